import { Failure } from '../failure';
import { type Extent, extentOf } from './sheet-extent';
import { looksOf, type SheetLooks } from './sheet-looks';

/** Bytes of the file; a year of a busy shop is below one million. */
const LARGEST_FILE = 20_000_000;

/** Bytes of what is packed in it, as the archive itself declares: a small file may unpack to more than there is memory. */
const LARGEST_UNPACKED = 100_000_000;

/** What all sheets may reach over; a year of a busy shop is some 100,000 rows of a dozen columns. */
const MOST_ROWS = 300_000;
const MOST_CELLS = 5_000_000;

/** The digits of a phone, in groups too. */
export const PHONE = /(?:\p{Nd}[ -]?){9}/u;

/** A sheet of a courier's file, or of one of orders. */
export interface ReadSheet {
  /** What it is called; `null`: the file has no sheets. */
  readonly sheet: string | null;
  readonly table: readonly (readonly string[])[];
  /** Left out where all of it is shown, and all numbers alone. */
  readonly looks?: SheetLooks;
}

/**
 * Numbers as they are written in it. What reads the two formats comes with the first file.
 * @throws Failure `statement-unreadable`, `statement-too-large`
 */
export async function readTables(file: File): Promise<readonly ReadSheet[]> {
  if (file.size > LARGEST_FILE) throw new Failure('statement-too-large');
  try {
    return (await isZip(file)) ? await readWorkbook(file) : [{ sheet: null, table: await readCsv(file) }];
  } catch (error) {
    if (error instanceof Failure) throw error;
    // Neither a spreadsheet nor a table of texts, whatever its name says.
    throw new Failure('statement-unreadable');
  }
}

/** XLSX is a zip archive; its name may have been changed on the way. */
async function isZip(file: File): Promise<boolean> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return first === 0x50 && second === 0x4b;
}

async function readWorkbook(file: File): Promise<readonly ReadSheet[]> {
  const { default: readSheets } = await import('read-excel-file/universal');
  const { archive, looks } = await unpack(await file.arrayBuffer());
  const sheets = (await readSheets(archive, AS_TEXT)).map(({ sheet, data }, at) => {
    const table = data.map((row) => row.map(asText));
    return { sheet, table, ...(hasAny(looks[at]) && { looks: looks[at] }) };
  });
  const filled = sheets.filter(({ table }) => table.length > 0);
  if (filled.length === 0) throw new Failure('statement-unreadable');
  return filled;
}

function hasAny(looks: SheetLooks | undefined): looks is SheetLooks {
  if (looks === undefined) return false;
  const { isHidden, hiddenRows, signs, struck } = looks;
  return isHidden || hiddenRows.size > 0 || signs.size > 0 || struck.size > 0;
}

/** Read as floats, amounts would lose what they end in. */
const AS_TEXT = { parseNumber: (text: string) => exactly(text) };

/** A day as it is written where no country is: what looks like one to a spreadsheet may be the number of an order. */
function asText(cell: unknown): string {
  const isDay = cell instanceof Date && !Number.isNaN(cell.getTime());
  return isDay ? cell.toISOString().slice(0, 10) : String(cell ?? '');
}

/**
 * Nothing in it is compressed: the reader would unpack larger sheets by a worker made of a text, which the content
 * security policy forbids. @throws Failure `statement-too-large`
 */
async function unpack(packed: ArrayBuffer) {
  const { strFromU8, unzipSync, zipSync } = await import('fflate');
  let bytes = 0;
  const files = unzipSync(new Uint8Array(packed), {
    filter: ({ name, originalSize }) => {
      if (!/\.(xml|rels)$/.test(name)) return false;
      bytes += originalSize;
      if (bytes > LARGEST_UNPACKED) throw new Failure('statement-too-large');
      return true;
    },
  });
  // Wherever a sheet lies in the archive: a reader looks where the workbook says.
  const sheets = Object.values(files).flatMap((file) => {
    const xml = strFromU8(file);
    return xml.includes('sheetData') ? extentOf(xml) : [];
  });
  requireExtent(sheets);
  const looks = looksOf((path) => (files[path] === undefined ? null : strFromU8(files[path])));
  return { archive: zipSync(files, { level: 0 }).buffer, looks };
}

