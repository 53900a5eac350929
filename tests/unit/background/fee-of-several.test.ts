import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { draftKeyOf, orderKeyOf } from '../../../lib/order-key';
import { rowsOfOrder } from '../../../lib/outbox/read-rows';
import { addEdits } from '../../../lib/typed/saved-edits';
import { soon } from '../../soon';

const { openOrder } = await import('../../../entrypoints/background/bar/order-bar');
const { forgetQuotes } = await import('../../../entrypoints/background/quotes/quotes');
const { caller, nextOrder, service } = await import('./review-orders');
const { setUpAskedStore, tabsSay } = await import('./asked-store');
const { pressBar } = await import('./presses');

const FEES = {
  delivery_cost: '20.00',
  returned_delivery_cost: '10.00',
  extra_price: 5,
  returned_extra_price: 0,
};

let asked: unknown[] = [];

beforeEach(async () => {
  await setUpAskedStore();
  forgetQuotes();
  asked = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!request.url.endsWith('parcels/fees')) return service.fetch(request);
    asked.push(await request.json());
    return Response.json(FEES);
  });
});

it('the bar asks what each of several parcels costs as it is sent, and each keeps its fee', async () => {
  const order = nextOrder();
  tabsSay({ 7: { order, notes: true } });
  const parcels = ['140', '0'].map((amount) => ({ amount, description: 'قميص' }));
  await addEdits({ key: draftKeyOf(order), orderId: order.id, edits: { parcels } });
  await openOrder(order, caller);
  await soon(() => expect(asked).toHaveLength(1));
  expect(asked).toEqual([expect.not.objectContaining({ price: expect.anything() })]);
  // The review's column has the same sum.
  const { lines } = await openOrder(order, caller);
  expect(lines.find(({ kind }) => kind === 'fee')).toMatchObject({
    value: { text: '₪50' },
    beside: expect.stringMatching(/: ₪10$/),
  });
  await pressBar(order);
  const rows = await rowsOfOrder(orderKeyOf(order));
  expect(rows.map(({ quotedFee }) => quotedFee?.deliveryCost)).toEqual(['20.00', '20.00']);
});
