import { describe, expect, it } from 'vitest';
import { factValue, type Order } from '../../../lib/order';
import { woocommerce } from '../../../lib/stores/woocommerce/reader';
import type { PracticeOrder } from '../../stores/practice-order';
import { restOrder } from '../../stores/rest-order';
import type { Language, Storage } from '../../stores/shop-settings';
import { askedFrom, readOpen, readOrder } from './judged';
import { openListPage, openOrderPage } from './open-page';
import type { OpenPage } from './parse-page';
import { practice } from './practice';

const PLAIN = practice(101);
const { signal } = new AbortController();

/** An order to a state of the shop's own list, by its code. */
function withState(state: string, parts: Partial<PracticeOrder['billing']> = {}): PracticeOrder {
  const billing = { ...PLAIN.billing, city: '', state, ...parts };
  return { ...PLAIN, billing, shipping: { ...billing, phone: '' } };
}

/** Puts the shop's list into the page as WooCommerce prints it for its own program. */
function listStates({ document }: OpenPage, lists: object): void {
  const script = document.createElement('script');
  script.id = 'wc-admin-order-meta-boxes-js-extra';
  const settings = { countries: JSON.stringify(lists), i18n_select_state_text: 'x' };
  script.textContent = `\nvar woocommerce_admin_meta_boxes_order = ${JSON.stringify(settings)};\n`;
  document.body.append(script);
}

const LISTS = { PS: { RAM: 'رام الله', 'X-1': 'O&amp;amp;K' }, AF: [], JO: { AM: 'عمّان' } };

/** The store's interface, with the orders and the names it tells; which addresses were asked is counted. */
function shop(orders: readonly PracticeOrder[], states: Readonly<Record<string, unknown>> | null = null) {
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = async (input) => {
    const { pathname } = new URL(String(input));
    asked.push(pathname);
    const id = /orders\/(\d+)$/.exec(pathname)?.[1];
    const country = /data\/countries\/(\w+)$/.exec(pathname)?.[1];
    const order = orders.find((one) => String(one.id) === id);
    if (order !== undefined) return Response.json(restOrder(order));
    if (country === undefined || states === null) return new Response('{}', { status: 403 });
    return Response.json({ code: country.toUpperCase(), name: 'x', states: states[country] ?? [] });
  };
  return { fetch, asked };
}

const stateOf = ({ shipping }: Order) => (shipping.state.known ? shipping.state.value : shipping.state.why);

describe.each<[Storage, Language]>([
  ['new', 'en'],
  ['classic', 'ar'],
])('a state’s name, %s storage, %s', (storage, language) => {
  const choice = { storage, language };

  it('is the one of the list that the page has, with and without the interface', async () => {
    const order = withState('RAM');
    const page = openOrderPage(order, choice);
    listStates(page, LISTS);
    const { fetch, asked } = shop([order]);
    const read = await readOpen(woocommerce, page, fetch);
    expect(stateOf(read)).toBe('رام الله');
    expect(factValue(read.billing.state)).toBe('رام الله');
    expect(asked).toHaveLength(1);
    const alone = await readOpen(woocommerce, page, shop([]).fetch);
    expect(stateOf(alone)).toBe('رام الله');
  });

  it('is another where another was chosen and not saved', async () => {
    const page = openOrderPage(withState('X-1'), choice);
    listStates(page, LISTS);
    const read = await readOrder({
      adapter: woocommerce,
      ...page,
      fetch: shop([withState('RAM')]).fetch,
      signal,
    });
    expect(stateOf(read)).toBe('disagree');
  });

  it('stays the code that no list explains', async () => {
    const order = withState('TUL');
    const page = openOrderPage(order, choice);
    listStates(page, LISTS);
    const { fetch, asked } = shop([order], { ps: [{ code: 'TUL', name: 'x' }] });
    expect(stateOf(await readOpen(woocommerce, page, fetch))).toBe('TUL');
    expect(asked).toHaveLength(1);
  });

  it('is what the form’s own choice says where the page has no list', async () => {
    const order = withState('RAM');
    const page = openOrderPage(order, choice);
    const input = page.document.getElementById('_shipping_state');
    const select = page.document.createElement('select');
    select.id = '_shipping_state';
    select.innerHTML = '<option value="">…</option><option value="RAM" selected>رام الله</option>';
    input?.replaceWith(select);
    expect(stateOf(await readOpen(woocommerce, page, shop([order]).fetch))).toBe('رام الله');
  });

  it('is the line of the printed address that nothing else accounts for', async () => {
    const order = withState('RAM');
    const page = openOrderPage(order, choice);
    for (const printed of page.document.querySelectorAll('.order_data_column .address > p:first-child')) {
      const { firstName, lastName, address1 } = order.billing;
      printed.innerHTML = [`${firstName} ${lastName}`, address1, 'رام الله', 'فلسطين'].join('<br>');
    }
    const { fetch } = shop([order]);
    expect(stateOf(await readOpen(woocommerce, page, fetch))).toBe('رام الله');
  });

  it('is asked for where orders are read from a list, once for each country', async () => {
    const orders = [withState('RAM'), { ...withState('TUL'), id: 102 }, { ...withState('نابلس'), id: 103 }];
    const page = openListPage(orders, choice);
    const states = {
      ps: [
        { code: 'RAM', name: 'رام الله' },
        { code: 'TUL', name: 'طولكرم' },
      ],
    };
    const { fetch, asked } = shop(orders, states);
    const read = async ({ id }: PracticeOrder) => askedFrom(woocommerce, String(id), page, fetch);
    const named = await Promise.all(orders.map(read));
    expect(named.map((order) => order && stateOf(order))).toEqual(['رام الله', 'طولكرم', 'نابلس']);
    expect(asked.filter((path) => path.includes('countries'))).toHaveLength(1);
  });

  it('stays a code where the shop does not tell its names', async () => {
    const order = withState('RAM');
    const page = openListPage([order], choice);
    const read = await askedFrom(woocommerce, '101', page, shop([order]).fetch);
    expect(read && stateOf(read)).toBe('RAM');
  });
});
