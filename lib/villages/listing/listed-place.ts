import type { PlaceNames } from '../gazetteer';

/** A place of a list, by the names a person would say. */
export interface ListedPlace {
  /** The first of its names, in Arabic where the list or the gazetteer has it so. */
  readonly name: string;
  readonly others: readonly string[];
  /** Places in the list of the records that stand for it: two where it is listed twice, none where the list lacks it. */
  readonly records: readonly number[];
  /** See `Areas`. */
  readonly area: number;
  /** In thousands, where the gazetteer knows which place it is; else 0. */
  readonly inhabitants: number;
  readonly isKnown: boolean;
  /** See `IndexedPlace`. */
  readonly beside: readonly string[];
  /** Many places at once: only what names it letter for letter means it. */
  readonly zone: boolean;
  /** What the gazetteer calls it, as folded words: only of places that the list lacks. */
  readonly known: PlaceNames;
  /** See `IndexedPlace`. */
  readonly alsoAt: readonly number[];
}
