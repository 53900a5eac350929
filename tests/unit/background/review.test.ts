import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '../../../lib/order';
import { rowsOfOrder } from '../../../lib/outbox/queue';
import { fillCollected, keepCollection } from '../../../lib/review/collected-orders';
import { reviewOrders } from '../../../lib/review/review-status';
import { findEdits, saveEdits } from '../../../lib/storage/saved-edits';
import { changeSettings } from '../../../lib/storage/settings';
import { keepKey } from '../../../lib/storage/vault-write';
import { replaceDirectory } from '../../../lib/villages/directory';
import { anOrder, fact } from '../parcel/made-up';
import { ACCOUNT, FakeService } from './fake-service';

vi.mock('wxt/browser', async () => ({ browser: (await import('./fake-browser')).fakeBrowser() }));

const { browser } = await import('wxt/browser');
const { openReview, readReviewed } = await import('../../../entrypoints/background/review');
const { resumePress, resumeReview, shipReviewed, stopReview } = await import(
  '../../../entrypoints/background/review-ship'
);
const { findPress, keepPress } = await import('../../../lib/review/review-press');
const { decideTogether } = await import('../../../entrypoints/background/review-together');

const service = new FakeService();
const STORE = { kind: 'woocommerce', origin: 'https://shop.example', basePath: '/wp-admin/' } as const;
let made = 0;

function nextOrder(parts: Partial<Order> = {}, phone?: string): Order {
  made += 1;
  const plain = anOrder();
  const party = { ...plain.billing, phone: fact(phone ?? `05992${10_000 + made}`) };
  return anOrder({ id: `${made}`, number: fact(`N${made}`), shipping: party, billing: party, ...parts });
}

async function collect(...orders: readonly Order[]): Promise<string> {
  return keepCollection({
    store: STORE,
    orders: orders.map((order) => ({ orderId: order.id, number: null, link: order.link, reply: { order } })),
  });
}

const stateOf = async ({ id }: Order) =>
  (await rowsOfOrder({ store: STORE.origin + STORE.basePath, orderId: id })).at(-1)?.state;
const ended = (orders: readonly Order[]) =>
  vi.waitFor(async () => {
    for (const order of orders) expect(await stateOf(order)).toBe('created');
  });

beforeEach(async () => {
  service.reset();
  vi.stubGlobal('fetch', service.fetch);
  await keepKey(ACCOUNT.id, 1, 'practice-key');
  await changeSettings((settings) => ({ ...settings, accounts: [ACCOUNT], activeAccountId: ACCOUNT.id }));
  const village = { id: 301, name: 'بيت لقيا', note: null, closed: false, deleted: false };
  await replaceDirectory(ACCOUNT, [{ id: 3, name: 'رام الله', deleted: false, villages: [village] }], 1);
});

