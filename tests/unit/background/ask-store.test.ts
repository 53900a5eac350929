import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '../../../lib/order';
import { draftKeyOf } from '../../../lib/order-key';
import { confirmDoubts } from '../../../lib/parcel/confirmation';
import { changeSettings } from '../../../lib/settings/settings';
import { findValue, keepValue } from '../../../lib/storage/values';
import { saveEdits } from '../../../lib/typed/saved-edits';
import { soon } from '../../soon';
import { fact } from '../parcel/made-up';

// These are all of one store and come at once; how many may is `page-pace.test.ts`.
vi.mock('../../../entrypoints/background/bar/press-pace', () => ({ isPersonsPace: async () => true }));

const { browser } = await import('wxt/browser');
const { openOrder } = await import('../../../entrypoints/background/bar/order-bar');
const { readReviewed } = await import('../../../entrypoints/background/review/view-review');
const { caller, collect, ended, formOf, nextOrder, STORE, service, shipShown, stateOf } = await import(
  './review-orders'
);
const { pressFormOf, rowOf, setUpAskedStore, tabsSay, cancelled, SAID_OTHERWISE } = await import(
  './asked-store'
);
const { pressBar } = await import('./presses');
const { shipOrder, undoOrder } = await import('./at-door');

/** One tab of the store is open; asked once more, it says this. */
const storeSays = (reply: unknown) => tabsSay({ 7: reply });

const asksOf = () =>
  vi.mocked(browser.tabs.sendMessage).mock.calls.filter(([, message]) => typeof message === 'object');

beforeEach(setUpAskedStore);

/** What a person let stand who was told what there is to say of the order. */
async function toldOf(order: Order): Promise<string[]> {
  const { findings, fields } = (await formOf(order)).draft;
  return [...confirmDoubts(findings, 'referenceNumber', fields)];
}

async function pressReview(order: Order) {
  const id = await collect(order);
  await shipShown(id, [order.id]);
  await soon(async () => expect(await stateOf(order)).toMatch(/created|withdrawn/));
}

const presses = { bar: pressBar, form: pressFormOf, review: pressReview };
type Place = keyof typeof presses;

for (const place of Object.keys(presses) as Place[]) {
  describe(`a press in the ${place}`, () => {
    const press = async (order: Order) => void (await presses[place](order).catch(() => undefined));

    it('ships what the store still holds, and keeps that it was asked', async () => {
      const order = nextOrder();
      storeSays({ order, notes: true });
      await press(order);
      expect(await rowOf(order)).toMatchObject({
        state: 'created',
        storeAsked: 'as-shown',
        pressedIn: place,
      });
    });

    it('makes no parcel where the store has another amount by now', async () => {
      const order = nextOrder();
      storeSays({ order: { ...order, total: fact('1110') }, notes: true });
      await press(order);
      expect(await rowOf(order)).toMatchObject({
        state: 'withdrawn',
        refusal: { code: 'changed-since-shown' },
      });
      expect(service.creations()).toEqual([]);
    });

    it('makes no parcel where a colleague’s note is on the order by now', async () => {
      const order = nextOrder();
      storeSays({ order: { ...order, ownNote: 'P-OF-A-COLLEAGUE' }, notes: true });
      await press(order);
      expect(await rowOf(order)).toMatchObject({
        state: 'withdrawn',
        refusal: { code: 'shipped-elsewhere', params: { code: 'P-OF-A-COLLEAGUE' } },
      });
      expect(service.creations()).toEqual([]);
    });

    it('ships what was read where the store, or its notes, cannot be asked, and says so', async () => {
      for (const reply of [undefined, { order: { id: 'no order' }, notes: true }]) {
        const order = nextOrder();
        storeSays(reply);
        await press(order);
        expect(await rowOf(order)).toMatchObject({ state: 'created', storeAsked: 'not-asked' });
      }
      const order = nextOrder();
      storeSays({ order, notes: false });
      await press(order);
      expect(await rowOf(order)).toMatchObject({ state: 'created', storeAsked: 'not-asked' });
    });
  });
}

