import { describe, expect, it } from 'vitest';
import { findHeading } from '../../../lib/statement/columns';
import { judgeStatement } from '../../../lib/statement/judge';
import { asMeant, readLines } from '../../../lib/statement/statement';

const parcel = (code: string, totalPrice: string) => ({
  ...{ code, totalPrice, fee: '20' },
  ...{ delivered: false, returned: false },
});
const PARCELS = [parcel('SH1', '110'), parcel('SH2', '80'), parcel('SH3', '95')];
const LINES = ['SH1 | 110 | 20 | 90', 'SH2 | 80 | 20 | 60', 'SH3 | 95 | 20 | 75'];

/** A courier's file laid beside the books: what is not simply paid, and what it comes to. */
function judged(...written: readonly string[]) {
  const cells = ['رقم الطرد | مبلغ التحصيل | أجرة التوصيل | الصافي', ...written];
  const table = cells.map((line) => line.split('|').map((cell) => cell.trim()));
  const { row, columns } = findHeading(table);
  const { findings, sums } = judgeStatement(readLines(table, row, columns), PARCELS);
  return {
    differ: findings
      .filter(({ verdict }) => verdict !== 'paid')
      .map(({ verdict, code, paid, fee }) => [verdict, code, paid, fee]),
    due: sums.due,
    totalDiffers: sums.totalDiffers,
  };
}

describe('a parcel that came back', () => {
  it.each(['', '-', '—'])(
    'costs what is kept for it where nothing stands for what was collected (%s): it was in no sum',
    (blank) => {
      const told = judged(...LINES.slice(0, 2), `SH3 | ${blank} | 10 | -10`, 'المجموع | 190 | 50 | 140');
      expect(told).toEqual({ differ: [['short', 'SH3', '0', '10']], due: '140', totalDiffers: false });
    },
  );

  it('has paid nothing where its fee is not taken off: nobody knows what the blank under “collected” means', () => {
    const unread = ['unread', 'SH3', null, null];
    expect(judged(...LINES.slice(0, 2), 'SH3 | | 20 | 0').differ).toEqual([unread]);
    expect(judged(...LINES.slice(0, 2), 'SH3 | - | 20 | 75').differ).toEqual([unread]);
  });

  it('is compared with nothing where what was collected cannot be read', () => {
    expect(judged(...LINES.slice(0, 2), 'SH3 | 5% | 10 | -10').differ).toEqual([
      ['unread', 'SH3', null, null],
    ]);
  });
});

describe('the file’s own total', () => {
  it.each([
    ['fees', 'المجموع | 285 | 90 | '],
    ['what is paid out', 'المجموع | 285 | 60 | 130'],
    ['what is paid out alone', 'المجموع | | | 130'],
  ])('is held to the lines also for %s', (_, total) => {
    expect(judged(...LINES, total)).toEqual({ differ: [], due: '225', totalDiffers: true });
  });

  it('is no number of parcels, in whichever column that stands', () => {
    const told = judged(...LINES, 'المجموع | 285 | 60 | 225', 'عدد الطرود | | 3 | ');
    expect(told).toEqual({ differ: [], due: '225', totalDiffers: false });
  });
});

describe('what stands below the total', () => {
  const total = 'المجموع | 285 | 60 | 225';

  it('is shown and compared with nothing where it takes something off: all was called paid', () => {
    expect(judged(...LINES, total, 'خصم أضرار | -50 | |')).toEqual({
      differ: [['unread', 'خصم أضرار', '-50', null]],
      due: '225',
      totalDiffers: false,
    });
  });

  it.each([
    ['what is paid out, among what was collected', ['خصم أضرار | -50 | |', 'الصافي | 175 | |'], '175'],
    ['what is paid out, in its own column', ['خصم أضرار | | | -50', 'الصافي | | | 175'], '175'],
    ['what is paid out after a fee of the whole', ['رسوم تحويل | | 5 |', 'الصافي للدفع | | | 220'], '220'],
    ['what is paid out after two', ['خصم | -50 | |', 'إضافة | 10 | |', 'الصافي | 185 | |'], '185'],
    ['another total', ['خصم | -50 | |', 'المجموع بعد الخصم | 175 | |'], '175'],
    ['what was collected after it', ['خصم | -50 | |', 'المحصل بعد الخصم | 235 | |'], '175'],
  ])('is taken off what is owed where a later line proves it by %s', (_, below, due) => {
    const told = judged(...LINES, total, ...below);
    expect([told.due, told.totalDiffers]).toEqual([due, false]);
    // What it is for nobody knows: not all is called paid.
    expect(told.differ.map(([verdict]) => verdict)).toContain('unread');
  });

  it.each([
    ['says only what the lines come to', ['خصم | -50 | |', 'الصافي | 225 | |']],
    ['says the fees alone', ['خصم | -50 | |', 'الرسوم | 60 | |']],
    ['stands above it', ['الصافي | 175 | |', 'خصم | -50 | |']],
  ])('is taken off nothing where a line %s', (_, below) => {
    expect(judged(...LINES, total, ...below).due).toBe('225');
  });

  it('is taken off still where the statement is opened another day', () => {
    const table = ['Tracking | COD | Fee | Net', ...LINES, total, 'خصم | -50 | |', 'الصافي | 175 | |'].map(
      (cells) => cells.split('|').map((cell) => cell.trim()),
    );
    const { row, columns } = findHeading(table);
    const kept = asMeant(readLines(table, row, columns), columns);
    expect(judgeStatement(kept, PARCELS).sums).toMatchObject({ due: '175', besides: '-50' });
  });

  it('is shown where it is a parcel whose code is of letters alone, below what a day comes to', () => {
    expect(judged(...LINES, total, 'ABC | 70 | 20 | 50').differ).toEqual([['unread', 'ABC', '70', null]]);
  });

  it.each(['الصافي للدفع | 225 | |', 'الرسوم | 60 | |', 'توقيع المندوب | | |', 'خصم | 0 | |'])(
    'is nothing where it says once more what the lines come to, or no amount: %s',
    (below) => {
      expect(judged(...LINES, total, below)).toEqual({ differ: [], due: '225', totalDiffers: false });
    },
  );
});
