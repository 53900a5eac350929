import { describe, expect, it } from 'vitest';
import { owedIn } from '../../../components/cash/owed-in';
import { findHeading } from '../../../lib/statement/columns';
import { judgeStatement } from '../../../lib/statement/judge';
import { areProven } from '../../../lib/statement/proven-columns';
import { readLines } from '../../../lib/statement/statement';

const parcel = (code: string, totalPrice: string) => ({
  ...{ id: code, code, totalPrice, fee: '20', currency: 'ILS', recipientName: null, colleague: null },
  ...{ delivered: false, returned: false, meant: true, handedOver: true, createdAt: 0 },
});
const PARCELS = [parcel('SH1', '110'), parcel('SH2', '80'), parcel('SH3', '95')];

/** What becomes of a courier's file, and what is owed once it is kept. */
function judged(...written: readonly string[]) {
  const table = written.map((line) => line.split('|').map((cell) => cell.trim()));
  const { row, columns } = findHeading(table);
  const lines = readLines(table, row, columns, 'ILS');
  const { findings, sums } = judgeStatement(lines, PARCELS);
  const kept = { id: 'a', accountId: 'a', name: '', heading: [], columns, at: 1, lines };
  const [owed] = owedIn('ILS', PARCELS, [kept]);
  return {
    verdicts: findings.map(({ code, verdict }) => `${code} ${verdict}`),
    due: sums.due,
    owed: owed?.outstanding.filter(({ parcels }) => parcels > 0).map(({ amount }) => amount),
    isProven: areProven(table, row, columns, PARCELS),
  };
}

describe('a line of a courier’s file that says two things', () => {
  it.each(['مرتجع', 'راجع', 'Returned', 'ملغي', 'הוחזר'])(
    'is compared with nothing where its parcel came back (%s) and its price stands there still: it was paid',
    (status) => {
      expect(
        judged(
          'رقم الطرد | الحالة | مبلغ التحصيل | أجرة التوصيل',
          'SH1 | تم التسليم | 110 | 20',
          'SH2 | تم التسليم | 80 | 20',
          `SH3 | ${status} | 95 | 20`,
        ),
      ).toEqual({
        verdicts: ['SH1 paid', 'SH2 paid', 'SH3 unread'],
        due: '150',
        owed: ['95'],
        isProven: false,
      });
    },
  );

  it('is compared where it came back and nothing was collected for it, or came back in part', () => {
    const told = judged(
      'رقم الطرد | الحالة | مبلغ التحصيل | أجرة التوصيل',
      'SH1 | مرتجع | 0 | 20',
      'SH2 | مرتجع جزئي | 60 | 20',
      'SH3 | تم | 95 | 20',
    );
    expect(told.verdicts).toEqual(['SH1 short', 'SH2 short', 'SH3 paid']);
  });

  it('is compared with nothing where it pays another amount than was collected less the fee: it was paid', () => {
    const told = judged(
      'رقم الطرد | مبلغ التحصيل | أجرة التوصيل | الصافي',
      'SH1 | 110 | 20 | 90',
      'SH2 | 80 | 20 | 60',
      'SH3 | 95 | 20 | -20',
    );
    expect(told).toMatchObject({
      verdicts: ['SH1 paid', 'SH2 paid', 'SH3 unread'],
      due: '150',
      owed: ['95'],
    });
  });

  it('is compared by what was collected where most lines pay less than that: the company takes one more charge', () => {
    const heading = 'رقم الطرد | الحالة | مبلغ التحصيل | أجرة التوصيل | عمولة | الصافي';
    const charged = ['SH1 | تم | 110 | 20 | 5 | 85', 'SH2 | تم | 80 | 20 | 5 | 55'];
    expect(judged(heading, ...charged, 'SH3 | تم | 95 | 20 | 5 | 70')).toEqual({
      verdicts: ['SH1 paid', 'SH2 paid', 'SH3 paid'],
      due: '225',
      owed: [],
      isProven: false,
    });
    // That it came back, its own line says, in a word or by what is paid for it.
    for (const back of ['SH3 | مرتجع | 95 | 20 | 5 | 70', 'SH3 | تم | 95 | 20 | 0 | -20']) {
      expect(judged(heading, ...charged, back)).toMatchObject({
        verdicts: ['SH1 paid', 'SH2 paid', 'SH3 unread'],
        owed: ['95'],
      });
    }
    // One line alone shows no charge, nor do lines that came back.
    expect(judged(heading, charged[0] ?? '').verdicts).toEqual(['SH1 unread']);
    const back = ['SH2 | تم | 80 | 20 | 0 | -20', 'SH3 | تم | 95 | 20 | 0 | -20'];
    expect(judged(heading, charged[0] ?? '', ...back).verdicts).toEqual([
      'SH1 unread',
      'SH2 unread',
      'SH3 unread',
    ]);
  });
});
