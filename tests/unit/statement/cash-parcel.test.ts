import { describe, expect, it } from 'vitest';
import { cashParcels } from '../../../components/cash/cash-parcel';
import type { AnyEntry } from '../../../lib/ledger/colleague-entries';
import { judgeStatement, paidBy } from '../../../lib/statement/judge';
import { findOutstanding } from '../../../lib/statement/outstanding';
import { ACCOUNT, madeColleagueEntry, madeEntry } from '../ledger/made-entry';

const codes = (...entries: Parameters<typeof cashParcels>[0]) =>
  cashParcels(entries, ACCOUNT.id).map(({ code }) => code);

const waitedFor = (entry: AnyEntry) =>
  findOutstanding(cashParcels([entry], ACCOUNT.id), new Map(), entry.createdAt)[0]?.parcels;

describe('the parcels that a courier’s file is compared with', () => {
  it('are all of the account that have a code', () => {
    expect(codes(madeEntry(), madeEntry({ parcelCode: null }), madeEntry({ accountId: 'another' }))).toEqual([
      'SB-100234',
    ]);
  });

  it('hold one that was marked wrong here too: the courier may have delivered it all the same', () => {
    expect(codes(madeEntry({ wrongSince: 1 }))).toEqual(['SB-100234']);
  });

  it('are waited for where one is meant to be, and one that was marked wrong only once it was delivered', () => {
    const wrong = madeEntry({ wrongSince: 1 });
    const right = { ...madeEntry(), fate: 'on-the-way' as const };
    expect([right, wrong, { ...wrong, fate: 'delivered' as const }].map(waitedFor)).toEqual([1, 0, 1]);
  });

  it('are not waited for once they came back: nothing was collected', () => {
    expect(waitedFor({ ...madeEntry(), fate: 'returned' })).toBe(0);
  });

  it('stay out with the courier for what a statement paid too little, to the last agora', () => {
    const day = 86_400_000;
    const booked = (code: string, totalPrice: string, fields = {}) => ({
      ...{ code, totalPrice, fee: null, delivered: false, returned: false },
      ...{ meant: true, handedOver: true, createdAt: 0 },
      ...fields,
    });
    const parcels = [
      booked('A', '120'),
      booked('B', '120', { delivered: true }),
      booked('C', '120'),
      booked('D', '120'),
      booked('E', '119.9', { meant: false }),
    ];
    const paid = paidBy([
      [
        ...[
          { code: 'B', collected: '100.01' },
          { code: 'C', collected: '120.00' },
          { code: 'D', collected: '130' },
          { code: 'E', collected: '1' },
        ].map((line, row) => ({ row, fee: null, net: null, isTotal: false, ...line })),
      ],
    ]);
    const [age] = findOutstanding(parcels, paid, day);
    expect(age).toEqual({
      days: 0,
      parcels: 2,
      amount: '139.99',
      delivered: { parcels: 1, amount: '19.99' },
      short: { parcels: 1, amount: '19.99' },
    });
  });

  it('hold colleagues’ too, as theirs, also those whose amount was not told', () => {
    const theirs = madeColleagueEntry();
    expect(
      cashParcels([madeEntry(), theirs], ACCOUNT.id).map(({ code, colleague }) => [code, colleague]),
    ).toEqual([
      ['SB-100234', null],
      ['SB-900', 'Rana'],
    ]);
    const untold = { ...theirs, totalPrice: null, fate: 'delivered' as const };
    const line = { row: 2, code: 'SB-900', collected: '80', fee: null, net: null, isTotal: false };
    const parcels = cashParcels([untold], ACCOUNT.id);
    const verdictOf = (lines: readonly (typeof line)[]) =>
      judgeStatement(lines, parcels).findings.map(({ verdict, parcel }) => [verdict, parcel?.colleague]);
    expect(verdictOf([line])).toEqual([['no-amount', 'Rana']]);
    expect(verdictOf([])).toEqual([['missing', 'Rana']]);
    expect(waitedFor(untold)).toBe(0);
    expect(waitedFor({ ...theirs, fate: 'on-the-way' })).toBe(1);
  });
});
