import { expect, it } from 'vitest';
import { toEntry } from '../../../lib/ledger/entry';
import { madeAccount } from '../made-account';
import { madeRow } from '../outbox/made-row';

it('a parcel keeps the currency that it was sent in, whatever its account ships in by now', () => {
  const account = madeAccount({ currency: 'JOD' });
  const currencyOf = (row: Parameters<typeof madeRow>[0]) =>
    toEntry(madeRow(row), account, null, false, null, true).currency;
  expect(currencyOf({ currency: 'ILS' })).toBe('ILS');
  // Written by an earlier version, which kept none.
  expect(currencyOf({})).toBe('JOD');
});
