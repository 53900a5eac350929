import { plainText } from '../parcel/plain-text';
import { currencyIn } from './said-money';
import { isPriceOfOne, SHEET_ROLES, type SheetRole } from './sheet-columns';

export const MOST_OF_SHEET = 2_000;

/** A line of a sheet: its cells by what they say; a column that the sheet does not have is left out. */
export type SheetLine = { readonly [Role in SheetRole]?: string };

/** Said of an order beside what it is: neither makes a line one, nor another one. */
export const ASIDE: readonly string[] = [
  'currency',
  'payment',
  'payment2',
  'status',
  'status2',
] satisfies readonly SheetRole[];

/**
 * A number or an amount alone is none: numbers are written down a column before its lines are, and a sheet ends in
 * its total. A currency that heads the amounts is each line's that says none.
 */
export function linesOf(
  table: readonly (readonly string[])[],
  headingRow: number,
  columns: { readonly [Role in SheetRole]?: number | null },
): readonly SheetLine[] {
  const roles = SHEET_ROLES.flatMap((role) =>
    columns[role] == null ? [] : [[role, columns[role]] as const],
  );
  const head = table[headingRow]?.[columns.amount ?? -1] ?? '';
  const headed = currencyIn(head) === null ? {} : { currency: head.trim() };
  return table
    .slice(headingRow + 1)
    .map(
      (cells): SheetLine =>
        Object.fromEntries(roles.map(([role, place]) => [role, cellOf(role, (cells[place] ?? '').trim())])),
    )
    .filter((line) => {
      const said = SHEET_ROLES.filter((role) => line[role] && role !== 'quantity' && !ASIDE.includes(role));
      return said.length > 1 || !['number', 'amount', undefined].includes(said[0]);
    })
    .map((line) => (line.currency ? line : { ...line, ...headed }))
    .map((line) => (isPriceOfOne(head) ? withPrice(line) : line));
}

/** Between the goods of an order that takes several lines, and their quantities, and behind an amount of each: no cell has it. */
export const NEXT = '\t';

/** Stands behind a quantity where the amount is a price: nobody knows whether that is the price of one. */
export const TIMES = ' ×';

function withPrice(line: SheetLine): SheetLine {
  const quantity = plainText(line.quantity ?? '');
  return /^(?:1(?:\.0+)?)?$/.test(quantity) ? line : { ...line, quantity: `${quantity}${TIMES}` };
}

/** Whole columns are shown as money: an order's number and phones among them are none. */
function cellOf(role: SheetRole, cell: string): string {
  const [, digits, sign = ''] = /^(\d+) (\S.*)$/.exec(cell) ?? [];
  const isMoney = digits !== undefined && currencyIn(sign) !== null;
  return isMoney && NO_MONEY.includes(role) ? digits : cell;
}

const NO_MONEY: readonly SheetRole[] = ['number', 'phone', 'phone2'];
