import { describe, expect, it } from 'vitest';
import { known } from '../../../lib/order';
import { magento } from '../../../lib/stores/magento/reader';
import { type MagentoChoice, magentoList } from '../../stores/magento/order-page';
import { HOSTILE, PLAIN, practiceOrders, SECOND_PHONE } from '../../stores/orders';
import { rowsOn, shownOn } from './judged';
import { ADMIN, openMagento as open, plain, readMagento as read, rich, shown } from './open-magento';
import { parsedPage } from './parse-page';
import { practice } from './practice';

describe('an order’s page of Magento', () => {
  it('says what it says, and how sure it is', () => {
    const order = read();
    expect(order).toMatchObject({
      verified: true,
      id: '101',
      number: shown('000000101'),
      link: `${ADMIN}sales/order/view/order_id/101/`,
      status: shown('قيد الانتظار', false),
      items: [
        {
          name: 'كوب خزف أزرق',
          quantity: shown('2'),
          amount: shown('90.00'),
        },
      ],
      currency: shown('ILS'),
      refundedTotal: shown('0.00'),
      total: shown('110.00'),
      paidTotal: shown('0.00'),
      payment: shown('unpaid'),
      paymentMethod: shown('الدفع عند الاستلام'),
      // One of the rows that add up, but nothing says which.
      shippingTotal: { known: false },
    });
    expect(JSON.stringify(order)).not.toContain('5ec2e7');
  });

  it('its status is a code where the form that changes it is there', () => {
    expect(read(plain, { statusCode: 'holded' }).status).toEqual(known('holded', 'form-field'));
  });

  it('the customer’s name and the phone are known in an address; which line is the town is not', () => {
    const { shipping, billing } = read(practice(SECOND_PHONE));
    expect(billing).toMatchObject({ name: shown('كريم نجار'), phone: shown('0599200109') });
    expect(shipping).toMatchObject({ name: { known: false, why: 'ambiguous' }, phone: shown('0568200109') });
    expect(shipping.city).toMatchObject({ why: 'ambiguous', text: expect.stringContaining('سلواد') });
  });

  const cashed = { paid: 110_00, method: 'Credit Card' } as const;
  it.each<[string, Partial<MagentoChoice>, true | undefined]>([
    ['nobody touched', {}, undefined],
    ['shipped whole, not invoiced', { shipped: 2, buttons: ['order_invoice'] }, true],
    ['shipped in part, not invoiced', { shipped: 1 }, true],
    ['invoiced whole', { ...cashed, invoiced: 2, buttons: ['order_creditmemo', 'order_ship'] }, undefined],
    [
      'invoiced whole, seen by who may not ship',
      { ...cashed, invoiced: 2, buttons: ['order_creditmemo'] },
      undefined,
    ],
    ['invoiced and shipped', { ...cashed, invoiced: 2, shipped: 2, buttons: ['order_creditmemo'] }, true],
    ['invoiced in part', { paid: 50_00, invoiced: 1 }, undefined],
    ['paid in part and shipped whole', { paid: 50_00, shipped: 2, buttons: ['order_invoice'] }, true],
  ])('is sent before, as it was %s: %s', (_, choice, isShipped) => {
    expect(read(plain, choice).isShipped).toBe(isShipped);
  });

  describe('of which some goods were invoiced and the others cancelled', () => {
    const readCancelled = (choice: Partial<MagentoChoice>) => {
      const { document, url } = open(rich, { ...choice, invoiced: 1, buttons: ['order_ship'] });
      const [, others] = document.querySelectorAll('.qty-table');
      const label = others?.querySelector('tr:nth-child(2) th');
      if (label) label.textContent = 'ألغي';
      return shownOn(magento, { document, url });
    };

    it('is looked at', () => {
      expect(readCancelled({ paid: 3000_00 }).isShipped).toBe(true);
    });

    it('and paid at the door, is not known to be paid by what its invoice comes to', () => {
      const said = { payment: shown('unpaid', false), paidTotal: shown('3000.00', false) };
      expect(readCancelled({ paid: 3000_00 })).toMatchObject(said);
      expect(readCancelled({ paid: 3000_00, method: 'Credit Card' })).toMatchObject({
        payment: shown('unpaid'),
        paidTotal: shown('3000.00'),
      });
    });
  });

  it('costs nothing: its invoice is no shipment', () => {
    const free = {
      ...plain,
      items: plain.items.map((item) => ({ ...item, subtotal: 0, total: 0 })),
      delivery: [],
    };
    const invoiced = { invoiced: 2, buttons: ['order_ship'] };
    expect(read(free, invoiced)).toMatchObject({ total: shown('0.00') });
    expect(read(free, invoiced).isShipped).toBeUndefined();
  });

  it('is virtual where it has no address to be sent to', () => {
    expect(read(plain, { isVirtual: true }).isVirtual).toBe(true);
    expect(read().isVirtual).toBeUndefined();
  });

  it('the message of a gift is its note', () => {
    expect(read(plain, { giftMessage: 'لا تضع الفاتورة' }).customerNote).toEqual(
      known('لا تضع الفاتورة', 'form-field'),
    );
    expect(read().customerNote).toMatchObject({ known: false });
  });

  it('markup stays text', () => {
    const { billing } = read(practice(HOSTILE));
    expect(billing.name).toEqual(shown('<b>Sami</b> "O\'Neil" & <script>window.taken=1</script>'));
  });
});

describe('the list of orders', () => {
  const list = () => parsedPage(magentoList(practiceOrders, [PLAIN]), `${ADMIN}sales/order/index/key/abc/`);

  it('names each order with its own link, and what opens it with its key', () => {
    const { document, url } = list();
    expect(magento.detect(document, url)).toMatchObject({
      page: 'order-list',
      store: { basePath: '/shop/admin_9/' },
    });
    const rows = rowsOn('magento', { document, url });
    expect(rows).toHaveLength(practiceOrders.length);
    expect(rows[0]).toMatchObject({
      orderId: '101',
      link: `${ADMIN}sales/order/view/order_id/101/`,
      opens: `${ADMIN}sales/order/view/order_id/101/key/5ec2e7101/`,
      selected: true,
    });
  });

  it('leaves out what links to another admin, and to two orders', () => {
    const { document, url } = list();
    const links = document.querySelectorAll('a.action-menu-item');
    links[0]?.setAttribute('href', '/other/sales/order/view/order_id/101/key/x/');
    links[1]?.after(links[2]?.cloneNode(true) ?? '');
    expect(rowsOn('magento', { document, url })).toHaveLength(practiceOrders.length - 2);
  });

  it('is known before its rows are drawn', () => {
    const { document, url } = parsedPage(
      '<body class="adminhtml sales-order-index">',
      `${ADMIN}sales/order/`,
    );
    expect(magento.detect(document, url)).toMatchObject({ page: 'order-list' });
    expect(rowsOn('magento', { document, url })).toEqual([]);
  });
});
