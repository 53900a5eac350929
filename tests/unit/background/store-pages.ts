import { vi } from 'vitest';
import type { Caller } from '../../../lib/messaging/caller';
import type { Order } from '../../../lib/order';
import { openDatabase } from '../../../lib/storage/db';
import { anOrder, fact } from '../parcel/made-up';
import { atDoor } from './at-door';
import { FakeService } from './fake-service';
import { keepShop } from './shop';

const ORIGIN = 'https://shop.example';
const service = new FakeService();
let made = 0;
let now = 1_800_000_000_000;
export const wait = (milliseconds: number) => {
  now += milliseconds;
};
export let { handlers } = await import('../../../entrypoints/background/handlers');

/** The background ends and begins anew; the browser keeps for its session what it was given. */
export async function endBackground(): Promise<void> {
  const { session } = (await import('wxt/browser')).browser.storage;
  vi.resetModules();
  Object.assign((await import('wxt/browser')).browser.storage.session, session);
  ({ handlers } = await import('../../../entrypoints/background/handlers'));
}

/** An enabled store, and every allowance full again. */
export async function setUpPages(): Promise<void> {
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  wait(3_600_000);
  service.reset();
  vi.stubGlobal('fetch', service.fetch);
  await (await openDatabase()).clear('outbox');
  await keepShop(ORIGIN);
}

export const tab = (tabId: number, active = true): Caller => ({
  from: 'content',
  origin: ORIGIN,
  tabId,
  active,
});

export function nextOrder(parts: Partial<Order['shipping']> = {}): Order {
  made += 1;
  const { shipping } = anOrder();
  const party = { ...shipping, phone: fact(`05990${10_000 + made}`), ...parts };
  const store = { kind: 'woocommerce', origin: ORIGIN, basePath: '/wp-admin/' } as const;
  return anOrder({ store, id: `${made}`, link: `${ORIGIN}/${made}`, shipping: party, billing: party });
}

export const open = (order: Order, caller = tab(7)) => handlers['order/opened']({ order }, caller);
const ship = atDoor('order/ship', (input, enabled) => handlers['order/ship'](input, enabled));
export type Digest = string | null | undefined;
export const press = (order: Order, digest: Digest, from = tab(7)) =>
  ship({ order, digest: digest ?? '' }, from);
export const begin = (digest: Digest, from = tab(7)) =>
  handlers['order/pressed']({ digest: digest ?? '' }, from);

/** As a person does: looks, and presses after a second. */
export async function lookAndPress(order: Order, caller = tab(7)) {
  const { digest } = await open(order, caller);
  wait(1_000);
  return press(order, digest, caller);
}

/** As a script does that was taken over: so many made-up orders, each asked for and pressed as it may be. */
export async function attack(many: number): Promise<void> {
  const orders = Array.from({ length: many }, () => nextOrder());
  const first = 1_000 + made * 100;
  const shown = await Promise.all(orders.map((order, at) => open(order, tab(first + at))));
  wait(700);
  await Promise.all(orders.map((order, at) => press(order, shown[at]?.digest ?? '', tab(first + at))));
}

export const sent = () => service.creations().length;
