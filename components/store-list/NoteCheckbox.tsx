import { OWN_MARK } from '../../lib/stores/own-note';
import type { StoreKind } from '../../lib/stores/registry';
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
      label={t('store-note')}
      hint={t(noteHint(kind), { mark: OWN_MARK })}
      checked={checked}
      onChange={onChange}
    />
  );
}

/** Says where the line goes: Medusa has no notes, and keeps it among the order's own data. */
export function noteHint(kind: StoreKind | undefined): 'store-note-hint' | 'store-note-hint-medusa' {
  return kind === 'medusa' ? 'store-note-hint-medusa' : 'store-note-hint';
}
