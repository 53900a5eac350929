import { html } from 'hono/html';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CustomField, Order } from '../../../lib/order';
import { orderSchema } from '../../../lib/order-schema';
import { draftParcel } from '../../../lib/parcel/draft';
import { withNamedFields } from '../../../lib/parcel/named-fields';
import { findAddressText } from '../../../lib/parcel/recipient';
import type { StoreAdapter } from '../../../lib/stores/adapter';
import { magento } from '../../../lib/stores/magento/reader';
import { opencart } from '../../../lib/stores/opencart/reader';
import { prestashop } from '../../../lib/stores/prestashop/reader';
import { matchVillage } from '../../../lib/villages/match';
import { buildVillageIndex } from '../../../lib/villages/village-index';
import { magentoAddressForm } from '../../stores/magento/address-form';
import { MAGENTO_ADMIN, type MagentoChoice, magentoOrderPage } from '../../stores/magento/order-page';
import { OPENCART_ORDER, type OpencartField, type OpencartOrder } from '../../stores/opencart/opencart-order';
import { opencartEditPage } from '../../stores/opencart/opencart-panel-page';
import { PLAIN } from '../../stores/orders';
import type { PracticeOrder } from '../../stores/practice-order';
import { type PrestashopParty, prestashopAddressForm } from '../../stores/prestashop/address-form';
import {
  PRESTASHOP_ADMIN,
  type PrestashopChoice,
  prestashopOrderPage,
} from '../../stores/prestashop/order-page';
import { PLAIN_SETTINGS } from '../../stores/shop-settings';
import { madeAccount } from '../made-account';
import { directoryOf } from '../villages/made-up';
import { readOpen, shownOn } from './judged';
import { OPENCART_VERSIONS, type OpencartVersionName, openOpencart } from './open-opencart';
import { type } from './open-page';
import { PageParser, parsedPage } from './parse-page';
import { practice } from './practice';

const ORIGIN = 'https://shop.example';
const index = buildVillageIndex(
  directoryOf('الخليل: الخليل, دورا, يطا, سعير', 'رام الله والبيرة: رام الله, بيرزيت', 'نابلس: نابلس'),
);

beforeEach(() => void vi.stubGlobal('DOMParser', PageParser));
afterEach(() => void vi.unstubAllGlobals());

function draftOf(order: Order) {
  const match = matchVillage(index, findAddressText(order));
  return draftParcel({ order, account: madeAccount({}), match });
}

/** The village that one press would ship to; `null`: the person is asked. */
function shippedTo(order: Order): string | null {
  const { fields, findings } = draftOf(order);
  const isAsked = findings.some(({ field, severity }) => field === 'village' && severity !== 'notice');
  return isAsked ? null : (fields.village?.name ?? null);
}

const village = (value: string) => ({ name: 'village', label: 'القرية', value });
const valuesOf = ({ customFields = [] }: Order, label: string): readonly CustomField[] =>
  customFields.filter((field) => field.label === label);

const serving = (page: string) => async () => new Response(page);

async function read(adapter: StoreAdapter, html: string, address: string, form: string): Promise<Order> {
  const order = await readOpen(adapter, parsedPage(html, `${ORIGIN}${address}`), serving(form));
  expect(orderSchema.safeParse(order).error).toBeUndefined();
  return order;
}

const party: PrestashopParty = {
  firstName: 'سلمى',
  lastName: 'الحاج',
  company: '',
  address1: 'الشارع الرئيسي',
  address2: '',
  city: 'الخليل',
  state: '',
  postcode: '',
  country: 'PS',
  phone: '0599123456',
};
const order: PracticeOrder = { ...practice(PLAIN), billing: party, shipping: party };
const lines = ({ firstName, lastName, address1, city, phone }: typeof party, ...more: readonly string[]) => [
  `${firstName} ${lastName}`,
  address1,
  ...more,
  city,
  'الأراضي الفلسطينية',
  phone,
];

