import type { enTeachPanel } from '../../assets/locales/en/teach-panel';
import type { FieldMeaning } from '../parcel/field-meanings';
import type { Refusal } from '../press/press-rule';
import type { Datum } from '../stores/taught/teaching';

/** Every text of the panel, by its id. None names a variable: the panel carries no language of its own. */
export type TeachWords = Readonly<
  Record<
    keyof typeof enTeachPanel | `teach-datum-${Datum}` | `shop-field-${FieldMeaning}` | `press-${Refusal}`,
    string
  >
>;
