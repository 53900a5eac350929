import { describe, expect, it } from 'vitest';
import { cashParcels } from '../../../components/cash/cash-parcel';
import type { LedgerEntry } from '../../../lib/ledger/entry';
import { findOutstanding } from '../../../lib/statement/outstanding';
import { ACCOUNT, madeEntry } from '../ledger/made-entry';

const codes = (...entries: Parameters<typeof cashParcels>[0]) =>
  cashParcels(entries, ACCOUNT.id, []).map(({ code }) => code);

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
    const told = { status: 'Delivered', statusId: 7 } as NonNullable<LedgerEntry['told']>;
    const waitedFor = (entry: LedgerEntry) =>
      findOutstanding(cashParcels([entry], ACCOUNT.id, [7]), new Map(), entry.createdAt)[0]?.parcels;
    const wrong = madeEntry({ wrongSince: 1 });
    expect([madeEntry(), wrong, { ...wrong, told }].map(waitedFor)).toEqual([1, 0, 1]);
  });
});
