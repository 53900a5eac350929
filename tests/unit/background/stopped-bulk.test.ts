import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '../../../lib/order';
import { rowsOfOrder } from '../../../lib/outbox/read-rows';
import { soon } from '../../soon';

const { browser } = await import('wxt/browser');
const { drainDue, restWatchdog } = await import('../../../entrypoints/background/shipping/sending');
const { resumeReview, shipReviewed, stopReview } = await import(
  '../../../entrypoints/background/review/ship-reviewed'
);
const { collect, ended, nextOrder, STORE, service, setUpReview, shipShown, shown } = await import(
  './review-orders'
);

beforeEach(setUpReview);

const rowOf = async ({ id }: Order) =>
  (await rowsOfOrder({ store: STORE.origin + STORE.basePath, orderId: id })).at(-1);
const held = { state: 'queued', waiting: { reason: 'held', nextTryAt: null } };

/** A service that answers no look-up before it is let go. */
function holdLookUps() {
  const asked = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!request.url.endsWith('parcels/create')) {
      asked.resolve();
      await goOn.promise;
    }
    return service.fetch(request);
  });
  return { asked: asked.promise, letGo: goOn.resolve };
}

/** An order that a person stops while its recipient is being looked up. */
async function stopWhileLookedUp() {
  const order = nextOrder();
  const id = await collect(order);
  const { asked, letGo } = holdLookUps();
  await shipShown(id, [order.id]);
  await asked;
  await stopReview(id);
  return { order, id, letGo };
}

/** The locks of phones are given back once their rows’ sending has ended, however it did. */
const idle = () => soon(async () => expect((await navigator.locks.query()).held).toEqual([]));

describe('a bulk that a person stops', () => {
  it('makes no parcel of an order whose recipient is being looked up', async () => {
    const { order, id, letGo } = await stopWhileLookedUp();
    expect(await rowOf(order)).toMatchObject(held);
    letGo();
    await idle();
    expect(await rowOf(order)).toMatchObject(held);
    expect(service.creations()).toEqual([]);
    await resumeReview(id);
    await ended([order]);
  });

  it('is not gone on with where the look-up finds the service away', async () => {
    const { order, id, letGo } = await stopWhileLookedUp();
    service.down = true;
    letGo();
    await idle();
    expect(await rowOf(order)).toMatchObject(held);
    service.down = false;
    await drainDue();
    expect(service.creations()).toEqual([]);
    await resumeReview(id);
    await ended([order]);
  });

  it('sends nothing of what was being written down when it was stopped', async () => {
    const order = nextOrder();
    const id = await collect(order);
    const rows = await shown(id, order.id);
    // The watchdog rests, so that it is renewed just before the rows are written down.
    await restWatchdog();
    vi.mocked(browser.alarms.create).mockImplementationOnce(async () => {
      await stopReview(id);
    });
    await shipReviewed(id, rows, false);
    await idle();
    await drainDue();
    expect(service.creations()).toEqual([]);
    await resumeReview(id);
    await ended([order]);
  });

  it('stays stopped where another of its orders is pressed at once', async () => {
    const orders = Array.from({ length: 6 }, () => nextOrder());
    const [other, ...stopped] = orders as [Order, ...Order[]];
    const id = await collect(...orders);
    const rows = await shown(id, ...stopped.map((order) => order.id));
    const otherRows = await shown(id, other.id);
    await restWatchdog();
    const others: Promise<unknown>[] = [];
    vi.mocked(browser.alarms.create).mockImplementationOnce(async () => {
      await stopReview(id);
      others.push(shipReviewed(id, otherRows, false));
    });
    await shipReviewed(id, rows, false);
    await Promise.all(others);
    await ended([other]);
    await idle();
    await drainDue();
    expect(service.creations()).toHaveLength(1);
  });
});