describe('PrestaShop', () => {
  const readShop = (form: Partial<PrestashopParty> = {}, choice: Partial<PrestashopChoice> = {}) =>
    read(
      prestashop,
      prestashopOrderPage(order, {
        settings: PLAIN_SETTINGS,
        lines: (who) => lines(who as typeof party),
        ...choice,
      }),
      `${PRESTASHOP_ADMIN}sell/orders/101/view?_token=secret`,
      prestashopAddressForm({ ...party, ...form }),
    );

  it('ships to the city where nothing more is said', async () => {
    const plain = await readShop();
    expect(plain).not.toHaveProperty('customFields');
    expect(shippedTo(plain)).toBe('الخليل');
  });

  it('has what a module added to the address form', async () => {
    const said = await readShop({ added: [village('دورا')] });
    expect(said.customFields).toEqual([
      { at: 'shipping', key: 'shipping_village', label: 'القرية', value: 'دورا' },
    ]);
    expect(shippedTo(said)).toBe('دورا');
    expect(shippedTo(await readShop({ added: [village('بيرزيت')] }))).toBeNull();
  });

  it('has its own field “other”, which is a note and says no village for certain', async () => {
    const other = { name: 'other', label: 'Other', value: 'دورا' };
    expect(shippedTo(await readShop({ added: [other] }))).toBeNull();
    const said = await readShop({ added: [{ ...other, value: 'بعد العصر' }] });
    expect(shippedTo(said)).toBe('الخليل');
    expect(withNamedFields(said).customerNote).toMatchObject({ value: 'بعد العصر' });
  });

  it('reads a further line of the formatted address by its label', async () => {
    const said = await readShop({}, { lines: () => lines(party, 'القرية: دورا') });
    expect(valuesOf(said, 'القرية')).toMatchObject([{ at: 'shipping', value: 'دورا' }]);
    expect(shippedTo(said)).toBe('دورا');
  });

  it('asks about a further line without one that is a listed village, and about no other', async () => {
    const said = await readShop({}, { lines: () => lines(party, 'دورا') });
    expect(shippedTo(said)).toBeNull();
    expect(shippedTo(await readShop({}, { lines: () => lines(party, 'حي الجامعة') }))).toBe('الخليل');
    expect(shippedTo(await readShop({}, { lines: () => lines(party, 'الخليل') }))).toBe('الخليل');
    expect(
      shippedTo(await readShop({ state: 'بيرزيت' }, { lines: () => lines(party, 'بيرزيت') })),
    ).toBeNull();
  });

  it.each([
    ['a table', html`<div class="card"><table><tr><td>القرية</td><td>دورا</td></tr></table></div>`],
    ['a list of terms', html`<div class="panel"><dl><dt>القرية:</dt><dd>دورا</dd></dl></div>`],
    ['lines', html`<div class="card"><p><strong>القرية:</strong> دورا</p></div>`],
  ])('reads a module’s block, in %s', async (_, block) => {
    const said = await readShop({}, { modules: [block] });
    expect(valuesOf(said, 'القرية')).toEqual([{ at: 'data', key: '', label: 'القرية', value: 'دورا' }]);
    expect(shippedTo(said)).toBe('دورا');
  });

  it('asks about the area in a module’s block, which may be the sender’s, and is not kept by other words of one', async () => {
    const block = (label: string) => [html`<div class="card"><p><strong>${label}</strong> دورا</p></div>`];
    expect(shippedTo(await readShop({}, { modules: block('المنطقة') }))).toBeNull();
    expect(shippedTo(await readShop({}, { modules: block('فرع الشركة') }))).toBe('الخليل');
  });
});

describe('Magento', () => {
  const readShop = (
    attributes: readonly ReturnType<typeof village>[] = [],
    choice: Partial<MagentoChoice> = {},
  ) =>
    read(
      magento,
      magentoOrderPage(order, { price: (hundredths) => `₪${(hundredths / 100).toFixed(2)}`, ...choice }),
      `${MAGENTO_ADMIN}sales/order/view/order_id/101/key/5ec2e7/`,
      magentoAddressForm(party, '', attributes),
    );

  it('ships to the city where nothing more is said', async () => {
    expect(shippedTo(await readShop())).toBe('الخليل');
  });

  it('has the address’s own attributes', async () => {
    const said = await readShop([village('دورا')]);
    expect(valuesOf(said, 'القرية')).toEqual([
      { at: 'shipping', key: 'shipping_village', label: 'القرية', value: 'دورا' },
    ]);
    expect(shippedTo(said)).toBe('دورا');
    expect(shippedTo(await readShop([village('بيرزيت')]))).toBeNull();
  });

  it('asks about a further line of the address that is a listed village', async () => {
    expect(shippedTo(await readShop([], { addressLine: 'دورا' }))).toBeNull();
    expect(shippedTo(await readShop([], { addressLine: 'القرية: دورا' }))).toBe('دورا');
    expect(shippedTo(await readShop([], { addressLine: 'قرب الجامعة' }))).toBe('الخليل');
  });

  it('reads the order’s own attributes in an extension’s part of the page', async () => {
    const section = html`<section class="admin__page-section"><table class="admin__table-secondary">
      <tr><th>القرية</th><td>دورا</td></tr></table></section>`;
    expect(shippedTo(await readShop([], { sections: [section] }))).toBe('دورا');
  });

  it('asks about the account’s attributes, which need not be of this order', async () => {
    expect(shippedTo(await readShop([], { accountAttributes: [['القرية', 'دورا']] }))).toBeNull();
    expect(shippedTo(await readShop([], { accountAttributes: [['مجموعة الزبائن', 'عام']] }))).toBe('الخليل');
  });
});

