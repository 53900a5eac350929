import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../../lib/storage/db';
import { findOrdersSite } from '../../../lib/stores/looks-like-orders';
import { intend } from '../outbox/intend';
import { madeRow } from '../outbox/made-row';
import { ACCOUNT } from './fake-service';

const { browser } = await import('wxt/browser');
const { changeSettings, readSettings } = await import('../../../lib/settings/settings');
const { onToolbarPress, prepareToolbar } = await import('../../../entrypoints/background/stores/first-store');

const ORDER = 'https://shop.example/wp-admin/admin.php?page=wc-orders&action=edit&id=7';
const popup = () => vi.mocked(browser.action.setPopup).mock.lastCall?.[0].popup;

beforeEach(async () => {
  vi.clearAllMocks();
  await changeSettings((settings) => ({
    ...settings,
    accounts: [ACCOUNT],
    activeAccountId: ACCOUNT.id,
    stores: [],
  }));
  await (await openDatabase()).clear('outbox');
});

describe('the toolbar', () => {
  it('asks for the store of the order it is pressed over, where the guide waits for one', async () => {
    await prepareToolbar();
    expect(popup()).toBe('');
    await onToolbarPress({ url: ORDER });
    expect(vi.mocked(browser.permissions.request).mock.calls).toEqual([
      [{ origins: ['https://shop.example/*'] }],
    ]);
    expect((await readSettings()).stores).toEqual([{ origin: 'https://shop.example', accountId: null }]);
    expect(popup()).toContain('popup.html');
  });

  it('opens the popup over any other page, and asks for nothing', async () => {
    await onToolbarPress({ url: 'https://web.whatsapp.com/' });
    expect(browser.action.openPopup).toHaveBeenCalledOnce();
    expect(browser.permissions.request).not.toHaveBeenCalled();
    expect((await readSettings()).stores).toEqual([]);
  });

  it('opens the popup for who has no account, has a store, or has shipped without one', async () => {
    await intend(madeRow({ state: 'created', parcelCode: 'P' }));
    await prepareToolbar();
    expect(popup()).toContain('popup.html');
    await (await openDatabase()).clear('outbox');
    await changeSettings((settings) => ({
      ...settings,
      stores: [{ origin: 'https://shop.example', accountId: null }],
    }));
    await prepareToolbar();
    expect(popup()).toContain('popup.html');
    await changeSettings((settings) => ({ ...settings, accounts: [], activeAccountId: null, stores: [] }));
    await prepareToolbar();
    expect(popup()).toContain('popup.html');
  });
});

it.each([
  ['https://shop.example/wp-admin/post.php?post=12&action=edit', 'https://shop.example'],
  ['https://shop.example/a/index.php?route=sale/order.info&user_token=t&order_id=3', 'https://shop.example'],
  ['https://shop.example/admin123/sell/orders/5/view?_token=t', 'https://shop.example'],
  ['https://shop.example/admin/sales/order/view/order_id/4/', 'https://shop.example'],
  ['https://shop.example/app/orders/order_01', 'https://shop.example'],
  ['https://admin.shopify.com/store/a/orders/1', 'https://admin.shopify.com'],
  ['https://shop.example/blog/page=wc-orders', null],
  ['https://mail.example/inbox', null],
  ['chrome://extensions', null],
  [undefined, null],
])('%s looks like the orders of %s', (address, site) => {
  expect(findOrdersSite(address)).toBe(site);
});
