import { Failure } from '../failure';

/** Bytes; a year of a busy shop is below one million. */
const LARGEST = 20_000_000;

/**
 * The first sheet of a courier's file as texts, numbers as they are written in it. What reads the two formats comes
 * with the first file: nobody else waits for it.
 * @throws Failure `statement-unreadable`
 */
export async function readTable(file: File): Promise<readonly (readonly string[])[]> {
  if (file.size > LARGEST) throw new Failure('statement-unreadable');
  try {
    return (await isZip(file)) ? await readSpreadsheet(file) : await readCsv(file);
  } catch {
    // Neither a spreadsheet nor a table of texts, whatever its name says.
    throw new Failure('statement-unreadable');
  }
}

/** XLSX is a zip archive; its name may have been changed on the way. */
async function isZip(file: File): Promise<boolean> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return first === 0x50 && second === 0x4b;
}

async function readSpreadsheet(file: File): Promise<string[][]> {
  const { readSheet } = await import('read-excel-file/browser');
  // As text: read as floats, amounts would lose what they end in.
  const rows = await readSheet(file, { parseNumber: (text: string) => exactly(text) });
  return rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))));
}

/** A number as the spreadsheet shows it: it keeps 17 digits of which 15 count (`12.300000000000001` is 12.3). */
function exactly(text: string): string {
  if (/^-?\d{1,15}$/.test(text)) return text;
  const number = Number(Number(text).toPrecision(15));
  return Number.isSafeInteger(number) ? String(number) : number.toFixed(10).replace(/\.?0+$/, '');
}

async function readCsv(file: File): Promise<string[][]> {
  const { default: papaparse } = await import('papaparse');
  const { data } = papaparse.parse<string[]>(decode(await file.arrayBuffer()), { skipEmptyLines: false });
  return data;
}

/** UTF-8, or what spreadsheets in Arabic write where they are not told otherwise. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8.
    return new TextDecoder('windows-1256').decode(bytes);
  }
}