describe('a store that is asked once more', () => {
  it('is asked beside the look-ups of the recipient, not after them', async () => {
    const order = nextOrder();
    const { digest } = await openOrder(order, caller);
    const lookedUp = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    // Neither answers before the other was asked: one after the other they would never end.
    vi.stubGlobal('fetch', async (request: Request) => {
      if (request.url.endsWith('findRecipientByPhoneNumber')) {
        lookedUp.resolve();
        await asked.promise;
      }
      return service.fetch(request);
    });
    storeSays(lookedUp.promise.then(() => ({ order, notes: true })));
    const answer = vi.mocked(browser.tabs.sendMessage).getMockImplementation();
    vi.mocked(browser.tabs.sendMessage).mockImplementation((async (...message: never[]) => {
      if (typeof (message as unknown[])[1] === 'object') asked.resolve();
      return (answer as unknown as (...message: never[]) => unknown)(...message);
    }) as never);
    await shipOrder(order, digest ?? '', caller);
    expect(await rowOf(order)).toMatchObject({ state: 'created', storeAsked: 'as-shown' });
  });

  it('speaks for its own orders alone: what it says of another one is ignored', async () => {
    const order = nextOrder();
    storeSays({ order: { ...nextOrder(), ownNote: 'P-1' }, notes: true });
    await pressBar(order);
    expect(await rowOf(order)).toMatchObject({ state: 'created', storeAsked: 'not-asked' });
  });

  it('is not waited for longer than three seconds', async () => {
    const order = nextOrder();
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    // Its seconds pass a hundred times as fast.
    const asked = vi.spyOn(AbortSignal, 'timeout').mockImplementation((time) => timeout(time / 100));
    storeSays(new Promise(() => undefined));
    const pressed = pressBar(order);
    await soon(() => expect(asksOf()).toHaveLength(1));
    expect(asked.mock.calls.flat()).toContain(3_000);
    await pressed;
    expect(await rowOf(order)).toMatchObject({ state: 'created', storeAsked: 'not-asked' });
    asked.mockRestore();
  });

  it.each([
    [100, 3_000],
    [2_500, 5_000],
    [60_000, 8_000],
  ])('which took %i ms before may take %i ms', async (took, wait) => {
    await keepValue('store-paces', { [STORE.origin + STORE.basePath]: took });
    const asked = vi.spyOn(AbortSignal, 'timeout');
    const order = nextOrder();
    storeSays({ order, notes: true });
    await pressBar(order);
    expect(asked.mock.calls.flat()).toContain(wait);
    asked.mockRestore();
    // What it took now is kept for the next one.
    await soon(async () =>
      expect((await findValue('store-paces')) as object).not.toMatchObject({
        [STORE.origin + STORE.basePath]: took,
      }),
    );
  });

  it('may answer for as long as the look-ups run', async () => {
    const order = nextOrder();
    const { digest } = await openOrder(order, caller);
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const hurried = vi
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation((time) => timeout(time === 3_000 ? 1 : time));
    const answered = Promise.withResolvers<void>();
    vi.stubGlobal('fetch', async (request: Request) => {
      // Its own time is over long before the look-ups are.
      if (request.url.endsWith('findRecipientByPhoneNumber')) await answered.promise;
      return service.fetch(request);
    });
    storeSays(
      new Promise((done) => setTimeout(done, 50)).then(() => {
        setTimeout(answered.resolve, 20);
        return { order, notes: true };
      }),
    );
    await shipOrder(order, digest ?? '', caller);
    expect(await rowOf(order)).toMatchObject({ state: 'created', storeAsked: 'as-shown' });
    hurried.mockRestore();
  });

  it('is not asked of a site that is enabled no more', async () => {
    await changeSettings((settings) => ({ ...settings, stores: [] }));
    const order = nextOrder();
    storeSays({ order, notes: true });
    await pressReview(order);
    expect(asksOf()).toEqual([]);
  });
});

