import type { Decimal } from '../order';
import { isZero, sumDecimals } from '../stores/decimal';

/** Text that is not a decimal where one is required: a mistake in the program, never a person's. */
export class DecimalFormError extends Error {
  override readonly name = 'DecimalFormError';
  constructor() {
    super('Not a decimal');
  }
}

/** Whether text is a decimal as amounts are kept: `/^-?\d+(\.\d+)?$/`. */
export function isDecimal(text: string): boolean {
  return /^-?\d+(?:\.\d+)?$/.test(text);
}

/** The exact sum of any number of decimals, in its shortest form; `"0"` of none. @throws DecimalFormError */
export function addDecimals(...decimals: readonly Decimal[]): Decimal {
  if (!decimals.every(isDecimal)) throw new DecimalFormError();
  const [whole = '', fraction = ''] = sumDecimals(decimals).split('.');
  const digits = fraction.replace(/0+$/, '');
  return digits === '' ? whole : `${whole}.${digits}`;
}

/** `a - b`, exactly. @throws DecimalFormError */
export function subtractDecimals(a: Decimal, b: Decimal): Decimal {
  return addDecimals(a, negateDecimal(b));
}

/** @throws DecimalFormError */
export function negateDecimal(decimal: Decimal): Decimal {
  const normal = normalizeDecimal(decimal);
  if (isZero(normal)) return normal;
  return normal.startsWith('-') ? normal.slice(1) : `-${normal}`;
}

/** -1, 0 or 1 as `a` is less than, equal to or greater than `b`. @throws DecimalFormError */
export function compareDecimals(a: Decimal, b: Decimal): -1 | 0 | 1 {
  const difference = subtractDecimals(a, b);
  if (isZero(difference)) return 0;
  return difference.startsWith('-') ? -1 : 1;
}

/** How many decimals the value needs: `"12.50"` needs one, `"12.00"` none. @throws DecimalFormError */
export function countDecimals(decimal: Decimal): number {
  return normalizeDecimal(decimal).split('.')[1]?.length ?? 0;
}

/** Whether one of the amounts needs decimals: then all that stand under each other show theirs. */
export function haveDecimals(amounts: Iterable<Decimal | null>): boolean {
  return [...amounts].some((amount) => amount !== null && countDecimals(amount) > 0);
}

/** The one shortest way to write a value: `"007.50"` is `"7.5"`, `"-0.0"` is `"0"`. @throws DecimalFormError */
export function normalizeDecimal(decimal: Decimal): Decimal {
  return addDecimals(decimal);
}
