import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import type { Order } from '../../../lib/order';
import { nextOrder, ORIGIN } from './relay-world';

const { browser } = await import('wxt/browser');
const { caller, open, rowOf, service, setUpRelay } = await import('./joined-shop');
const { shipOrder } = await import('./at-door');
const { catchUp } = await import('../../../entrypoints/background/relay/catch-up');
const { openOrder } = await import('../../../entrypoints/background/bar/order-bar');
const { listOutbox } = await import('../../../entrypoints/background/outbox/settling');

setUpRelay();

/** The tab of `caller`, and another. */
const [HERE, ELSEWHERE] = [7, 8];

/** What stands in front of the person when they press, and from the next look on. */
function personSees(then: number): void {
  let looks = 0;
  vi.mocked(browser.tabs.query).mockImplementation((async ({ lastFocusedWindow = false }) => {
    looks += lastFocusedWindow ? 1 : 0;
    return lastFocusedWindow ? [{ id: looks === 1 ? HERE : then, url: ORIGIN }] : [];
  }) as never);
}

/** Both press within a second, and the shop’s server gives the order to Rana. @returns her claim */
async function pressedByBoth(shop: Awaited<ReturnType<typeof open>>, order: Order, then: number) {
  await catchUp();
  const { digest } = await openOrder(order, caller);
  const claim = await shop.claimByRana(order);
  personSees(then);
  const bar = await shipOrder(order, digest ?? '', caller);
  expect(service.creations()).toEqual([]);
  return { claim, bar };
}

const listed = async (order: Order) => {
  const { id } = await rowOf(order);
  return (await listOutbox()).some((row) => row.id === id);
};

it('a press that a colleague’s claim took back stands under what needs a person, where its tab was left', async () => {
  const shop = await open();
  const order = nextOrder();
  const { claim } = await pressedByBoth(shop, order, ELSEWHERE);
  expect(await rowOf(order)).toMatchObject({ state: 'refused', refusal: { code: 'claimed-elsewhere' } });
  // Her store had signed her out, or the company refused hers: nobody has it any more.
  await shop.rana.release(await shop.keyOf(order), claim);
  await catchUp();
  expect(await listed(order)).toBe(true);
});

it('it is gone from there once she has made the parcel', async () => {
  const shop = await open();
  const order = nextOrder();
  const { claim } = await pressedByBoth(shop, order, ELSEWHERE);
  await shop.rana.settle(await shop.keyOf(order), {
    claim,
    state: 'created',
    code: 'P-77',
    amount: '140',
    fee: null,
  });
  await catchUp();
  expect(await rowOf(order)).toMatchObject({ state: 'withdrawn' });
  expect(await listed(order)).toBe(false);
  expect((await openOrder(order, caller)).message).toContain('P-77');
});

it('it is told in the bar alone, where that is before the person', async () => {
  const shop = await open();
  const order = nextOrder();
  const { bar } = await pressedByBoth(shop, order, HERE);
  expect(bar).toMatchObject({ tone: 'warning' });
  expect(bar.message).toContain('Desk');
  expect(await listed(order)).toBe(false);
});
