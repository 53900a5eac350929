import { expect, vi } from 'vitest';
import type { FormView } from '../../../lib/messaging/views/form';
import type { Order } from '../../../lib/order';
import { draftKeyOf } from '../../../lib/order-key';
import { rowsOfOrder } from '../../../lib/outbox/read-rows';
import { keepCollection } from '../../../lib/review/collected-orders';
import type { PressedRow } from '../../../lib/review/collection';
import { findEdits } from '../../../lib/typed/saved-edits';
import { need } from '../../need';
import { soon } from '../../soon';
import { anOrder, fact } from '../parcel/made-up';
import { callerOf } from './caller';
import { FakeService } from './fake-service';
import { keepShop } from './shop';

const { readReviewed } = await import('../../../entrypoints/background/review/view-review');
const { shipReviewed } = await import('../../../entrypoints/background/review/ship-reviewed');

export const service = new FakeService();
export const STORE = { kind: 'woocommerce', origin: 'https://shop.example', basePath: '/wp-admin/' } as const;
let made = 0;

/** The script of the store's tab. */
export const caller = callerOf(STORE.origin);

/** An account with one village, and a service that answers it. */
export const setUpReview = () => setUp();

/** The same, with the store enabled. */
export const setUpStore = () => setUp(STORE.origin);

async function setUp(...origins: readonly string[]): Promise<void> {
  service.reset();
  vi.stubGlobal('fetch', service.fetch);
  await keepShop(...origins);
}

/** An order that no other test has; of a phone of its own, unless one is given. */
export function nextOrder(parts: Partial<Order> = {}, phone?: string): Order {
  made += 1;
  const plain = anOrder();
  const party = { ...plain.billing, phone: fact(phone ?? `05992${10_000 + made}`) };
  return anOrder({ id: `${made}`, number: fact(`N${made}`), shipping: party, billing: party, ...parts });
}

/** Chosen on a list and read. @returns the collection's id */
export async function collect(...orders: readonly Order[]): Promise<string> {
  return keepCollection({
    store: STORE,
    orders: orders.map((order) => ({ orderId: order.id, number: null, link: order.link, reply: { order } })),
  });
}

/** The form of an order, as it stands once that was chosen on a list and read. */
export async function formOf(order: Order, collectionId?: string): Promise<FormView> {
  const { form } = await readReviewed(collectionId ?? (await collect(order)), order.id);
  return need(form, 'form');
}

/** What the review shows of these orders now, as a press on it brings it back. */
export async function shown(
  collectionId: string,
  ...orderIds: readonly string[]
): Promise<readonly PressedRow[]> {
  return Promise.all(
    orderIds.map(async (orderId) => {
      const { digest } = await readReviewed(collectionId, orderId);
      return { orderId, digest: digest ?? '' };
    }),
  );
}

/** Presses on what is shown of these orders. */
export async function shipShown(collectionId: string, orderIds: readonly string[], force = false) {
  return shipReviewed(collectionId, await shown(collectionId, ...orderIds), force);
}

/** How the order's last row stands. */
export const stateOf = async ({ id }: Order) =>
  (await rowsOfOrder({ store: STORE.origin + STORE.basePath, orderId: id })).at(-1)?.state;

/** Resolves when each has its parcel. */
export const ended = (orders: readonly Order[]) =>
  soon(async () => {
    for (const order of orders) expect(await stateOf(order)).toBe('created');
  });

/** Resolves when what was typed for it, or put into its parcel, is gone: that is after its parcel was made. */
export const untyped = (order: Order) =>
  soon(async () => expect(await findEdits(draftKeyOf(order))).toBeNull());
