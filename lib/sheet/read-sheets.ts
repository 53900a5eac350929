import { Failure } from '../failure';
import { type Heading, headingCells } from '../statement/heading';
import { readTable } from '../statement/read-table';
import { findSheetHeading, type SheetRole } from './sheet-columns';

export interface SheetTable {
  readonly table: readonly (readonly string[])[];
  readonly heading: Heading<SheetRole>;
}

/**
 * Files of orders that came together as one table: the lines of each follow those of the one before.
 * @throws Failure `sheets-differ` where they are not headed alike; as `readTable`
 */
export async function readSheets(files: readonly File[]): Promise<SheetTable> {
  const tables = await Promise.all(files.map((file) => readTable(file)));
  const [first, ...others] = tables.map((table) => ({ table, heading: findSheetHeading(table) }));
  if (first === undefined) throw new Failure('statement-unreadable');
  const [cells, ...otherCells] = [first, ...others].map(cellsOf);
  // Two tables without a heading may have other columns.
  const areAlike = first.heading.row >= 0 && otherCells.every((one) => one === cells);
  if (others.length > 0 && !areAlike) throw new Failure('sheets-differ');
  const more = others.flatMap(({ table, heading }) => table.slice(heading.row + 1));
  return { table: [...first.table, ...more], heading: first.heading };
}

function cellsOf({ table, heading }: SheetTable): string {
  return JSON.stringify(headingCells(table, heading.row));
}
