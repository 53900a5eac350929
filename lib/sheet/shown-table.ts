import type { ReadSheet } from '../statement/read-table';
import { currencyIn } from './said-money';

/** A sheet as it is shown: without hidden rows, and its numbers with the currency that they are shown in. */
export interface ShownTable {
  readonly table: readonly (readonly string[])[];
  /** The same rows with the hidden ones among them. */
  readonly all: readonly (readonly string[])[];
  readonly isHidden: boolean;
  /** Hidden rows in which anything stands. */
  readonly hidden: number;
}

export function shownTable({ table, looks }: ReadSheet): ShownTable {
  if (looks === undefined) return { table, all: table, isHidden: false, hidden: 0 };
  const { isHidden, hiddenRows, signs } = looks;
  const isFilled = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== '');
  const rows = table.map((cells, row) =>
    cells.map((cell, column) => withSign(cell, signs.get(`${row},${column}`))),
  );
  return {
    table: rows.filter((_, row) => !hiddenRows.has(row)),
    all: rows,
    isHidden,
    hidden: rows.filter((cells, row) => hiddenRows.has(row) && isFilled(cells)).length,
  };
}

/** The number as people write it with its currency; a text around it that names none is a unit, or a title. */
function withSign(cell: string, sign: string | undefined): string {
  if (sign === undefined || !/^-?\d+(?:\.\d+)?$/.test(cell)) return cell;
  const text = sign.replace(/^"(.*)"$/, '$1').trim();
  return sign.startsWith('"') && currencyIn(text) === null ? cell : `${cell} ${text}`;
}
