import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Caller } from '../../../lib/messaging/caller';
import type { StoreIdentity } from '../../../lib/order';
import { orderKeyOf } from '../../../lib/order-key';
import { changeSettings } from '../../../lib/settings/settings';
import { openDatabase } from '../../../lib/storage/db';
import { intend } from '../outbox/intend';
import { madeRow } from '../outbox/made-row';
import { anOrder } from '../parcel/made-up';
import { callerOf } from './caller';
import { ACCOUNT } from './fake-service';

const { browser } = await import('wxt/browser');
const { viewBeside } = await import('../../../entrypoints/background/forms/form-view');
const { openNext: answerNext, openNextInTab } = await import(
  '../../../entrypoints/background/bar/next-order'
);
const { openOrder } = await import('../../../entrypoints/background/bar/order-bar');
const { atDoor } = await import('./at-door');
const lists = await import('../../../entrypoints/background/lists/lists');
const viewList = atDoor('orders/listed', lists.viewList);
const openNext = atDoor('order/next', ({ store, orderId }, enabled) => answerNext(store, orderId, enabled));

const store: StoreIdentity = { kind: 'woocommerce', origin: 'https://shop.example', basePath: '/wp-admin/' };
const caller = callerOf(store.origin);
const LIVE = { ...ACCOUNT, environment: 'live' } as const;
const update = vi.fn(async () => undefined);
Object.assign(browser.tabs, { update });

/** The site of this test alone, so that none is slowed by another's presses. */
let site = 0;
let here: { readonly store: StoreIdentity; readonly caller: Caller };
let kept: Record<string, unknown>;

beforeEach(async () => {
  site += 1;
  const origin = `https://shop${site}.example`;
  here = { store: { ...store, origin }, caller: { ...caller, origin } };
  kept = {};
  Object.assign(browser.storage.session, {
    get: async (key: string) => ({ [key]: structuredClone(kept[key]) }),
    set: async (values: object) => void Object.assign(kept, structuredClone(values)),
  });
  update.mockClear();
  await changeSettings((settings) => ({ ...settings, stores: [{ origin, accountId: null }] }));
  await (await openDatabase()).clear('outbox');
});

const seeList = (orderIds: string[], shipped: readonly string[] = [], of = here.store) =>
  viewList(
    { store: of, orderIds, shipped: shipped.map((orderId) => ({ orderId, parcelCode: 'SB-THEIRS' })) },
    here.caller,
  );

const shipOrders = async (...orderIds: readonly string[]) => {
  for (const orderId of orderIds) {
    const row = madeRow({ ...orderKeyOf({ store: here.store, id: orderId }), state: 'created' });
    await intend({ ...row, parcelCode: `SB-${orderId}` });
  }
};

/** The tab, as the browser knows it. */
function openAt(address: string): void {
  vi.mocked(browser.tabs.get).mockResolvedValue({ id: 7, url: address } as never);
}

const addressOf = (id: string) =>
  `${here.store.origin}/wp-admin/admin.php?page=wc-orders&action=edit&id=${id}`;

async function offers(id: string): Promise<boolean> {
  const { asides } = await openOrder(anOrder({ id, store: here.store }), here.caller);
  return asides.some(({ kind }) => kind === 'next');
}

/** Where the press leads; `null`: nowhere. It leads somewhere exactly where it is offered. */
async function nextOf(id: string): Promise<string | null> {
  const offered = await offers(id);
  const pressed = await openNext({ store: here.store, orderId: id }, here.caller).then(
    () => true,
    ({ code }: { readonly code: string }) => {
      expect(code).toBe('row-missing');
      return false;
    },
  );
  expect(pressed).toBe(offered);
  const [[tabId, { url }] = [null, { url: null }]] = update.mock.calls as unknown as [
    number,
    { url: string },
  ][];
  if (pressed) expect(tabId).toBe(7);
  return url;
}

describe('the next order, as the panel over the tab has it', () => {
  const show = (id: string) =>
    vi.mocked(browser.tabs.sendMessage).mockResolvedValue({
      order: anOrder({ id, store: here.store, link: addressOf(id) }),
    } as never);

  it('is the one after the shown order on the list, opened in that tab by the press', async () => {
    await seeList(['9', '8', '7']);
    openAt(addressOf('9'));
    show('9');
    expect(await viewBeside(7)).toEqual({ waiting: 0, last: null, hasNext: true });
    await openNextInTab(7);
    expect(update.mock.calls).toEqual([[7, { url: addressOf('8') }]]);
  });

  it('is none after the last, over a page that shows none, and over no tab; the newest label is there', async () => {
    await seeList(['9', '8']);
    await shipOrders('8');
    openAt(addressOf('9'));
    show('9');
    const last = { rowIds: [expect.any(String)], codes: ['SB-8'], name: expect.any(String) };
    expect(await viewBeside(7)).toEqual({ waiting: 0, last, hasNext: false });
    await expect(openNextInTab(7)).rejects.toMatchObject({ code: 'row-missing' });
    vi.mocked(browser.tabs.sendMessage).mockResolvedValue(undefined as never);
    expect(await viewBeside(7)).toMatchObject({ hasNext: false });
    expect(await viewBeside(null)).toMatchObject({ hasNext: false });
    expect(update).not.toHaveBeenCalled();
  });
});

