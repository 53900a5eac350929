import {
  absoluteDecimal,
  addDecimals,
  compareDecimals,
  isSameAmount,
  isZero,
  subtractDecimals,
} from '../decimal';
import type { Decimal } from '../order';
import { spelledCurrency } from '../parcel/parse-amount';
import { currencyIn } from '../sheet/said-money';
import { foldDigits } from '../stores/text';
import type { Columns } from './columns';
import { readAmount } from './read-amount';
import { beginsCount, beginsTotal, isCount, isReturnedWord } from './total-words';

/** One line of a courier's statement; amounts in the account's currency, null where the file does not tell. */
export interface StatementLine {
  /** As a spreadsheet counts: the first row is 1. */
  readonly row: number;
  readonly code: string | null;
  /** What the courier says it collected for the parcel. */
  readonly collected: Decimal | null;
  /** What it keeps of that. */
  readonly fee: Decimal | null;
  /** What it pays out. */
  readonly net: Decimal | null;
  /** Sums up others, or counts them; the last that has an amount is of all. */
  readonly isTotal: boolean;
  /** What its amounts are in, as the file writes it, where that is another currency than the account's. */
  readonly inOther?: string;
  /** A cell of it says that the parcel came back, and no more. */
  readonly saysReturned?: true;
  /** It stands below a total and has no parcel's code: nobody knows what it adds or takes off. */
  readonly isBelowTotal?: true;
  /** It is such a line, and what a later one says is paid out comes to that with it alone. */
  readonly isCounted?: true;
}

/** Rows in which nothing stands are none. @param currency the account's; `null`: nothing is compared */
export function readLines(
  table: readonly (readonly string[])[],
  headingRow: number,
  columns: Columns,
  currency: string | null = null,
): readonly StatementLine[] {
  const fees = table.slice(headingRow + 1).map((cells) => readAmount(cells[columns.fee ?? -1] ?? ''));
  const isBelowNothing = areBelowNothing(fees);
  const lines = table.flatMap((cells, place): StatementLine[] => {
    if (place <= headingRow || cells.every((cell) => cell.trim() === '')) return [];
    const of = (column: number | null) => (column === null ? '' : (cells[column] ?? ''));
    const amountIn = (column: number | null) => readAmount(of(column));
    const fee = amountIn(columns.fee);
    const net = amountIn(columns.net);
    const reckoned = addIfKnown(net, fee, isBelowNothing);
    // Of a parcel that came back often nothing stands there, or a dash: nothing was collected where its fee is taken off.
    const isBack = BLANK.test(of(columns.collected)) && isZero(reckoned ?? '1');
    const collected = columns.collected === null || isBack ? reckoned : amountIn(columns.collected);
    const row = place + 1;
    const code = readCode(of(columns.code));
    const isTotal = (code === null || isNoCode(code, row)) && cells.some(beginsTotal);
    const inOther = [columns.collected, columns.net, columns.fee]
      .flatMap((column) => (column === null ? [] : [of(column), table[headingRow]?.[column] ?? '']))
      .find((said) => currency !== null && isOtherCurrency(said, currency));
    const said = {
      ...(inOther !== undefined && { inOther }),
      ...(cells.some(isReturnedWord) && { saysReturned: true as const }),
    };
    return [{ row, code, collected, fee, net, isTotal, ...said }];
  });
  return asMeant(lines, columns);
}

const BLANK = /^[\s\p{Pd}−]*$/u;

/** Whether a cell, or a column's heading, names another currency. A dollar is none of ours, whichever country's it is. */
function isOtherCurrency(said: string, currency: string): boolean {
  const named = currencyIn(said.replace(/\p{N}+/gu, ' '));
  if (named === null) return false;
  return named.known ? named.value !== currency : spelledCurrency(currency) !== null;
}

/** Lines with fees as such, and totals told by codes and sums; earlier versions kept both as they are written. */
export function asMeant(lines: readonly StatementLine[], columns: Columns): readonly StatementLine[] {
  const areTakenAway = columns.net === null && areBelowNothing(lines.map(({ fee }) => fee));
  let above: Above = { lines: 0, collected: '0', fee: '0', net: '0' };
  /** Without what stands below a total and is in nothing that the file says is paid out. */
  let certain = above;
  let isBelowTotal = false;
  const uncounted = new Set<StatementLine>();
  const counted = new Set<StatementLine>();
  const meantLines = lines.map((line): StatementLine => {
    const { code, collected, fee, net } = line;
    const isTaken = fee !== null && (areTakenAway || isTakenAway(collected, fee, net));
    const meant = isTaken ? { ...line, fee: absoluteDecimal(fee) } : line;
    // Of two lines that say the same, the second is a parcel like the first.
    const isSum = above.lines > 1 && code !== null && isNoCode(code, line.row) && isSumOf(meant, above);
    const isTotal = line.isTotal || isSum || (code !== null && saysTotal(code));
    const isWords = isBelowTotal && code !== null && !/\d/.test(code);
    if ((isTotal || isWords) && isSaid(meant, above) && !isSaid(meant, certain)) {
      for (const one of uncounted) counted.add(one);
      uncounted.clear();
      certain = above;
      return { ...line, ...NOTHING_SAID };
    }
    if (isTotal) {
      isBelowTotal = true;
      const counts = AMOUNTS.every((amount) => isCount(line[amount] ?? '1', line.row));
      return counts && code !== null && beginsCount(code)
        ? { ...line, ...NOTHING_SAID }
        : { ...meant, code: null, isTotal: true };
    }
    if (isWords) {
      // What is paid out is said once more, in whichever column.
      if (isSaid(meant, above)) return { ...line, ...NOTHING_SAID };
      above = plus(above, meant, 0);
      const below = { ...meant, isBelowTotal: true as const };
      uncounted.add(below);
      return below;
    }
    above = plus(above, meant, 1);
    certain = plus(certain, meant, 1);
    return meant;
  });
  return meantLines.map((line) => (counted.has(line) ? { ...line, isCounted: true } : line));
}

