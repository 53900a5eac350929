import type { ReadSheet } from '../statement/read-table';
import type { SheetLooks } from '../statement/sheet-looks';
import { currencyIn } from './said-money';
import { findSheetHeading } from './sheet-columns';

/** A sheet as it is shown: without hidden rows and those that are struck through, and its numbers with the currency that they are shown in. */
export interface ShownTable {
  readonly table: readonly (readonly string[])[];
  /** The same rows with the hidden ones among them. */
  readonly all: readonly (readonly string[])[];
  readonly isHidden: boolean;
  /** Rows that are left out and in which anything stands. */
  readonly hidden: number;
}

export function shownTable({ table, looks }: ReadSheet): ShownTable {
  if (looks === undefined) return { table, all: table, isHidden: false, hidden: 0 };
  const { isHidden, hiddenRows, signs } = looks;
  const struck = struckRows(table, looks);
  const isLeftOut = (row: number) => hiddenRows.has(row) || struck.has(row);
  const isFilled = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== '');
  const rows = table.map((cells, row) =>
    cells.map((cell, column) => withSign(cell, signs.get(`${row},${column}`))),
  );
  return {
    table: rows.filter((_, row) => !isLeftOut(row)),
    all: rows,
    isHidden,
    hidden: rows.filter((cells, row) => isLeftOut(row) && isFilled(cells)).length,
  };
}

/** Lines that are cancelled as people do it in a spreadsheet: whoever they are for, or all that they say, is struck through. */
function struckRows(table: ReadSheet['table'], { struck }: SheetLooks): ReadonlySet<number> {
  const { name, phone } = findSheetHeading(table).columns;
  const isOf = (place: number) => place === name || place === phone;
  const isStruck = (cells: readonly string[], row: number) => {
    const filled = cells.flatMap((cell, place) => (cell.trim() === '' ? [] : [place]));
    const crossed = filled.filter((place) => struck.has(`${row},${place}`));
    return crossed.length > 0 && (crossed.length === filled.length || crossed.some(isOf));
  };
  return new Set(table.flatMap((cells, row) => (isStruck(cells, row) ? [row] : [])));
}

/** The number as people write it with its currency; a text around it that names none is a unit, or a title. */
function withSign(cell: string, sign: string | undefined): string {
  if (sign === undefined || !/^-?\d+(?:\.\d+)?$/.test(cell)) return cell;
  const text = sign.replace(/^"(.*)"$/, '$1').trim();
  return sign.startsWith('"') && currencyIn(text) === null ? cell : `${cell} ${text}`;
}
