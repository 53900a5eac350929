import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoreIdentity } from '../../../lib/order';
import { intendAll } from '../../../lib/outbox/write-rows';
import { keepCollection, readCollections } from '../../../lib/review/collected-orders';
import { changeSettings } from '../../../lib/settings/settings';
import { madeRow } from '../outbox/made-row';

const { browser } = await import('wxt/browser');
const { openInStore, openOrderOf } = await import('../../../entrypoints/background/review/open-in-store');

const OPENCART = { kind: 'opencart', origin: 'https://shop.example', basePath: '/office/' } as const;
const LINK = 'https://shop.example/office/index.php?route=sale/order.info&order_id=7';
const WITH_TOKEN = `${LINK}&user_token=S3cretT0ken`;

/** An order that is reviewed, of a store of which these tabs are open; each answers as told. */
async function review(tabs: readonly unknown[], store: StoreIdentity = OPENCART): Promise<string> {
  await changeSettings((settings) => ({ ...settings, stores: [{ origin: store.origin, accountId: null }] }));
  const open = tabs.map((_, id) => ({ id, url: `${store.origin}/x`, lastAccessed: -id }));
  vi.mocked(browser.tabs.query).mockResolvedValue(open as never);
  vi.mocked(browser.tabs.sendMessage).mockImplementation((async (tab: number) => {
    if (tabs[tab] instanceof Error) throw tabs[tab];
    return tabs[tab];
  }) as never);
  const reply = { missing: 'order page' } as const;
  return keepCollection({ store, orders: [{ orderId: '7', number: null, link: LINK, reply }] });
}

const opened = () => vi.mocked(browser.tabs.create).mock.calls.map(([tab]) => tab?.url);

beforeEach(() => {
  vi.clearAllMocks();
});

describe('an order’s link in the review', () => {
  it('opens the order by the address that a tab of its store knows, which is not kept', async () => {
    const id = await review([new Error('no script of ours'), undefined, { address: WITH_TOKEN }]);
    expect(await openInStore(id, '7')).toEqual({ opened: 'order' });
    expect(opened()).toEqual([WITH_TOKEN]);
    expect(JSON.stringify(await readCollections())).not.toContain('S3cretT0ken');
  });

  it.each([
    ['another site', 'https://evil.example/office/index.php?order_id=7'],
    ['another admin of the site', 'https://shop.example/elsewhere/index.php'],
    ['no page', 'javascript:alert(1)'],
    ['no text', 7],
  ])('is not led by a page to %s', async (_, address) => {
    const id = await review([{ address }]);
    expect(await openInStore(id, '7')).toEqual({ opened: 'at-link' });
    expect(opened()).toEqual([LINK]);
  });

  it('opens as it is where no tab knows better, and says so', async () => {
    expect(await openInStore(await review([]), '7')).toEqual({ opened: 'at-link' });
    expect(opened()).toEqual([LINK]);
  });

  it('opens as it is in a store that wants no session in its addresses', async () => {
    const id = await review([{ address: WITH_TOKEN }], { ...OPENCART, kind: 'woocommerce' });
    expect(await openInStore(id, '7')).toEqual({ opened: 'order' });
    expect(opened()).toEqual([LINK]);
    expect(browser.tabs.sendMessage).not.toHaveBeenCalled();
  });

  it('opens no order that is not in a review any more', async () => {
    await expect(openInStore(await review([]), '8')).rejects.toMatchObject({ code: 'row-missing' });
    expect(opened()).toEqual([]);
  });
});

describe('an order’s link under what needs a person', () => {
  const row = async () => {
    const made = madeRow({ store: 'https://shop.example/office/', orderId: '7', orderLink: LINK });
    const id = crypto.randomUUID();
    await intendAll([{ row: { ...made, id, copy: Math.floor(performance.now()) } }]);
    return id;
  };
  const recognise = () =>
    changeSettings((settings) => ({
      ...settings,
      stores: [{ origin: OPENCART.origin, accountId: null, kind: OPENCART.kind }],
    }));

  it('opens the order by the address that a tab of its store knows', async () => {
    await review([undefined, { address: 'https://evil.example/office/' }, { address: WITH_TOKEN }]);
    await recognise();
    await openOrderOf(await row());
    expect(opened()).toEqual([WITH_TOKEN]);
  });

  it('opens as it is where no tab knows better', async () => {
    await review([]);
    await recognise();
    await openOrderOf(await row());
    expect(opened()).toEqual([LINK]);
  });
});
