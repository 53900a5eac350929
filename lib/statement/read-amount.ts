import { isZero } from '../decimal';
import type { Decimal } from '../order';
import { findIn, NUMBER_FORMATS, splitAmount } from '../stores/shown-amounts';

/** Letters of a cell; one that has more is a text, and is not searched for the end of an amount again and again. */
const LONGEST = 100;

/** What is written beside a number: a currency, by its sign or in words, with dots behind letters alone, and a minus. */
const SYMBOL = /^(?:[\p{L}\p{M}\p{Sc}\s'"״׳’”/+]|(?<=\p{L})\.)*[-−]?$/u;
/** Two numbers in two lines of a cell. */
const TWO_LINES = /\p{N}\s*[\r\n]\s*\p{N}/u;
/** A number in brackets, with its currency on either side of them. */
const BRACKETS = /^([^(\p{N}]*)\(([^()]*)\)([^)\p{N}]*)$/u;

/**
 * `1,234.50`, `₪ 12`, `١٢٫٥`, `12,5`, `120/-`, `(12)` and `12-` for less than nothing. A comma before three digits
 * parts thousands, a point parts decimals.
 * @returns null for a cell that has no amount, more than one, or one that could be read in two ways
 */
export function readAmount(cell: string): Decimal | null {
  if (cell.length > LONGEST || TWO_LINES.test(cell)) return null;
  const inBrackets = BRACKETS.exec(cell);
  const shown = splitAmount((inBrackets?.slice(1).join('') ?? cell).replace(/\.\s*$/, ''));
  if (shown === null || !shown.symbols.every((symbol) => SYMBOL.test(symbol))) return null;
  // No currency has so many decimals, and no thousands so many digits.
  if (/,\d{4,}$/.test(shown.number)) return null;
  const [amount] = NUMBER_FORMATS.flatMap((format) => findIn(shown.number, format) ?? []);
  if (amount === undefined || isZero(amount)) return amount ?? null;
  // The stroke of `120/-` ends the amount.
  const isLess =
    inBrackets !== null || shown.negative || shown.symbols.some((symbol) => /(?<!\/)[-−]$/.test(symbol));
  return isLess ? `-${amount}` : amount;
}
