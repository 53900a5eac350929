import { Failure } from '../failure';
import { plainText } from '../parcel/plain-text';
import { type Heading, headingCells } from '../statement/heading';
import { readTables } from '../statement/read-table';
import { isPhone } from './other-phone';
import { findSheetHeading, isEnoughForParcels, type SheetRole } from './sheet-columns';
import { shownTable } from './shown-table';

export interface SheetTable {
  readonly table: readonly (readonly string[])[];
  readonly heading: Heading<SheetRole>;
  /** The rows below the heading, with the hidden ones among them. */
  readonly below: readonly (readonly string[])[];
  /** Rows that are hidden in the files, and are left out: a person who filters their list means what they see. */
  readonly hidden: number;
}

/**
 * Files of orders that came together as one table.
 * @param firstAlone leaves out what is not headed as the first of them is, as a person has said
 * @throws Failure `sheets-differ` where they are not headed alike; as `readTables`
 */
export async function readSheets(files: readonly File[], firstAlone = false): Promise<SheetTable> {
  const [first, ...others] = (await Promise.all(files.map(sheetsIn))).flat();
  if (first === undefined) throw new Failure('statement-unreadable');
  // Two tables without a heading may have other columns.
  const alike = others.filter((one) => first.heading.row >= 0 && cellsOf(one) === cellsOf(first));
  if (alike.length < others.length && !firstAlone) throw new Failure('sheets-differ');
  const more = alike.flatMap(({ table, heading }) => table.slice(heading.row + 1));
  const hidden = [first, ...alike].reduce((sum, one) => sum + one.hidden, 0);
  const below = [first, ...alike].flatMap((one) => one.below);
  return { table: [...first.table, ...more], heading: first.heading, below, hidden };
}

/**
 * The sheets that look like orders, or are headed as the first of them is. Rows of a hidden one count with the hidden
 * rows of the first, and so do those with a phone of one that is left out: it may be headed by words that are not
 * known.
 */
async function sheetsIn(file: File): Promise<readonly SheetTable[]> {
  const read = (await readTables(file)).map((sheet) => {
    const { all, ...shown } = shownTable(sheet);
    const heading = findSheetHeading(shown.table);
    const head = shown.table[heading.row];
    return { ...shown, heading, below: head === undefined ? all : all.slice(all.indexOf(head) + 1) };
  });
  const isOfOrders = ({ heading }: SheetTable) => isEnoughForParcels(heading.columns);
  const all = read.filter(({ isHidden }) => !isHidden);
  const first = all.find(isOfOrders) ?? all[0];
  const inHidden = read
    .filter((one) => one.isHidden && isOfOrders(one))
    .reduce((sum, { table, heading, hidden }) => sum + hidden + table.length - heading.row - 1, 0);
  const isTaken = (one: SheetTable) =>
    one === first || isOfOrders(one) || (first !== undefined && cellsOf(one) === cellsOf(first));
  const inOthers = all.filter((one) => !isTaken(one)).reduce((sum, { table }) => sum + countPhones(table), 0);
  return all
    .filter(isTaken)
    .map((one) => (one === first ? { ...one, hidden: one.hidden + inHidden + inOthers } : one));
}

function countPhones(table: SheetTable['table']): number {
  // Words before one are no part of it; a moment is, as a whole, none.
  const hasPhone = (cell: string) =>
    plainText(cell)
      .split(/[^\d +().:\p{Pd}]+ *:?/u)
      .some(isPhone);
  return table.filter((cells) => cells.some(hasPhone)).length;
}

function cellsOf({ table, heading }: Pick<SheetTable, 'table' | 'heading'>): string {
  return JSON.stringify(headingCells(table, heading.row));
}
