import { afterAll, beforeAll, expect, it } from 'vitest';
import { SharedReads } from '../../../relay/changes/shared-reads';
import type { Database } from '../../../relay/database/database';
import { addShop } from '../../../relay/shops/shops';
import { openInMemory } from '../../relay/in-memory';

let database: Database;
beforeAll(async () => {
  database = await openInMemory();
});
afterAll(() => database.close());

it('reads once what a shop’s many waiting readers ask together, and anew what is asked later', async () => {
  await addShop(database.db, 'http://localhost', 'One');
  const reads = new SharedReads(database.db);
  const together = await Promise.all(Array.from({ length: 100 }, () => reads.changes(1, 0)));
  expect(new Set(together).size).toBe(1);
  expect(await reads.changes(1, 0)).not.toBe(together[0]);
});
