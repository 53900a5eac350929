import type { Decimal } from '../order';

/**
 * A finite number as a decimal text, never in exponent notation: 12.5 → `12.5`, 1e21 → `1000000000000000000000`.
 * The digits are the fewest that read back as the same number, so 12.5 does not become 12.500000000000001.
 */
export function decimalText(value: number): Decimal {
  const [mantissa = '', exponent] = String(value).split('e');
  if (exponent === undefined) return mantissa;
  const sign = mantissa.startsWith('-') ? '-' : '';
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  const digits = whole + fraction;
  const point = whole.length + Number(exponent);
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  return sign + digits.padEnd(point, '0');
}
