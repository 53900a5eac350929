import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { known, type Order, unknown } from '../../../lib/order';
import { orderSchema } from '../../../lib/order-schema';
import type { StoreAdapter } from '../../../lib/stores/adapter';
import { findListReader } from '../../../lib/stores/lists';
import { magento } from '../../../lib/stores/magento/reader';
import { prestashop } from '../../../lib/stores/prestashop/reader';
import { readListedOrder } from '../../../lib/stores/read-listed-order';
import { need } from '../../need';
import { magentoAddressForm } from '../../stores/magento/address-form';
import { MAGENTO_ADMIN, magentoList, magentoOrderPage } from '../../stores/magento/order-page';
import { PLAIN } from '../../stores/orders';
import type { PracticeOrder, PracticeParty } from '../../stores/practice-order';
import { prestashopAddressForm } from '../../stores/prestashop/address-form';
import { PRESTASHOP_ADMIN, prestaShopList, prestashopOrderPage } from '../../stores/prestashop/order-page';
import { PLAIN_SETTINGS } from '../../stores/shop-settings';
import { atDoor, readOpen, readOrder } from './judged';
import { type OpenPage, PageParser, parsedPage } from './parse-page';
import { practice } from './practice';

const ORIGIN = 'https://shop.example';
const { signal } = new AbortController();

beforeEach(() => void vi.stubGlobal('DOMParser', PageParser));
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Another recipient than the buyer, a company, a street of two lines. */
const recipient: PracticeParty = {
  firstName: 'محمود',
  lastName: 'أبو التميمي',
  company: 'Haddad & Sons',
  address1: 'عين سارة، قرب مفرق الجامعة',
  address2: 'بجانب صيدلية الشفاء',
  city: 'الخليل',
  state: '',
  postcode: '90100',
  country: 'PS',
  phone: '0568333444',
};
const order: PracticeOrder = { ...practice(PLAIN), shipping: recipient };

const whole = {
  name: field('محمود أبو التميمي'),
  company: field('Haddad & Sons'),
  phone: field('0568333444'),
  address1: field('عين سارة، قرب مفرق الجامعة'),
  address2: field('بجانب صيدلية الشفاء'),
  city: field('الخليل'),
  postcode: field('90100'),
  country: field('PS'),
};

function field(text: string) {
  return known(text, 'form-field');
}

const price = (hundredths: number) => `₪${(hundredths / 100).toFixed(2)}`;

interface Store {
  readonly adapter: StoreAdapter;
  readonly form: (party: PracticeParty) => string;
  readonly page: (order: PracticeOrder) => string;
  readonly list: string;
  readonly listAddress: string;
  readonly address: string;
  readonly formAddress: string;
  readonly link: string;
}

const STORES: readonly Store[] = [
  {
    adapter: prestashop,
    form: prestashopAddressForm,
    page: (shown) => prestashopOrderPage(shown, { settings: PLAIN_SETTINGS }),
    list: prestaShopList([order], []),
    listAddress: `${ORIGIN}${PRESTASHOP_ADMIN}sell/orders/?_token=secret`,
    address: `${ORIGIN}${PRESTASHOP_ADMIN}sell/orders/101/view?_token=secret`,
    formAddress: `${ORIGIN}${PRESTASHOP_ADMIN}sell/addresses/order/101/delivery/edit?liteDisplaying=1&_token=secret`,
    link: '#js-delivery-address-edit-btn',
  },
  {
    adapter: magento,
    form: magentoAddressForm,
    page: (shown) => magentoOrderPage(shown, { price }),
    list: magentoList([order], []),
    listAddress: `${ORIGIN}${MAGENTO_ADMIN}sales/order/index/key/abc/`,
    address: `${ORIGIN}${MAGENTO_ADMIN}sales/order/view/order_id/101/key/5ec2e7101/`,
    formAddress: `${ORIGIN}${MAGENTO_ADMIN}sales/order/address/address_id/203/key/5ec2e7/`,
    link: '.order-shipping-address .actions a',
  },
];

