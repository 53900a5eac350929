import { compareDecimals } from '../decimal';
import type { RowState } from '../outbox/row';
import { foldText } from '../villages/normalize';
import type { AnyEntry } from './colleague-entries';
import type { DaySpan } from './days';
import { isUnconfirmed } from './entry';
import { FATES, type Fate } from './fate';

/** `made`: what exists at the service, so far as is known; the ledger's own subject. */
export type StateChoice = 'made' | 'all' | RowState | Fate | UnconfirmedChoice | ToldChoice;
/** What waits to be confirmed in the company's panel: live and practice parcels are never counted together. */
export const UNCONFIRMED = ['unconfirmed-live', 'unconfirmed-testing'] as const;
type UnconfirmedChoice = (typeof UNCONFIRMED)[number];
export type ToldChoice = `told-${number}`;
export type SortKey = 'date' | 'code' | 'recipient' | 'village' | 'amount' | 'order';

export interface Sort {
  readonly by: SortKey;
  readonly ascending: boolean;
}

export interface Selection {
  readonly typed: string;
  readonly state: StateChoice;
  /** `null`: every account. */
  readonly accountId: string | null;
  readonly span: DaySpan;
  readonly sort: Sort;
}

export interface Selected<Entry extends AnyEntry = AnyEntry> {
  readonly entries: readonly Entry[];
  /** How many more there would be in another state: a search must not look as if there were nothing. */
  readonly inOtherStates: number;
}

/** All entries in the wanted order; of equals the newest first. Once made, it holds for every letter of a search. */
export function sortEntries<Entry extends AnyEntry>(
  all: readonly Entry[],
  { by, ascending }: Sort,
): readonly Entry[] {
  const compare = comparers[by];
  const sign = ascending ? 1 : -1;
  return all.toSorted((a, b) => sign * compare(a, b) || b.createdAt - a.createdAt);
}

/** A phone that ends in the typed digits stands first where the date sorts. @param sorted by `sort` */
export function selectEntries<Entry extends AnyEntry>(
  sorted: readonly Entry[],
  selection: Selection,
): Selected<Entry> {
  const { accountId, span, sort } = selection;
  const fits = searchFor(selection.typed);
  const isWanted = inState(selection.state);
  const endsSo = sort.by === 'date' ? endingIn(selection.typed) : () => false;
  const first: Entry[] = [];
  const rest: Entry[] = [];
  let inOtherStates = 0;
  // One pass: a search goes through all parcels of years at each letter.
  for (const entry of sorted) {
    if (accountId !== null && entry.accountId !== accountId) continue;
    if (entry.createdAt < span.from || entry.createdAt >= span.until || !fits(entry)) continue;
    if (!isWanted(entry)) inOtherStates += 1;
    else (endsSo(entry) ? first : rest).push(entry);
  }
  return { entries: first.length === 0 ? rest : [...first, ...rest], inOtherStates };
}

function endingIn(typed: string): (entry: AnyEntry) => boolean {
  const digits = foldText(typed).replaceAll(' ', '');
  if (!/^\d+$/.test(digits)) return () => false;
  return (entry) =>
    entry.colleague === null && [entry.phone, entry.phone2].some((phone) => phone?.endsWith(digits));
}

function inState(wanted: StateChoice): (entry: AnyEntry) => boolean {
  // A status that says so is counted on Today, also of a parcel that a person marked as wrong.
  if (wanted === 'returned') return ({ fate }) => fate === wanted;
  if (FATES.some((one) => one === wanted)) return ({ made, fate }) => made && fate === wanted;
  if (UNCONFIRMED.some((one) => one === wanted))
    return (entry) =>
      entry.colleague === null &&
      isUnconfirmed(entry) &&
      entry.testing === (wanted === 'unconfirmed-testing');
  if (wanted.startsWith('told-'))
    return ({ parcelStatus }) => parcelStatus !== null && wanted === `told-${parcelStatus.statusId}`;
  if (wanted === 'all') return () => true;
  return wanted === 'made' ? ({ made }) => made : ({ state }) => state === wanted;
}

/** Numbers in a text by their value: order 9 before order 10. */
const collator = new Intl.Collator(undefined, { numeric: true });
const byText = (a: string | null, b: string | null) => collator.compare(a ?? '', b ?? '');

const comparers: Readonly<Record<SortKey, (a: AnyEntry, b: AnyEntry) => number>> = {
  date: (a, b) => a.createdAt - b.createdAt,
  code: (a, b) => byText(a.parcelCode, b.parcelCode),
  recipient: (a, b) => byText(whoIs(a), whoIs(b)),
  village: (a, b) =>
    byText(a.place?.city ?? null, b.place?.city ?? null) ||
    byText(a.place?.village ?? null, b.place?.village ?? null),
  // Quick where that decides; amounts that look equal so are compared exactly.
  amount: (a, b) =>
    Number(a.totalPrice) - Number(b.totalPrice) || compareDecimals(a.totalPrice ?? '0', b.totalPrice ?? '0'),
  order: (a, b) => byText(orderOf(a), orderOf(b)),
};

/** Whom a parcel goes to; of a colleague's, of which that is not told, who made it. */
export function whoIs(entry: AnyEntry): string {
  return entry.colleague ?? entry.recipientName;
}

function orderOf(entry: AnyEntry): string | null {
  return entry.colleague === null ? entry.orderNumber : null;
}

/** Whether every typed word stands somewhere in an entry, in whatever spelling; of a phone each part may be a word. */
export function searchFor(typed: string): (entry: Pick<AnyEntry, 'searched'>) => boolean {
  const folded = foldText(typed);
  if (folded === '') return () => true;
  const words = folded.split(' ');
  return ({ searched }) => words.every((word) => searched.includes(word));
}
