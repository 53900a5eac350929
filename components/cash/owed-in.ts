import { paidBy } from '../../lib/statement/judge';
import { findOnlyMade, findOutstanding, type Outstanding, type Share } from '../../lib/statement/outstanding';
import { codeKey } from '../../lib/statement/statement';
import type { KeptStatement } from '../../lib/storage/records';
import { amountsIn, type CashParcel } from './cash-parcel';

/** The cash that is out in one currency. */
export interface Owed {
  readonly currency: string;
  readonly outstanding: readonly Outstanding[];
  /** Of which nothing says that the courier has them. */
  readonly onlyMade: Share;
}

/** What the courier owes in the account's currency, and in each other in which something is out. */
export function owedIn(
  currency: string,
  parcels: readonly CashParcel[],
  statements: readonly KeptStatement[],
): readonly Owed[] {
  const all = statements.map(({ lines }) => lines);
  const paid = paidBy(all);
  const told = all.flat().filter(({ collected }) => collected !== null);
  const named = new Set(told.flatMap(({ code }) => (code === null ? [] : [codeKey(code)])));
  // What a statement paid of another currency is paid, whichever it says, and nothing of it is short.
  const unpaid = parcels.filter(({ code }) => !named.has(codeKey(code)));
  const others = new Set(unpaid.flatMap((parcel) => parcel.currency ?? []));
  others.delete(currency);
  const sumUp = (own: string, all: readonly CashParcel[]): Owed => {
    const sent = amountsIn(own, all);
    return {
      currency: own,
      outstanding: findOutstanding(sent, paid, Date.now()),
      onlyMade: findOnlyMade(sent, paid),
    };
  };
  return [
    sumUp(currency, parcels),
    ...[...others]
      .map((other) => sumUp(other, unpaid))
      .filter(({ outstanding, onlyMade }) => [...outstanding, onlyMade].some((share) => share.parcels > 0)),
  ];
}
