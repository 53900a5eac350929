import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { countWaitingOrders } from '../../../lib/review/waiting-orders';
import { removeAccount } from '../../../lib/settings/remove-account';
import { changeSettings } from '../../../lib/settings/settings';
import { ACCOUNT } from './fake-service';

const { collect, nextOrder, setUpReview } = await import('./review-orders');
const { collectSheet } = await import('../../../entrypoints/background/review/collect-sheet');
const { openReview } = await import('../../../entrypoints/background/review/view-review');

beforeEach(setUpReview);

it('a sheet that was tried out with an account that is gone keeps nobody from the review of before', async () => {
  const left = { ...ACCOUNT, id: 'left' };
  await changeSettings((settings) => ({ ...settings, accounts: [left, ACCOUNT], activeAccountId: left.id }));
  const order = nextOrder();
  await collect(order);
  const line = {
    number: '1',
    name: 'سلمى',
    phone: '0599300071',
    village: 'بيت لقيا',
    amount: '120',
    items: 'كوب',
  };
  await collectSheet(ACCOUNT.id, 'Tried', [line, { ...line, number: '2', phone: '0599300072' }], null);
  expect((await openReview())?.orders).toHaveLength(2);
  await removeAccount(ACCOUNT.id);
  expect((await openReview())?.orders.map(({ orderId }) => orderId)).toEqual([order.id]);
  expect(await countWaitingOrders()).toBe(1);
});
