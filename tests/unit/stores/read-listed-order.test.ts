import { JSDOM } from 'jsdom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { judgeOrder } from '../../../lib/stores/judge-order';
import { findListReader } from '../../../lib/stores/lists';
import { readListedOrder } from '../../../lib/stores/read-listed-order';
import { shopify } from '../../../lib/stores/shopify/reader';
import { SIGN_IN } from '../../../lib/stores/sign-in';
import { woocommerce } from '../../../lib/stores/woocommerce/reader';
import { elementAt } from '../../need';
import { AMBIGUOUS, PLAIN, practiceOrders } from '../../stores/orders';
import { listPage } from '../../stores/page/list-page';
import { PLAIN_SETTINGS } from '../../stores/shop-settings';
import { shopifyPage } from '../../stores/shopify/pages';
import { rowsOn } from './judged';
import { ORIGIN, openOrderPage } from './open-page';
import { STORE, TOKEN } from './open-shopify';
import { parsePage } from './parse-page';

const { DOMParser } = new JSDOM('').window;
Object.assign(globalThis, { DOMParser });

const url = new URL(`${ORIGIN}/wp-admin/admin.php?page=wc-orders`);
const list = {
  url,
  document: new DOMParser().parseFromString(
    String(
      listPage(practiceOrders, {
        storage: 'new',
        language: 'ar',
        settings: PLAIN_SETTINGS,
        restRoot: `${ORIGIN}/wp-json/`,
        nonce: 'a1b2c3d4e5',
        address: ({ id }) => `/wp-admin/admin.php?page=wc-orders&action=edit&id=${id}`,
      }),
    ),
    'text/html',
  ),
};
const { signal } = new AbortController();
const rows = findListReader('woocommerce')?.readRows(list.document, url) ?? [];
const row = rows[0] as (typeof rows)[number];

/** A store without an interface that answers every page with this one. */
function storeWith(html: string, { status = 200, at = '' } = {}): typeof fetch {
  return async (input) => {
    const address = String(input);
    if (address.includes('/wp-json/')) return new Response('{}', { status: 403 });
    const answer = new Response(html, { status, headers: { 'content-type': 'text/html' } });
    Object.defineProperty(answer, 'url', { value: at || address });
    return answer;
  };
}

afterEach(() => {
  vi.useRealTimers();
});

const pageOf = (id: number): string => {
  const order = practiceOrders.find((one) => one.id === id);
  if (order === undefined) throw new Error('no such order');
  return openOrderPage(order).document.documentElement.outerHTML;
};

describe('the rows of WooCommerce’s list', () => {
  it('are its orders, with their numbers, links, and which are ticked', () => {
    const box = list.document.querySelector<HTMLInputElement>(`#cb-select-${AMBIGUOUS}`);
    if (box === null) throw new Error('no box');
    box.checked = true;
    const read = findListReader('woocommerce')?.readRows(list.document, url) ?? [];
    expect(read.map(({ orderId }) => orderId)).toEqual(practiceOrders.map(({ id }) => String(id)));
    expect(read.filter(({ selected }) => selected).map(({ orderId }) => orderId)).toEqual([
      String(AMBIGUOUS),
    ]);
    expect(read[0]).toMatchObject({
      number: { known: true, value: String(PLAIN) },
      link: `${ORIGIN}/wp-admin/admin.php?page=wc-orders&action=edit&id=${PLAIN}`,
    });
  });

  it('leave out a row that says two things of its order', () => {
    const document = list.document.cloneNode(true) as Document;
    elementAt('a.order-preview', document).setAttribute('data-order-id', '999');
    const read = rowsOn('woocommerce', { document, url });
    expect(read.map(({ orderId }) => orderId)).not.toContain(String(PLAIN));
    expect(read).toHaveLength(practiceOrders.length - 1);
  });

  it('are none on an order’s own page', () => {
    const page = openOrderPage(practiceOrders[0] as (typeof practiceOrders)[number]);
    expect(rowsOn('woocommerce', page)).toEqual([]);
  });
});

describe('an order that stands on a list', () => {
  it('is read off its own page where the store’s interface does not answer', async () => {
    const sent = await readListedOrder(
      { adapter: woocommerce, ...list, fetch: storeWith(pageOf(PLAIN)), signal },
      row,
    );
    const order = judgeOrder(sent);
    expect([order.id, order.billing.phone]).toMatchObject([String(PLAIN), { value: '0599200101' }]);
  });

  it.each([
    ['another order’s page', storeWith(pageOf(AMBIGUOUS)), 'order page'],
    ['a page to sign in', storeWith('<form id="loginform"></form>'), 'order page'],
    ['a page of another site', storeWith(pageOf(PLAIN), { at: 'https://evil.example/' }), 'order page'],
    ['no answer', async () => Promise.reject(new TypeError('network')), 'answer'],
  ] as const)('is not read off %s, and says so', async (_what, fetch, missing) => {
    const reading = readListedOrder({ adapter: woocommerce, ...list, fetch, signal }, row);
    await expect(reading).rejects.toMatchObject({ missing });
  });

  it('is not read off an error, and says so', async () => {
    vi.useFakeTimers();
    const busy = storeWith('', { status: 500 });
    const isSaid = expect(
      readListedOrder({ adapter: woocommerce, ...list, fetch: busy, signal }, row),
    ).rejects.toMatchObject({
      missing: 'HTTP 500',
    });
    // A busy store is asked three times: at once, after one second and after three more.
    await vi.advanceTimersByTimeAsync(4_000);
    await isSaid;
  });

  it('is never asked for at another site', async () => {
    const asked: string[] = [];
    const fetch: typeof globalThis.fetch = async (input) => {
      asked.push(new URL(String(input)).origin);
      return new Response('', { status: 403 });
    };
    const away = { ...row, link: 'https://evil.example/order' };
    await expect(
      readListedOrder({ adapter: woocommerce, ...list, fetch, signal }, away),
    ).rejects.toMatchObject({
      missing: 'link',
    });
    expect(asked.filter((origin) => origin !== ORIGIN)).toEqual([]);
  });

  it('is given up when the person stops', async () => {
    const stop = new AbortController();
    const fetch: typeof globalThis.fetch = async () => {
      stop.abort(new Error('stopped'));
      throw new TypeError('network');
    };
    await expect(
      readListedOrder({ adapter: woocommerce, ...list, fetch, signal: stop.signal }, row),
    ).rejects.toThrow('stopped');
  });
});

describe('an order of a list whose store has signed its person out', () => {
  const shopifyList = { document: parsePage(shopifyPage(TOKEN)), url: new URL(`${STORE}/orders`) };
  const shopifyRow = { orderId: '101', link: `${STORE}/orders/101` };
  const read = (interfaceOf: () => Response) =>
    readListedOrder(
      {
        adapter: shopify,
        ...shopifyList,
        // Its pages lead to a sign-in on another origin, which a page may not read.
        fetch: async (input) =>
          String(input).includes('/api/') ? interfaceOf() : Promise.reject(new TypeError('Failed to fetch')),
        signal,
      },
      shopifyRow,
    );

  it('says so where the page itself leads elsewhere', async () => {
    const led = { type: 'opaqueredirect', status: 0, ok: false } as Response;
    for (const answer of [new Response('', { status: 401 }), led])
      await expect(read(() => answer)).rejects.toMatchObject({ missing: SIGN_IN });
  });

  it('and does not where the store is merely out of reach', async () => {
    await expect(read(() => new Response('', { status: 500 }))).rejects.toMatchObject({ missing: 'answer' });
  });
});
