import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { factValue } from '../../../lib/order';
import { linesAmongHidden } from '../../../lib/sheet/among-hidden';
import { keysOf } from '../../../lib/sheet/line-keys';
import { readSheets } from '../../../lib/sheet/read-sheets';
import { linesOf } from '../../../lib/sheet/sheet-lines';
import { toCollected } from '../../../lib/sheet/sheet-orders';
import { sheetStore } from '../../../lib/sheet/sheet-store';
import { readTables } from '../../../lib/statement/read-table';
import { madeWorkbook, textCells } from '../statement/made-xlsx';

const HEADING = ['رقم الطلب', 'اسم الزبون', 'رقم الهاتف', 'المدينة', 'المبلغ'];
const line = (number: string, name: string) => [number, name, '0599123456', 'نابلس', '120'];

/** A workbook as a merchant left it: what its XML says is changed, file by file. */
function bookOf(
  sheets: Readonly<Record<string, readonly (readonly string[])[]>>,
  changes: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>>,
): File {
  const each = Object.entries(sheets).map(([name, rows]) => [
    name,
    rows.map((cells, nth) => textCells(nth + 1, cells)),
  ]);
  const files = unzipSync(madeWorkbook(Object.fromEntries(each)));
  for (const [path, edits] of Object.entries(changes)) {
    const file = files[path];
    if (file === undefined) throw new Error(`There is no ${path}`);
    const text = edits.reduce((xml, [from, to]) => {
      if (!xml.includes(from)) throw new Error(`${path} does not say ${from}`);
      return xml.replace(from, () => to);
    }, strFromU8(file));
    files[path] = strToU8(text);
  }
  return new File([zipSync(files)], 'orders.xlsx');
}

const namesIn = async (file: File) => {
  const { table, heading, hidden } = await readSheets([file]);
  return { names: linesOf(table, heading.row, heading.columns).map(({ name }) => name), hidden };
};

describe('rows that a merchant does not see', () => {
  const rows = [HEADING, line('1', 'سلمى'), line('2', 'رامي'), ['', '', '', '', ''], line('4', 'هبة')];

  it('are no orders: the list was filtered to what is not shipped yet', async () => {
    const file = bookOf(
      { S: rows },
      {
        'xl/worksheets/sheet1.xml': [
          ['<row r="2">', '<row r="2" spans="1:5" hidden="1">'],
          ['<row r="4">', '<row r="4" hidden="1">'],
          ['<row r="5">', "<row hidden='true' r='5'>"],
        ],
      },
    );
    expect(await namesIn(file)).toEqual({ names: ['رامي'], hidden: 2 });
    // The rows of a statement keep their numbers.
    expect((await readTables(file))[0]?.table).toHaveLength(5);
  });

  it('are all rows of a hidden sheet of orders, and none of one that holds something else', async () => {
    const file = bookOf(
      { Now: [HEADING, line('9', 'ريم')], Before: rows, Lists: [['نابلس'], ['جنين']] },
      {
        'xl/workbook.xml': [
          ['name="Before"', 'name="Before" state="hidden"'],
          ['name="Lists"', 'name="Lists" state="veryHidden"'],
        ],
      },
    );
    expect(await namesIn(file)).toEqual({ names: ['ريم'], hidden: 4 });
  });

  it('are among the lines where an order that is shown may be taken for theirs: by its words, or its phone', async () => {
    const twin = ['', 'سلمى', '0599123456', 'نابلس', '120'];
    const called = ['', 'هبة', '599123456', 'جنين', '70'];
    const other = ['', 'نور', '0599123459', 'جنين', '90'];
    const file = bookOf(
      { S: [HEADING, twin, called, other, twin] },
      {
        'xl/worksheets/sheet1.xml': [2, 3, 4].map(
          (row) => [`<row r="${row}">`, `<row r="${row}" hidden="1">`] as const,
        ),
      },
    );
    const read = await readSheets([file]);
    const { lines, hidden } = linesAmongHidden(read, read.heading.columns);
    expect(lines.map((one) => [one.name, hidden.has(one)])).toEqual([
      ['سلمى', true],
      ['هبة', true],
      ['سلمى', false],
    ]);
  });

  it('are those that are struck through, or whose phone is, and none of which a price alone is', async () => {
    const STYLES = 'xl/styles.xml';
    const fonts = '<fonts><font/><font><b/><strike/></font><font><strike val="0"/></font></fonts><cellXfs>';
    const styles = ['0', '1', '2'].map((font) => `<xf numFmtId="0" fontId="${font}"/>`).join('');
    const cells = (row: number, style: number, columns: string) =>
      [...columns].map(
        (column) => [`<c r="${column}${row}"`, `<c r="${column}${row}" s="${style}"`] as const,
      );
    const four = [...rows, line('4', 'ريم')];
    const file = bookOf(
      { S: four },
      {
        [STYLES]: [['<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/>', `${fonts}${styles}`]],
        'xl/worksheets/sheet1.xml': [
          ...cells(2, 1, 'ABCDE'),
          ...cells(3, 1, 'C'),
          ...cells(4, 1, 'E'),
          ...cells(5, 2, 'ABCDE'),
        ],
      },
    );
    expect(await namesIn(file)).toEqual({ names: ['هبة', 'ريم'], hidden: 2 });
  });

  it('are none where nothing is hidden', async () => {
    expect(await namesIn(bookOf({ S: rows }, {}))).toEqual({ names: ['سلمى', 'رامي', 'هبة'], hidden: 0 });
  });
});

