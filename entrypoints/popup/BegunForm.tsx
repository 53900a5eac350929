import { useText } from '../../components/text/use-text';
import { Button } from '../../components/ui/Button';
import { Notice } from '../../components/ui/Notice';
import { useFocused } from '../../components/ui/use-focused';
import type { Popup } from './popup-state';
import type { Screen } from './screen';

interface BegunFormProps {
  readonly popup: Popup;
  readonly screen: Extract<Screen, { show: 'begun' }>;
}

/** Only one form is filled by hand at a time: the one begun for somebody else is discarded only by the person. */
export function BegunForm({ popup, screen: { begun, recipient } }: BegunFormProps) {
  const { t } = useText();
  // The pressed button is gone: the first button here is focused.
  const first = useFocused<HTMLButtonElement>();
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
        text={t('begun-text', { phone: begun.draft.fields.phone })}
      />
    </main>
  );
}
