import { writeCsv } from '../../lib/csv/write-csv';

interface CsvTable {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Milliseconds after which the browser has surely begun to save the file. */
const LIFETIME = 60_000;

/** Has the browser save a text as a file of this name, among the person's downloads. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), LIFETIME);
}

/** Has a spreadsheet's table saved, as a file of this name that ends in `.csv`. */
export function saveCsv(name: string, { header, rows }: CsvTable): void {
  saveFile(`${name}.csv`, 'text/csv;charset=utf-8', writeCsv(header, rows));
}
