import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { totalsOf } from '../../../lib/ledger/totals';
import { ACCOUNT, madeColleagueEntry, madeEntry, requestOf } from './made-entry';

describe('what a day comes to', () => {
  it('is added up exactly, and fees that are not known are told, not left out in silence', () => {
    const entries = [
      madeEntry({
        request: requestOf({ total: '0.1' }),
        quotedFee: { deliveryCost: '20.00', extraPrice: '0' },
      }),
      madeEntry({
        request: requestOf({ total: '0.2' }),
        quotedFee: { deliveryCost: '15.50', extraPrice: '5' },
      }),
      madeEntry({ request: requestOf({ total: '100' }) }),
    ];
    expect(totalsOf(entries)).toEqual([
      {
        accountId: 'account',
        accountName: 'متجر الزيتون',
        testing: false,
        currency: 'ILS',
        parcels: 3,
        byColleagues: 0,
        toCollect: '100.3',
        fees: '40.5',
        withoutFee: 1,
        withoutAmount: 0,
        unknown: 0,
      },
    ]);
  });

  it('keeps accounts apart: currencies and practice are never added to each other', () => {
    const practice = { ...ACCOUNT, id: 'practice', environment: 'testing', currency: 'JOD' } as const;
    const sums = totalsOf([
      madeEntry({ request: requestOf({ total: '10' }) }),
      madeEntry({ accountId: 'practice', request: requestOf({ total: '7' }) }, practice),
    ]);
    expect(sums.map(({ currency, toCollect, testing }) => [currency, toCollect, testing])).toEqual([
      ['ILS', '10', false],
      ['JOD', '7', true],
    ]);
  });

  it('keeps currencies of one account apart, where it ships in another since', () => {
    const sums = totalsOf([
      madeEntry({ request: requestOf({ total: '30' }), currency: 'JOD' }),
      madeEntry({ request: requestOf({ total: '300' }), currency: 'ILS' }),
    ]);
    expect(sums.map(({ currency, toCollect }) => [currency, toCollect])).toEqual([
      ['JOD', '30'],
      ['ILS', '300'],
    ]);
  });

  it('says of how many parcels nobody knows the amount: a sum of two held one’s', () => {
    const untold = madeColleagueEntry({ totalPrice: null });
    expect(totalsOf([madeEntry({ request: requestOf({ total: '10' }) }), untold])).toMatchObject([
      { parcels: 2, toCollect: '10', withoutAmount: 1 },
    ]);
  });

  it('counts what became a parcel, and tells apart what may have', () => {
    const states = [
      'created',
      'made-code-unknown',
      'settled',
      'unknown',
      'refused',
      'queued',
      'withdrawn',
    ] as const;
    const [sum] = totalsOf(states.map((state) => madeEntry({ state, request: requestOf({ total: '1' }) })));
    expect(sum).toMatchObject({ parcels: 2, toCollect: '2', unknown: 1 });
    expect(totalsOf([madeEntry({ state: 'refused' })])).toEqual([]);
    expect(totalsOf([])).toEqual([]);
  });

  it('takes a person’s word for what was settled: made counts, not made does not', () => {
    const settled = (choice: 'made' | 'not-made') =>
      madeEntry({ state: 'settled', settlement: { choice, at: 1 }, request: requestOf({ total: '5' }) });
    expect(totalsOf([settled('made'), settled('not-made')])).toMatchObject([{ parcels: 1, toCollect: '5' }]);
  });

  it('comes to the same as counting cents, whatever the amounts', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1 }), (cents) => {
        const entries = cents.map((each) =>
          madeEntry({
            request: requestOf({ total: `${Math.floor(each / 100)}.${String(each % 100).padStart(2, '0')}` }),
          }),
        );
        const [sum] = totalsOf(entries);
        const [whole = '', part = ''] = (sum?.toCollect ?? '').split('.');
        expect(Number(whole) * 100 + Number(part.padEnd(2, '0'))).toBe(cents.reduce((a, b) => a + b, 0));
      }),
    );
  });
});
