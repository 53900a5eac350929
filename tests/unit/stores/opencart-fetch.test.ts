import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '../../../lib/order';
import { orderSchema } from '../../../lib/order-schema';
import { opencart } from '../../../lib/stores/opencart/reader';
import { opencartFormPage } from '../../stores/opencart/opencart-form-page';
import { OPENCART_ORDER, type OpencartOrder } from '../../stores/opencart/opencart-order';
import {
  opencartEditPage,
  opencartListPage,
  opencartPanelPage,
} from '../../stores/opencart/opencart-panel-page';
import { askedFrom, judged, readOpen, shownOn } from './judged';
import { type OpencartVersionName, opencartAddress, openOpencart, SECRET, sessionOf } from './open-opencart';
import { PageParser, parsePage } from './parse-page';

const { signal } = new AbortController();
const LOGIN = '<!doctype html><form action="index.php?route=common/login"></form>';

beforeEach(() => void vi.stubGlobal('DOMParser', PageParser));
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The shop: its pages by their route, for whoever brings the session's token; everybody else gets the login. */
function shop(
  order: OpencartOrder,
  version: OpencartVersionName,
  pages: Readonly<Record<string, string>> = {},
) {
  const asked: string[] = [];
  const served: Readonly<Record<string, string>> = {
    'sale/order/info': opencartPanelPage(order, sessionOf(version)),
    'sale/order/edit': opencartEditPage(order),
    'sale/order.info': opencartFormPage(order, '4.1'),
    ...pages,
  };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(String(input));
    asked.push(url.searchParams.get('route') ?? '');
    expect(url.origin).toBe('https://shop.example');
    expect(init).toMatchObject({ credentials: 'same-origin', redirect: 'error' });
    const allowed = url.searchParams.get(sessionOf(version).name) === SECRET;
    return new Response(allowed ? served[asked.at(-1) ?? ''] : LOGIN);
  };
  return { fetch, asked };
}

function fromList(version: OpencartVersionName, fetch: typeof globalThis.fetch, orderId = '305') {
  const separator = version === '4.1' ? '.' : '/';
  const list = parsePage(opencartListPage([306, 305], separator, sessionOf(version)));
  return judged(opencart).readStructured?.(orderId, {
    document: list,
    url: opencartAddress('sale/order', version),
    fetch,
    signal,
  });
}

function expectWhole(order: Order | null | undefined): void {
  expect(order).toMatchObject({
    id: '305',
    currency: { value: 'ILS', from: 'form-field' },
    shipping: {
      company: { value: 'Najjar <Brothers> & Co' },
      address1: { value: 'Old Souk 12' },
      address2: { value: 'Second floor' },
      city: { value: 'Nazareth' },
      postcode: { value: 'N1601' },
      state: { value: 'Northern' },
      country: { value: 'IL' },
    },
    billing: { phone: { value: '0599 300 305' }, city: { value: 'طولكرم' } },
    total: { value: '1265.90' },
  });
  expect(JSON.stringify(order)).not.toContain(SECRET);
  expect(JSON.stringify(order)).not.toContain('disagree');
  expect(orderSchema.safeParse(order).error).toBeUndefined();
}

describe('an order on its own page', () => {
  it.each(['2.3', '3.0'] as const)('of %s: its parts come from where it is edited', async (version) => {
    const { fetch, asked } = shop(OPENCART_ORDER, version);
    expectWhole(await readOpen(opencart, openOpencart(OPENCART_ORDER, version), fetch));
    expect(asked).toEqual(['sale/order/edit']);
  });

  it('of 4.1: the page says it all, and nothing is asked', async () => {
    const { fetch, asked } = shop(OPENCART_ORDER, '4.1');
    expectWhole(await readOpen(opencart, openOpencart(OPENCART_ORDER, '4.1'), fetch));
    expect(asked).toEqual([]);
  });

  it('whose form says another thing than the page is not believed there', async () => {
    const other = { ...OPENCART_ORDER, telephone: '0599 999 999' };
    const { fetch } = shop(OPENCART_ORDER, '3.0', { 'sale/order/edit': opencartEditPage(other) });
    const order = await readOpen(opencart, openOpencart(OPENCART_ORDER, '3.0'), fetch);
    expect(order.billing.phone).toMatchObject({ known: false, why: 'disagree' });
  });

  it('whose form cannot be had is what the page shows', async () => {
    const { fetch } = shop(OPENCART_ORDER, '3.0', { 'sale/order/edit': LOGIN });
    const { document, url } = openOpencart(OPENCART_ORDER, '3.0');
    await expect(readOpen(opencart, { document, url }, fetch)).resolves.toEqual(
      shownOn(opencart, { document, url }),
    );
  });

  it('is asked for nowhere but in its own admin', async () => {
    const { fetch, asked } = shop(OPENCART_ORDER, '3.0');
    const { document, url } = openOpencart(OPENCART_ORDER, '3.0');
    for (const link of document.querySelectorAll('a[href*="order/edit"]')) {
      link.setAttribute(
        'href',
        'https://evil.example/back-office/index.php?route=sale/order/edit&order_id=305',
      );
    }
    await expect(askedFrom(opencart, '305', { document, url }, fetch)).resolves.toBeNull();
    expect(asked).toEqual([]);
  });
});

describe('an order of a list', () => {
  it('of 3.0 is read from two pages, of 4.1 from one', async () => {
    const old = shop(OPENCART_ORDER, '3.0');
    expectWhole(await fromList('3.0', old.fetch));
    expect(old.asked).toEqual(['sale/order/info', 'sale/order/edit']);
    const recent = shop(OPENCART_ORDER, '4.1');
    expectWhole(await fromList('4.1', recent.fetch));
    expect(recent.asked).toEqual(['sale/order.info']);
  });

  it('is not another one, nor the login page', async () => {
    const { fetch } = shop(OPENCART_ORDER, '4.1');
    await expect(fromList('4.1', fetch, '306')).resolves.toBeNull();
    await expect(fromList('4.1', fetch, '999')).resolves.toBeNull();
    const ended = shop(OPENCART_ORDER, '4.1', { 'sale/order.info': LOGIN });
    await expect(fromList('4.1', ended.fetch)).resolves.toBeNull();
    await expect(fromList('4.1', () => Promise.reject(new TypeError('offline')))).resolves.toBeNull();
  });
});
