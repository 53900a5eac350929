import { describe, expect, it } from 'vitest';
import { known, type Order } from '../../../lib/order';
import { magento } from '../../../lib/stores/magento';
import { type MagentoChoice, magentoList, magentoOrderPage } from '../../stores/magento/order-page';
import { DOLLARS, HOSTILE, PLAIN, practiceOrders, SECOND_PHONE } from '../../stores/orders';
import type { PracticeOrder } from '../../stores/practice-order';
import { expectNeverRefused, expectNothingInvented } from './page-faults';
import { parsedPage } from './parsed-page';
import { practice } from './practice';

const ADMIN = 'https://shop.example/shop/admin_9/';

const plain = practice(PLAIN);

/** As the browser's own way of writing has it, with its direction marks and blanks. */
function priceIn(locale: string, currency: string) {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: 2 });
  return (hundredths: number) => format.format(hundredths / 100);
}

function open(order: PracticeOrder = plain, choice: Partial<MagentoChoice> = {}) {
  const html = magentoOrderPage(order, { price: priceIn('en', order.currency), ...choice });
  return parsedPage(html, `${ADMIN}sales/order/view/order_id/${order.id}/key/5ec2e7/`);
}

function read(order?: PracticeOrder, choice?: Partial<MagentoChoice>): Order {
  const { document, url } = open(order, choice);
  return magento.readDocument(document, url);
}

const shown = (value: string, sure = true) => known(value, 'labelled-text', sure);

describe('an order’s page of Magento', () => {
  it('is recognised whatever stands before and between', () => {
    const { document } = open();
    const at = (path: string) => magento.detect(document, new URL(path, 'https://shop.example'));
    expect(at('/index.php/admin/sales/order/view/key/5ec2e7/order_id/101/')).toEqual({
      page: 'order',
      store: { kind: 'magento', origin: 'https://shop.example', basePath: '/index.php/admin/' },
      orderId: '101',
    });
    expect(at('/admin_9/sales/order/view/order_id/101')).toMatchObject({ store: { basePath: '/admin_9/' } });
  });

  it.each([
    ['another order than the page shows', 'sales/order/view/order_id/102/key/x/'],
    ['an invoice', 'sales/order_invoice/view/order_id/101/'],
    ['an order being made', 'sales/order_create/index/order_id/101/'],
  ])('is not %s', (_, path) => {
    expect(magento.detect(open().document, new URL(path, ADMIN))).toBeNull();
  });

  it('says what it says, and how sure it is', () => {
    const order = read();
    expect(order).toMatchObject({
      verified: false,
      id: '101',
      number: shown('000000101'),
      link: `${ADMIN}sales/order/view/order_id/101/`,
      status: shown('قيد الانتظار', false),
      items: [
        {
          name: 'كوب خزف أزرق',
          sku: 'CUP-BLUE',
          quantity: shown('2'),
          unitAmount: shown('45.00'),
          amount: shown('90.00'),
        },
      ],
      currency: shown('ILS'),
      itemsTotal: shown('90.00'),
      refundedTotal: shown('0'),
      total: shown('110.00'),
      paidTotal: shown('0'),
      payment: shown('unpaid'),
      paymentMethod: shown('الدفع عند الاستلام'),
      // One of the rows that add up, but nothing says which.
      shippingTotal: { known: false },
    });
    expect(JSON.stringify(order)).not.toContain('5ec2e7');
  });

  it('the customer’s name and the phone are known in an address; which line is the town is not', () => {
    const { shipping, billing } = read(practice(SECOND_PHONE));
    expect(billing).toMatchObject({ name: shown('كريم نجار'), phone: shown('0599200109') });
    expect(shipping).toMatchObject({ name: { known: false, why: 'ambiguous' }, phone: shown('0568200109') });
    expect(shipping.city).toMatchObject({ why: 'ambiguous', text: expect.stringContaining('سلواد') });
  });

  it('offers the place above the order', () => {
    const { document } = open();
    const element = document.querySelector('.order-view-account-information');
    expect(magento.anchor?.(document)).toEqual({ element, position: 'before' });
    element?.remove();
    expect(magento.anchor?.(document)).toBeNull();
  });

  it('markup stays text', () => {
    const { items, billing } = read(practice(HOSTILE));
    expect(items[0]).toMatchObject({ sku: 'S<1>' });
    expect(billing.name).toEqual(shown('<b>Sami</b> "O\'Neil" & <script>window.taken=1</script>'));
  });
});

const rich: PracticeOrder = {
  ...plain,
  items: [
    { name: 'Rug', sku: 'R', quantity: 2, subtotal: 3_001_00, total: 2_700_90, tax: 480_16 },
    { name: 'Oil', sku: 'O', quantity: 1, subtotal: 90_00, total: 90_00, tax: 14_40 },
  ],
};

