import type { Decimal } from '../order';

/** Amounts that can be reckoned with; the bounds keep hostile lengths out. */
export const DECIMAL = /^-?\d{1,20}(?:\.\d{1,8})?$/;

/** How many decimals the amount is written with. */
export function decimalsOf(amount: Decimal): number {
  return amount.split('.')[1]?.length ?? 0;
}

/** The amount in units of `10^-decimals`, which must be no fewer than it is written with. */
function toUnits(amount: Decimal, decimals: number): bigint {
  return BigInt(amount.replace('.', '') + '0'.repeat(decimals - decimalsOf(amount)));
}

/** The exact sum, written with as many decimals as the longest of its parts; `"0"` of nothing. */
export function sumDecimals(amounts: readonly Decimal[]): Decimal {
  const decimals = Math.max(0, ...amounts.map(decimalsOf));
  return writeUnits(
    amounts.reduce((sum, amount) => sum + toUnits(amount, decimals), 0n),
    decimals,
  );
}

function writeUnits(units: bigint, decimals: number): Decimal {
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  return (units < 0n ? '-' : '') + digits.slice(0, point) + (decimals === 0 ? '' : `.${digits.slice(point)}`);
}

/** `first` less `second`. */
export function subtractDecimals(first: Decimal, second: Decimal): Decimal {
  return sumDecimals([first, second.startsWith('-') ? second.slice(1) : `-${second}`]);
}

/** The exact product, with the decimals of both. */
export function multiplyDecimals(first: Decimal, second: Decimal): Decimal {
  const decimals = decimalsOf(first) + decimalsOf(second);
  return writeUnits(toUnits(first, decimalsOf(first)) * toUnits(second, decimalsOf(second)), decimals);
}

/** Whether two amounts are no further apart than `allowed`, which is zero or positive. */
export function isWithin(first: Decimal, second: Decimal, allowed: Decimal): boolean {
  const difference = absoluteDecimal(subtractDecimals(first, second));
  const over = subtractDecimals(difference, allowed);
  return over.startsWith('-') || isZero(over);
}

/** Zero or positive. */
export function absoluteDecimal(amount: Decimal): Decimal {
  return amount.replace('-', '');
}

export function isZero(amount: Decimal): boolean {
  return !/[1-9]/.test(amount);
}
