import { describe, expect, it } from 'vitest';
import { judgeStatement, paidBy } from '../../../lib/statement/judge';
import { findOutstanding } from '../../../lib/statement/outstanding';
import { paidEarlier } from './paid-earlier';

const PARCEL = {
  ...{ code: 'SH1', totalPrice: '110', fee: null, delivered: true, returned: false },
  ...{ meant: true, handedOver: true, createdAt: 0 },
};
const lines = (...amounts: readonly string[]) =>
  amounts.map((collected, at) => ({
    ...{ row: at + 2, code: 'SH1', collected, fee: null, net: null, isTotal: false },
  }));

/** What is still owed of 110 after these statements. */
const owedAfter = (...statements: readonly ReturnType<typeof lines>[]) =>
  findOutstanding([PARCEL], paidBy(statements), 1)[0]?.amount;

/** A statement of “code amount”. */
const file = (...said: readonly string[]) =>
  said.flatMap((one) => {
    const [code = '', amount = ''] = one.split(' ');
    return lines(amount).map((line) => ({ ...line, code }));
  });

/** What is said of the parcel in a statement after these. */
function judgedAfter(now: ReturnType<typeof lines>, ...before: readonly ReturnType<typeof lines>[]) {
  const { findings } = judgeStatement(now, [PARCEL], paidEarlier(before));
  const found = findings.find(({ code }) => code === 'SH1');
  return [found?.verdict, found?.difference];
}

describe('what two statements say of one parcel', () => {
  it('was paid once: a short payment was made up by the month’s file that says the week’s once more', () => {
    expect(owedAfter(lines('60'))).toBe('50');
    expect(owedAfter(lines('60'), lines('60.00'))).toBe('50');
    expect(owedAfter(lines('60'), lines('60'), lines('60'))).toBe('50');
  });

  it('is added up where it is not the same, or stands twice in one of them', () => {
    expect(owedAfter(lines('60'), lines('50'))).toBe('0');
    expect(owedAfter(lines('55', '55'))).toBe('0');
    expect(owedAfter(lines('55'), lines('55', '55'))).toBe('0');
    expect(owedAfter(lines('60'), lines('60', '50'))).toBe('0');
  });

  it('is paid anew where it was taken back in between', () => {
    const all = [lines('110'), lines('-110'), lines('110')];
    expect([owedAfter(...all), owedAfter(...all.toReversed())]).toEqual(['0', '0']);
    const { findings } = judgeStatement(lines('110'), [PARCEL], paidEarlier(all.slice(0, 2)));
    expect(findings.map(({ verdict }) => verdict)).toEqual(['paid']);
  });

  it('is said to be paid twice, also where both together are no more than is due', () => {
    const said = (before: string, now: string) =>
      judgeStatement(lines(now), [PARCEL], paidEarlier([lines(before)])).findings.map(
        ({ verdict }) => verdict,
      );
    expect(said('55', '55')).toEqual(['twice']);
    expect(said('40', '40.0')).toEqual(['twice']);
    expect(said('60', '50')).toEqual(['paid']);
    // Listed while it was on its way, it was paid by none.
    expect(said('0', '0')).toEqual(['short']);
  });

  it('is a second part of it where the two say nothing else alike: paid in two equal parts, it is owed no more', () => {
    const first = file('SH1 55', 'SH2 80');
    const second = file('SH1 55', 'SH3 95');
    expect([owedAfter(first, second), owedAfter(second, first)]).toEqual(['0', '0']);
    expect(judgedAfter(second, first)).toEqual(['paid', '0']);
    // The month's file says both parts once more.
    const month = file('SH1 55', 'SH1 55', 'SH2 80', 'SH3 95');
    expect([owedAfter(first, second, month), owedAfter(first, month)]).toEqual(['0', '0']);
    // What was listed in both with nothing collected is no sign that they are one.
    expect(owedAfter(file('SH1 55', 'SH2 0', 'SH3 9'), file('SH1 55', 'SH2 0', 'SH4 9'))).toBe('0');
  });

  it('was paid once where they say more alike, or one says nothing else, and is short of the rest', () => {
    const week = file('SH1 55', 'SH2 80');
    const month = file('SH1 55', 'SH2 80', 'SH3 95');
    expect([owedAfter(week, month), owedAfter(month, week)]).toEqual(['55', '55']);
    expect(owedAfter(week, month, file('SH1 55', 'SH3 95'))).toBe('55');
    expect(owedAfter(file('SH1 55'), month)).toBe('55');
    expect(judgedAfter(month, week)).toEqual(['twice', '-55']);
    expect(judgedAfter(month, file('SH1 55'))).toEqual(['twice', '-55']);
  });
});
