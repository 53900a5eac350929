import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { wasAnyCreated } from '../../../lib/outbox/read-rows';
import { intend } from './intend';
import { madeRow } from './made-row';

it('whether there is a first parcel is known without a look at any', async () => {
  await intend(madeRow({ id: 'a', orderId: 'a', state: 'refused' }));
  expect(await wasAnyCreated()).toBe(false);
  for (let nth = 0; nth < 5; nth += 1)
    await intend(madeRow({ id: `${nth}`, orderId: `${nth}`, state: 'created' }));
  const read = [vi.spyOn(IDBIndex.prototype, 'getAll'), vi.spyOn(IDBIndex.prototype, 'openCursor')];
  expect(await wasAnyCreated()).toBe(true);
  for (const reading of read) expect(reading).not.toHaveBeenCalled();
});
