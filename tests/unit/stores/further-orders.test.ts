import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '../../../lib/order';
import { draftParcel } from '../../../lib/parcel/draft';
import { findAddressText } from '../../../lib/parcel/recipient';
import type { StoreAdapter } from '../../../lib/stores/adapter';
import { magento } from '../../../lib/stores/magento/reader';
import { opencart } from '../../../lib/stores/opencart/reader';
import { prestashop } from '../../../lib/stores/prestashop/reader';
import { woocommerce } from '../../../lib/stores/woocommerce/reader';
import { matchVillage } from '../../../lib/villages/match';
import { buildVillageIndex } from '../../../lib/villages/village-index';
import { magentoAddressForm } from '../../stores/magento/address-form';
import { MAGENTO_ADMIN, type MagentoChoice, magentoOrderPage } from '../../stores/magento/order-page';
import { OPENCART_ORDER, type OpencartOrder } from '../../stores/opencart/opencart-order';
import { opencartEditPage } from '../../stores/opencart/opencart-panel-page';
import { PLAIN } from '../../stores/orders';
import type { PracticeOrder, PracticeParty } from '../../stores/practice-order';
import { prestashopAddressForm } from '../../stores/prestashop/address-form';
import {
  CASH_STATUS,
  PRESTASHOP_ADMIN,
  type PrestashopChoice,
  prestashopOrderPage,
} from '../../stores/prestashop/order-page';
import { restOrder } from '../../stores/rest-order';
import { PLAIN_SETTINGS } from '../../stores/shop-settings';
import { madeAccount } from '../made-account';
import { directoryOf } from '../villages/made-up';
import { readOpen } from './judged';
import { OPENCART_VERSIONS, type OpencartVersionName, openOpencart } from './open-opencart';
import { openOrderPage } from './open-page';
import { PageParser, parsedPage } from './parse-page';
import { practice } from './practice';

const ORIGIN = 'https://shop.example';
const index = buildVillageIndex(directoryOf('الخليل: الخليل, دورا', 'نابلس: نابلس, بيت فوريك'));

beforeEach(() => void vi.stubGlobal('DOMParser', PageParser));
afterEach(() => {
  vi.unstubAllGlobals();
});

const buyer: PracticeParty = {
  firstName: 'سلمى',
  lastName: 'عودة',
  company: '',
  address1: 'شارع المدارس 4',
  address2: '',
  city: 'نابلس',
  state: '',
  postcode: '',
  country: 'PS',
  phone: '0599200101',
};
const friend: PracticeParty = {
  ...buyer,
  firstName: 'هبة',
  lastName: 'جابر',
  address1: 'قرب البلدية',
  city: 'دورا',
  phone: '0568333444',
};
const order: PracticeOrder = { ...practice(PLAIN), billing: buyer, shipping: buyer };

/** What one press would send, or what is asked first. */
function draftOf(read: Order) {
  const match = matchVillage(index, findAddressText(read));
  const { fields, findings } = draftParcel({ order: read, account: madeAccount(), match });
  const asks = findings.filter(({ severity }) => severity !== 'notice').map(({ code }) => code);
  const { firstName, phone, village, totalPrice, note } = fields;
  return { firstName, phone, village: village?.name ?? null, totalPrice, note, asks };
}

const page = (adapter: StoreAdapter, html: string, address: string, form: string) => {
  return readOpen(adapter, parsedPage(html, `${ORIGIN}${address}`), async () => new Response(form)).then(
    draftOf,
  );
};

const readMagento = (choice: Partial<MagentoChoice> = {}, some = order) =>
  page(
    magento,
    magentoOrderPage(some, {
      price: (hundredths) => `${some.currency === 'USD' ? '$' : '₪'}${(hundredths / 100).toFixed(2)}`,
      statusCode: 'processing',
      ...choice,
    }),
    `${MAGENTO_ADMIN}sales/order/view/order_id/101/key/5ec2e7/`,
    magentoAddressForm(some.shipping),
  );

const readPrestashop = (choice: Partial<PrestashopChoice> = {}, some = order) =>
  page(
    prestashop,
    prestashopOrderPage(some, { settings: PLAIN_SETTINGS, status: CASH_STATUS, ...choice }),
    `${PRESTASHOP_ADMIN}sell/orders/101/view?_token=secret`,
    prestashopAddressForm(some.shipping),
  );

function readWoocommerce(some: PracticeOrder, part: object = {}) {
  const fetch = async () => Response.json({ ...restOrder(some), ...part });
  return readOpen(woocommerce, openOrderPage(some), fetch).then(draftOf);
}

const opencartAddress = (party: PracticeParty) => ({
  firstname: party.firstName,
  lastname: party.lastName,
  company: '',
  address1: party.address1,
  address2: '',
  city: party.city,
  postcode: '',
  zone: '',
  country: 'Palestinian Territory, Occupied',
});

