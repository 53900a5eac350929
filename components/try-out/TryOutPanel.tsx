import { isFormClosed } from '../../lib/outbox/meaning';
import { RowLabel } from '../outbox/RowLabel';
import type { FormState } from '../parcel-form/form-state';
import { ParcelPanel } from '../parcel-form/ParcelPanel';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';

interface TryOutPanelProps {
  readonly state: FormState;
  readonly onAgain: () => void;
  readonly onConnect: () => void;
}

/** The form as it will be, over an order that is nobody's; then what a press comes to, and the way to real ones. */
export function TryOutPanel({ state, onAgain, onConnect }: TryOutPanelProps) {
  const { t } = useText();
  const { row } = state.form.value;
  if (!isFormClosed(row) || state.sending.value) {
    return <ParcelPanel state={state} onStartAnew={onAgain} opened="plainly" />;
  }
  return (
    <main class="panel__body">
      <Notice tone="good" title={t('outcome-created')} live />
      <RowLabel row={row} />
      <Button kind="primary" wide onPress={onConnect} text={t('bar-mend-account')} />
    </main>
  );
}
