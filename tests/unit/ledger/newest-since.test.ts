import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { newestSince } from '../../../lib/ledger/read-entries';
import { openDatabase } from '../../../lib/storage/db';
import { madeRow } from '../outbox/made-row';

const DAY = 86_400_000;

it('the newest parcels begin where either the shop’s own or colleagues’ are more than so many', async () => {
  const database = await openDatabase();
  expect(await newestSince(3)).toBe(Number.NEGATIVE_INFINITY);
  for (const day of [1, 4, 2, 3]) await database.put('outbox', madeRow({ createdAt: day * DAY }));
  expect(await newestSince(4)).toBe(Number.NEGATIVE_INFINITY);
  expect(await newestSince(3)).toBe(DAY);
  expect(await newestSince(2)).toBe(2 * DAY);
  for (const day of [7, 6, 5]) {
    const claimedAt = new Date(day * DAY).toISOString();
    await database.put('shared-orders', { key: `${day}`, claimedAt } as never);
  }
  expect(await newestSince(2)).toBe(5 * DAY);
});
