import type { Decimal } from '../../order';
import { findShownAmount, type NumberFormat } from '../number-format';
import { cleanLine, foldDigits } from '../text';

const NUMBER = /[-−]? ?\d+(?:[.,٫٬'’]\d+| \d{3}(?!\d))*/g;

/** The one amount in a text: its number as written, and what stands beside it: a currency's mark, or nothing. */
export function splitTaughtAmount(text: string) {
  const plain = foldDigits(cleanLine(text));
  const [number, more] = plain.matchAll(NUMBER);
  if (number === undefined || more !== undefined) return null;
  const mark = cleanLine(`${plain.slice(0, number.index)} ${plain.slice(number.index + number[0].length)}`);
  return { number: number[0].trim(), mark };
}

/** What a number may mean, each with the ways of writing by which it does: more than one where marks leave it open. */
export function readingsOf(
  number: string,
  styles: readonly NumberFormat[],
): ReadonlyMap<Decimal, readonly NumberFormat[]> {
  const readings = new Map<Decimal, NumberFormat[]>();
  for (const style of styles) {
    const amount = findShownAmount(number, style);
    if (amount !== null) readings.set(amount, [...(readings.get(amount) ?? []), style]);
  }
  return readings;
}
