import { addUp, multiplyDecimals } from '../decimal';
import type { Decimal } from '../order';
import { isUnknown } from '../outbox/meaning';
import type { AnyEntry } from './colleague-entries';

/** The sums of parcels that can be added up: of one account, in one currency, all for practice or none. */
export interface Totals {
  readonly accountId: string;
  readonly accountName: string | null;
  readonly testing: boolean;
  readonly currency: string | null;
  readonly parcels: number;
  readonly byColleagues: number;
  readonly toCollect: Decimal;
  /** Of those parcels whose fee is known. */
  readonly fees: Decimal;
  readonly withoutFee: number;
  /** Whose amount nobody here knows: they are parcels, and in no sum. */
  readonly withoutAmount: number;
  /** Rows of which it is not known whether they are parcels; in none of the sums. */
  readonly unknown: number;
}

/** What a set of entries comes to, for each account and currency in it; what never became a parcel counts for nothing. */
export function totalsOf(entries: readonly AnyEntry[]): readonly Totals[] {
  const sums = new Map<string, Counted>();
  // One pass without a list for each question: a search asks for all parcels of years at each letter.
  for (const entry of entries) {
    const key = `${entry.accountId} ${entry.currency ?? ''} ${entry.testing}`;
    let own = sums.get(key);
    if (own === undefined) {
      own = {
        first: entry,
        parcels: 0,
        byColleagues: 0,
        unknown: 0,
        withFee: 0,
        withoutAmount: 0,
        amounts: new Map(),
        fees: new Map(),
      };
      sums.set(key, own);
    }
    if (isUnknown(entry)) own.unknown += 1;
    if (!entry.made) continue;
    own.parcels += 1;
    if (entry.colleague !== null) own.byColleagues += 1;
    if (entry.totalPrice === null) own.withoutAmount += 1;
    else countOne(own.amounts, entry.totalPrice);
    if (entry.fee === null) continue;
    own.withFee += 1;
    countOne(own.fees, entry.fee);
  }
  return [...sums.values()]
    .filter(({ parcels, unknown }) => parcels + unknown > 0)
    .map(({ first: { accountId, accountName, testing, currency }, parcels, ...own }) => ({
      accountId,
      accountName,
      testing,
      currency,
      parcels,
      byColleagues: own.byColleagues,
      unknown: own.unknown,
      toCollect: sumOf(own.amounts),
      fees: sumOf(own.fees),
      withoutFee: parcels - own.withFee,
      withoutAmount: own.withoutAmount,
    }));
}

interface Counted {
  readonly first: AnyEntry;
  readonly amounts: Times;
  readonly fees: Times;
  withFee: number;
  withoutAmount: number;
  parcels: number;
  byColleagues: number;
  unknown: number;
}

/** How often each amount was there: of years of parcels most cost what others cost, and each amount is reckoned with once. */
type Times = Map<Decimal, number>;

function countOne(times: Times, amount: Decimal): void {
  times.set(amount, (times.get(amount) ?? 0) + 1);
}

function sumOf(times: Times): Decimal {
  return addUp(Array.from(times, ([amount, count]) => multiplyDecimals(amount, String(count))));
}