function readOpencart(version: OpencartVersionName, part: Partial<OpencartOrder> = {}, symbol?: string) {
  const whole: OpencartOrder = {
    ...OPENCART_ORDER,
    telephone: buyer.phone,
    payment: opencartAddress(buyer),
    shipping: opencartAddress(buyer),
    products: [{ name: 'كوب', model: 'C', option: null, quantity: 2, price: 45_00 }],
    totals: [['توصيل', 20_00]],
    comment: '',
    ...part,
  };
  const fetch = async () => new Response(opencartEditPage(whole));
  return readOpen(opencart, openOpencart(whole, version, symbol), fetch).then(draftOf);
}

const plain = { firstName: 'سلمى عودة', village: 'نابلس', totalPrice: '110', phone: '0599200101', asks: [] };
const gift = { firstName: 'هبة جابر', village: 'دورا', totalPrice: '110' };
const toFriend = { ...order, shipping: friend };

describe('an order that nothing is special of', () => {
  it('ships in one press', async () => {
    expect(await readMagento()).toMatchObject(plain);
    expect(await readPrestashop()).toMatchObject(plain);
    expect(await readWoocommerce(order)).toMatchObject(plain);
    for (const version of ['3.0', '4.0', '4.1'] as const)
      expect(await readOpencart(version), version).toMatchObject(plain);
  });
});

describe('an order to another address than the billed one', () => {
  it('goes to the person and the place of delivery, by their own phone', async () => {
    for (const read of [readMagento({}, toFriend), readPrestashop({}, toFriend), readWoocommerce(toFriend)])
      expect(await read).toMatchObject({ ...gift, phone: friend.phone, asks: [] });
  });

  it.each(['3.0', '4.0', '4.1'] as const)(
    'OpenCart %s: by the one phone that an order has',
    async (version) => {
      const read = await readOpencart(version, { shipping: opencartAddress(friend) });
      expect(read).toMatchObject({ ...gift, phone: buyer.phone });
    },
  );
});

describe('an order of which a part was sent', () => {
  it('asks first', async () => {
    expect((await readMagento({ shipped: 1 })).asks).toContain('order-sent-before');
    expect((await readMagento({ shipped: 1, invoiced: 1, paid: 55_00 })).asks).toContain('order-sent-before');
  });

  it.each(['partial-shipped', 'partially-shipped', 'part-delivered', 'delivered-part'])(
    'WooCommerce with a plugin’s status (%s) asks first',
    async (status) => {
      expect((await readWoocommerce({ ...order, status })).asks).toContain('order-shipped');
    },
  );

  it.each(['Partially shipped', 'شحن جزئي', 'تم شحن جزء من الطلب', 'נשלח חלקית'])(
    'OpenCart and PrestaShop with the shop’s own status (%s) ask first',
    async (status) => {
      for (const version of OPENCART_VERSIONS)
        expect((await readOpencart(version, { status, statusId: '21' })).asks, version).toContain(
          'order-shipped',
        );
      const history = [CASH_STATUS];
      expect((await readPrestashop({ status: { id: 21, text: status }, history })).asks).toContain(
        'order-shipped',
      );
    },
  );
});

describe('an order that was paid in part', () => {
  it('has the rest collected', async () => {
    const buttons = ['order_invoice', 'order_creditmemo', 'order_ship'];
    expect(await readMagento({ paid: 50_00, invoiced: 1, buttons })).toMatchObject({ totalPrice: '60' });
    const payments = [{ method: 'Bank', transaction: 'T1', amount: 50_00 }];
    expect(await readPrestashop({ payments, warning: ['₪50.00', '₪110.00'] })).toMatchObject({
      totalPrice: '60',
    });
  });
});

describe('an order of which a part was given back', () => {
  it('has no amount that is certain where the money had come', async () => {
    const buttons = ['order_creditmemo', 'order_ship'];
    const magentos = await readMagento({ paid: 110_00, refunded: 45_00, invoiced: 2, buttons });
    const prestashops = await readPrestashop({ refundedText: '1 (₪45.00)' });
    for (const { asks } of [magentos, prestashops])
      expect(
        asks.some((code) => /payment|refund/.test(code)),
        asks.join(),
      ).toBe(true);
  });

  it('has the rest collected where it is still to be paid', async () => {
    expect(await readWoocommerce({ ...order, refunds: [45_00] })).toMatchObject({ totalPrice: '65' });
  });
});

describe('the message of a gift', () => {
  it('is part of the note', async () => {
    const giftMessage = 'لا تضع الفاتورة';
    for (const read of [readMagento({ giftMessage }), readPrestashop({ giftMessage })])
      expect(await read).toMatchObject({ ...plain, note: giftMessage });
    expect(await readPrestashop({ giftMessage, messages: ['اتصل'] })).toMatchObject({
      note: `اتصل\n${giftMessage}`,
    });
  });
});

describe('an order in another currency than the account’s', () => {
  it('is never collected as if it were in that', async () => {
    const dollars: PracticeOrder = { ...order, currency: 'USD' };
    const reads = [
      readMagento({}, dollars),
      readPrestashop({}, dollars),
      readWoocommerce(dollars),
      ...(['3.0', '4.0', '4.1'] as const).map((version) => readOpencart(version, { currency: 'USD' }, '$')),
    ];
    for (const read of reads) {
      const { asks } = await read;
      expect(
        asks.some((code) => code.startsWith('currency')),
        asks.join(),
      ).toBe(true);
    }
  });
});
