export interface Extent {
  readonly rows: number;
  readonly columns: number;
}

/** What stands within a tag never reaches over another one's beginning, so that a text is read through once. */
const TAG = /<(?:[\w-]+:)?(row|c)(?=[\s/>])([^<>]*)/g;
const PLACE = /\sr\s*=\s*["']([A-Z]*)(\d*)["']/;

/**
 * A sheet's rows and cells with their places, the first being 1 (ECMA-376, 18.3.1.4 `c` and 18.3.1.73 `row`). Those
 * that do not say their place follow those before them.
 */
export function* placesIn(sheet: string) {
  let [row, column] = [0, 0];
  for (const [, tag, attributes = ''] of sheet.matchAll(TAG)) {
    const [, letters = '', digits = ''] = PLACE.exec(attributes) ?? [];
    if (tag === 'row') {
      row = digits === '' ? row + 1 : Number(digits);
      column = 0;
    } else {
      if (digits !== '') row = Number(digits);
      column = letters === '' ? column + 1 : columnOf(letters);
    }
    yield { isRow: tag === 'row', row, column, attributes };
  }
}

/** Whatever may be taken for a place, in a tag or not: how far a text reaches is not to be hidden by what stands around it. */
const ANY_PLACE = /\br\s*=\s*(["'])(?=((?:(?!\1)[^<])*))/g;

/** A reader makes a table of that size. A place written by codes (`&#88;`) reaches without end. */
export function extentOf(sheet: string): Extent {
  let [rows, columns] = [0, 0];
  const reach = (row: number, column: number) => {
    rows = Math.max(rows, row);
    columns = Math.max(columns, column);
  };
  for (const { row, column } of placesIn(sheet)) reach(row, column);
  for (const [, , place = ''] of sheet.matchAll(ANY_PLACE)) {
    const [, letters = '', digits = ''] = /^(\D*)(.*)$/s.exec(place) ?? [];
    if (place.includes('&')) reach(Infinity, Infinity);
    // A reader takes any sign for a letter of a column, and `1e7` for a number.
    reach(Math.max(Number(digits) || 0, Number(place) || 0), columnOf(letters));
  }
  return { rows, columns };
}

/** `A` is 1, `XFD` is 16,384. */
function columnOf(letters: string): number {
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
}
