import { absoluteDecimal, addDecimals, isZero, subtractDecimals } from '../decimal';
import type { Decimal } from '../order';
import { foldDigits } from '../stores/text';
import { foldText } from '../villages/normalize';
import type { Columns } from './columns';
import { readAmount } from './read-amount';

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
  /** The last line, which sums up the others. */
  readonly isTotal: boolean;
}

const TOTAL = 'total,grand total,sum,المجموع,الاجمالي,اجمالي,مجموع,סהכ,סה כ,סך הכל'.split(',').map(foldText);

/** Said of a sum in a few words more: “total (ILS)”. */
function beginsTotal(cell: string): boolean {
  const words = foldText(cell);
  return TOTAL.some((word) => words.startsWith(`${word} `));
}

/** The lines below the heading; rows in which nothing stands are none. */
export function readLines(
  table: readonly (readonly string[])[],
  headingRow: number,
  columns: Columns,
): readonly StatementLine[] {
  const feesOf = table.slice(headingRow + 1).map((cells) => readAmount(cells[columns.fee ?? -1] ?? ''));
  // Some write what is taken off below nothing; among others such a fee is one that is given back.
  const areBelowNothing = feesOf.every((fee) => fee === null || isZero(fee) || fee.startsWith('-'));
  return table.flatMap((cells, place) => {
    if (place <= headingRow || cells.every((cell) => cell.trim() === '')) return [];
    const of = (column: number | null) => (column === null ? '' : (cells[column] ?? ''));
    const amountIn = (column: number | null) => readAmount(of(column));
    const fee = amountIn(columns.fee);
    const net = amountIn(columns.net);
    const collected =
      columns.collected === null ? addIfKnown(net, fee, areBelowNothing) : amountIn(columns.collected);
    const code = readCode(of(columns.code));
    const isTotal =
      cells.some((cell) => TOTAL.includes(foldText(cell))) || (code === null && cells.some(beginsTotal));
    return [asMeant({ row: place + 1, code, collected, fee, net, isTotal })];
  });
}

/** A line with its total told by its code, and its fee as such; earlier versions kept both as they are written. */
export function asMeant(line: StatementLine): StatementLine {
  const { code, collected, fee, net } = line;
  const isTotal = line.isTotal || (code !== null && beginsTotal(code));
  return {
    ...line,
    code: isTotal ? null : code,
    fee: isTakenAway(collected, fee, net) ? absoluteDecimal(fee) : fee,
    isTotal,
  };
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

/** Collected less the fee is not what the line says it pays. */
export function isAstray({ collected, fee, net }: StatementLine): boolean {
  if (collected === null || fee === null || net === null) return false;
  return !isZero(subtractDecimals(subtractDecimals(collected, fee), net));
}

/** A fee below nothing that makes what is paid out of what was collected: it is kept like any other. */
function isTakenAway(collected: Decimal | null, fee: Decimal | null, net: Decimal | null): fee is Decimal {
  if (collected === null || fee === null || net === null || !fee.startsWith('-')) return false;
  return isZero(subtractDecimals(addDecimals(collected, fee), net));
}

function addIfKnown(net: Decimal | null, fee: Decimal | null, isBelowNothing: boolean): Decimal | null {
  if (net === null || fee === null) return null;
  return addDecimals(net, isBelowNothing ? absoluteDecimal(fee) : fee);
}
