import { foldDigits } from '../stores/text';
import { foldText } from '../villages/normalize';

/** Rows at a file's top in which its heading is looked for: a name and a date often stand above it. */
const ABOVE = 15;

/** Which column says what, by its place in the file; a file need not have all. */
export type ColumnsOf<Role extends string> = { readonly [One in Role]: number | null };

export interface Heading<Role extends string> {
  /** The row's place in the file; -1: it has none, and its first row is a line already. */
  readonly row: number;
  readonly columns: ColumnsOf<Role>;
}

/**
 * The row that heads a table, and what its columns seem to say. A row with a number in a cell is a line: a street in it
 * may sound like a column's name, and what stands above a heading is no line.
 * @param names how people head each column, with commas between, in the order in which the columns are looked for; what
 *   `=` stands before heads it only where the cell says nothing else
 */
export function findHeadingOf<Role extends string>(
  table: readonly (readonly string[])[],
  names: Readonly<Record<Role, string>>,
): Heading<Role> {
  const headings = table.slice(0, ABOVE).flatMap((cells, row) => {
    return cells.some(isNumber) ? [] : { row, columns: matchColumns(cells, names) };
  });
  const known = ({ columns }: Heading<Role>) =>
    Object.values(columns).filter((place) => place !== null).length;
  const none = { row: table[0]?.some(isNumber) === true ? -1 : 0, columns: matchColumns([], names) };
  return headings.reduce((best, heading) => (known(heading) > known(best) ? heading : best), none);
}

/** The cells of a table's heading; of one that has none, as many blank ones as it has columns. */
export function headingCells(table: readonly (readonly string[])[], row: number): readonly string[] {
  const widest = table.slice(0, ABOVE).reduce((most, cells) => Math.max(most, cells.length), 0);
  return table[row] ?? Array.from({ length: widest }, () => '');
}

/** An amount, a phone or a day: columns are called by words. */
function isNumber(cell: string): boolean {
  const text = foldDigits(cell);
  return /\d/.test(text) && /^[\s\d.,٫٬+()₪/-]+$/.test(text);
}

function matchColumns<Role extends string>(
  cells: readonly string[],
  names: Readonly<Record<Role, string>>,
): ColumnsOf<Role> {
  const folded = cells.map(foldName);
  const taken = new Set<number>();
  const match = (written: string): number | null => {
    const called = written.split(',').map((name) => name.trim());
    const whole = called.map((name) => foldName(name.replace(/^=/, '')));
    const parts = called.filter((name) => !name.startsWith('=')).map(foldName);
    const find = (names: readonly string[], fits: (cell: string, name: string) => boolean) =>
      names
        .map((name) => folded.findIndex((cell, place) => !taken.has(place) && fits(cell, name)))
        .find((place) => place >= 0);
    const found =
      find(whole, (cell, name) => cell === name) ??
      find(parts, (cell, name) => ` ${cell} `.includes(` ${name} `));
    if (found !== undefined) taken.add(found);
    return found ?? null;
  };
  const columns = Object.entries<string>(names).map(([role, written]) => [role, match(written)]);
  return Object.fromEntries(columns) as ColumnsOf<Role>;
}

/** `#` is a name too, though there is no letter in it. */
function foldName(text: string): string {
  return foldText(text) || text.trim();
}
