import type { Decimal } from '../order';

/** Text that is not a decimal where one is required: a mistake in the program, never a person's. */
export class DecimalFormError extends Error {
  override readonly name = 'DecimalFormError';
  constructor() {
    super('Not a decimal');
  }
}

/** A decimal as a whole number of units of 10^-scale. */
interface Scaled {
  readonly units: bigint;
  readonly scale: number;
}

const FORM = /^(-?)(\d+)(?:\.(\d+))?$/;

/** Whether text is a decimal as amounts are kept: `/^-?\d+(\.\d+)?$/`. */
export function isDecimal(text: string): boolean {
  return FORM.test(text);
}

/** The sum of any number of decimals, exactly; `"0"` of none. @throws DecimalFormError */
export function addDecimals(...decimals: readonly Decimal[]): Decimal {
  const parts = decimals.map(readScaled);
  const scale = Math.max(0, ...parts.map((part) => part.scale));
  return write({ units: parts.reduce((sum, part) => sum + unitsAt(part, scale), 0n), scale });
}

/** `a - b`, exactly. @throws DecimalFormError */
export function subtractDecimals(a: Decimal, b: Decimal): Decimal {
  return addDecimals(a, negateDecimal(b));
}

/** @throws DecimalFormError */
export function negateDecimal(decimal: Decimal): Decimal {
  const { units, scale } = readScaled(decimal);
  return write({ units: -units, scale });
}

/** -1, 0 or 1 as `a` is less than, equal to or greater than `b`. @throws DecimalFormError */
export function compareDecimals(a: Decimal, b: Decimal): -1 | 0 | 1 {
  const difference = readScaled(subtractDecimals(a, b)).units;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** How many decimals the value needs: `"12.50"` needs one, `"12.00"` none. @throws DecimalFormError */
export function countDecimals(decimal: Decimal): number {
  return normalizeDecimal(decimal).split('.')[1]?.length ?? 0;
}

/** The one shortest way to write a value: `"007.50"` is `"7.5"`, `"-0.0"` is `"0"`. @throws DecimalFormError */
export function normalizeDecimal(decimal: Decimal): Decimal {
  return write(readScaled(decimal));
}

function readScaled(decimal: Decimal): Scaled {
  const match = FORM.exec(decimal);
  if (match === null) throw new DecimalFormError();
  const [, sign = '', whole = '', fraction = ''] = match;
  const units = BigInt(whole + fraction);
  return { units: sign === '-' ? -units : units, scale: fraction.length };
}

function unitsAt(part: Scaled, scale: number): bigint {
  return part.units * 10n ** BigInt(scale - part.scale);
}

function write({ units, scale }: Scaled): Decimal {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = digits.slice(digits.length - scale).replace(/0+$/, '');
  return `${units < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}
