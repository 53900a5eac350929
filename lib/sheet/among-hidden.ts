import { phoneKey } from '../parcel/phone';
import { plainText } from '../parcel/plain-text';
import { foldText } from '../villages/normalize';
import { knownBy } from './line-keys';
import type { SheetTable } from './read-sheets';
import { SHEET_ROLES, type SheetRole } from './sheet-columns';
import { ASIDE, linesOf, NEXT, type SheetLine } from './sheet-lines';

export interface SheetLines {
  readonly lines: readonly SheetLine[];
  readonly hidden: ReadonlySet<SheetLine>;
}

/**
 * With hidden lines among them that an order may be taken for: they have the words or the phone of one that is shown,
 * and were orders before. One with the number of one that is shown is the same order.
 */
export function linesAmongHidden(
  { table, heading, below }: Pick<SheetTable, 'table' | 'heading' | 'below'>,
  columns: Parameters<typeof linesOf>[2],
): SheetLines {
  const shown = new Set(table);
  const head = table[heading.row] ?? [];
  const all = joinedLines(
    below.flatMap((cells) =>
      linesOf([head, cells], 0, columns).map((line) => ({ line, isHidden: !shown.has(cells) })),
    ),
  );
  const orders = all.filter(({ isHidden }) => !isHidden).map(({ line }) => line);
  const known = new Set(orders.flatMap(knownBy));
  const numbers = new Set(orders.map(numberOf).filter((number) => number !== ''));
  const isTakenFor = (line: SheetLine) =>
    !numbers.has(numberOf(line)) && knownBy(line).some((one) => known.has(one));
  const kept = all.filter(({ line, isHidden }) => !isHidden || isTakenFor(line));
  return {
    lines: kept.map(({ line }) => line),
    hidden: new Set(kept.filter(({ isHidden }) => isHidden).map(({ line }) => line)),
  };
}

const numberOf = ({ number = '' }: SheetLine) => plainText(number);

export interface SheetRow {
  readonly line: SheetLine;
  readonly isHidden: boolean;
}

const PLACE = ['village', 'city', 'street'] as const satisfies readonly SheetRole[];
/** A line that says any of these is an order's first. */
const FIRST = [
  'name',
  'lastName',
  'phone',
  'phone2',
  'amount',
  ...PLACE,
] as const satisfies readonly SheetRole[];

/** The orders of a sheet: one that takes several lines, as stores export it or with merged cells, is one. */
export function joinedLines(rows: readonly SheetRow[]): readonly SheetRow[] {
  const orders: SheetRow[] = [];
  for (const row of rows) {
    const above = orders.at(-1);
    const isMore = above?.isHidden === row.isHidden && isMoreOf(above.line, row.line);
    if (isMore) orders[orders.length - 1] = { ...above, line: joined(above.line, row.line) };
    else orders.push(row);
  }
  return orders;
}

/**
 * It says goods alone, or has the same number, phone and place. A note without a number may be of another order, and
 * two amounts of two; one that stands beside each of the goods is mostly that of them all.
 */
function isMoreOf(above: SheetLine, line: SheetLine): boolean {
  const number = plainText(line.number ?? '');
  if (number !== '' && number !== plainText(above.number ?? '')) return false;
  if (FIRST.every((role) => !line[role])) return number !== '' || !line.note;
  const { phone = '' } = line;
  const isSame = (role: SheetRole) => !line[role] || foldText(line[role]) === foldText(above[role] ?? '');
  const isOfSame = /\d/.test(plainText(phone)) && phoneKey(phone) === phoneKey(above.phone ?? '');
  const isOther = isSame('items') || plainText(line.amount ?? '') !== plainText(above.amount ?? '');
  const areTwo = Boolean(line.amount && above.amount) && isOther;
  return number !== '' && isOfSame && !areTwo && (['name', ...PLACE] as const).every(isSame);
}

function joined(above: SheetLine, { items2, ...line }: SheetLine): SheetLine {
  const goods = [line.items, items2].filter(Boolean).join(', ');
  const join = (role: SheetRole): string => {
    const [first = '', more = ''] = [above[role], line[role as keyof typeof line]];
    if (role === 'items') return `${first}${NEXT}${goods}`;
    if (role === 'quantity') return `${first}${NEXT}${more}`;
    if (first === '' || more === '') return first || more;
    if (role === 'amount') return `${more}${NEXT}`;
    if (role === 'note') return `${first}\n${more}`;
    return ASIDE.includes(role) && first !== more ? `${first} · ${more}` : first;
  };
  return Object.fromEntries(SHEET_ROLES.map((role) => [role, join(role)]));
}
