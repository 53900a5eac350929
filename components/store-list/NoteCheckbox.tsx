import { OWN_MARK } from '../../lib/stores/own-note';
import { findNotesPlace, type StoreKind } from '../../lib/stores/registry';
import { useText } from '../text/use-text';
import { Checkbox } from '../ui/Checkbox';

interface NoteCheckboxProps {
  /** Left out while it is not known. */
  readonly kind?: StoreKind | undefined;
  readonly checked: boolean;
  readonly onChange: (wanted: boolean) => void;
}

/** Whether parcels' codes go into the notes of a store's orders, with the line as it is written. */
export function NoteCheckbox({ kind, checked, onChange }: NoteCheckboxProps) {
  const { t } = useText();
  return (
    <Checkbox
      label={t('store-note', { what: 'note' })}
      hint={t('store-note-hint', { mark: OWN_MARK, place: findNotesPlace(kind) ?? 'notes' })}
      checked={checked}
      onChange={onChange}
    />
  );
}
