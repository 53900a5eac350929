import type { KnownNames } from './known-names';
import type { WrittenWord } from './normalize';
import { SegmentReader } from './segment-reader';
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

/** More than any address has, in UTF-16 units: what comes after is not read. */
const LONGEST_TEXT = 400;
const SEPARATOR = /(?<!\bc)\/|[,،;؛\\()[\]{}|\n\r\t•·–—:+]|\s[-־]\s?|[-־]\s/giu;

/**
 * The parts of one field, or of any stretch of free text, in the order they stand in.
 * @param names see `knownNames` in `known-names.ts`
 */
export function readNamedParts(text: string, names: KnownNames): NamedPart[] {
  const read = text.slice(0, LONGEST_TEXT);
  const parts: NamedPart[] = [];
  let start = 0;
  for (const mark of [...read.matchAll(SEPARATOR), null]) {
    const end = mark?.index ?? read.length;
    parts.push(...new SegmentReader(read, start, end, names).read());
    start = end + (mark?.[0].length ?? 0);
  }
  return parts;
}