const AMOUNTS = ['collected', 'fee', 'net'] as const;
const NOTHING_SAID = { code: null, collected: null, fee: null, net: null, isTotal: true } as const;
type Amounts = Pick<StatementLine, (typeof AMOUNTS)[number]>;

type Above = Readonly<Record<keyof Amounts, Decimal>> & { readonly lines: number };

function plus(above: Above, line: Amounts, lines: number): Above {
  const of = (amount: keyof Amounts) => addDecimals(above[amount], line[amount] ?? '0');
  return { lines: above.lines + lines, collected: of('collected'), fee: of('fee'), net: of('net') };
}

function saysTotal(code: string): boolean {
  return beginsTotal(code) || beginsCount(code);
}

/** How many lines stand above, a day, or words alone: every courier's codes have digits. */
function isNoCode(code: string, row: number): boolean {
  return !/\d/.test(code) || isCount(code, row) || /^\d{1,4}([/.-])\d{1,2}\1\d{1,4}$/.test(code);
}

/** All amounts that it says are what the lines above come to, and it says what was collected. */
function isSumOf(line: Amounts, above: Above): boolean {
  if (line.collected === null || isZero(line.collected)) return false;
  return AMOUNTS.every((name) => {
    const amount = line[name];
    return amount === null || isSameAmount(amount, above[name]);
  });
}

/** It says no amount, or none that is not reckoned from the lines above. */
function isSaid(line: Amounts, above: Above): boolean {
  const { collected, fee, net } = above;
  const reckoned = ['0', collected, fee, net, subtractDecimals(collected, fee)];
  return AMOUNTS.every((name) => {
    const amount = line[name];
    return amount === null || reckoned.some((one) => isSameAmount(one, amount));
  });
}

/** A parcel's code without what spreadsheets put before it. */
function readCode(cell: string): string | null {
  const code = foldDigits(cell)
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^['#]/, '')
    .toUpperCase();
  return code === '' ? null : code;
}

/** By what codes are compared: a spreadsheet takes one of digits alone for a number, and drops the zeros in front of it. */
export function codeKey(code: string): string {
  return (readCode(code) ?? '').replace(/^0+(?=\d+$)/, '');
}

export function isAstray({ collected, fee, net }: StatementLine): boolean {
  if (collected === null || fee === null || net === null) return false;
  return !isZero(subtractDecimals(subtractDecimals(collected, fee), net));
}

/** It says two things: nobody knows which of them was paid. */
export function isContradictory(line: StatementLine): boolean {
  return isBackThough(line) || isAstray(line);
}

/** Of a file's lines: where most are astray, what was collected holds. */
export function contradictoryIn(lines: readonly StatementLine[]): (line: StatementLine) => boolean {
  return areMostAstray(lines) ? isBackThough : isContradictory;
}

/** There is one more charge in what is paid, or its column says something else. */
export function areMostAstray(lines: readonly StatementLine[]): boolean {
  const paying = lines.filter(
    (line) => !line.isTotal && line.net !== null && !isZero(line.collected ?? '0') && !isBackThough(line),
  );
  const astray = paying.filter(isAstray).length;
  return astray > 1 && 2 * astray > paying.length;
}

/** Something was collected, and its parcel came back, as a word says or what is paid for it. */
function isBackThough(line: StatementLine): boolean {
  const isBack = line.saysReturned === true || (isAstray(line) && compareDecimals(line.net ?? '0', '0') <= 0);
  return isBack && compareDecimals(line.collected ?? '0', '0') > 0;
}

/** Some write what is taken off below nothing; among others such a fee is one that is given back. */
function areBelowNothing(fees: readonly (Decimal | null)[]): boolean {
  return fees.every((fee) => fee === null || isZero(fee) || fee.startsWith('-'));
}

/** A fee below nothing that makes what is paid out of what was collected: it is kept like any other. */
function isTakenAway(collected: Decimal | null, fee: Decimal, net: Decimal | null): boolean {
  if (net === null || !fee.startsWith('-')) return false;
  return isZero(subtractDecimals(addDecimals(collected ?? '0', fee), net));
}

function addIfKnown(net: Decimal | null, fee: Decimal | null, isBelowNothing: boolean): Decimal | null {
  if (net === null || fee === null) return null;
  return addDecimals(net, isBelowNothing ? absoluteDecimal(fee) : fee);
}
