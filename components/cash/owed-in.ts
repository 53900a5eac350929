import { addUp, compareDecimals, isSameAmount } from '../../lib/decimal';
import { amountsOf, paidBy } from '../../lib/statement/judge';
import {
  countWithoutAmount,
  findOnlyMade,
  findOutstanding,
  findPaidOtherwise,
  type Outstanding,
  type Share,
} from '../../lib/statement/outstanding';
import { codeKey, contradictoryIn } from '../../lib/statement/statement';
import type { KeptStatement } from '../../lib/storage/records';
import { amountsIn, type CashParcel } from './cash-parcel';

/** The cash that is out in one currency. */
export interface Owed {
  readonly currency: string;
  readonly outstanding: readonly Outstanding[];
  /** Of which nothing says that the courier has them. */
  readonly onlyMade: Share;
  /** Not paid by statements, but in hand, or written off. */
  readonly paidOtherwise: Share;
  /** Parcels that are out and of which nobody knows the amount; told with the account's currency. */
  readonly withoutAmount: number;
}

/** What the courier owes in the account's currency, and in each other in which something is out. */
export function owedIn(
  currency: string,
  parcels: readonly CashParcel[],
  statements: readonly KeptStatement[],
): readonly Owed[] {
  const all = statements.map(({ lines }) => lines);
  const paid = paidBy(all);
  const inOther = all.flatMap((lines) => {
    const isContradictory = contradictoryIn(lines);
    return lines.filter((line) => line.inOther !== undefined && !isContradictory(line));
  });
  const told = Map.groupBy(inOther, ({ code }) => code && codeKey(code));
  // What a statement paid of another currency in the account's is paid, however much that is; in its own, all of it.
  const unpaid = parcels.filter(({ code, totalPrice }) => {
    const key = codeKey(code);
    const isWhole = told.get(key)?.some(({ collected }) => isSameAmount(collected ?? '0', totalPrice ?? '0'));
    return isWhole !== true && compareDecimals(addUp(amountsOf(paid.get(key))), '0') <= 0;
  });
  const others = new Set(unpaid.flatMap((parcel) => parcel.currency ?? []));
  others.delete(currency);
  const sumUp = (own: string, all: readonly CashParcel[]): Owed => {
    const sent = amountsIn(own, all);
    return {
      currency: own,
      outstanding: findOutstanding(sent, paid, Date.now()),
      onlyMade: findOnlyMade(sent, paid),
      paidOtherwise: findPaidOtherwise(sent, paid),
      withoutAmount: own === currency ? countWithoutAmount(parcels, paid) : 0,
    };
  };
  return [
    sumUp(currency, parcels),
    ...[...others]
      .map((other) => sumUp(other, unpaid))
      .filter(({ outstanding, onlyMade, paidOtherwise }) =>
        [...outstanding, onlyMade, paidOtherwise].some((share) => share.parcels > 0),
      ),
  ];
}