describe('the next order of a shipped one', () => {
  it('is the one after it on the list, in the same tab', async () => {
    await seeList(['9', '8', '7']);
    await shipOrders('9');
    openAt(addressOf('9'));
    expect(await nextOf('9')).toBe(addressOf('8'));
  });

  it('is not one that was shipped or is under way, here or by a colleague, but one that was taken back is', async () => {
    await seeList(['9', '8', '7', '6', '5'], ['7']);
    await shipOrders('9', '8');
    await intend(madeRow({ ...orderKeyOf({ store: here.store, id: '6' }), state: 'withdrawn' }));
    openAt(addressOf('9'));
    expect(await nextOf('9')).toBe(addressOf('6'));
  });

  it('is one that was tried out with a practice account alone', async () => {
    await changeSettings((settings) => ({ ...settings, accounts: [LIVE], activeAccountId: LIVE.id }));
    await seeList(['9', '8', '7']);
    await shipOrders('9');
    const tried = orderKeyOf({ store: here.store, id: '8' });
    await intend(madeRow({ ...tried, accountId: 'practice', practice: true, state: 'created' }));
    openAt(addressOf('9'));
    expect(await nextOf('9')).toBe(addressOf('8'));
  });

  it('is offered once the order has its parcel, and not before', async () => {
    await seeList(['9', '8']);
    openAt(addressOf('9'));
    expect(await offers('9')).toBe(false);
    await shipOrders('9');
    expect(await offers('9')).toBe(true);
  });

  it.each([
    ['no list was seen', []],
    ['it is the last', ['7', '8', '9']],
    ['it is on another list', ['7', '8']],
  ])('is none where %s', async (_, orderIds) => {
    if (orderIds.length > 0) await seeList(orderIds);
    await shipOrders('9');
    openAt(addressOf('9'));
    expect(await nextOf('9')).toBeNull();
  });

  it('is not found by the list of another store of the same site', async () => {
    await seeList(['9', '8'], [], { ...here.store, basePath: '/second/wp-admin/' });
    await shipOrders('9');
    openAt(addressOf('9'));
    expect(await nextOf('9')).toBeNull();
  });

  it('is not found by a list that another site sent', async () => {
    await expect(
      viewList({ store: here.store, orderIds: ['9', '8'], shipped: [] }, callerOf('https://evil.example', 8)),
    ).rejects.toThrow();
    expect(kept).toEqual({});
  });

  it.each([
    ['twice', '/wp-admin/9/admin.php?id=9'],
    ['twice in its parameters', '/wp-admin/admin.php?id=9&from=9'],
    ['once more behind the #', '/wp-admin/admin.php?id=9#/9'],
    ['nowhere', '/wp-admin/admin.php?page=wc-orders'],
    ['as a part of another word alone', '/wp-admin/admin.php?id=19&page=a-9'],
    ['as a name alone', '/wp-admin/admin.php?9=1'],
    ['outside the store', '/elsewhere/admin.php?id=9'],
  ])('is none where the order’s id stands %s in the tab’s address', async (_, path) => {
    await seeList(['9', '8']);
    await shipOrders('9');
    openAt(here.store.origin + path);
    expect(await nextOf('9')).toBeNull();
  });

  it('is not found where the tab is on another site by now', async () => {
    await seeList(['9', '8']);
    await shipOrders('9');
    openAt('https://evil.example/wp-admin/admin.php?id=9');
    expect(await nextOf('9')).toBeNull();
  });

  it('opens where the id is a part of the path, with all else of the address as it was', async () => {
    await seeList(['9', '8']);
    await shipOrders('9');
    openAt(`${here.store.origin}/wp-admin/orders/9/view?_token=19#top`);
    expect(await nextOf('9')).toBe(`${here.store.origin}/wp-admin/orders/8/view?_token=19#top`);
  });

  it.each(['..', '.', '../../pay', '//evil.example', '8?delete=1', '8#x', '%2e%2e', '$&', '8 9', '٨'])(
    'is none where the list names it %j',
    async (id) => {
      await seeList(['9', id]);
      await shipOrders('9');
      openAt(`${here.store.origin}/wp-admin/orders/9`);
      expect(await nextOf('9')).toBeNull();
    },
  );

  it('is not found where what was kept is not a list', async () => {
    await seeList(['9', '8']);
    for (const key of Object.keys(kept)) kept[key] = { store: 7, orderIds: 'all' };
    await shipOrders('9');
    openAt(addressOf('9'));
    expect(await nextOf('9')).toBeNull();
  });

  it('is slow for a script that presses and presses', async () => {
    await seeList(['9', '8']);
    openAt(addressOf('9'));
    const presses = Array.from({ length: 15 }, () =>
      openNext({ store: here.store, orderId: '9' }, here.caller).then(
        () => 'opened',
        ({ code }: { readonly code: string }) => code,
      ),
    );
    expect((await Promise.all(presses)).filter((one) => one === 'too-many-presses')).toHaveLength(5);
  });
});
