import { describe, expect, it } from 'vitest';
import { totalsOf } from '../../../lib/ledger/totals';
import type { Account } from '../../../lib/settings/account';
import { ACCOUNT, madeEntry } from './made-entry';

const LIVE = { ...ACCOUNT, environment: 'live', identityVersion: 2 } as const;
const PRACTICE = { ...LIVE, environment: 'testing' } as const;
const isPractice = (account: Account | null, practice: boolean | undefined, identityVersion: number) =>
  madeEntry({ identityVersion, ...(practice !== undefined && { practice }) }, account).testing;

describe('a parcel that was made for practice', () => {
  it('stays so once its account is removed, or has the key for real parcels: its cash was counted with real money', () => {
    expect(isPractice(null, true, 1)).toBe(true);
    expect(isPractice(LIVE, true, 1)).toBe(true);
    expect(isPractice(PRACTICE, false, 1)).toBe(false);
  });

  it('is none where its account was set up wrongly, and the same key is said to be for real parcels now', () => {
    expect(isPractice(LIVE, true, 2)).toBe(false);
    expect(isPractice(PRACTICE, false, 2)).toBe(true);
  });

  it('is told by its account where an earlier version made it', () => {
    expect([LIVE, PRACTICE, null].map((account) => isPractice(account, undefined, 1))).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('is summed up apart from its account’s real ones', () => {
    const sums = totalsOf([
      madeEntry({ practice: true, identityVersion: 1 }, LIVE),
      madeEntry({ practice: false, identityVersion: 2 }, LIVE),
    ]);
    expect(sums.map(({ testing, parcels }) => [testing, parcels])).toEqual([
      [true, 1],
      [false, 1],
    ]);
  });
});
