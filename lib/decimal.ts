import type { Decimal } from './order';

/** Amounts that can be reckoned with, as readers take them from pages and files; the bounds keep hostile lengths out. */
export const DECIMAL = /^-?\d{1,20}(?:\.\d{1,8})?$/;

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

/** How many decimals the amount is written with. */
export function writtenDecimals(amount: Decimal): number {
  const point = amount.indexOf('.');
  return point < 0 ? 0 : amount.length - point - 1;
}

/** Figures of a whole number that is added as a number: a sum that has passed `MOST_SUMMED` takes one more and is still exact. */
const MOST_FIGURES = 15;
const MOST_SUMMED = 8e15;

/** The exact sum, written with as many decimals as the longest of its parts; `"0"` of nothing. */
export function sumDecimals(amounts: readonly Decimal[]): Decimal {
  // Those with as many decimals are added as whole numbers, small ones without a BigInt for each: a search sums up all
  // parcels of years at each digit.
  const sums: bigint[] = [];
  const small: number[] = [];
  const add = (decimals: number, units: bigint) => {
    sums[decimals] = (sums[decimals] ?? 0n) + units;
  };
  for (const amount of amounts) {
    const decimals = writtenDecimals(amount);
    if (amount.length > MOST_FIGURES) {
      add(decimals, toUnits(amount, decimals));
      continue;
    }
    const sum = (small[decimals] ?? 0) + Number(decimals === 0 ? amount : amount.replace('.', ''));
    const isFull = Math.abs(sum) > MOST_SUMMED;
    if (isFull) add(decimals, BigInt(sum));
    small[decimals] = isFull ? 0 : sum;
  }
  for (const [decimals, sum] of small.entries()) add(decimals, BigInt(sum ?? 0));
  const longest = Math.max(0, sums.length - 1);
  const units = sums.reduce((sum, own, decimals) => sum + own * 10n ** BigInt(longest - decimals), 0n);
  return writeUnits(units, longest);
}

/** `first` less `second`, written as their sum would be. */
export function subtractDecimals(first: Decimal, second: Decimal): Decimal {
  return sumDecimals([first, second.startsWith('-') ? second.slice(1) : `-${second}`]);
}

/** The exact product, with the decimals of both. */
export function multiplyDecimals(first: Decimal, second: Decimal): Decimal {
  const decimals = writtenDecimals(first) + writtenDecimals(second);
  return writeUnits(
    toUnits(first, writtenDecimals(first)) * toUnits(second, writtenDecimals(second)),
    decimals,
  );
}

/** The exact sum of a few decimals, in its shortest form; `"0"` of none. @throws DecimalFormError */
export function addDecimals(...decimals: readonly Decimal[]): Decimal {
  return addUp(decimals);
}

/**
 * The exact sum of a list, in its shortest form; `"0"` of none. A list of any length is given as it is: spread into
 * arguments, one of some ten thousands ends with a RangeError. @throws DecimalFormError
 */
export function addUp(decimals: readonly Decimal[]): Decimal {
  if (!decimals.every(isDecimal)) throw new DecimalFormError();
  const [whole = '', fraction = ''] = sumDecimals(decimals).split('.');
  const digits = fraction.replace(/0+$/, '');
  return digits === '' ? whole : `${whole}.${digits}`;
}

/** The sum of a list; `null` where one of it is not known. @param sum how they are added up */
export function sumKnown(amounts: readonly (Decimal | null)[], sum = addUp): Decimal | null {
  const known = amounts.filter((amount) => amount !== null);
  return known.length === amounts.length ? sum(known) : null;
}

/** The one shortest way to write a value: `"007.50"` is `"7.5"`, `"-0.0"` is `"0"`. @throws DecimalFormError */
export function normalizeDecimal(decimal: Decimal): Decimal {
  return addDecimals(decimal);
}

/** In its shortest form. @throws DecimalFormError */
export function negateDecimal(decimal: Decimal): Decimal {
  const normal = normalizeDecimal(decimal);
  if (isZero(normal)) return normal;
  return normal.startsWith('-') ? normal.slice(1) : `-${normal}`;
}

/** Zero or positive. */
export function absoluteDecimal(amount: Decimal): Decimal {
  return amount.replace('-', '');
}

export function isZero(amount: Decimal): boolean {
  return !/[1-9]/.test(amount);
}

/** Whether two amounts are the same, however many decimals they are written with. */
export function isSameAmount(first: Decimal, second: Decimal): boolean {
  return isZero(subtractDecimals(first, second));
}

/** -1, 0 or 1 as `a` is less than, equal to or greater than `b`. @throws DecimalFormError */
export function compareDecimals(a: Decimal, b: Decimal): -1 | 0 | 1 {
  const difference = addDecimals(a, negateDecimal(b));
  if (isZero(difference)) return 0;
  return difference.startsWith('-') ? -1 : 1;
}

/** Whether two amounts are no further apart than `allowed`, which is zero or positive. */
export function isWithin(first: Decimal, second: Decimal, allowed: Decimal): boolean {
  return compareDecimals(absoluteDecimal(subtractDecimals(first, second)), allowed) <= 0;
}

/** How many decimals the value needs: `"12.50"` needs one, `"12.00"` none. @throws DecimalFormError */
export function neededDecimals(decimal: Decimal): number {
  return writtenDecimals(normalizeDecimal(decimal));
}

/** Whether one of the amounts needs decimals: then all that stand under each other show theirs. */
export function haveDecimals(amounts: Iterable<Decimal | null>): boolean {
  for (const amount of amounts) if (amount !== null && /\.\d*[1-9]/.test(amount)) return true;
  return false;
}

/** An amount as money is written: with no decimals or two, and never fewer than the amount has. */
export function amountText(amount: Decimal): string {
  return /\.\d$/.test(amount) ? `${amount}0` : amount;
}

/** The amount in units of `10^-decimals`, which must be no fewer than it is written with. */
function toUnits(amount: Decimal, decimals: number): bigint {
  return BigInt(amount.replace('.', '') + '0'.repeat(decimals - writtenDecimals(amount)));
}

function writeUnits(units: bigint, decimals: number): Decimal {
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  return (units < 0n ? '-' : '') + digits.slice(0, point) + (decimals === 0 ? '' : `.${digits.slice(point)}`);
}
