import type { WrittenWord } from './normalize';
import type { Territory } from './territories';

/**
 * What the words of an address are, read once and in one place. Everything else asks these parts.
 *
 * - `territory`: a country or territory, said whole ("الضفة الغربية", "Gaza Strip"); `territory` says which.
 * - `place`: words that no other word explains; a town, a village or a quarter may be among them.
 * - `street`, `landmark`, `quarter`: a phrase with its kind word ("شارع القدس", "Salem Market", "حي الطيرة"); the name in
 *   it is that of the street, firm, person or quarter and not where the parcel goes.
 * - `near`: something this place is near to, on the way to, or between ("قرب حاجز قلنديا", "Haris junction").
 * - `suburb`: a quarter's phrase whose name may be listed beside its town ("ضاحية شويكة").
 * - `number`: flats, floors, phones. `common`: words every town has ("وسط البلد", "Main street").
 */
export type PartKind =
  | 'territory'
  | 'place'
  | 'street'
  | 'landmark'
  | 'quarter'
  | 'suburb'
  | 'near'
  | 'number'
  | 'common';

export interface NamedPart {
  readonly kind: PartKind;
  /** For `territory` alone. */
  readonly territory?: Territory;
  /** The name's words without the kind words around it, folded and as written, with where they stand; may be empty. */
  readonly name: readonly WrittenWord[];
  /** The whole part as it stands in the text, kind words with it. */
  readonly text: string;
  /** Where it stands in the text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}
