import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDecimals, compareDecimals, negateDecimal } from '../../../lib/decimal';
import { type BookedParcel, judgeStatement, paidBy } from '../../../lib/statement/judge';
import { findOutstanding } from '../../../lib/statement/outstanding';
import { areProven } from '../../../lib/statement/proven-columns';
import type { StatementLine } from '../../../lib/statement/statement';
import { paidEarlier } from './paid-earlier';

const line = (row: number, fields: Partial<StatementLine>): StatementLine => ({
  row,
  code: null,
  collected: null,
  fee: null,
  net: null,
  isTotal: false,
  ...fields,
});
const parcel = (code: string, fields: Partial<BookedParcel> = {}): BookedParcel => ({
  code,
  totalPrice: '120',
  fee: '20',
  delivered: false,
  returned: false,
  ...fields,
});
const verdictsOf = (...given: Parameters<typeof judgeStatement>) =>
  judgeStatement(...given).findings.map(({ code, verdict, difference }) => [code, verdict, difference]);

describe('a statement beside the books', () => {
  it('calls paid only what is the same to the last agora', () => {
    const lines = [
      line(2, { code: 'A', collected: '120.00' }),
      line(3, { code: 'B', collected: '119.99' }),
      line(4, { code: 'C', collected: '120.01' }),
      line(5, { code: 'D', collected: '120' }),
      line(6, { code: null, collected: '5' }),
      line(7, { code: 'E', collected: null }),
    ];
    const parcels = ['A', 'B', 'C', 'E'].map((code) => parcel(code));
    expect(verdictsOf(lines, parcels)).toEqual([
      ['A', 'paid', '0'],
      ['B', 'short', '-0.01'],
      ['C', 'over', '0.01'],
      ['D', 'not-ours', null],
      [null, 'unread', null],
      ['E', 'unread', null],
    ]);
  });

  it('knows a code whose zeros in front a spreadsheet has dropped, here and in a statement before', () => {
    const lines = [line(2, { code: '714', collected: '120' }), line(3, { code: 'A07', collected: '120' })];
    const parcels = [parcel('000714', { delivered: true }), parcel('A7')];
    expect(verdictsOf(lines, parcels)).toEqual([
      ['000714', 'paid', '0'],
      ['A07', 'not-ours', null],
    ]);
    const before = paidEarlier([[line(2, { code: '00714', collected: '120' })]]);
    expect(verdictsOf([], parcels, before)).toEqual([]);
    const dated = { ...parcel('000714'), meant: true, handedOver: true, createdAt: 0 };
    expect(findOutstanding([dated], before.before, 1)[0]?.parcels).toBe(0);
    const proven = [['code', 'collected', 'fee'], ...['1', '2', '3'].map((code) => [code, '120', '20'])];
    const columns = { code: 0, collected: 1, fee: 2, net: null };
    expect(
      areProven(
        proven,
        0,
        columns,
        ['01', '02', '03'].map((code) => parcel(code)),
      ),
    ).toBe(true);
  });

  it('adds up the lines of one parcel: parts and corrections are no second payment, more than is due is', () => {
    const twice = (...collected: string[]) =>
      verdictsOf(
        collected.map((amount, index) => line(index + 2, { code: 'A', collected: amount })),
        [parcel('A')],
      );
    expect(twice('60', '60')).toEqual([['A', 'paid', '0']]);
    expect(twice('120', '-120', '120')).toEqual([['A', 'paid', '0']]);
    expect(twice('120', '120')).toEqual([['A', 'twice', '120']]);
    const before = paidEarlier([[line(2, { code: 'A', collected: '120' })]]);
    expect(verdictsOf([line(2, { code: 'A', collected: '120' })], [parcel('A')], before)).toEqual([
      ['A', 'twice', '120'],
    ]);
    expect(verdictsOf([line(2, { code: 'A', collected: '0' })], [parcel('A')], before)).toEqual([
      ['A', 'paid', '0'],
    ]);
  });

  it('misses what was delivered and is in no statement, and nothing of which nobody knows', () => {
    const parcels = [parcel('A', { delivered: true }), parcel('B'), parcel('C', { delivered: true })];
    const before = paidEarlier([[line(2, { code: 'C', collected: '120' })]]);
    expect(verdictsOf([], parcels, before)).toEqual([['A', 'missing', null]]);
    // It was on its way then, and listed with nothing collected.
    const listed = paidEarlier([[line(2, { code: 'C', collected: '0' })]]);
    expect(verdictsOf([], parcels, listed)).toEqual([
      ['A', 'missing', null],
      ['C', 'missing', null],
    ]);
    const free = [parcel('C', { delivered: true, totalPrice: '0' })];
    expect(verdictsOf([], free, listed)).toEqual([]);
    // A line that cannot be read is shown as that, not as missing too.
    expect(verdictsOf([line(2, { code: 'A' })], parcels, before)).toEqual([['A', 'unread', null]]);
  });

  it('misses nothing that a later statement has paid', () => {
    const delivered = ['A', 'B'].map((code) => parcel(code, { delivered: true }));
    const later = paidBy([[line(2, { code: 'B', collected: '120' })]]);
    expect(verdictsOf([], delivered, { before: new Map(), elsewhere: later })).toEqual([
      ['A', 'missing', null],
    ]);
  });

  it('finds nothing wrong with a parcel that came back and for which nothing was collected', () => {
    const back = [parcel('A', { returned: true })];
    const told = (collected: string, paid?: ReturnType<typeof paidEarlier>) =>
      judgeStatement([line(2, { code: 'A', collected, fee: '10' })], back, paid);
    const { findings, sums } = told('0');
    expect(findings).toMatchObject([{ verdict: 'paid', difference: '0', feeDifference: null }]);
    expect(sums.expected).toBe('0');
    // What was paid before is taken back.
    const before = paidEarlier([[line(2, { code: 'A', collected: '120' })]]);
    expect(told('-120', before).findings).toMatchObject([{ verdict: 'paid', difference: '0' }]);
    // The courier paid for it after all, or a part of it.
    expect(told('120').findings).toMatchObject([{ verdict: 'paid', difference: '0' }]);
    expect(told('50').findings).toMatchObject([{ verdict: 'short', difference: '-70' }]);
  });

  it('lays fees beside what was quoted', () => {
    const { findings } = judgeStatement(
      [
        line(2, { code: 'A', collected: '120', fee: '22.5' }),
        line(3, { code: 'B', collected: '120', fee: '20' }),
      ],
      [parcel('A'), parcel('B', { fee: null })],
    );
    expect(findings.map(({ feeDifference }) => feeDifference)).toEqual(['2.5', null]);
  });

  it('holds the file’s own total to its lines', () => {
    const lines = [line(2, { code: 'A', collected: '120' }), line(3, { isTotal: true, collected: '120.00' })];
    expect(judgeStatement(lines, []).sums.totalDiffers).toBe(false);
    // It is no parcel, and no line that could not be read.
    expect(judgeStatement(lines, []).findings.map(({ rows }) => rows)).toEqual([[2]]);
    expect(
      judgeStatement([...lines.slice(0, 1), line(3, { isTotal: true, collected: '121' })], []).sums
        .totalDiffers,
    ).toBe(true);
    expect(judgeStatement(lines.slice(0, 1), []).sums.totalDiffers).toBe(null);
    // The last one is of all lines; those before it may be of a city or a day each.
    const parted = [line(1, { isTotal: true, collected: '60' }), ...lines, line(4, { isTotal: true })];
    expect(judgeStatement(parted, []).sums.totalDiffers).toBe(false);
  });

  it('reconciles to the last agora, whatever stands in the lines', () => {
    const amount = fc
      .integer({ min: -1_000_000, max: 1_000_000 })
      .map((agorot) =>
        addDecimals(
          `${agorot < 0 ? '-' : ''}${Math.trunc(Math.abs(agorot) / 100)}.${String(Math.abs(agorot) % 100).padStart(2, '0')}`,
        ),
      );
    const code = fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F');
    const lines = fc.array(
      fc.record({ code: fc.option(code), collected: fc.option(amount), fee: fc.option(amount) }),
      { maxLength: 40 },
    );
    const books = fc.uniqueArray(fc.record({ code, totalPrice: amount, delivered: fc.boolean() }), {
      selector: (booked) => booked.code,
    });
    const earlier = fc.array(fc.record({ code, collected: amount }), { maxLength: 6 });
    fc.assert(
      fc.property(lines, books, earlier, (given, booked, paid) => {
        const told = given.map((fields, index) => line(index + 2, fields));
        const { findings, sums } = judgeStatement(
          told,
          booked.map((fields) => parcel(fields.code, fields)),
          paidEarlier([paid.map((fields, index) => line(index + 2, fields))]),
        );
        const sum = (amounts: readonly (string | null)[]) =>
          addDecimals(...amounts.flatMap((value) => value ?? []));
        const readable = told.filter((one) => one.code !== null && one.collected !== null);
        expect(sums.collected).toBe(sum(readable.map(({ collected }) => collected)));
        expect(sums.due).toBe(
          addDecimals(sums.collected, negateDecimal(sum(readable.map(({ fee }) => fee)))),
        );
        // What was collected is what was to be, with every difference, and what is not ours.
        const differences = sum(findings.map(({ difference }) => difference));
        const foreign = sum(findings.filter(({ verdict }) => verdict === 'not-ours').map(({ paid }) => paid));
        expect(sums.collected).toBe(addDecimals(sums.expected, differences, foreign));
        // Every line is in one finding, and what is paid differs by nothing.
        expect(findings.flatMap(({ rows }) => rows).toSorted((a, b) => a - b)).toEqual(
          told.map(({ row }) => row),
        );
        for (const { verdict, difference } of findings) {
          if (verdict === 'paid') expect(difference).toBe('0');
          if (verdict === 'short') expect(compareDecimals(difference ?? '0', '0')).toBe(-1);
        }
      }),
    );
  });
});
