import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { findLeftOrders } from '../../../lib/review/count-waiting';
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
