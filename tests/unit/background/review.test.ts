import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fillCollected, keepCollection } from '../../../lib/review/collected-orders';
import { findEdits, saveEdits } from '../../../lib/typed/saved-edits';
import { soon } from '../../soon';
import { fact, someFields } from '../parcel/made-up';

const { browser } = await import('wxt/browser');
const { openReview, readReviewed } = await import('../../../entrypoints/background/review/view-review');
const { resumePress } = await import('../../../entrypoints/background/review/cut-short');
const { drainDue, restWatchdog } = await import('../../../entrypoints/background/shipping/sending');
const { resumeReview, shipReviewed, stopReview } = await import(
  '../../../entrypoints/background/review/ship-reviewed'
);
const { findPresses, keepPress } = await import('../../../lib/review/collected-orders');
const { collect, ended, nextOrder, STORE, service, setUpReview, shipShown, shown, stateOf } = await import(
  './review-orders'
);

beforeEach(setUpReview);

describe('shipping what was chosen on a list', () => {
  it('sends what is certain by its own draft, and nothing that is in doubt, whatever it is told', async () => {
    const certain = nextOrder();
    const paid = nextOrder({ payment: fact('doubtful') });
    const id = await collect(certain, paid);
    expect(await shipShown(id, [certain.id, paid.id])).toEqual([
      { orderId: certain.id, failure: null },
      { orderId: paid.id, failure: 'fields-wrong' },
    ]);
    await ended([certain]);
    expect(service.creations()).toHaveLength(1);
    expect(await stateOf(paid)).toBeUndefined();
  });

  it('makes one parcel of each order, however often it is pressed', async () => {
    const orders = [nextOrder(), nextOrder(), nextOrder()];
    const ids = orders.map(({ id }) => id);
    const id = await collect(...orders);
    await Promise.all([shipShown(id, ids), shipShown(id, ids)]);
    await shipShown(id, ids);
    await ended(orders);
    expect(service.creations()).toHaveLength(3);
  });

  it('keeps back what was stopped before it was sent, and goes on from there', async () => {
    const orders = Array.from({ length: 12 }, () => nextOrder());
    const id = await collect(...orders);
    const gates: (() => void)[] = [];
    let open = false;
    vi.stubGlobal('fetch', async (request: Request) => {
      if (!open) await new Promise<void>((resolve) => gates.push(resolve));
      return service.fetch(request);
    });
    await shipShown(
      id,
      orders.map((order) => order.id),
    );
    await stopReview(id);
    open = true;
    for (const let_go of gates) let_go();
    await soon(async () => {
      const rows = (await openReview())?.orders.map(({ form }) => form?.row) ?? [];
      expect(rows.filter((row) => row?.waiting?.reason === 'held').length).toBeGreaterThan(0);
      expect(rows.filter((row) => row?.state === 'sending')).toHaveLength(0);
    });
    expect(service.creations().length).toBeLessThan(12);
    await resumeReview(id);
    await ended(orders);
    expect(service.creations()).toHaveLength(12);
  });

  it('keeps back the second parcel of an order whose first is being made when it is stopped', async () => {
    const order = nextOrder();
    const id = await collect(order);
    const key = `${STORE.origin}${STORE.basePath} ${order.id}`;
    const { totalPrice, description } = (await readReviewed(id, order.id)).form?.draft.fields ?? someFields();
    const parcels = [totalPrice, '0'].map((amount) => ({ amount, description }));
    await saveEdits({ key, orderId: order.id, edits: { parcels }, confirmed: [] });
    const under = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    vi.stubGlobal('fetch', async (request: Request) => {
      if (request.url.endsWith('parcels/create')) {
        under.resolve();
        await goOn.promise;
      }
      return service.fetch(request);
    });
    await shipShown(id, [order.id]);
    await under.promise;
    await stopReview(id);
    goOn.resolve();
    const standing = async () => (await readReviewed(id, order.id)).form?.row;
    await soon(async () =>
      expect(await standing()).toMatchObject({
        part: { number: 2 },
        state: 'queued',
        waiting: { reason: 'held' },
      }),
    );
    // What comes by itself later sends nothing that a person stopped.
    await drainDue();
    expect(service.creations()).toHaveLength(1);
    await resumeReview(id);
    await ended([order]);
    expect(service.creations()).toHaveLength(2);
  });

  it('keeps a press until all of it is written down, and goes on with one that was cut short', async () => {
    const orders = Array.from({ length: 30 }, () => nextOrder());
    const collectionId = await collect(...orders);
    const rows = await shown(collectionId, ...orders.map(({ id }) => id));
    const began = Date.now();
    // The watchdog rests, so that it is renewed just before anything is written down.
    await restWatchdog();
    const keptBefore: unknown[] = [];
    vi.mocked(browser.alarms.create).mockImplementationOnce(async () => {
      keptBefore.push(...(await findPresses()));
    });
    // As the background that ended had left it: some are written down, and sent.
    await shipReviewed(collectionId, rows.slice(0, 5), false);
    expect(keptBefore).toMatchObject([{ collectionId, rows: rows.slice(0, 5) }]);
    expect(await findPresses()).toEqual([]);
    await resumePress({ collectionId, rows, at: began });
    await ended(orders);
    expect(service.creations()).toHaveLength(30);
    expect(await findPresses()).toEqual([]);
  });

  it('does not go on with a press that was stopped, or whose orders have given way', async () => {
    const order = nextOrder();
    const id = await collect(order);
    const press = { collectionId: id, rows: await shown(id, order.id), at: Date.now() };
    await keepPress(press);
    await stopReview(id);
    expect(await findPresses()).toEqual([]);

    await resumePress({ ...press, collectionId: 'given-way' });
    expect(await stateOf(order)).toBeUndefined();
  });

  it('leaves to a person what was refused before the press was cut short', async () => {
    const [refused, unwritten] = [nextOrder(), nextOrder()];
    const collectionId = await collect(refused, unwritten);
    const rows = await shown(collectionId, refused.id, unwritten.id);
    const at = Date.now();
    service.answer = () =>
      Response.json({ success: false, recipient_blocked: true, errors: ['Recipient is blocked'] });
    await shipReviewed(collectionId, rows.slice(0, 1), false);
    await soon(async () => expect(await stateOf(refused)).toBe('refused'));
    service.answer = null;
    await resumePress({ collectionId, rows, at });
    await ended([unwritten]);
    expect(await stateOf(refused)).toBe('refused');
    expect(service.creations()).toHaveLength(1);
  });

  it('sends a few orders at once', async () => {
    const orders = Array.from({ length: 9 }, () => nextOrder());
    const id = await collect(...orders);
    const underWay = new Set<string>();
    let most = 0;
    vi.stubGlobal('fetch', async (request: Request) => {
      const body = (await request.clone().json()) as { phone_number?: string; recipient?: { phone: string } };
      const phone = (body.phone_number ?? body.recipient?.phone ?? '').slice(-9);
      underWay.add(phone);
      most = Math.max(most, underWay.size);
      await new Promise((resolve) => setTimeout(resolve, 2));
      underWay.delete(phone);
      return service.fetch(request);
    });
    const orderIds = orders.map((order) => order.id);
    await shipShown(id, orderIds);
    await ended(orders);
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(4);
  });

  it('lets go of what was typed once the parcel is there, and shows the parcel as it was sent', async () => {
    const order = nextOrder();
    const id = await collect(order);
    const key = `${STORE.origin}${STORE.basePath} ${order.id}`;
    await saveEdits({ key, orderId: order.id, edits: { streetName: 'شارع آخر' }, confirmed: [] });
    await shipShown(id, [order.id]);
    await ended([order]);
    await soon(async () => expect(await findEdits(key)).toBeNull());
    const { form } = await readReviewed(id, order.id);
    expect(form?.draft.fields.streetName).not.toBe('شارع آخر');
    expect(form?.row).toMatchObject({ streetName: 'شارع آخر', villageId: 301 });
  });

  it('takes over an order that could not be read when its own page is opened', async () => {
    const order = nextOrder();
    const { id: orderId, link } = order;
    const missing = [{ orderId, number: null, link, reply: { missing: 'HTTP 404' } }];
    const id = await keepCollection({ store: STORE, orders: missing });
    expect(await readReviewed(id, orderId)).toMatchObject({ missing: 'HTTP 404', form: null });
    expect(await fillCollected(order)).toBe(true);
    expect(await fillCollected(order)).toBe(false);
    expect((await readReviewed(id, orderId)).form?.draft.fields.firstName).toBe('سلمى الحاج');
  });

  it('ships an order as it was read last: changed in the store since, and opened there', async () => {
    const order = nextOrder();
    const id = await collect(order);
    expect(await fillCollected({ ...order, total: fact('155') })).toBe(true);
    expect((await readReviewed(id, order.id)).form?.draft.fields.totalPrice).toBe('155');
    await shipShown(id, [order.id]);
    await ended([order]);
    expect(service.creations()).toMatchObject([{ total_price: 155 }]);
  });
});
