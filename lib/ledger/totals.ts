import { addUp } from '../decimal';
import type { Decimal } from '../order';
import { isUnknown } from '../outbox/meaning';
import type { AnyEntry } from './colleague-entries';

/** The sums of parcels that can be added up: of one account, and with it of one currency. */
export interface Totals {
  readonly accountId: string;
  readonly accountName: string | null;
  readonly testing: boolean;
  readonly currency: string | null;
  readonly parcels: number;
  /** How many of them colleagues made. */
  readonly byColleagues: number;
  readonly toCollect: Decimal;
  /** Of those parcels whose fee is known. */
  readonly fees: Decimal;
  readonly withoutFee: number;
  /** Rows of which it is not known whether they are parcels; in none of the sums. */
  readonly unknown: number;
}

/** What a set of entries comes to, for each account in it; what never became a parcel counts for nothing. */
export function totalsOf(entries: readonly AnyEntry[]): readonly Totals[] {
  const byAccount = Map.groupBy(entries, ({ accountId }) => accountId);
  return [...byAccount.values()].flatMap((own) => {
    const [first] = own;
    const made = own.filter((entry) => entry.made);
    const unknown = own.filter(isUnknown).length;
    if (first === undefined || made.length + unknown === 0) return [];
    const fees = made.flatMap(({ fee }) => (fee === null ? [] : [fee]));
    const { accountId, accountName, testing, currency } = first;
    return [
      {
        accountId,
        accountName,
        testing,
        currency,
        unknown,
        parcels: made.length,
        byColleagues: made.filter(({ colleague }) => colleague !== null).length,
        toCollect: addUp(made.flatMap(({ totalPrice }) => totalPrice ?? [])),
        fees: addUp(fees),
        withoutFee: made.length - fees.length,
      },
    ];
  });
}
