import { expect, it } from 'vitest';
import { madeAccount } from '../made-account';
import { madeEntry } from './made-entry';

it('a parcel keeps the currency that it was sent in, whatever its account ships in by now', () => {
  const account = madeAccount({ currency: 'JOD' });
  const currencyOf = (row: Parameters<typeof madeEntry>[0]) => madeEntry(row, account, null).currency;
  expect(currencyOf({ currency: 'ILS' })).toBe('ILS');
  // Written by an earlier version, which kept none.
  expect(currencyOf({})).toBe('JOD');
});
