import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '../../../lib/order';
import { draftKeyOf } from '../../../lib/order-key';
import { rowsOfOrder } from '../../../lib/outbox/read-rows';
import { confirmDoubts } from '../../../lib/parcel/confirmation';
import { countWaitingOrders } from '../../../lib/review/waiting-orders';
import { openDatabase } from '../../../lib/storage/db';
import { saveEdits } from '../../../lib/typed/saved-edits';
import { need } from '../../need';
import { fact } from '../parcel/made-up';
import { ACCOUNT } from './fake-service';
import { LIVE, REAL, shipBy } from './ship-by';

vi.mock('../../../entrypoints/background/bar/press-pace', () => ({ isPersonsPace: async () => true }));

const desk = vi.hoisted(() => vi.fn(async (_address: string) => undefined));
vi.mock('../../../lib/opening/open-desk', () => ({ openDesk: desk }));

const { handlers } = await import('../../../entrypoints/background/handlers');
const { atDoor } = await import('./at-door');
const printLabel = atDoor('order/print', handlers['order/print']);
const { openOrder } = await import('../../../entrypoints/background/bar/order-bar');
const { decideTogether } = await import('../../../entrypoints/background/review/decide-together');
const { readReviewed } = await import('../../../entrypoints/background/review/view-review');
const { caller, collect, formOf, nextOrder, service, shipShown, STORE, untyped } = await import(
  './review-orders'
);
const { pressForm } = await import('./presses');
const { openFormAgain } = await import('../../../entrypoints/background/forms/forms');
const { setUpAskedStore, tabsSay } = await import('./asked-store');

/** Ships an order of the review, which its store still has as it was shown. */
async function ship(order: Order): Promise<unknown> {
  tabsSay({ 7: { order, notes: true } });
  return shipShown(await collect(order), [order.id]);
}

/** The first one's parcel is to carry the second. @returns the review of both */
async function joined(first: Order, second: Order): Promise<string> {
  tabsSay({ 7: { order: first, notes: true }, 8: { order: second, notes: true } });
  const id = await collect(first, second);
  await decideTogether({ collectionId: id, orderId: second.id, choice: 'merged', with: first.id });
  return id;
}

/** The person has looked, and says that it is right. */
async function letStand(order: Order): Promise<void> {
  const { draft } = await formOf(order);
  const confirmed = confirmDoubts(draft.findings, 'referenceNumber', draft.fields);
  await saveEdits({ key: draftKeyOf(order), orderId: order.id, edits: {}, confirmed });
}

const rowsOf = ({ id }: Order) => rowsOfOrder({ store: STORE.origin + STORE.basePath, orderId: id });
const made = (order: Order) =>
  vi.waitFor(async () => {
    const rows = await rowsOf(order);
    expect(rows.every(({ state }) => state === 'created')).toBe(true);
    return rows;
  });
const notes = async () => (await openDatabase()).getAll('order-notes');
const writes = async () => (await openDatabase()).getAll('order-writes');

beforeEach(async () => {
  await setUpAskedStore();
  await shipBy(ACCOUNT);
});

