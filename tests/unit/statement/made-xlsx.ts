import { strToU8, zipSync } from 'fflate';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OF = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGED = 'http://schemas.openxmlformats.org/package/2006';

/** The least that a spreadsheet is. @param rows the XML of each row's cells */
export function madeXlsx(...rows: readonly string[]): Uint8Array<ArrayBuffer> {
  return madeWorkbook({ S: rows });
}

/** @param sheets each by its name */
export function madeWorkbook(sheets: Readonly<Record<string, readonly string[]>>): Uint8Array<ArrayBuffer> {
  const each = (write: (number: number, name: string, rows: readonly string[]) => string) =>
    Object.entries(sheets)
      .map(([name, rows], at) => write(at + 1, name, rows))
      .join('');
  const data = (rows: readonly string[]) =>
    rows.map((cells, nth) => `<row r="${nth + 1}">${cells}</row>`).join('');
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGED}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGED}/relationships"><Relationship Id="r1" Type="${OF}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OF}"><sheets>${each((number, name) => `<sheet name="${name}" sheetId="${number}" r:id="s${number}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGED}/relationships">${each((number) => `<Relationship Id="s${number}" Type="${OF}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}<Relationship Id="r2" Type="${OF}/styles" Target="styles.xml"/></Relationships>`,
    // The second style shows a number as a day.
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
  };
  Object.values(sheets).forEach((rows, at) => {
    files[`xl/worksheets/sheet${at + 1}.xml`] =
      `<worksheet xmlns="${MAIN}"><sheetData>${data(rows)}</sheetData></worksheet>`;
  });
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

/** A row's cells, each a text. */
export function textCells(row: number, texts: readonly string[]): string {
  return texts
    .map(
      (text, column) =>
        `<c r="${String.fromCharCode(65 + column)}${row}" t="inlineStr"><is><t>${text}</t></is></c>`,
    )
    .join('');
}
