import { useLayoutEffect, useRef } from 'preact/hooks';
import { useText } from '../../components/text/use-text';
import { Button } from '../../components/ui/Button';
import { Notice } from '../../components/ui/Notice';
import type { Popup, Screen } from './popup-state';

interface BegunFormProps {
  readonly popup: Popup;
  readonly screen: Extract<Screen, { show: 'begun' }>;
}

/** One form is filled by hand at a time: what was begun for somebody else goes only when the person says so. */
export function BegunForm({ popup, screen: { begun, recipient } }: BegunFormProps) {
  const { t } = useText();
  const first = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone: the keyboard goes on from here.
  useLayoutEffect(() => first.current?.focus(), []);
  return (
    <main class="panel__body">
      <Notice
        tone="info"
        title={t('begun-title')}
        live
        actions={
          <>
            <Button buttonRef={first} onPress={() => popup.openManual()}>
              {t('begun-open')}
            </Button>
            <Button kind="quiet" onPress={() => popup.openAnew(recipient, begun)}>
              {t('begun-anew')}
            </Button>
          </>
        }
      >
        <p>{t('begun-text', { phone: begun.draft.fields.phone })}</p>
      </Notice>
    </main>
  );
}