describe('its amounts', () => {
  it.each(['en', 'ar', 'ar-u-nu-arab', 'ar-u-nu-latn', 'he', 'de', 'fr'])(
    'are read as %s writes them',
    (locale) => {
      for (const currency of ['ILS', 'USD'] as const) {
        expect(read({ ...rich, currency }, { price: priceIn(locale, currency) })).toMatchObject({
          currency: shown(currency),
          total: shown('3305.46'),
          itemsTotal: shown('2790.90'),
          items: [
            { unitAmount: shown('1500.50'), amount: shown('2700.90'), quantity: shown('2') },
            { amount: shown('90.00') },
          ],
        });
      }
    },
  );

  it('with three decimals are dinars, or may be thousands: then they are open', () => {
    const order = { ...plain, currency: 'JOD' as const };
    const price = (hundredths: number) => `JD${(hundredths / 100).toFixed(3)}`;
    expect(read(order, { price })).toMatchObject({ total: shown('110.000') });
    expect(read(order, { price, placedUsing: () => '' })).toMatchObject({
      total: { known: false, why: 'ambiguous' },
    });
  });

  it('in two currencies are believed neither', () => {
    const order = read(practice(DOLLARS), { basePrice: priceIn('en', 'ILS') });
    expect(order).toMatchObject({
      currency: shown('USD'),
      total: { known: false, why: 'ambiguous' },
      items: [{ amount: { known: false, why: 'unreadable' } }],
    });
  });

  it('that do not add up are open', () => {
    const page = open();
    page.document.querySelector('.order-totals tbody tr:last-child')?.remove();
    page.document.querySelector('.order-totals tbody tr.col-1')?.remove();
    expect(magento.readDocument(page.document, page.url)).toMatchObject({
      total: { known: false, why: 'ambiguous' },
      payment: { known: false },
    });
  });

  it('the currency is the only code in its sentence', () => {
    const at = (text: string) => read(plain, { placedUsing: () => text }).currency;
    expect(at('The order was placed using JOD.')).toEqual(shown('JOD'));
    expect(at('USD / ILS')).toMatchObject({ why: 'ambiguous' });
    expect(at('تم الطلب')).toMatchObject({ why: 'ambiguous' });
  });

  it('how many are ordered is open when some were sent', () => {
    expect(read(plain, { shipped: 1 }).items[0]?.quantity).toMatchObject({ why: 'ambiguous' });
    expect(read(plain, { shipped: 2 }).items[0]?.quantity).toEqual(shown('2'));
  });
});

describe('whether it is paid', () => {
  const open_ = { known: false, why: 'ambiguous' };
  it.each<[string, Partial<MagentoChoice>, unknown, unknown, unknown]>([
    ['cash on delivery', { method: 'Cash On Delivery' }, shown('unpaid'), shown('0'), shown('0')],
    [
      'a bank’s transfer',
      { method: 'Bank Transfer Payment' },
      shown('unpaid', false),
      shown('0'),
      shown('0'),
    ],
    [
      'an invoice was made, by whomever',
      { method: 'Credit Card', paid: 110_00, buttons: ['order_creditmemo', 'order_ship'] },
      shown('doubtful'),
      shown('110.00'),
      shown('0'),
    ],
    ['in part', { paid: 50_00, buttons: ['order_invoice', 'order_creditmemo'] }, open_, open_, open_],
    ['in part, the rest cancelled', { paid: 50_00, due: 0 }, open_, open_, open_],
    ['given back', { paid: 110_00, refunded: 110_00, buttons: ['order_reorder'] }, open_, open_, open_],
    ['no button says', { buttons: [] }, open_, open_, shown('0')],
  ])('%s', (_, choice, payment, paidTotal, refundedTotal) => {
    expect(read(plain, choice)).toMatchObject({ total: shown('110.00'), payment, paidTotal, refundedTotal });
  });
});

describe('the list of orders', () => {
  const list = () => parsedPage(magentoList(practiceOrders, [PLAIN]), `${ADMIN}sales/order/index/key/abc/`);

  it('names each order with its own link, key and all', () => {
    const { document, url } = list();
    expect(magento.detect(document, url)).toMatchObject({
      page: 'order-list',
      store: { basePath: '/shop/admin_9/' },
    });
    const rows = magento.readRows?.(document, url) ?? [];
    expect(rows).toHaveLength(practiceOrders.length);
    expect(rows[0]).toMatchObject({
      orderId: '101',
      link: `${ADMIN}sales/order/view/order_id/101/key/5ec2e7101/`,
      selected: true,
    });
  });

  it('leaves out what links to another admin, and to two orders', () => {
    const { document, url } = list();
    const links = document.querySelectorAll('a.action-menu-item');
    links[0]?.setAttribute('href', '/other/sales/order/view/order_id/101/key/x/');
    links[1]?.after(links[2]?.cloneNode(true) ?? '');
    expect(magento.readRows?.(document, url)).toHaveLength(practiceOrders.length - 2);
  });

  it('is known before its rows are drawn', () => {
    const { document, url } = parsedPage(
      '<body class="adminhtml sales-order-index">',
      `${ADMIN}sales/order/`,
    );
    expect(magento.detect(document, url)).toMatchObject({ page: 'order-list' });
    expect(magento.readRows?.(document, url)).toEqual([]);
  });
});

describe('a page with parts missing, doubled, garbled or renamed', () => {
  const whole = () => open({ ...rich, shipping: plain.billing }, { method: 'Cash On Delivery' });
  const parts = [
    'body',
    'h1.page-title',
    '#order_invoice',
    '#order_status',
    '.order-account-information-table td',
    '.order-shipping-address',
    '.order-shipping-address address',
    '.order-billing-address br',
    'input[name="order_id"]',
    '.order-payment-method-title',
    '.order-payment-currency',
    '.edit-order-table',
    '.edit-order-table tbody > tr',
    '.product-title',
    '.product-sku-block',
    '.qty-table tr',
    '.edit-order-table td',
    '.edit-order-table .price',
    '.order-totals tfoot tr',
    '.order-totals tbody tr',
    '.order-totals td',
    '.order-totals .price',
  ];

  it('one fault: the right value, unknown, or no order’s page at all', () =>
    expectNothingInvented(magento, whole, parts));

  it('many faults, any text: never an exception, never anything the background refuses', () =>
    expectNeverRefused(magento, whole, parts));
});
