import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareDecimals, sumDecimals } from '../../../lib/decimal';
import { findHeading } from '../../../lib/statement/columns';
import { judgeStatement } from '../../../lib/statement/judge';
import { findStatements, keepStatement } from '../../../lib/statement/kept-statements';
import { readLines } from '../../../lib/statement/statement';

const HEADING = ['رقم الطرد', 'الحالة', 'المبلغ', 'رسوم التوصيل', 'الصافي'];
const PARCELS = [
  ['PC1001', 'تم', '120', '20', '100'],
  ['PC1002', 'تم', '80', '20', '60'],
  ['PC1003', 'تم', '50', '20', '30'],
];

function read(...cells: readonly (readonly string[])[]) {
  const table = [HEADING, ...cells];
  const { row, columns } = findHeading(table);
  return readLines(table, row, columns);
}

const sumsOf = (...below: readonly (readonly string[])[]) =>
  judgeStatement(read(...PARCELS, ...below), []).sums;

describe('what a courier’s file adds up below its parcels', () => {
  it.each([
    ['Totals', ['Totals', '', '250', '60', '190']],
    ['a total in words of its own', ['Summe', '', '250', '60', '190']],
    ['the number of parcels, and a total in more words', ['3', 'المجموع الكلي', '250', '60', '190']],
    ['the number of parcels in words', ['3 طرود', 'إجمالي المبالغ', '250', '60', '190']],
    ['the number of filled cells alone', ['3', '', '250', '60', '190']],
    ['a day', ['31/10/2026', 'المجموع', '250', '60', '190']],
    ['the number of parcels before the total', ['عدد الطرود: 3', '', '250', '60', '190']],
  ])('is no parcel and no line of its own where it is %s', (_, total) => {
    expect(sumsOf(total)).toMatchObject({ collected: '250', due: '190', totalDiffers: false });
    expect(read(...PARCELS, total).at(-1)).toMatchObject({ code: null, isTotal: true });
  });

  it.each([
    ['how many parcels there are', ['عدد الطرود', '', '3', '', '']],
    ['what is paid out', ['الصافي للدفع', '', '190', '', '']],
  ])('is not held to the lines where it says %s below the total', (_, last) => {
    const sums = sumsOf(['المجموع', '', '250', '60', '190'], last);
    expect(sums).toMatchObject({ collected: '250', due: '190', totalDiffers: false });
  });

  it('is held to the lines where it says that it is a total and is another amount', () => {
    const sums = sumsOf(['3', 'المجموع الكلي', '260', '60', '200']);
    expect(sums).toMatchObject({ collected: '250', totalDiffers: true });
  });

  it('is a parcel where its code is one, though it says as much as all others', () => {
    const same = ['PC1004', 'مجموع الزيتون', '250', '60', '190'];
    expect(sumsOf(same)).toMatchObject({ collected: '500', totalDiffers: null });
    // How it was delivered, or a note.
    expect(sumsOf(['PC1004', 'Total', '70', '20', '50'])).toMatchObject({ collected: '320' });
    expect(sumsOf(['PC1004', 'المجموع', '250', '60', '190'])).toMatchObject({ collected: '500' });
    const unlike = ['714', '', '250', '60', '190'];
    expect(sumsOf(unlike)).toMatchObject({ collected: '500', totalDiffers: null });
    expect(sumsOf(['3', '', '250', '20', '230'])).toMatchObject({ collected: '500', totalDiffers: null });
  });

  it('is never a parcel’s line, and never adds to what parcels were collected for', () => {
    const amount = fc.integer({ min: 1, max: 1_000_000 }).map((agorot) => (agorot / 100).toFixed(2));
    const code = fc.stringMatching(/^[A-Z]{1,4}[0-9]{1,8}$/);
    const lines = fc.array(fc.tuple(code, amount, amount), { minLength: 2, maxLength: 20 });
    const words = fc.constantFrom('Totals', 'Grand total:', 'المجموع الكلي', 'סה״כ לתשלום', 'count');
    fc.assert(
      fc.property(lines, words, fc.boolean(), (parcels, word, isCounted) => {
        const collected = sumDecimals(parcels.map(([, paid]) => paid));
        const fees = sumDecimals(parcels.map(([, , fee]) => fee));
        const called = isCounted ? [String(parcels.length), word] : [word, ''];
        const without = parcels.map(([name, ...amounts]) => [name, '', ...amounts, '']);
        const told = judgeStatement(read(...without, [...called, collected, fees, '']), []);
        expect(told.sums).toMatchObject({ totalDiffers: false });
        expect(compareDecimals(told.sums.collected, collected)).toBe(0);
        expect(compareDecimals(told.sums.fees, fees)).toBe(0);
        expect(told.findings.flatMap(({ rows }) => rows)).toHaveLength(parcels.length);
      }),
    );
  });

  it('takes no line of a parcel for one, whatever else stands in it', () => {
    const code = fc.stringMatching(/^[A-Z]{1,4}[0-9]{1,8}$/);
    const cell = fc
      .string({ unit: fc.constantFrom(...'عدد مجموع total3 0.,') })
      .filter((text) => /\d/.test(text));
    fc.assert(
      fc.property(fc.array(fc.tuple(code, cell, cell, cell, cell), { maxLength: 10 }), (lines) => {
        expect(read(...lines).map((line) => [line.code, line.isTotal])).toEqual(
          lines.map(([name]) => [name, false]),
        );
      }),
    );
  });

  it('is found also in what an earlier version kept with the total as a parcel', async () => {
    const below = [
      ['3', '', '250', '60', '190'],
      ['الصافي للدفع', '', '190', '', ''],
    ];
    const now = read(...PARCELS, ...below);
    const parcels = now.filter(({ isTotal }) => !isTotal);
    const earlier = [
      ...parcels,
      { row: 5, code: '3', collected: '250', fee: '60', net: '190', isTotal: false },
      { row: 6, code: 'الصافي للدفع', collected: '190', fee: null, net: null, isTotal: false },
    ];
    const kept = { accountId: 'shop', name: 'a.csv', heading: HEADING, at: 1 };
    const columns = { code: 0, collected: 2, fee: 3, net: 4 };
    await keepStatement({ ...kept, id: 'earlier', columns, lines: earlier });
    expect((await findStatements('shop'))[0]?.lines).toEqual(now);
    expect((await keepStatement({ ...kept, id: 'again', columns, lines: now })).wasHere).toBe(true);
  });
});