describe.each(STORES)('the delivery address of $adapter.kind', (store) => {
  const { adapter } = store;
  const open = (shown = order): OpenPage => parsedPage(store.page(shown), store.address);
  const asked: string[] = [];
  afterEach(() => {
    asked.length = 0;
  });

  /** The store: its form, and nothing else. */
  function serving(answer: () => Response): typeof globalThis.fetch {
    return async (input, init) => {
      asked.push(String(input));
      // A redirect is told, and never followed.
      expect(init).toMatchObject({ credentials: 'same-origin', redirect: 'manual' });
      expect(init?.method ?? 'GET').toBe('GET');
      expect(init?.body).toBeUndefined();
      return answer();
    };
  }

  const read = (
    { document, url }: OpenPage = open(),
    answer = () => new Response(store.form(recipient)),
  ): Promise<Order> => readOpen(adapter, { document, url }, serving(answer));

  it('is read whole from the form that the page’s own link opens', async () => {
    const read_ = await read();
    expect(read_.shipping).toMatchObject(whole);
    expect(asked).toEqual([store.formAddress]);
    expect(read_).toMatchObject({ verified: true, total: { value: '110.00' }, paidTotal: { known: true } });
    expect(JSON.stringify(read_)).not.toMatch(/secret|5ec2e7/);
    expect(orderSchema.safeParse(read_).error).toBeUndefined();
  });

  it('is read from a list too, by way of the order’s page', async () => {
    const list = parsedPage(store.list, store.listAddress);
    const [row] = findListReader(adapter.kind)?.readRows(list.document, list.url) ?? [];
    if (row === undefined) throw new Error('no row');
    const fetch: typeof globalThis.fetch = async (input) =>
      new Response(String(input) === store.formAddress ? store.form(recipient) : store.page(order));
    const listed = await readListedOrder({ adapter: adapter, ...list, fetch, signal }, row);
    expect(atDoor(listed).shipping).toMatchObject(whole);
  });

  it.each<[string, () => Response]>([
    ['is refused', () => new Response('', { status: 403 })],
    ['fails', () => Response.error()],
    ['is the page to sign in', () => new Response('<form id="login"><input name="email"></form>')],
    ['has other fields', () => new Response(store.form(recipient).replaceAll(/first_?name/g, 'given'))],
    ['has a field twice', () => new Response(store.form(recipient).repeat(2))],
  ])('is open, with its lines to be seen, where the form %s', async (_, answer) => {
    const { shipping } = await read(open(), answer);
    for (const part of [shipping.address1, shipping.city, shipping.name]) {
      expect(part).toMatchObject({
        known: false,
        text: expect.stringContaining('عين سارة، قرب مفرق الجامعة'),
      });
    }
  });

  const signIn = () => new Response('<form><input name="email"><input type="password"></form>');
  const redirect = () => ({ type: 'opaqueredirect', status: 0, ok: false }) as Response;
  const refusal = () => new Response('', { status: 403 });

  it.each<[string, () => Response, () => Response, Order['silence']]>([
    ['refused to whoever sees the order', refusal, () => new Response(store.page(order)), 'not-allowed'],
    [
      'led away from, for whoever sees the order',
      redirect,
      () => new Response(store.page(order)),
      'not-allowed',
    ],
    ['the page to sign in', signIn, signIn, 'signed-out'],
    ['refused, as the order is, where one is to sign in', refusal, signIn, 'signed-out'],
    ['led away from, as the order is', redirect, redirect, 'signed-out'],
    ['refused without a session', () => new Response('', { status: 401 }), signIn, 'signed-out'],
    ['refused, while the store shows something else', refusal, () => new Response('<h1>x</h1>'), undefined],
    ['not there', () => new Response('', { status: 404 }), signIn, undefined],
  ])('says why it is open where the form is %s', async (_, form, page, silence) => {
    const fetch: typeof globalThis.fetch = async (input) =>
      String(input) === store.formAddress ? form() : page();
    const read_ = await readOpen(adapter, open(), fetch);
    expect(read_.silence).toBe(silence);
    expect(read_.shippingLines).toContain('عين سارة، قرب مفرق الجامعة');
    expect(orderSchema.safeParse(read_).error).toBeUndefined();
  });

  it.each<[string, Partial<PracticeParty>]>([
    ['another street', { address1: 'شارع السلام' }],
    ['another town', { city: 'نابلس' }],
    ['another recipient', { lastName: 'عودة' }],
    ['another phone', { phone: '0599000111' }],
  ])('is unknown where the form says %s than the page', async (_, changed) => {
    const { shipping } = await read(open(), () => new Response(store.form({ ...recipient, ...changed })));
    for (const part of Object.values(shipping)) {
      expect(part).toMatchObject({ known: false, why: 'disagree', text: expect.stringContaining('الخليل') });
    }
  });

  it('is not asked for at another origin, nor where two links lead to two forms', async () => {
    const elsewhere = open();
    elsewhere.document.querySelector(store.link)?.setAttribute('href', 'https://evil.example/edit');
    expect((await read(elsewhere)).shipping.city).toMatchObject({ known: false });
    const twice = open();
    const link = twice.document.querySelector(store.link);
    const other = link?.cloneNode(true);
    if (other !== undefined && link !== null) link?.after(other);
    need(link, 'link').setAttribute('href', '/another');
    expect((await read(twice)).shipping.city).toMatchObject({ known: false });
    expect(asked).toEqual([]);
  });

  it('is not asked for where nothing is delivered', async () => {
    const page = open();
    const block = page.document
      .querySelector(store.link)
      ?.closest('#addressShipping, .order-shipping-address');
    need(block, 'block').remove();
    expect((await read(page)).shipping).toMatchObject({
      name: unknown('not-shown'),
      city: unknown('not-shown'),
    });
    expect(asked).toEqual([]);
  });

  it('is not waited for after the page was left', async () => {
    const leaving = new AbortController();
    const { document, url } = open();
    let told: AbortSignal | null | undefined;
    const fetch: typeof globalThis.fetch = (_, init) => {
      told = init?.signal;
      return new Promise((_resolve, reject) => {
        told?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      });
    };
    const reading = readOrder({ adapter, document, url, fetch, signal: leaving.signal });
    leaving.abort();
    await expect(reading).rejects.toThrow('aborted');
    expect(told?.aborted).toBe(true);
  });
});