describe('shipping what was chosen on a list', () => {
  it('sends what is certain by its own draft, and nothing that is in doubt, whatever it is told', async () => {
    const certain = nextOrder();
    const paid = nextOrder({ payment: fact('doubtful') });
    const id = await collect(certain, paid);
    expect(await shipReviewed(id, [certain.id, paid.id], false)).toEqual([
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
    await Promise.all([shipReviewed(id, ids, false), shipReviewed(id, ids, false)]);
    await shipReviewed(id, ids, false);
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
    await shipReviewed(
      id,
      orders.map((order) => order.id),
      false,
    );
    await stopReview(id);
    open = true;
    for (const let_go of gates) let_go();
    await vi.waitFor(async () => {
      const rows = (await openReview())?.orders.map(({ form }) => form?.row) ?? [];
      expect(rows.filter((row) => row?.waiting?.reason === 'held').length).toBeGreaterThan(0);
      expect(rows.filter((row) => row?.state === 'sending')).toHaveLength(0);
    });
    expect(service.creations().length).toBeLessThan(12);
    await resumeReview(id);
    await ended(orders);
    expect(service.creations()).toHaveLength(12);
  });

  it('keeps a press until all of it is written down, and goes on with one that was cut short', async () => {
    const orders = Array.from({ length: 30 }, () => nextOrder());
    const press = { orderIds: orders.map(({ id }) => id), collectionId: await collect(...orders) };
    const began = Date.now();
    // Renewed just before anything is written down.
    const keptBefore: unknown[] = [];
    vi.mocked(browser.alarms.create).mockImplementationOnce(async () => {
      keptBefore.push(await findPress());
    });
    // As the background that ended had left it: some are written down, and sent.
    await shipReviewed(press.collectionId, press.orderIds.slice(0, 5), false);
    expect(keptBefore).toMatchObject([{ ...press, orderIds: press.orderIds.slice(0, 5) }]);
    expect(await findPress()).toBeNull();
    await resumePress({ ...press, at: began });
    await ended(orders);
    expect(service.creations()).toHaveLength(30);
    expect(await findPress()).toBeNull();
  });

  it('does not go on with a press that was stopped, or whose orders have given way', async () => {
    const order = nextOrder();
    const id = await collect(order);
    const press = { collectionId: id, orderIds: [order.id], at: Date.now() };
    await keepPress(press);
    await stopReview(id);
    expect(await findPress()).toBeNull();

    await keepPress(press);
    await resumePress({ ...press, collectionId: 'given-way' });
    expect(await findPress()).toBeNull();
    expect(await stateOf(order)).toBeUndefined();
  });

  it('leaves to a person what was refused before the press was cut short', async () => {
    const [refused, unwritten] = [nextOrder(), nextOrder()];
    const press = { orderIds: [refused.id, unwritten.id], collectionId: await collect(refused, unwritten) };
    const at = Date.now();
    vi.stubGlobal('fetch', async (request: Request) =>
      request.url.endsWith('parcels/create')
        ? Response.json({ success: false, recipient_blocked: true, errors: ['Recipient is blocked'] })
        : service.fetch(request),
    );
    await shipReviewed(press.collectionId, [refused.id], false);
    await vi.waitFor(async () => expect(await stateOf(refused)).toBe('refused'));
    vi.stubGlobal('fetch', service.fetch);
    await resumePress({ ...press, at });
    await ended([unwritten]);
    expect(await stateOf(refused)).toBe('refused');
    expect(service.creations()).toHaveLength(1);
  });

  it('has as many orders under way at once as the person set', async () => {
    await changeSettings((settings) => ({ ...settings, atOnce: 1 }));
    const orders = Array.from({ length: 5 }, () => nextOrder());
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
    await shipReviewed(id, orderIds, false);
    await ended(orders);
    expect(most).toBe(1);
    await changeSettings((settings) => ({ ...settings, atOnce: undefined }));
  });

  it('refuses a second parcel to one phone until a person has decided', async () => {
    const [first, second] = [nextOrder({}, '0599300001'), nextOrder({}, '+970599300001')];
    const id = await collect(first, second);
    const ids = [first.id, second.id];
    expect((await shipReviewed(id, ids, false)).map(({ failure }) => failure)).toEqual([
      null,
      'phone-shared',
    ]);
    await ended([first]);
    const view = await openReview();
    const [, shown] = view === null ? [] : reviewOrders(view, new Map());
    expect(shown).toMatchObject({ status: 'shared-phone', sharedWith: { orderId: first.id } });
    await decideTogether({ collectionId: id, orderId: second.id, choice: 'held', with: null });
    expect(await shipReviewed(id, [second.id], false)).toMatchObject([{ failure: 'held' }]);
    await decideTogether({ collectionId: id, orderId: second.id, choice: 'both', with: null });
    expect(await shipReviewed(id, [second.id], false)).toMatchObject([{ failure: null }]);
    await ended([second]);
  });

  it('puts two orders into one parcel: amounts added, both numbers, and the second is shipped nowhere', async () => {
    const [first, second] = [nextOrder({}, '0599300002'), nextOrder({}, '0599300002')];
    const id = await collect(first, second);
    await decideTogether({ collectionId: id, orderId: second.id, choice: 'merged', with: first.id });
    const carried = await readReviewed(id, second.id);
    expect(carried.together).toMatchObject({ choice: 'merged' });
    expect(carried.form?.draft.findings).toMatchObject([{ severity: 'doubt', code: 'merged-elsewhere' }]);
    await shipReviewed(id, [first.id, second.id], false);
    await ended([first]);
    expect(service.creations()).toMatchObject([
      { total_price: 280, reference_number: `N${made - 1}, N${made}` },
    ]);
    expect(await stateOf(second)).toBeUndefined();
  });

  it('takes an order out of the other’s parcel again, which is then as it was', async () => {
    const [first, second, third] = [1, 2, 3].map(() => nextOrder({}, '0599300003'));
    if (first === undefined || second === undefined || third === undefined) throw new Error('three orders');
    const id = await collect(first, second, third);
    const merge = (order: Order) =>
      decideTogether({ collectionId: id, orderId: order.id, choice: 'merged', with: first.id });
    const undo = (order: Order) =>
      decideTogether({ collectionId: id, orderId: order.id, choice: 'undecided', with: first.id });
    const fields = async (order: Order) => (await readReviewed(id, order.id)).form?.draft.fields;
    const before = await fields(first);
    await merge(second);
    await merge(third);
    expect((await fields(first))?.totalPrice).toBe('420');
    // The one put in last comes out first: what each added is known only from there.
    await expect(undo(second)).rejects.toMatchObject({ code: 'merge-changed' });
    await undo(third);
    expect((await fields(first))?.totalPrice).toBe('280');
    await undo(second);
    expect(await fields(first)).toEqual(before);
    expect((await readReviewed(id, second.id)).together).toBeNull();
    await decideTogether({ collectionId: id, orderId: second.id, choice: 'both', with: null });
    await shipReviewed(id, [first.id], false);
    await ended([first]);
    expect(service.creations()).toMatchObject([{ total_price: 140 }]);
  });

  it('takes nothing out of a parcel that is on its way', async () => {
    const [first, second] = [nextOrder({}, '0599300004'), nextOrder({}, '0599300004')];
    const id = await collect(first, second);
    await decideTogether({ collectionId: id, orderId: second.id, choice: 'merged', with: first.id });
    await shipReviewed(id, [first.id], false);
    await ended([first]);
    await expect(
      decideTogether({ collectionId: id, orderId: second.id, choice: 'undecided', with: null }),
    ).rejects.toMatchObject({ code: 'already-shipped' });
  });

  it('lets go of what was typed once the parcel is there, and shows the parcel as it was sent', async () => {
    const order = nextOrder();
    const id = await collect(order);
    const key = `${STORE.origin}${STORE.basePath} ${order.id}`;
    await saveEdits({ key, orderId: order.id, edits: { streetName: 'شارع آخر' }, confirmed: [] });
    await shipReviewed(id, [order.id], false);
    await ended([order]);
    await vi.waitFor(async () => expect(await findEdits(key)).toBeNull());
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
});
