/**
 * What a spreadsheet would run when a cell begins with it (OWASP, CSV Injection): formulas, in full-width signs
 * too, and blanks that it skips on the way to one.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * The same behind what parts cells or rows where a spreadsheet is set to another separator than the comma: there a
 * quotation mark within a cell quotes nothing.
 */
const FORMULA_INSIDE = /([;\t\r\n][\s"]*)(?=[=+\-@＝＋－＠])/g;

/** An amount, a negative one too: spreadsheets add such cells up, and run nothing in them. */
const PLAIN_DECIMAL = /^-?\d+(\.\d+)?$/;

/** Tells spreadsheets that the file is UTF-8, without which they show Arabic as noise. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * A table as CSV (RFC 4180) for spreadsheets: UTF-8 with byte order mark, text that would be run as a formula
 * kept from it by an apostrophe, within the text too. Amounts are given as decimal texts and stay plain. The library that tests read
 * it with weighs 7 kB and its own guard overlooks formulas of several lines, so it is not what writes.
 */
export function writeCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + [header, ...rows].map((row) => row.map(cellOf).join(',')).join('\r\n');
}

/** Quoted where it must be, and where blanks at an end could be lost. */
function cellOf(text: string): string {
  const safe =
    (FORMULA.test(text) && !PLAIN_DECIMAL.test(text) ? "'" : '') + text.replace(FORMULA_INSIDE, "$1'");
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A phone that spreadsheets leave as it is: without the dash they take `0599123456` for a number and drop its
 * zero. `+970599123456` is kept by the apostrophe.
 */
export function phoneCell(phone: string): string {
  return phone.replace(/^(0?\d\d)(\d{7})$/, '$1-$2');
}
