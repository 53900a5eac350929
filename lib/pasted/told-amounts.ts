import { addDecimals, addUp, compareDecimals, negateDecimal } from '../decimal';
import { says } from '../words/patterns';
import { findAmounts, type PastedAmount, PRICES, valuesOf } from './amounts';
import type { Span } from './pasted-order';
import type { PastedText } from './segments';
import { aroundInLine } from './spans';

/** A smaller number counts pieces. */
const LEAST_SUM = '10';
/** Whatever a number below it is called, it is a count as often. */
const LEAST_PRICE = '4';
const OF_ALL: readonly PastedAmount['kind'][] = [...PRICES, 'total', 'settled'];
const WHOLES: readonly PastedAmount['kind'][] = [...OF_ALL, 'old'];

/** Every amount that the text names, also where only the others tell what it is of. */
export function toldAmounts(text: PastedText, taken: readonly Span[]): readonly PastedAmount[] {
  return withTaken(withCounted(withLeft(text.folded, findAmounts(text, taken))));
}

/**
 * "السعر 150 … المجموع 3": a small sum beside a larger price may count the pieces, and makes the price a question. So do one
 * to three of themselves.
 */
function withCounted(amounts: readonly PastedAmount[]): readonly PastedAmount[] {
  const wholes = valuesOf(amounts, OF_ALL);
  const off = addUp(valuesOf(amounts, ['discount']));
  return amounts.map((one): PastedAmount => {
    const { value, kind, currency } = one;
    if (value === null || currency !== null || !OF_ALL.includes(kind)) return one;
    const isLess = (than: string) => compareDecimals(value, than) < 0;
    // "السعر 12 … خصم 3 … المجموع 9": in dinars that is the sum.
    const isLessFor = (price: string) => isLess(price) && addDecimals(value, off) !== price;
    if (kind === 'total' && isLess(LEAST_SUM) && wholes.some(isLessFor)) return { ...one, kind: 'left' };
    // "كان سعرها 150 … المجموع 9": pieces, or the sum of a sale.
    const isBesideOld = kind === 'total' && isLess(LEAST_SUM) && valuesOf(amounts, ['old']).some(isLessFor);
    return isBesideOld || isLess(LEAST_PRICE) ? { ...one, doubtful: true } : one;
  });
}

/**
 * "ضايل عندي 2": as many pieces may be left. It is left to pay where a currency says so, or where it is what was paid less
 * than the price; a small number that may count pieces makes the price beside it a question, and no other amount.
 */
function withLeft(folded: string, amounts: readonly PastedAmount[]): readonly PastedAmount[] {
  const wholes = valuesOf(amounts, WHOLES);
  const paid = valuesOf(amounts, ['paid']);
  const isPaid = paid.length > 0 || says('deposit-said', folded);
  const fee = addUp(valuesOf(amounts, ['delivery']));
  const isLeftOf = (value: string) =>
    paid.length > 0 &&
    wholes.some((whole) => [whole, addDecimals(whole, fee)].includes(addUp([value, ...paid])));
  return amounts.flatMap((one): readonly PastedAmount[] => {
    if (one.kind !== 'rest' || one.value === null || isLeftOf(one.value)) return [one];
    const { before, behind } = aroundInLine(folded, one.span);
    const isSmall = one.currency === null && compareDecimals(one.value, LEAST_SUM) < 0;
    if (isSmall && says('owed-before', before)) return [{ ...one, doubtful: amounts.length > 1 }];
    const isLeftOver = says('left-over-before', before);
    if (!isLeftOver && !isSmall && !says('left-over-behind', behind)) return [one];
    // Nothing else is said of it, or that somebody is paid.
    const isAlone = says('left-alone-behind', behind) && (!isLeftOver || says('left-alone-before', before));
    if (isSmall && isLeftOver && !isAlone) return [];
    const isBesideWhole = wholes.length > 0 && (isSmall || !isPaid);
    if ((isSmall && !isAlone) || (one.currency === null && isBesideWhole)) return [{ ...one, kind: 'left' }];
    return [{ ...one, doubtful: one.currency === null || isBesideWhole }];
  });
}

/**
 * What the driver takes is as often all that is left to pay as a fee on top of it, which is less. One that is as much as
 * what is named says that again, and counts for nothing: what was paid and what is added tell what is left of it.
 */
function withTaken(amounts: readonly PastedAmount[]): readonly PastedAmount[] {
  if (amounts.every(({ kind }) => kind !== 'taken')) return amounts;
  const off = addUp(valuesOf(amounts, ['paid', 'discount']));
  const wholes = valuesOf(
    amounts,
    WHOLES.filter((kind) => kind !== 'old' || off !== '0'),
  );
  const whole = wholes.reduce((most, one) => (compareDecimals(one, most) > 0 ? one : most), '0');
  const left = addDecimals(whole, negateDecimal(off));
  const fee = addUp(valuesOf(amounts, ['delivery']));
  const named = [...wholes, left].flatMap((one) => [one, addDecimals(one, fee)]);
  return amounts.map((one): PastedAmount => {
    if (one.kind !== 'taken') return one;
    if (wholes.length > 0 && named.includes(one.value ?? '')) return { ...one, kind: 'left' };
    const isFee = compareDecimals(one.value ?? '0', left) < 0;
    return { ...one, kind: isFee ? 'delivery' : off === '0' ? 'total' : 'rest', doubtful: true };
  });
}
