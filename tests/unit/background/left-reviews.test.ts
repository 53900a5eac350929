import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { readCollections } from '../../../lib/review/collected-orders';
import { findLeftOrders } from '../../../lib/review/waiting-orders';
import { findSheet } from '../../../lib/sheet/sheet-store';
import { need } from '../../need';
import { ACCOUNT } from './fake-service';

const { collect, nextOrder, setUpReview } = await import('./review-orders');
const { collectSheet } = await import('../../../entrypoints/background/review/collect-sheet');
const { openReview } = await import('../../../entrypoints/background/review/view-review');

beforeEach(setUpReview);

const line = (number: string, phone: string) => ({
  ...{ number, phone, name: 'سلمى', village: 'بيت لقيا', amount: '120', items: 'كوب' },
});
const opened = async (collectionId?: string) => need(await openReview(collectionId), 'review');
const left = async () =>
  (await findLeftOrders((await opened()).collectionId)).map(({ name, count }) => [name, count]);

it('what is left of a sheet is found and opened once another list took its place: no way led back to it', async () => {
  await collectSheet(ACCOUNT.id, 'Morning', [line('1', '0599300071'), line('2', '0599300072')], null);
  const morning = await opened();
  expect(await left()).toEqual([]);
  const order = nextOrder();
  await collect(order);
  expect((await opened()).orders.map(({ orderId }) => orderId)).toEqual([order.id]);
  expect(await left()).toEqual([['Morning', 2]]);
  expect(await opened(morning.collectionId)).toEqual(morning);
  // From there the newest is found again.
  expect((await findLeftOrders(morning.collectionId)).map(({ name }) => name)).toEqual(['shop.example']);
  expect((await opened('gone')).orders.map(({ orderId }) => orderId)).toEqual([order.id]);
});

it('the same sheet taken in once more has its orders itself, and a store’s list is chosen anew in the store', async () => {
  await collect(nextOrder());
  const lines = [line('11', '0599300081'), line('12', '0599300082')];
  await collectSheet(ACCOUNT.id, 'Evening', lines, null);
  await collectSheet(ACCOUNT.id, 'Evening', [...lines, line('13', '0599300083')], 'same');
  expect((await left()).filter(([name]) => name !== 'Morning')).toEqual([]);
});

it('what is left of a sheet is not deleted for the sixth after it, and is once nothing is', async () => {
  const sheet = (at: number) => [line(`8${at}`, `05993001${80 + at}`)];
  const collected = async (from: number, until: number) => {
    for (let at = from; at < until; at += 1) await collectSheet(ACCOUNT.id, 'Daily', sheet(at), null);
  };
  await collected(0, 7);
  const waiting = (await left()).filter(([name]) => name === 'Daily');
  expect(waiting.map(([, count]) => count)).toEqual([1, 1, 1, 1, 1, 1]);
  // Taken in once more, all of them wait in the newest.
  const all = Array.from({ length: 7 }, (_, at) => sheet(at)).flat();
  await collectSheet(ACCOUNT.id, 'Daily', all, 'same');
  await collectSheet(ACCOUNT.id, 'Daily', all, 'same');
  const kept = await readCollections();
  expect(kept.filter(({ store }) => findSheet(store)?.source === 'Daily')).toHaveLength(5);
});

it('what is left is of the day on which it was read, also after a clock that went wrong', async () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 40 * 24 * 3_600_000);
  await collect(nextOrder());
  now.mockRestore();
  await collectSheet(ACCOUNT.id, 'Noon', [line('91', '0599300191')], null);
  await collect(nextOrder());
  const noon = (await findLeftOrders()).find(({ name }) => name === 'Noon');
  expect(need(noon, 'left').readAt).toBeLessThanOrEqual(Date.now());
});
