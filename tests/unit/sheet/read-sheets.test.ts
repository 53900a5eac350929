import { describe, expect, it } from 'vitest';
import { readSheets } from '../../../lib/sheet/read-sheets';
import { linesOf } from '../../../lib/sheet/sheet-lines';
import { madeWorkbook, textCells } from '../statement/made-xlsx';

const HEADING = 'رقم الطلب,اسم الزبون,رقم الهاتف,المدينة,المبلغ';
const csv = (name: string, ...rows: readonly string[]) => new File([rows.join('\n')], name);
const morning = csv('صباح.csv', HEADING, '1,سلمى,0599123456,نابلس,120', '2,رامي,0599123457,جنين,80');
const evening = csv('مساء.csv', 'طلبات المساء,,,,', HEADING, '3,هبة,0599123458,طولكرم,95');

describe('files of orders that are dropped together', () => {
  it('are one sheet, in the order in which they came', async () => {
    const { table, heading } = await readSheets([morning, evening]);
    const lines = linesOf(table, heading.row, heading.columns);
    expect(lines.map(({ name }) => name)).toEqual(['سلمى', 'رامي', 'هبة']);
  });

  it('are none where their columns differ: the amount of one is no phone of another', async () => {
    const other = csv('other.csv', 'Name,Amount,Phone', 'Reem,70,0599123459');
    await expect(readSheets([morning, other])).rejects.toThrow('sheets-differ');
  });

  it('are none where they have no headings, which alone say that their columns are the same', async () => {
    const bare = (name: string) => csv(name, 'سلمى,0599123456,نابلس,120');
    await expect(readSheets([bare('1.csv'), bare('2.csv')])).rejects.toThrow('sheets-differ');
    expect((await readSheets([bare('1.csv')])).table).toHaveLength(1);
  });
});

describe('a workbook of orders', () => {
  const book = (sheets: Readonly<Record<string, readonly string[]>>) => {
    const cells = (rows: readonly string[]) => rows.map((row, nth) => textCells(nth + 1, row.split(',')));
    const each = Object.entries(sheets).map(([name, rows]) => [name, cells(rows)]);
    return new File([madeWorkbook(Object.fromEntries(each))], 'orders.xlsx');
  };
  const sunday = [HEADING, '1,سلمى,0599123456,نابلس,120'];
  const monday = [HEADING, '2,رامي,0599123457,جنين,80'];
  const notes = ['كتبت هبة الطلبات,فقط', 'أي سؤال,لها'];
  const namesIn = async (file: File, firstAlone = false) => {
    const { table, heading } = await readSheets([file], firstAlone);
    return linesOf(table, heading.row, heading.columns).map(({ name }) => name);
  };

  it('has the orders of all its sheets, and none of what stands beside them', async () => {
    expect(await namesIn(book({ Sunday: sunday, Monday: monday, Notes: notes }))).toEqual(['سلمى', 'رامي']);
    expect(await namesIn(book({ Notes: notes, Sunday: sunday }))).toEqual(['سلمى']);
    expect(await namesIn(book({ Empty: [], Sunday: sunday }))).toEqual(['سلمى']);
  });

  it('says how many lines with a phone are in sheets that are left out', async () => {
    const goesOn = ['2,رامي,0599123457,جنين,80', '3,هبة,٠٥٩٩-١٢٣-٤٥٨,جنين,95', 'المجموع,,,,175'];
    const called = ['رقم,الاسم,رقم,البلد,الحساب', '4,ريم,599123459,جنين,95'];
    const { table, hidden } = await readSheets([book({ Sunday: sunday, Monday: goesOn, Tuesday: called })]);
    expect([table.length, hidden]).toEqual([2, 3]);
    expect((await readSheets([book({ Sunday: sunday, Notes: notes })])).hidden).toBe(0);
  });

  it('counts no barcode, moment or long number of a sheet beside them as a phone, but one in a text', async () => {
    const stock = ['كوب,7290001234567', '2026-11-30 10:00,جرد', '12345678901234,صحن'];
    const beside = async (...rows: readonly string[]) =>
      (await readSheets([book({ Sunday: sunday, Stock: rows })])).hidden;
    expect(await beside(...stock)).toBe(0);
    const copied = ['سلمى 0599123456 نابلس', 'جوال : ٠٥٩٩١٢٣٤٥٦', '0599123456 0568123456'];
    expect(await beside(...copied, '\u202a+970 599–123–456\u202c', '0599123456/0568123456')).toBe(5);
  });

  it('is none where two sheets of orders have other columns, until a person goes on with the first', async () => {
    const other = ['Name,Amount,Phone,City', 'Reem,70,0599123459,Nablus'];
    const file = book({ Sunday: sunday, Others: other, Monday: monday });
    await expect(readSheets([file])).rejects.toThrow('sheets-differ');
    expect(await namesIn(file, true)).toEqual(['سلمى', 'رامي']);
  });
});

describe('a file in the letters of an older spreadsheet', () => {
  const rows = (...cells: readonly string[]) => cells.join('\r\n');
  const read = async (...bytes: readonly number[]) => {
    const { table, heading } = await readSheets([new File([new Uint8Array(bytes)], 'orders.csv')]);
    return linesOf(table, heading.row, heading.columns);
  };

  it('is read in Hebrew, which its own Excel writes', async () => {
    const text = rows('שם,טלפון,עיר,סכום', 'סלמה,0599123456,שכם,120');
    const bytes = [...text].map((one) =>
      one >= 'א' ? (one.codePointAt(0) ?? 0) - 0x5d0 + 0xe0 : one.charCodeAt(0),
    );
    expect(await read(...bytes)).toMatchObject([{ name: 'סלמה', city: 'שכם', amount: '120' }]);
  });

  it('is read in Arabic still, and so is a Latin name', async () => {
    // "سلمى" and "نابلس", and "René".
    const salma = [0xd3, 0xe1, 0xe3, 0xec];
    const nablus = [0xe4, 0xc7, 0xc8, 0xe1, 0xd3];
    const ascii = (text: string) => [...text].map((one) => one.charCodeAt(0));
    const heading = ascii('name,phone,city,amount\r\n');
    expect(
      await read(...heading, ...salma, ...ascii(',0599123456,'), ...nablus, ...ascii(',120')),
    ).toMatchObject([{ name: 'سلمى', city: 'نابلس' }]);
    expect(await read(...heading, ...ascii('Ren'), 0xe9, ...ascii(',0599123456,Nablus,120'))).toMatchObject([
      { name: 'René' },
    ]);
  });

  it('is read where Excel saved it as Unicode text', async () => {
    const text = rows('الاسم\tالهاتف\tالمدينة\tالمبلغ', 'سلمى\t0599123456\tنابلس\t120');
    const bytes = [...`\ufeff${text}`].flatMap((one) => [one.charCodeAt(0) & 255, one.charCodeAt(0) >> 8]);
    expect(await read(...bytes)).toMatchObject([{ name: 'سلمى', phone: '0599123456', amount: '120' }]);
  });
});
