import { plainText } from '../parcel/plain-text';
import { foldText } from '../villages/normalize';
import { PHONE } from './read-table';

/** Rows at a file's top in which its heading is looked for: a name and a date often stand above it. */
const ABOVE = 15;

/** Which column says what, by its place in the file; a file need not have all. */
export type ColumnsOf<Role extends string> = { readonly [One in Role]: number | null };

export interface Heading<Role extends string> {
  /** The row's place in the file; -1: it has none, and its first row is a line already. */
  readonly row: number;
  readonly columns: ColumnsOf<Role>;
  /** Of these several columns are headed alike well, and the first of them stands there; left out: of none. */
  readonly unsure?: readonly Role[];
}

/** Names with commas between; what `=` stands before heads a column only where the cell says nothing else. */
type Names<Role extends string> = Readonly<Record<Role, string>>;

/**
 * A row with a number in a cell is a line: a street in it may sound like a column's name, and what stands above a
 * heading is no line.
 * @param names how people head each column, in the order in which the columns are looked for
 * @param never what says that a column is another's, however it is headed besides
 */
export function findHeadingOf<Role extends string>(
  table: readonly (readonly string[])[],
  names: Names<Role>,
  never: Partial<Names<Role>> = {},
): Heading<Role> {
  const headings = table.slice(0, ABOVE).flatMap((cells, row) => {
    return cells.some(isNumber) ? [] : { row, ...matchColumns(cells, names, never) };
  });
  const known = ({ columns }: Heading<Role>) =>
    Object.values(columns).filter((place) => place !== null).length;
  const none = { row: table[0]?.some(isNumber) === true ? -1 : 0, ...matchColumns([], names, never) };
  return headings.reduce((best, heading) => (known(heading) > known(best) ? heading : best), none);
}

/** The cells of a table's heading; of one that has none, as many blank ones as it has columns. */
export function headingCells(table: readonly (readonly string[])[], row: number): readonly string[] {
  const widest = table.slice(0, ABOVE).reduce((most, cells) => Math.max(most, cells.length), 0);
  return table[row] ?? Array.from({ length: widest }, () => '');
}

/** An amount, a phone or a day: columns are called by words. Contacts are copied with marks that nobody sees. */
function isNumber(cell: string): boolean {
  const text = plainText(cell);
  return PHONE.test(text) || (/\d/.test(text) && /^[\s\d.,٫٬+()₪/-]+$/.test(text));
}

function matchColumns<Role extends string>(
  cells: readonly string[],
  names: Names<Role>,
  never: Partial<Names<Role>>,
): Omit<Heading<Role>, 'row'> {
  const taken = new Set<number>();
  const unsure: Role[] = [];
  const columns = (Object.keys(names) as Role[]).map((role) => {
    const others = new Set(never[role] === undefined ? [] : columnsCalled(cells, never[role]).flat());
    const isOpen = (place: number) => !taken.has(place) && !others.has(place);
    const fitting = columnsCalled(cells, names[role]).map((places) => places.filter(isOpen));
    const equal = fitting.find((places) => places.length > 0) ?? [];
    if (equal.length > 1) unsure.push(role);
    const [place = null] = equal;
    if (place !== null) taken.add(place);
    return [role, place];
  });
  return {
    columns: Object.fromEntries(columns) as ColumnsOf<Role>,
    ...(unsure.length > 0 && { unsure }),
  };
}

/** The columns that each name heads, those first that say nothing else. */
export function columnsCalled(cells: readonly string[], written: string): readonly (readonly number[])[] {
  const folded = cells.map(foldName);
  const called = written.split(',').map((name) => name.trim());
  const find = (fits: (cell: string) => boolean) =>
    folded.flatMap((cell, place) => (fits(cell) ? [place] : []));
  const whole = called.map((name) => foldName(name.replace(/^=/, '')));
  const parts = called.filter((name) => !name.startsWith('=')).map(foldName);
  return [
    ...whole.map((name) => find((cell) => cell === name)),
    ...parts.map((name) => find((cell) => ` ${cell} `.includes(` ${name} `))),
  ];
}

/** `#` is a name too, though there is no letter in it. */
function foldName(text: string): string {
  return foldText(text) || text.trim();
}