describe('a number that the spreadsheet shows with a currency', () => {
  const numbered = (style: string) =>
    [
      '<c r="E2" t="inlineStr"><is><t>120</t></is></c>',
      `<c r="E2"${style}><v>50.000000000000001</v></c>`,
    ] as const;
  const book = (format: string) =>
    bookOf(
      { S: [HEADING, line('1', 'سلمى')] },
      {
        'xl/worksheets/sheet1.xml': [numbered(' s="2"')],
        'xl/styles.xml': [
          ['<cellXfs>', `<numFmts><numFmt numFmtId="164" formatCode="${format}"/></numFmts><cellXfs>`],
          ['</cellXfs>', '<xf numFmtId="164"/></cellXfs>'],
        ],
      },
    );

  it.each([
    ['[$JOD] #,##0.00', 'JOD', '50'],
    ['#,##0.00\\ [$د.أ.‏-2C01]', 'JOD', '50'],
    ['[$₪-40D] #,##0.00', 'ILS', '50'],
    ['#,##0.00 &quot;₪&quot;', 'ILS', '50'],
    ['0 &quot;دينار&quot;', 'JOD', '50'],
    ['0 &quot;طرد&quot;', 'ILS', '50'],
    ['[$-409]#,##0.00', 'ILS', '50'],
    ['[Red]#,##0.00', 'ILS', '50'],
    // Nobody can tell: what is collected is asked about.
    ['[$$-409]#,##0.00', 'ILS', null],
    ['[$USD] #,##0.00', 'ILS', null],
  ])('is of that currency: %s', async (format, currency, total) => {
    const { table, heading } = await readSheets([book(format)]);
    const [one] = await keysOf(linesOf(table, heading.row, heading.columns));
    if (one === undefined) throw new Error('There is no line');
    const store = sheetStore('account', 'طلبات');
    const { reply } = toCollected(one, 0, store, 'ILS', { before: undefined, repeated: null });
    const order = 'order' in reply ? reply.order : null;
    expect(order && [factValue(order.currency), factValue(order.total)]).toEqual([currency, total]);
  });

  it('is of that currency in the column of the amounts alone: the whole table may be shown so', async () => {
    const asNumber = (column: string, text: string) =>
      [
        `<c r="${column}2" t="inlineStr"><is><t>${text}</t></is></c>`,
        `<c r="${column}2" s="2"><v>${text}</v></c>`,
      ] as const;
    const file = bookOf(
      { S: [HEADING, ['17', 'سلمى', '599123456', 'نابلس', '120']] },
      {
        'xl/worksheets/sheet1.xml': [asNumber('A', '17'), asNumber('C', '599123456'), asNumber('E', '120')],
        'xl/styles.xml': [
          [
            '<cellXfs>',
            '<numFmts><numFmt numFmtId="164" formatCode="#,##0.00\\ [$₪-40D]"/></numFmts><cellXfs>',
          ],
          ['</cellXfs>', '<xf numFmtId="164"/></cellXfs>'],
        ],
      },
    );
    const { table, heading } = await readSheets([file]);
    const [one] = await keysOf(linesOf(table, heading.row, heading.columns));
    expect(one).toMatchObject({ key: '17', line: { phone: '599123456', amount: '120 ₪' } });
  });
});
