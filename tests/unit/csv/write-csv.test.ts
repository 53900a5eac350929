import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { phoneCell, writeCsv } from '../../../lib/csv/write-csv';
import { allLocales } from '../../../lib/i18n/all-locales';
import { createTranslator } from '../../../lib/i18n/translator';
import { ledgerTable } from '../../../lib/ledger/csv-table';
import { madeEntry, requestOf } from '../ledger/made-entry';

const parse = (csv: string) => Papa.parse<string[]>(csv.replace(/^\ufeff/, ''), { delimiter: ',' }).data;

describe('a table for spreadsheets', () => {
  it('says that it is UTF-8, for Arabic is noise without', () => {
    expect(new TextEncoder().encode(writeCsv(['اسم'], []))).toEqual(
      new Uint8Array([0xef, 0xbb, 0xbf, ...new TextEncoder().encode('اسم')]),
    );
  });

  it.each(['=1+1', '+1', '-1+cmd', '@SUM(A1)', '＝1+1', '=HYPERLINK("https://evil.example","x")'])(
    'keeps %j from being run',
    (text) => {
      const [, [cell = ''] = []] = parse(writeCsv(['a'], [[text]]));
      expect(cell).toBe(`'${text}`);
    },
  );

  it.each(['-12.5', '-1', '0', '110', '12.50'])(
    'leaves the amount %j a number that can be added up',
    (text) => {
      expect(writeCsv(['a'], [[text]])).toBe(`\ufeffa\r\n${text}`);
    },
  );

  it.each(['-1-1', '-1.', '-.5', '--1', '-1\n', '-1;=1', '-1e5', '-١'])(
    'but not %j, which is none',
    (text) => {
      const [, [cell = ''] = []] = parse(writeCsv(['a'], [[text]]));
      expect(cell.startsWith("'-")).toBe(true);
    },
  );

  it.each([
    ['\t=1', "'\t'=1"],
    ['\r=1', "'\r'=1"],
    ['\n=1', "'\n'=1"],
    ['=1\n=2', "'=1\n'=2"],
    ['a;=1', "a;'=1"],
    ['a\t+1', "a\t'+1"],
    ['a; "@SUM(A1)', `a; "'@SUM(A1)`],
    ['a;b;＝1', "a;b;'＝1"],
  ])('nor %j, whatever parts the cells where it is opened', (text, safe) => {
    const [, [cell = ''] = []] = parse(writeCsv(['a'], [[text]]));
    expect(cell).toBe(safe);
  });

  it.each([';', '\t', ','])('holds no formula for a spreadsheet that parts cells by %j', (delimiter) => {
    const piece = fc.constantFrom('=1', '+1', '-1', '@A1', '＝1', ';', '\t', '\n', '\r', '"', ' ', 'a', ',');
    const cell = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell)), (rows) => {
        const csv = writeCsv(['first', 'second'], rows).replace(/^\ufeff/, '');
        const cells = Papa.parse<string[]>(csv, { delimiter }).data.flat();
        // A negative amount is a number, by itself or before the comma of the next cell, where it is not the separator.
        const formulas = cells.filter(
          (read) => /^[=+\-@＝＋－＠]/.test(read) && !/^-\d+(\.\d+)?(,|$)/.test(read),
        );
        expect(formulas).toEqual([]);
      }),
    );
  });

  it('leaves amounts and ordinary words as they are', () => {
    expect(writeCsv(['a', 'b', 'c'], [['110', '12.50', 'قميص أزرق']])).toBe(
      '\ufeffa,b,c\r\n110,12.50,قميص أزرق',
    );
  });

  it('carries any text there and back, but for the apostrophe before what would be run', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.string({ unit: 'binary' }))), (rows) => {
        const [, ...read] = parse(writeCsv(['first', 'second'], rows));
        const bare = (cells: readonly (readonly string[])[]) =>
          cells.map((row) => row.map((cell) => cell.replaceAll("'", '')));
        expect(bare(read)).toEqual(bare(rows));
        const harmless = rows.filter((row) => row.every((cell) => !/[=+\-@＝＋－＠\t\r\n]/.test(cell)));
        const [, ...same] = parse(writeCsv(['first', 'second'], harmless));
        expect(same).toEqual(harmless);
        expect(read.flat().every((cell) => !/^[=+\-@\t\r\n]/.test(cell) || /^-\d+(\.\d+)?$/.test(cell))).toBe(
          true,
        );
      }),
    );
  });

  it('writes phones so that no spreadsheet takes them for a number', () => {
    expect(phoneCell('0599123456')).toBe('059-9123456');
    expect(phoneCell('599123456')).toBe('59-9123456');
    expect(writeCsv(['p'], [[phoneCell('+970599123456')]])).toContain("'+970599123456");
    for (const phone of ['0599123456', '599123456']) {
      expect(Number.isNaN(Number(phoneCell(phone)))).toBe(true);
    }
  });
});

describe('the ledger as a table', () => {
  it('has its words in the person’s language, amounts plain, and no invisible marks', () => {
    const { header, rows } = ledgerTable(
      [
        madeEntry({
          orderNumber: '1043',
          createdAt: new Date(2026, 10, 20, 14, 5).getTime(),
          request: requestOf({ name: '=cmd', phone: '0599123456', total: '110.50', note: 'سطر\nوسطر' }),
          quotedFee: { deliveryCost: '20.00', extraPrice: '0' },
        }),
      ],
      createTranslator('ar', allLocales.ar),
    );
    expect(header.slice(0, 3)).toEqual(['رمز الطرد', 'الحالة', 'التاريخ']);
    expect(rows).toEqual([
      [
        'SB-100234',
        'تم الإنشاء',
        '2026-11-20 14:05',
        '1043',
        '=cmd',
        '059-9123456',
        '',
        'بيت فوريك',
        'نابلس',
        'شارع المدارس',
        '110.50',
        '20',
        'ILS',
        'قميص',
        'سطر\nوسطر',
        'متجر الزيتون',
        '',
        // A parcel of one's own is no colleague's.
        '',
        // Nobody said that it was paid otherwise.
        '',
      ],
    ]);
    expect(header).toHaveLength(rows[0]?.length ?? 0);
    expect(writeCsv(header, rows)).toContain("'=cmd");
  });

  it.each([
    ['Marked as wrong', { wrongSince: 1 }],
    ['Not made, as you said', { state: 'settled', settlement: { choice: 'not-made', at: 1 } }],
    ['Confirmed by hand', { state: 'settled', settlement: { choice: 'made', at: 1 } }],
  ] as const)('says %j of a parcel whose amount counts so', (said, change) => {
    const { rows } = ledgerTable([madeEntry(change)], createTranslator('en', allLocales.en));
    expect(rows[0]?.[1]).toBe(said);
  });
});
