import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { intendAll } from '../../../lib/outbox/write-rows';
import { madeRow } from '../outbox/made-row';
import { collect, nextOrder, STORE, setUpReview } from './review-orders';

const { readOutcomes } = await import('../../../entrypoints/background/review/view-review');

beforeEach(setUpReview);

it('a look at what became of a bulk reads no row a second time that only waits for its turn', async () => {
  const orders = Array.from({ length: 30 }, () => nextOrder());
  const collectionId = await collect(...orders);
  const rowOf = ({ id }: (typeof orders)[number], state: 'queued' | 'sending') =>
    madeRow({ store: `${STORE.origin}${STORE.basePath}`, orderId: id, phoneKey: '599001122', state });
  await intendAll(orders.map((order, index) => ({ row: rowOf(order, index === 0 ? 'sending' : 'queued') })));
  const asked: unknown[] = [];
  const getAll = IDBIndex.prototype.getAll;
  vi.spyOn(IDBIndex.prototype, 'getAll').mockImplementation(function (this: IDBIndex, ...query) {
    if (this.name === 'state') asked.push(query[0]);
    return getAll.apply(this, query);
  });
  const outcomes = await readOutcomes(collectionId);
  expect(outcomes.map(({ row }) => row.phoneBusy)).toEqual([false, ...Array(29).fill(true)]);
  expect(asked).toEqual(['sending', 'unknown']);
});
