import { BegunNotice } from '../../components/pasted/BegunNotice';
import { useText } from '../../components/text/use-text';
import { Button } from '../../components/ui/Button';
import { useFocused } from '../../components/ui/use-focused';
import type { Popup } from './popup-state';
import type { Screen } from './screen';

interface BegunFormProps {
  readonly popup: Popup;
  readonly screen: Extract<Screen, { show: 'begun' }>;
}

/** In place of a form that is asked for while another is begun. */
export function BegunForm({ popup, screen: { begun, anew } }: BegunFormProps) {
  const { t } = useText();
  // The pressed button is gone: the first button here is focused.
  const first = useFocused<HTMLButtonElement>();
  return (
    <main class="panel__body">
      <BegunNotice
        fields={begun.draft.fields}
        actions={
          <>
            <Button buttonRef={first} onPress={() => popup.openManual()} text={t('begun-open')} />
            <Button kind="quiet" onPress={() => popup.openAnew(anew)} text={t('begun-anew')} />
          </>
        }
      />
    </main>
  );
}