describe('OpenCart', () => {
  const address = {
    ...OPENCART_ORDER.payment,
    address1: 'الشارع الرئيسي',
    city: 'الخليل',
  };
  const field = (value: string, more: Partial<OpencartField> = {}): OpencartField => ({
    id: 5,
    label: 'القرية',
    value,
    ...more,
  });

  async function readShop(
    version: OpencartVersionName,
    own: NonNullable<OpencartOrder['own']>,
    parts: Partial<OpencartOrder> = {},
    page = openOpencart({ ...OPENCART_ORDER, payment: address, shipping: address, own, ...parts }, version),
  ): Promise<Order> {
    const whole = { ...OPENCART_ORDER, payment: address, shipping: address, own, ...parts };
    const read = await readOpen(opencart, page, serving(opencartEditPage(whole)));
    expect(orderSchema.safeParse(read).error).toBeUndefined();
    return read;
  }

  describe.each(OPENCART_VERSIONS)('%s', (version) => {
    it('ships to the city where nothing more is said', async () => {
      const plain = await readShop(version, {});
      expect(plain).not.toHaveProperty('customFields');
      expect(shippedTo(plain)).toBe('الخليل');
    });

    it.each(['text', 'select', 'radio'] as const)('has own fields, the customer’s too (%s)', async (kind) => {
      const said = await readShop(version, { shipping: [field('دورا', { kind })] });
      expect(valuesOf(said, 'القرية')).toMatchObject([
        { at: 'shipping', key: 'shipping_customfield5', value: 'دورا' },
      ]);
      expect(shippedTo(said)).toBe('دورا');
      expect(shippedTo(await readShop(version, { shipping: [field('بيرزيت', { kind })] }))).toBeNull();
      expect(shippedTo(await readShop(version, { account: [field('دورا', { kind })] }))).toBe('دورا');
    });

    it('takes those of the billed address for the other where both are one', async () => {
      expect(shippedTo(await readShop(version, { payment: [field('دورا')] }))).toBe('دورا');
      const elsewhere = { payment: { ...address, address1: 'حي آخر', city: 'نابلس' } };
      expect(shippedTo(await readShop(version, { payment: [field('بيرزيت')] }, elsewhere))).toBe('الخليل');
    });

    it('has the customer’s own fields, and is not kept by others', async () => {
      expect(shippedTo(await readShop(version, { account: [field('دورا')] }))).toBe('دورا');
      const others = [
        field('بعد العصر', { id: 6, label: 'وقت التوصيل' }),
        field('', { id: 7, label: 'القرية', kind: 'select' }),
      ];
      expect(shippedTo(await readShop(version, { shipping: others }))).toBe('الخليل');
    });
  });

  it.each(['4.0', '4.1'] as const)(
    '%s: a field that was changed and not saved is asked about',
    async (version) => {
      const own = { shipping: [field('دورا')] };
      const page = openOpencart({ ...OPENCART_ORDER, payment: address, shipping: address, own }, version);
      type(page.document, 'input-shipping-custom-field-5', 'يطا');
      const said = await readShop(version, own, {}, page);
      expect(valuesOf(said, 'القرية').map(({ value }) => value)).toEqual(['يطا', 'دورا']);
      expect(shippedTo(said)).toBeNull();
    },
  );

  describe('3.0, whose page alone is read', () => {
    const shown = (own: NonNullable<OpencartOrder['own']>, parts: Partial<OpencartOrder> = {}) => {
      const page = openOpencart(
        { ...OPENCART_ORDER, payment: address, shipping: address, own, ...parts },
        '3.0',
      );
      return shownOn(opencart, page) as Order;
    };
    const elsewhere = { payment: { ...address, address1: 'حي آخر', city: 'نابلس' } };

    it('says whose the printed fields are where both addresses have them', () => {
      const both = { payment: [field('بيرزيت')], shipping: [field('دورا')] };
      expect(valuesOf(shown(both, elsewhere), 'القرية').map(({ at, value }) => [at, value])).toEqual([
        ['billing', 'بيرزيت'],
        ['shipping', 'دورا'],
      ]);
      expect(shippedTo(shown(both, elsewhere))).toBe('دورا');
    });

    it('takes none for certain where one address has them and there are two', () => {
      expect(shippedTo(shown({ payment: [field('دورا')] }, elsewhere))).toBeNull();
      expect(shippedTo(shown({ payment: [field('دورا')] }))).toBe('دورا');
      expect(shown({}).customFields).toBeUndefined();
    });
  });
});
