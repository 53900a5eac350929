import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import readWorkbook from 'read-excel-file/universal';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { areEnough, findHeading } from '../../../lib/statement/columns';
import { readTables } from '../../../lib/statement/read-table';
import { isAstray, readLines } from '../../../lib/statement/statement';
import { madeWorkbook, madeXlsx, textCells } from './made-xlsx';

vi.mock('read-excel-file/universal', async (load) => {
  const original = await load<typeof import('read-excel-file/universal')>();
  return { ...original, default: vi.fn(original.default) };
});
afterEach(() => vi.clearAllMocks());

/** The first sheet of a file. */
const readTable = async (file: File) => (await readTables(file))[0]?.table ?? [];

describe('a courier’s file', () => {
  const arabic = [
    ['كشف حساب', '', '', ''],
    ['رقم الطرد', 'مبلغ التحصيل', 'أجرة التوصيل', 'الصافي'],
    ['#p-1', '120', '20', '100'],
    ['', '', '', ''],
    ['P-2', '80', '20', '61'],
    ['المجموع', '200', '40', '161'],
  ];

  it('has its heading found and matched by name in Arabic, English and Hebrew', () => {
    expect(findHeading(arabic)).toEqual({ row: 1, columns: { code: 0, collected: 1, fee: 2, net: 3 } });
    expect(findHeading([['Date', 'Net', 'Tracking Number', 'COD Amount', 'Delivery Fee']]).columns).toEqual({
      code: 2,
      collected: 3,
      fee: 4,
      net: 1,
    });
    expect(findHeading([['ברקוד', 'גבייה', 'דמי משלוח', 'נטו']]).columns).toEqual({
      code: 0,
      collected: 1,
      fee: 2,
      net: 3,
    });
    expect(areEnough(findHeading([['a', 'b']]).columns)).toBe(false);
    expect(areEnough({ code: 0, collected: null, fee: 1, net: 2 })).toBe(true);
  });

  it('is read line by line, with its total apart and what does not add up named', () => {
    const { row, columns } = findHeading(arabic);
    const lines = readLines(arabic, row, columns);
    expect(lines).toEqual([
      { row: 3, code: 'P-1', collected: '120', fee: '20', net: '100', isTotal: false },
      { row: 5, code: 'P-2', collected: '80', fee: '20', net: '61', isTotal: false },
      { row: 6, code: null, collected: '200', fee: '40', net: '161', isTotal: true },
    ]);
    expect(lines.filter(isAstray).map((line) => line.row)).toEqual([5, 6]);
    const without = readLines(arabic, row, { ...columns, collected: null });
    expect(without[1]?.collected).toBe('81');
  });

  it('has a fee that is written as what it takes away, where what is paid proves that', () => {
    const read = (...cells: readonly string[]) =>
      readLines([...arabic.slice(0, 2), cells], 1, findHeading(arabic).columns).at(-1);
    const taken = read('P-1', '120', '-20', '100');
    expect(taken).toMatchObject({ collected: '120', fee: '20', net: '100' });
    expect(taken && isAstray(taken)).toBe(false);
    // The fee of before is given back, or nothing proves what is meant.
    expect(read('P-1', '120', '-20', '140')).toMatchObject({ fee: '-20' });
    expect(read('P-1', '120', '-20', '')).toMatchObject({ fee: '-20' });
  });

  it('has fees below nothing as what they take away where no column says what is paid and all are so: they were added', () => {
    const heading = ['رقم الطرد', 'مبلغ التحصيل', 'أجرة التوصيل'];
    const feesOf = (...lines: readonly (readonly string[])[]) =>
      readLines([heading, ...lines], 0, findHeading([heading]).columns).map((line) => line.fee);
    const all = [
      ['P-1', '120', '-20'],
      ['P-2', '80', ''],
      ['P-3', '0', '-15'],
    ];
    expect(feesOf(...all)).toEqual(['20', null, '15']);
    // Among fees as they are, one below nothing was given back.
    expect(feesOf(...all, ['P-4', '90', '20'])).toEqual(['-20', null, '-15', '20']);
  });

  it('adds fees to what is paid where no column has what was collected, also fees below nothing', () => {
    const heading = ['رقم الطرد', 'أجرة التوصيل', 'الصافي'];
    const columns = { code: 0, collected: null, fee: 1, net: 2 };
    const collected = (...lines: readonly (readonly string[])[]) =>
      readLines([heading, ...lines], 0, columns).map((line) => line.collected);
    expect(collected(['P-1', '-20', '80'], ['P-2', '-15', '-15'], ['P-3', '0', '50'])).toEqual([
      '100',
      '0',
      '50',
    ]);
    // Among fees as they are, one below nothing was given back.
    expect(collected(['P-1', '20', '80'], ['P-2', '-20', '20'])).toEqual(['100', '0']);
  });

  it.each([['المجموع الكلي'], ['Total (ILS)'], ['סה״כ לתשלום:']])(
    'has a total that is called %s, under the codes or beside them',
    (called) => {
      const { row, columns } = findHeading(arabic);
      const totalOf = (cells: readonly string[]) =>
        readLines([...arabic.slice(0, 3), cells], row, columns).at(-1);
      const total = { row: 4, code: null, collected: '120', isTotal: true };
      expect(totalOf([called, '120', '20', '100'])).toMatchObject(total);
      expect(totalOf(['', '120', '20', '100', called])).toMatchObject(total);
      expect(totalOf(['P-7', '120', '20', '100', called])).toMatchObject({ code: 'P-7', isTotal: false });
    },
  );

  it('is CSV in UTF-8 or in what Arabic spreadsheets write, with commas or semicolons', async () => {
    const read = (bytes: BlobPart) => readTable(new File([bytes], 'x.csv'));
    expect(await read('\ufeffcode,amount\r\n"P,1",12.5\r\n')).toEqual([
      ['code', 'amount'],
      ['P,1', '12.5'],
      [''],
    ]);
    expect(await read('code;amount\nP1;"12,5"')).toEqual([
      ['code', 'amount'],
      ['P1', '12,5'],
    ]);
    const arabicBytes = new Uint8Array([0xc7, 0xe1, 0xd1, 0xe3, 0xd2, 0x2c, 0x31]);
    expect(await read(arabicBytes)).toEqual([['الرمز', '1']]);
  });

  it('is XLSX, with amounts as they are shown and not as they are kept', async () => {
    const table = await readTable(
      new File(
        [
          madeXlsx(
            '<c r="A1" t="inlineStr"><is><t>رمز</t></is></c><c r="B1"><v>12.300000000000001</v></c><c r="C1"><v>123456789012</v></c><c r="D1"><v>1E-1</v></c>',
          ),
        ],
        'x.xlsx',
      ),
    );
    expect(table).toEqual([['رمز', '12.3', '123456789012', '0.1']]);
  });

  it('is XLSX whose long numbers are told to the last digit', async () => {
    const row = ['1234567890123456', '-12345678901234567890', '1.5E3']
      .map((number, nth) => `<c r="${'ABC'[nth]}1"><v>${number}</v></c>`)
      .join('');
    const [read = []] = await readTable(new File([madeXlsx(row)], 'of.xlsx'));
    expect(read).toEqual(['1234567890123456', '-12345678901234567890', '1500']);
  });

  it('is XLSX whose cells are days, formulas that failed, or days that no calendar has', async () => {
    const cells = ['s="1"><v>46154', 't="e"><v>#N/A', 't="b"><v>1', 's="1"><v>591000902'];
    const row = cells.map((cell, nth) => `<c r="${'ABCD'[nth]}1" ${cell}</v></c>`).join('');
    const [read = []] = await readTable(new File([madeXlsx(row)], 'of.xlsx'));
    expect(read).toEqual(['2026-05-12', '', 'true', 'Invalid Date']);
  });

  it('of several sheets is read whole, but for those that are empty', async () => {
    const week = (code: string) => [textCells(1, ['رمز', 'مبلغ']), textCells(2, [code, '120'])];
    const book = madeWorkbook({ 'Week 1': week('P1'), Notes: [], 'Week 2': week('P2') });
    expect(await readTables(new File([book], 'x.xlsx'))).toEqual([
      {
        sheet: 'Week 1',
        table: [
          ['رمز', 'مبلغ'],
          ['P1', '120'],
        ],
      },
      {
        sheet: 'Week 2',
        table: [
          ['رمز', 'مبلغ'],
          ['P2', '120'],
        ],
      },
    ]);
    expect(await readTables(new File(['a,b'], 'x.csv'))).toEqual([{ sheet: null, table: [['a', 'b']] }]);
  });

  it('of empty sheets alone is refused', async () => {
    const file = new File([madeWorkbook({ one: [], two: [] })], 'x.xlsx');
    await expect(readTables(file)).rejects.toThrow('statement-unreadable');
  });

  it('of several sheets that reach too far together is refused', async () => {
    const far = ['<c r="A200000"><v>1</v></c>'];
    const file = new File([madeWorkbook({ one: far, two: far })], 'x.xlsx');
    await expect(readTables(file)).rejects.toThrow('statement-too-large');
  });

  it('that is neither is refused', async () => {
    const notSpreadsheet = new File([zipSync({ 'a.txt': strToU8('x') })], 'x.xlsx');
    await expect(readTable(notSpreadsheet)).rejects.toThrow('statement-unreadable');
  });

  it('is refused with its own words where it says that it unpacks to more than fits, and where it says too little', async () => {
    const rows = Array.from({ length: 100 }, (_, nth) => textCells(nth + 1, [`P${nth}`, '120']));
    const declaring = (bytes: number) => new File([declareSheet(madeXlsx(...rows), bytes)], 'x.xlsx');
    await expect(readTable(declaring(200_000_000))).rejects.toThrow('statement-too-large');
    await expect(readTable(declaring(20))).rejects.toThrow('statement-unreadable');
  });

  it.each([
    ['a cell in the last row and column', '<c r="XFD1048576"><v>1</v></c>'],
    ['a cell in a far row', '<c r="A1048576"><v>1</v></c>'],
    ['an empty cell in a far row', '<c r="A900000"/>'],
    ['a place that is quoted otherwise', "<c s='1' r = 'XFD1048576'><v>1</v></c>"],
    ['a tag with a prefix', '<x:c r="XFD1048576"><x:v>1</x:v></x:c>'],
    ['a place that is written by codes of letters', '<c r="&#88;FD1048576"><v>1</v></c>'],
    ['a place after a text that ends a tag', '<c s=">" r="XFD1048576"><v>1</v></c>'],
    ['a place after a text that looks like one', `<c s=" r='A1'" r="XFD1048576"><v>1</v></c>`],
    ['a row that is written as a power', '<c r="A1e7"><v>1</v></c>'],
    ['a row without end', '</row><row r="Infinity"><c><v>1</v></c>'],
    ['letters that are none', '<c r="~~~~~1"><v>1</v></c>'],
  ])('that reaches too far is refused before it is read: %s', async (_, far) => {
    const file = new File([madeXlsx(textCells(1, ['رمز', 'مبلغ']), far)], 'x.xlsx');
    await expect(readTable(file)).rejects.toThrow('statement-too-large');
    expect(readWorkbook).not.toHaveBeenCalled();
  });

  it('that reaches too far in a folder of its own is refused before it is read', async () => {
    const usual = unzipSync(madeXlsx('<c r="XFD1048576"><v>1</v></c>'));
    const elsewhere = Object.entries(usual).map(([name, bytes]): [string, Uint8Array] => [
      name.replace('worksheets', 'elsewhere'),
      strToU8(strFromU8(bytes).replace('worksheets', 'elsewhere')),
    ]);
    const file = new File([zipSync(Object.fromEntries(elsewhere)) as Uint8Array<ArrayBuffer>], 'x.xlsx');
    await expect(readTable(file)).rejects.toThrow('statement-too-large');
    expect(readWorkbook).not.toHaveBeenCalled();
  });

  it('of 20,000 lines is read, each where it stands', async () => {
    const rows = Array.from({ length: 20_000 }, (_, nth) => textCells(nth + 1, [`P${nth}`, String(nth)]));
    const table = await readTable(new File([madeXlsx(...rows)], 'x.xlsx'));
    expect([table.length, table[19_999]]).toEqual([20_000, ['P19999', '19999']]);
  });

  it('of more bytes than a year of a busy shop has is not read at all', async () => {
    const file = new File([new Uint8Array(20_000_001)], 'x.csv');
    await expect(readTable(file)).rejects.toThrow('statement-too-large');
  });
});

/** The same archive, whose last entry's directory says that it unpacks to so many bytes. */
function declareSheet(archive: Uint8Array<ArrayBuffer>, bytes: number): Uint8Array<ArrayBuffer> {
  const view = new DataView(archive.buffer);
  const isEntry = (at: number) => view.getUint32(at, true) === 0x02014b50;
  const last = archive.findLastIndex((_, at) => at + 4 <= archive.length && isEntry(at));
  view.setUint32(last + 24, bytes, true);
  return archive;
}
