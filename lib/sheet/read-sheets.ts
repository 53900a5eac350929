import { Failure } from '../failure';
import { type Heading, headingCells } from '../statement/heading';
import { readTables } from '../statement/read-table';
import { findSheetHeading, isEnoughForParcels, type SheetRole } from './sheet-columns';

export interface SheetTable {
  readonly table: readonly (readonly string[])[];
  readonly heading: Heading<SheetRole>;
}

/**
 * Files of orders that came together, each with all of its sheets, as one table: the lines of each follow those of the
 * one before.
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
  return { table: [...first.table, ...more], heading: first.heading };
}

/** The sheets of a file that look like orders, or are headed as the first of them is; notes stand beside orders too. */
async function sheetsIn(file: File): Promise<readonly SheetTable[]> {
  const all = (await readTables(file)).map(({ table }) => ({ table, heading: findSheetHeading(table) }));
  const isOfOrders = ({ heading }: SheetTable) => isEnoughForParcels(heading.columns);
  const first = all.find(isOfOrders) ?? all[0];
  return all.filter((one) => one === first || isOfOrders(one) || (first && cellsOf(one) === cellsOf(first)));
}

function cellsOf({ table, heading }: SheetTable): string {
  return JSON.stringify(headingCells(table, heading.row));
}
