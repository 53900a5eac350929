import { OWN_MARK } from '../../lib/stores/own-note';
import { useText } from '../text/use-text';
import { Checkbox } from '../ui/Checkbox';

interface NoteCheckboxProps {
  readonly checked: boolean;
  readonly onChange: (wanted: boolean) => void;
}

/** Whether parcels' codes go into the notes of a store's orders, with the line as it is written. */
export function NoteCheckbox({ checked, onChange }: NoteCheckboxProps) {
  const { t } = useText();
  return (
    <Checkbox
      label={t('store-note')}
      hint={t('store-note-hint', { mark: OWN_MARK })}
      checked={checked}
      onChange={onChange}
    />
  );
}
