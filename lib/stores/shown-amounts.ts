import { absoluteDecimal, isZero, writtenDecimals } from '../decimal';
import { type Decimal, type Fact, known, unknown } from '../order';
import { findShownAmount, type NumberFormat } from './number-format';
import { cleanLine, foldDigits } from './text';

/** How stores and couriers write numbers; where two of them read one, the first is meant more often. */
export const NUMBER_FORMATS: readonly NumberFormat[] = [
  { decimalMark: '.', thousandsMark: ',' },
  { decimalMark: ',', thousandsMark: '.' },
  { decimalMark: '.', thousandsMark: ' ' },
  { decimalMark: ',', thousandsMark: ' ' },
  { decimalMark: '.', thousandsMark: "'" },
];
const AMOUNT = /^([^\d]*?)(\d(?:[\d.,٫٬'’ ]*\d)?)([^\d]*)$/;

/**
 * An amount as shown, taken apart: its number without a sign, in the page's own marks, and the signs of a currency, which may
 * stand on both sides (`₪ 0.00 ILS`). `null` where there is no number, or more than one, or one in brackets: some write what
 * is taken off so.
 */
export function splitAmount(text: string) {
  const [, before, number, after] = AMOUNT.exec(foldDigits(cleanLine(text))) ?? [];
  if (before === undefined || number === undefined || after === undefined) return null;
  if (before.includes('(') && after.includes(')')) return null;
  // Stores put the minus before the symbol or behind it, and some at the number's end.
  const sign = /^\s*[-−]|[-−]\s*$/;
  const endSign = /^[-−]/;
  const symbols = [before.replace(sign, ''), after.replace(endSign, '')].map((part) => part.trim());
  return {
    negative: sign.test(before) || endSign.test(after),
    number: number.replace(/’/g, "'"),
    symbols: symbols.filter((symbol) => symbol !== ''),
  };
}

/**
 * Reads the amounts of one page by the marks with which every one of them is a number of equally many decimals. `1,234`
 * alone is a thousand or one and a bit: the currency's own decimals decide, or it stays `ambiguous` or unsure.
 * @param texts every amount of the page
 */
export function readShownAmounts(
  texts: readonly string[],
  decimals: number | null,
): (text: string) => Fact<Decimal> {
  const format = findFormat(texts, decimals);
  return (text) => {
    const amount = splitAmount(text);
    if (amount === null) return unknown('unreadable', cleanLine(text).slice(0, 100));
    const value = format === null ? null : findIn(amount.number, format);
    if (value === null) return unknown('ambiguous', cleanLine(text).slice(0, 100));
    const negative = amount.negative && !isZero(value);
    return known(negative ? `-${value}` : absoluteDecimal(value), 'labelled-text', format?.sure ?? false);
  };
}

/** No thousands begin with a nought: `0.500` is half of one. */
export function findIn(number: string, format: NumberFormat): Decimal | null {
  const value = findShownAmount(number, format);
  return value !== null && /^0\D/.test(number) && !/^0(?:\.|$)/.test(value) ? null : value;
}

interface FoundFormat extends NumberFormat {
  readonly sure: boolean;
  readonly decimals: number;
}

function findFormat(texts: readonly string[], decimals: number | null): FoundFormat | null {
  const numbers = texts.flatMap((text) => splitAmount(text)?.number ?? []);
  const readings = new Map<string, FoundFormat>();
  for (const format of NUMBER_FORMATS) {
    const values = numbers.map((number) => findIn(number, format));
    const counts = new Set(values.map((value) => (value === null ? -1 : writtenDecimals(value))));
    const [count] = counts;
    if (counts.size !== 1 || count === undefined || count < 0) continue;
    const key = values.join();
    if (!readings.has(key)) readings.set(key, { ...format, sure: true, decimals: count });
  }
  const all = [...readings.values()];
  if (all.length < 2) return all[0] ?? null;
  if (decimals === null) return null;
  // Nobody shows more decimals than a currency has; some shops show fewer.
  const [likely, other] = all.filter((reading) => reading.decimals <= decimals);
  if (likely === undefined || likely.decimals === decimals) return likely ?? null;
  // In dinars `1,250` is a thousand more often than one and a bit.
  return other === undefined || other.decimals === decimals ? { ...likely, sure: false } : null;
}
