import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Order } from '../../../lib/order';
import { draftKeyOf } from '../../../lib/order-key';
import { applyEvent } from '../../../lib/outbox/write-rows';
import { addTyped } from '../../../lib/typed/saved-edits';
import { need } from '../../need';
import { fact } from '../parcel/made-up';

const { openOrder } = await import('../../../entrypoints/background/bar/order-bar');
const { caller, collect, ended, formOf, nextOrder, shipShown, STORE } = await import('./review-orders');
const { cancelled, dearer, rowOf, setUpAskedStore, tabsSay } = await import('./asked-store');
const { keepShop } = await import('./shop');
const { pressBar, pressForm } = await import('./presses');

beforeEach(async () => {
  await setUpAskedStore();
  await keepShop(STORE.origin);
  tabsSay({});
});

const SAYS_SO = { tone: 'warning', action: { kind: 'review', label: 'Is this parcel wrong?' } };
const STANDS = { tone: 'good', action: { kind: 'print' } };

const paid = (order: Order): Order => ({ ...order, payment: fact('paid') });
const moved = (order: Order): Order => ({ ...order, shipping: { ...order.shipping, city: fact('نابلس') } });

const CHANGES: readonly (readonly [string, (order: Order) => Order])[] = [
  ['cancelled', cancelled],
  ['paid by card', paid],
  ['made dearer', dearer],
  ['sent to another town', moved],
];

it.each(CHANGES)(
  'an order that was %s after its parcel was made says so before its label is printed',
  async (_, change) => {
    const order = nextOrder();
    expect(await pressBar(order)).toMatchObject(STANDS);
    const bar = await openOrder(change(order), caller);
    expect(bar).toMatchObject(SAYS_SO);
    expect(bar.message).toContain('The order changed');
    // It can be printed all the same, and its code copied.
    expect(bar.second).toMatchObject({ kind: 'print' });
    expect(bar.asides).toMatchObject([{ kind: 'copy' }]);
    expect(await openOrder(order, caller)).toMatchObject(STANDS);
  },
);

it('the same where it was pressed in the review, or in its form', async () => {
  const [reviewed, formed] = [nextOrder(), nextOrder()];
  await shipShown(await collect(reviewed), [reviewed.id]);
  await ended([reviewed]);
  await pressForm(await formOf(formed));
  for (const order of [reviewed, formed]) {
    expect(await openOrder(order, caller)).toMatchObject(STANDS);
    expect(await openOrder(dearer(order), caller)).toMatchObject(SAYS_SO);
  }
});

it('what a person had typed over the order is no change of it', async () => {
  const order = nextOrder();
  const edits = { totalPrice: '100', firstName: 'Rana' };
  await addTyped({ key: draftKeyOf(order), orderId: order.id, edits, currency: 'ILS' });
  await pressForm(await formOf(order));
  expect(await openOrder(order, caller)).toMatchObject(STANDS);
});

it('an order that its shop moved on as shipped, and counts as paid by that, has not changed', async () => {
  const order = nextOrder();
  await pressBar(order);
  const done = { ...paid(order), status: fact('completed'), statusMeaning: 'shipped' } as const;
  expect(await openOrder(done, caller)).toMatchObject(STANDS);
});

it('nothing is said any more once its driver took it, or after a week', async () => {
  const [taken, old] = [nextOrder(), nextOrder()];
  await pressBar(taken);
  await pressBar(old);
  const { id } = need(await rowOf(taken), 'row');
  await applyEvent(id, { type: 'handed-over', ticked: true, at: Date.now() });
  expect(await openOrder(cancelled(taken), caller)).toMatchObject(STANDS);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 86_400_000 });
  expect(await openOrder(cancelled(old), caller)).toMatchObject(STANDS);
  vi.useRealTimers();
});
