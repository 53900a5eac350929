import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../../../lib/storage/db';
import type { SavedEdits } from '../../../lib/storage/records';
import { findCarriedBy } from '../../../lib/typed/carried-orders';
import { countRead } from '../storage/count-read';

const typed = (key: string): SavedEdits => ({
  key,
  edits: { note: 'قرب الجامع' },
  confirmed: [],
  orderId: key,
});
const carriedIn = (key: string, carrierKey: string) =>
  ({ ...typed(key), together: { choice: 'merged', carrierKey } }) as SavedEdits;

beforeEach(async () => (await openDatabase()).clear('drafts'));

it('what an order’s parcel carries is found without a look at all forms that were ever typed', async () => {
  const database = await openDatabase();
  for (let nth = 0; nth < 200; nth += 1) await database.put('drafts', typed(`other-${nth}`));
  await database.put('drafts', carriedIn('b', 'a'));
  await database.put('drafts', carriedIn('d', 'a'));
  await database.put('drafts', carriedIn('c', 'b'));
  await database.put('drafts', carriedIn('f', 'e'));
  const read = countRead();
  expect((await findCarriedBy('a')).map(({ key }) => key)).toEqual(['b', 'c', 'd']);
  expect(read()).toEqual({ drafts: 3 });
});

it('an order that was held, or goes beside the other, is carried by none', async () => {
  const database = await openDatabase();
  const held = { ...typed('b'), together: { choice: 'held', carrierKey: 'a' } } as unknown as SavedEdits;
  await database.put('drafts', held);
  expect(await findCarriedBy('a')).toEqual([]);
});

it('orders that a damaged record has carry each other are found once each, and what cannot be read is none of them', async () => {
  const database = await openDatabase();
  await database.put('drafts', carriedIn('b', 'a'));
  await database.put('drafts', carriedIn('a', 'b'));
  await database.put('drafts', { ...carriedIn('c', 'a'), edits: null } as unknown as SavedEdits);
  expect((await findCarriedBy('a')).map(({ key }) => key)).toEqual(['b']);
});