describe('an order that was tried out with the practice account', () => {
  it('has no note and no tracking number in its store: colleagues would take it for shipped', async () => {
    const order = nextOrder();
    await ship(order);
    expect(await made(order)).toMatchObject([{ practice: true }]);
    expect(await notes()).toEqual([]);
    expect(await writes()).toEqual([]);
  });

  it('is ready in the review of the account for real parcels, and goes once', async () => {
    const order = nextOrder();
    await ship(order);
    await made(order);
    await shipBy(LIVE);
    const id = await collect(order);
    expect(await readReviewed(id, order.id)).toMatchObject({
      digest: expect.any(String),
      form: { row: null },
    });
    expect(await ship(order)).toEqual([{ orderId: order.id, failure: null }]);
    const rows = await made(order);
    expect(rows.map(({ accountId }) => accountId)).toEqual([ACCOUNT.id, LIVE.id]);
    expect(await notes()).toMatchObject([{ rowId: rows[1]?.id }]);
    expect(await writes()).toMatchObject([{ rowId: rows[1]?.id, what: 'tracking' }]);
    // Once it went for real it is shipped, whichever account looks.
    expect(await ship(order)).toEqual([{ orderId: order.id, failure: 'already-shipped' }]);
    await shipBy(ACCOUNT);
    expect(await ship(order)).toEqual([{ orderId: order.id, failure: 'already-shipped' }]);
    expect(service.creations()).toHaveLength(2);
  });

  it('is to be shipped on its page and in its form too', async () => {
    const order = nextOrder();
    await ship(order);
    await made(order);
    expect(await openOrder(order, caller)).toMatchObject({ parcelCode: expect.any(String) });
    await shipBy(LIVE);
    expect(await openOrder(order, caller)).toMatchObject({ parcelCode: null, action: { kind: 'ship' } });
    expect((await formOf(order)).row).toBeNull();
  });

  it('stays shipped where that account is found to make real parcels', async () => {
    const order = nextOrder();
    await ship(order);
    await made(order);
    await shipBy({ ...ACCOUNT, environment: 'live' });
    expect(await ship(order)).toEqual([{ orderId: order.id, failure: 'already-shipped' }]);
  });

  it('is asked about, and goes for real once, where that account has its real key since', async () => {
    const [order, other] = [nextOrder(), nextOrder()];
    await ship(order);
    await made(order);
    await shipBy(REAL);
    const id = await collect(order);
    expect((await readReviewed(id, order.id)).digest).toBeNull();
    expect((await formOf(order)).row).toBeNull();
    expect((await formOf(order)).draft.findings).toMatchObject([{ code: 'order-tried-before' }]);
    expect(await openOrder(order, caller)).toMatchObject({ parcelCode: null, testing: null });
    await letStand(order);
    expect(await ship(order)).toEqual([{ orderId: order.id, failure: null }]);
    expect((await made(order)).map(({ identityVersion }) => identityVersion)).toEqual([1, 2]);
    expect(await ship(order)).toEqual([{ orderId: order.id, failure: 'already-shipped' }]);
    expect((await formOf(other)).draft.findings).toEqual([]);
  });

  it('goes once more as it was tried out, where a person asks for that', async () => {
    const order = nextOrder();
    await ship(order);
    const [tried] = await made(order);
    await shipBy(REAL);
    tabsSay({ 7: { order, notes: true } });
    await pressForm(await openFormAgain(need(tried, 'the row').id), {
      identityVersion: REAL.identityVersion,
      again: true,
    });
    expect(await made(order)).toHaveLength(2);
  });

  it('has the label of its real parcel printed where it was tried out after that', async () => {
    await shipBy(LIVE);
    const order = nextOrder();
    await ship(order);
    const [real] = await made(order);
    await shipBy(ACCOUNT);
    await pressForm(await openFormAgain(need(real, 'the row').id), { accountId: ACCOUNT.id, again: true });
    expect(await made(order)).toHaveLength(2);
    await shipBy(LIVE);
    desk.mockClear();
    await printLabel({ store: order.store, orderId: order.id }, caller);
    expect(desk.mock.calls).toEqual([[`#/labels?rows=${real?.id}`]]);
  });

  it('stays a question where its account was called practice by mistake, and has a new key after that', async () => {
    const order = nextOrder();
    await ship(order);
    await made(order);
    await shipBy({ ...ACCOUNT, environment: 'live' });
    await shipBy(REAL);
    await ship(order);
    expect(await rowsOf(order)).toHaveLength(1);
  });

  it('is among those that wait for the account for real parcels', async () => {
    const order = nextOrder();
    await ship(order);
    await made(order);
    expect(await countWaitingOrders()).toBe(0);
    await shipBy(LIVE);
    expect(await countWaitingOrders()).toBe(1);
  });

  it('is put into another one’s parcel as one that was never shipped', async () => {
    const [first, second] = [nextOrder({}, '0599300081'), nextOrder({}, '0599300081')];
    await ship(second);
    await made(second);
    await shipBy(LIVE);
    const id = await joined(first, second);
    expect(await shipShown(id, [first.id])).toEqual([{ orderId: first.id, failure: null }]);
    await made(first);
    expect(service.creations()).toMatchObject([{ total_price: 140 }, { total_price: 280 }]);
  });

  it('leaves the goods that its parcel carried to be put in anew: no parcel has both for the amount of one', async () => {
    const [first, second] = [nextOrder({}, '0599300082'), nextOrder({}, '0599300082')];
    const id = await joined(first, second);
    await shipShown(id, [first.id]);
    await made(first);
    await untyped(first);
    await shipBy(LIVE);
    expect(await shipShown(id, [first.id])).toEqual([{ orderId: first.id, failure: 'merge-changed' }]);
    expect(service.creations()).toMatchObject([{ total_price: 280 }]);
  });

  it('is asked about where its store has cancelled it since', async () => {
    const order = nextOrder();
    await ship(order);
    await made(order);
    await shipBy(LIVE);
    const cancelled = { ...order, status: fact('cancelled'), statusMeaning: 'ended' } as const;
    tabsSay({ 7: { order: cancelled, notes: true } });
    await shipShown(await collect(order), [order.id]);
    await vi.waitFor(async () => expect((await rowsOf(order))[1]?.state).toBe('withdrawn'));
    expect(service.creations()).toHaveLength(1);
  });
});