describe('an order that the store’s answer took back', () => {
  it('is shown anew in the bar, and ships by another press of what is shown then', async () => {
    const order = nextOrder();
    const changed = { ...order, total: fact('155') };
    storeSays({ order: changed, notes: true });
    await pressBar(order);
    const anew = await openOrder(changed, caller);
    expect(anew).toMatchObject({
      tone: 'warning',
      action: { kind: 'ship', label: 'Take the new one · Ship' },
    });
    expect(anew.message).toMatch(/changed after it was shown/);
    await shipOrder(changed, anew.digest ?? '', caller);
    expect(service.creations()).toMatchObject([{ total_price: 155 }]);
  });

  it('is shown anew in the review, which then holds what the store holds', async () => {
    const order = nextOrder();
    const id = await collect(order);
    storeSays({ order: { ...order, total: fact('155') }, notes: true });
    await shipShown(id, [order.id]);
    await soon(async () => expect(await stateOf(order)).toBe('withdrawn'));
    expect((await readReviewed(id, order.id)).form?.draft.fields.totalPrice).toBe('155');
    await shipShown(id, [order.id]);
    await ended([order]);
    expect(service.creations()).toMatchObject([{ total_price: 155 }]);
  });

  it('may be shipped although a colleague did, by a person who was told of that very parcel', async () => {
    const order = nextOrder();
    const noted = { ...order, ownNote: 'P-1' };
    storeSays({ order: noted, notes: true });
    const told = await toldOf(noted);
    await saveEdits({ key: draftKeyOf(order), orderId: order.id, edits: {}, confirmed: told });
    expect(await pressFormOf(noted, told)).toMatchObject({ state: 'created' });
    const other = { ...nextOrder(), ownNote: 'P-2' };
    storeSays({ order: other, notes: true });
    const toldOfFirst = await toldOf({ ...other, ownNote: 'P-1' });
    await saveEdits({ key: draftKeyOf(other), orderId: other.id, edits: {}, confirmed: toldOfFirst });
    await expect(pressFormOf(other, toldOfFirst)).rejects.toMatchObject({ code: 'shipped-elsewhere' });
  });

  it('is no second parcel that was asked for: a colleague’s note counts after an undo as before it', async () => {
    await changeSettings((settings) => ({ ...settings, holdSeconds: 60 }));
    const order = nextOrder();
    await pressBar(order);
    await undoOrder(order, caller);
    expect(await rowOf(order)).toMatchObject({ copy: 0, state: 'withdrawn' });
    await changeSettings((settings) => ({ ...settings, holdSeconds: 0 }));
    storeSays({ order: { ...order, ownNote: 'P-MEANWHILE' }, notes: true });
    await expect(pressFormOf(order)).rejects.toMatchObject({ code: 'shipped-elsewhere' });
    expect(await rowOf(order)).toMatchObject({
      copy: 1,
      state: 'withdrawn',
      refusal: { code: 'shipped-elsewhere', params: { code: 'P-MEANWHILE' } },
    });
    expect(service.creations()).toEqual([]);
  });

  it('is not taken for unshipped because somebody typed another order number', async () => {
    const order = nextOrder();
    storeSays({ order: { ...order, ownNote: 'P-1' }, notes: true });
    const edits = { referenceNumber: 'A-1' };
    await saveEdits({ key: draftKeyOf(order), orderId: order.id, edits, confirmed: [] });
    await expect(pressFormOf(order)).rejects.toMatchObject({ code: 'shipped-elsewhere' });
  });

  it('is not taken for one to be shipped because somebody typed another order number', async () => {
    const order = nextOrder();
    storeSays({ order: cancelled(order), notes: true });
    const edits = { referenceNumber: 'A-1' };
    await saveEdits({ key: draftKeyOf(order), orderId: order.id, edits, confirmed: [] });
    await expect(pressFormOf(order)).rejects.toMatchObject(SAID_OTHERWISE);
    expect(service.creations()).toEqual([]);
  });
});