/** A cell far out costs the reader a table up to it, however small the file. @throws Failure `statement-too-large` */
function requireExtent(sheets: readonly Extent[]): void {
  const rows = sheets.reduce((sum, sheet) => sum + sheet.rows, 0);
  const cells = sheets.reduce((sum, sheet) => sum + sheet.rows * sheet.columns, 0);
  if (rows > MOST_ROWS || cells > MOST_CELLS) throw new Failure('statement-too-large');
}

/** A number as the spreadsheet shows it: it keeps 17 digits of which 15 count (`12.300000000000001` is 12.3), but for whole ones. */
function exactly(text: string): string {
  if (/^-?\d+$/.test(text)) return text;
  const number = Number(Number(text).toPrecision(15));
  return Number.isSafeInteger(number) ? String(number) : number.toFixed(10).replace(/\.?0+$/, '');
}

/**
 * A quote that is not closed swallows the lines after it. Copied cells may have such, since some spreadsheets put
 * none around cells: those are told by lines that have as many cells without them.
 */
async function readCsv(file: File): Promise<string[][]> {
  const { default: papaparse } = await import('papaparse');
  const text = decode(await file.arrayBuffer());
  const { data, errors, meta } = papaparse.parse<string[]>(text, { skipEmptyLines: false });
  const { delimiter, linebreak } = meta;
  const isAstray = errors.some(({ type }) => type === 'Quotes');
  if (!isAstray && !data.some((cells) => cells.some((cell) => cell.includes(linebreak)))) return data;
  const plain = papaparse.parse<string[]>(text, { delimiter, fastMode: true }).data;
  if (!isAstray && !swallowsLines(data, plain, meta)) return data;
  const lines = plain.filter((cells) => cells.join('').trim() !== '');
  const isEven = lines.every((cells) => cells.length === lines[0]?.length);
  if (delimiter !== '\t' || !isEven) throw new Failure('statement-unreadable');
  return plain;
}

/**
 * Whether a quote that a later line closes has made one row of several: each of its lines has as many cells without
 * quotes as most rows have. A phone in it tells also where a line has more cells, or all commas have blanks behind
 * them.
 */
function swallowsLines(
  data: readonly string[][],
  plain: readonly string[][],
  { delimiter, linebreak }: { readonly delimiter: string; readonly linebreak: string },
): boolean {
  const counts = [...Map.groupBy(data, ({ length }) => length)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  const width = Math.max(2, counts[0]?.[0] ?? 0);
  const hasCells = (cell: string) =>
    cell.includes(linebreak) && cell.replaceAll(`${delimiter} `, '').includes(delimiter);
  const hasPhone = (cell: string) => cell.includes(linebreak) && cell.includes(delimiter) && PHONE.test(cell);
  let from = 0;
  return data.some((cells) => {
    const all = plain.slice(from, from + cells.join('').split(linebreak).length);
    from += all.length;
    const lines = all.filter((line) => line.join('').trim() !== '');
    if (lines.length < 2 || lines.some(({ length }) => length < width)) return false;
    const isEven = lines.every(({ length }) => length === width);
    return cells.some(hasPhone) || (isEven && cells.some(hasCells));
  });
}

/** UTF-8, Excel's “Unicode text”, or what spreadsheets in Arabic or Hebrew write where they are not told otherwise. */
function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8. No Arabic word is without the letters that have no place among the Hebrew ones.
    const latin = new TextDecoder('latin1').decode(bytes);
    const isHebrew = /[\xe0-\xfa]{3}/.test(latin) && !/[\xc0-\xdf]/.test(latin);
    return new TextDecoder(isHebrew ? 'windows-1255' : 'windows-1256').decode(bytes);
  }
}