describe('what one of the two forms alone has', () => {
  const read = (adapter: StoreAdapter, page: string, address: string, form: string) => {
    const { document, url } = parsedPage(page, address);
    return readOpen(adapter, { document, url }, async () => new Response(form));
  };

  it('a second phone, of PrestaShop', async () => {
    const page = prestashopOrderPage(order, { settings: PLAIN_SETTINGS });
    const address = `${ORIGIN}${PRESTASHOP_ADMIN}sell/orders/101/view`;
    const phoneOf = async (form: string) => (await read(prestashop, page, address, form)).shipping.phone;
    expect(await phoneOf(prestashopAddressForm({ ...recipient, mobile: '0599111222' }))).toEqual(
      field('0568333444 / 0599111222'),
    );
    expect(await phoneOf(prestashopAddressForm({ ...recipient, mobile: recipient.phone }))).toEqual(
      field('0568333444'),
    );
    expect(await phoneOf(prestashopAddressForm({ ...recipient, phone: '', mobile: '0568333444' }))).toEqual(
      field('0568333444'),
    );
  });

  it('a name in the middle, of Magento', async () => {
    const shipping = { ...recipient, firstName: 'محمود علي' };
    const page = magentoOrderPage({ ...order, shipping }, { price });
    const address = `${ORIGIN}${MAGENTO_ADMIN}sales/order/view/order_id/101/`;
    const { shipping: read_ } = await read(magento, page, address, magentoAddressForm(recipient, 'علي'));
    expect(read_.name).toEqual(field('محمود علي أبو التميمي'));
  });

  it('a name in the middle that Magento’s own page does not show', async () => {
    const page = magentoOrderPage(order, { price });
    const address = `${ORIGIN}${MAGENTO_ADMIN}sales/order/view/order_id/101/`;
    const { shipping } = await read(magento, page, address, magentoAddressForm(recipient, 'علي'));
    expect(shipping).toMatchObject({ ...whole, name: field('محمود علي أبو التميمي') });
    const own = magentoOrderPage({ ...order, billing: recipient }, { price });
    const named = await read(magento, own, address, magentoAddressForm(recipient, 'علي'));
    expect(named.shipping.name).toEqual(field('محمود علي أبو التميمي'));
  });

  it('no link to it where Magento’s clerk may not edit addresses', async () => {
    const page = magentoOrderPage(order, { price, mayEdit: false });
    const address = `${ORIGIN}${MAGENTO_ADMIN}sales/order/view/order_id/101/`;
    const read_ = await read(magento, page, address, '');
    expect(read_).toMatchObject({ silence: 'not-allowed', shipping: { phone: { value: '0568333444' } } });
  });
});
