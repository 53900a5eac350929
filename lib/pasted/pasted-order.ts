import type { Decimal } from '../order';
import type { ReckoningLine } from '../parcel/parcel-draft';
import type { VillageMatch } from '../villages/match';
import { isDeliverable } from '../villages/village';

/** A place in the pasted text, in UTF-16 units; `end` is behind its last character. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** What was found, where it stands, and whether it may be taken without a look. */
export interface Found<Value> {
  readonly value: Value;
  /** In the text's order; parts of one value may stand apart. */
  readonly spans: readonly Span[];
  readonly sure: boolean;
}

/** What was found, asked about where something speaks against it. */
export function doubtedIf<One extends Found<unknown> | null>(isDoubted: boolean, found: One): One {
  return isDoubted && found !== null ? { ...found, sure: false } : found;
}

/** What nothing speaks against is certain. */
export function isCertain(doubts: Readonly<Record<string, boolean>>): boolean {
  return !Object.values(doubts).includes(true);
}

/** The village that was found as one to be asked about. */
export function asUnsure(match: VillageMatch): VillageMatch {
  const [first] = match.candidates;
  if (!match.recognised || first === undefined) return match;
  const choices = isDeliverable(first.village) ? [first.village] : [];
  const reason = { code: 'unsure', text: first.text } as const;
  return { ...match, confident: false, recognised: false, reason, choices };
}

/** Why a datum that the text does speak of was not taken, or is asked about. */
export interface PastedProblem {
  readonly code: /** A number that is a phone in none of the service's forms, or of another country. */
    | 'phone-unreadable'
    /** More phones than a parcel has room for. */
    | 'phones-left'
    /** Several amounts, and nothing says which is to be collected; or one that can be read in two ways. */
    | 'amounts-several'
    /** A price without the delivery, or of one piece of several: not all there is to collect. */
    | 'amount-partial'
    | 'currency-foreign'
    /** The text says that it is paid: whether anything is to be collected is the person's to say. */
    | 'paid'
    /** The order is cancelled: nothing of it is taken. */
    | 'cancelled'
    /** It, or a piece of it, may be cancelled: it is taken, and asked about. */
    | 'cancelled-partly'
    /** The orders of several people: nothing of them is taken. */
    | 'orders-several';
  readonly spans: readonly Span[];
}

/** An order that somebody wrote in words, with nothing in it that the words do not say. */
export interface PastedOrder {
  readonly name: Found<string> | null;
  /** In the service's forms; at most two. */
  readonly phones: readonly Found<string>[];
  /** What of the text was taken for the address, and what the directory makes of it. */
  readonly place: { readonly match: VillageMatch; readonly spans: readonly Span[] } | null;
  readonly street: Found<string> | null;
  readonly amount: Found<{ readonly value: Decimal; readonly currency: 'ILS' | 'JOD' | null }> | null;
  /** How the amount came about, line by line, where the text does not simply say it; else empty. */
  readonly reckoning: readonly ReckoningLine[];
  readonly note: Found<string> | null;
  readonly problems: readonly PastedProblem[];
}
