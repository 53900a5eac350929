import { compareDecimals } from '../decimal';
import type { Decimal } from '../order';
import { says } from '../words/patterns';
import type { PastedAmount } from './amounts';
import { aroundInLine } from './spans';

export type SameAmount = PastedAmount & { readonly value: Decimal };

/** Whether an amount is what all before it in its line comes to. */
export function comesTo(folded: string, { span }: PastedAmount): boolean {
  return says('sum-before', aroundInLine(folded, span).before);
}

/**
 * "بلوزة ب 45 = 90 … المجموع 180", "70 والبنطلون 90 والتوصيل علينا يعني 160": of totals the one that is more than what a line
 * comes to, or the last, which all that is said comes to where no other is what a line comes to. One that goes on to the
 * sum with the delivery is none.
 */
export function wholeAmong(all: readonly PastedAmount[], folded: string): readonly PastedAmount[] {
  const around = ({ span }: PastedAmount) => aroundInLine(folded, span);
  const totals = all.filter((one) => !says('sum-goes-on-behind', around(one).behind));
  const isMost = (one: PastedAmount) =>
    totals.every((other) => other === one || compareDecimals(one.value ?? '0', other.value ?? '0') > 0);
  const last = totals.at(-1);
  const sums = totals.filter((one) => comesTo(folded, one));
  if (last !== undefined && sums.length === 1 && sums[0] === last && isMost(last)) return [last];
  const whole = totals.filter(
    (one) => !comesTo(folded, one) || says('total-called-before', around(one).before),
  );
  const most = sameValue(whole)?.value;
  return totals.every((one) => whole.includes(one) || compareDecimals(most ?? '0', one.value ?? '0') > 0)
    ? whole
    : totals;
}

/** The amount that all of these are, with its currency; `null`: they differ, or one can be read in two ways. */
export function sameValue(amounts: readonly PastedAmount[]): SameAmount | null {
  const [first] = amounts;
  if (first === undefined || first.value === null) return null;
  const { value } = first;
  const currencies = new Set(amounts.flatMap(({ currency }) => currency ?? []));
  return currencies.size < 2 && amounts.every((one) => one.value === value) ? { ...first, value } : null;
}
