import { describe, expect, it } from 'vitest';
import { factValue, known, unknown } from '../../../lib/order';
import { prestashop } from '../../../lib/stores/prestashop/reader';
import { elementAt, need } from '../../need';
import { HOSTILE, PLAIN, practiceOrders, SECOND_PHONE } from '../../stores/orders';
import { prestaShopList } from '../../stores/prestashop/order-page';
import { rowsOn, shownOn } from './judged';
import { ADMIN, openPrestaShop as open, plain, readPrestaShop as read, shown } from './open-prestashop';
import { parsedPage } from './parse-page';
import { practice } from './practice';

describe('an order’s page of PrestaShop', () => {
  it('says what it says, and how sure it is', () => {
    const order = read();
    expect(order).toMatchObject({
      verified: true,
      id: '101',
      number: shown('REF101X'),
      link: `${ADMIN}index.php/sell/orders/101/view`,
      status: known('قيد التجهيز', 'form-field', false),
      items: [
        {
          name: 'كوب خزف أزرق',
          quantity: shown('2'),
          amount: shown('90.00'),
        },
      ],
      currency: known('ILS', 'store-data'),
      shippingTotal: shown('20.00'),
      feesTotal: shown('0'),
      taxTotal: shown('0.00'),
      refundedTotal: shown('0'),
      total: shown('110.00'),
      paidTotal: shown('0'),
    });
    expect(JSON.stringify(order)).not.toContain('secret');
  });

  it.each(['8.0', '8.1', '9.1'] as const)('has its reference in the heading of %s', (version) => {
    expect(read(plain, { version })).toMatchObject({ number: shown('REF101X') });
    expect(read(plain, { version }).shipping.name).toEqual(shown('سلمى عودة'));
  });

  it('the customer’s name and the phone are known in an address; which line is the town is not', () => {
    const { shipping, billing } = read();
    expect(shipping.name).toEqual(shown('سلمى عودة'));
    expect(billing.phone).toEqual(shown('0599200101', false));
    expect(shipping.phone).toEqual(unknown('not-shown'));
    expect(shipping.city).toMatchObject({ known: false, why: 'ambiguous' });
    expect(shipping.city).toMatchObject({ text: expect.stringContaining('بيت فوريك') });
  });

  it('a recipient who is not the customer is not named, and their phone is their own', () => {
    const { shipping, billing } = read(practice(SECOND_PHONE));
    expect(shipping.name).toMatchObject({ known: false, why: 'ambiguous' });
    expect([shipping.phone, billing.phone]).toEqual([shown('0568200109', false), shown('0599200109', false)]);
  });

  const withLines = (...lines: readonly string[]) => read(plain, { lines: () => lines }).shipping.phone;

  it('phones are told by their look, which is an identity number’s too', () => {
    expect(withLines('Salma', '\u200f٠٥٩٩-٢٠٠ ١٠١')).toEqual(shown('0599-200 101', false));
    expect(withLines('Salma', '+970 599 200 101')).toEqual(shown('+970 599 200 101', false));
    expect(withLines('Salma', '0599200101 / 0568200101')).toEqual(shown('0599200101 / 0568200101', false));
    expect(withLines('Salma', '0599200101', '0568200101')).toMatchObject({ why: 'ambiguous' });
    expect(withLines('Salma', '0599200101', '0599200101')).toEqual(shown('0599200101', false));
    expect(withLines('Salma', '562123456', 'Nablus')).toMatchObject({ why: 'ambiguous' });
    expect(withLines('Salma', '90-100-012')).toMatchObject({ why: 'ambiguous' });
    expect(withLines('Salma', '9010001')).toMatchObject({ why: 'ambiguous' });
    expect(withLines('Salma', 'هاتف 0599200101')).toMatchObject({ why: 'ambiguous' });
    expect(withLines('Salma', 'بناية 4')).toEqual(unknown('not-shown'));
    expect(withLines()).toEqual(unknown('absent'));
  });

  it('what the customer wrote is the note, each message once', () => {
    expect(
      read(plain, { messages: ['اتصلوا قبل\nالتوصيل', 'بعد الرابعة', 'بعد الرابعة'] }).customerNote,
    ).toEqual(shown('اتصلوا قبل\nالتوصيل\nبعد الرابعة'));
    expect(read().customerNote).toEqual(unknown('absent'));
  });

  it('was sent before where its carrier has a tracking number, whatever its status says', () => {
    expect(read(plain, { tracking: 'RR123' }).isShipped).toBe(true);
    expect(read().isShipped).toBeUndefined();
  });

  it('was sent before, or is collected, by the cells of its shipments, which 9.1 has in their place', () => {
    const shipped = (carrier: string, number: string) => {
      const { document, url } = open();
      const table = document.querySelector('#shipping-grid-table');
      if (table !== null)
        table.innerHTML = `<tr><td class="shipment-carrier">${carrier}</td><td class="shipment-tracking-number">${number}</td></tr>`;
      const { isShipped, isPickedUp } = shownOn(prestashop, { document, url });
      return { isShipped, isPickedUp };
    };
    expect(shipped('توصيل', ' PAL123456 ')).toEqual({ isShipped: true, isPickedUp: undefined });
    expect(shipped('استلام من المحل', ' ')).toEqual({ isShipped: undefined, isPickedUp: true });
    expect(shipped('توصيل', '-')).toEqual({ isShipped: undefined, isPickedUp: undefined });
  });

  it('is virtual where it has no address to be sent to, and no carriers', () => {
    expect(read(plain, { isVirtual: true }).isVirtual).toBe(true);
    expect(read().isVirtual).toBeUndefined();
  });

  it('the message of a gift is part of the note', () => {
    expect(read(plain, { giftMessage: 'لا تضع الفاتورة' }).customerNote).toEqual(shown('لا تضع الفاتورة'));
    const both = read(plain, { messages: ['بعد الرابعة'], giftMessage: 'لا تضع الفاتورة' });
    expect(factValue(both.customerNote)?.split('\n').sort()).toEqual(['بعد الرابعة', 'لا تضع الفاتورة']);
  });

  it('markup stays text', () => {
    expect(read(practice(HOSTILE)).items[0]).toMatchObject({
      name: 'Soap </a><script>window.taken=3</script> & "oil"',
    });
  });
});

describe('the list of orders', () => {
  const list = () =>
    parsedPage(prestaShopList(practiceOrders, [PLAIN]), `${ADMIN}index.php/sell/orders/?_token=s`);

  it('names each order with its own link, and what opens it with its token', () => {
    const { document, url } = list();
    expect(prestashop.detect(document, url)).toMatchObject({ page: 'order-list' });
    const rows = rowsOn('prestashop', { document, url });
    expect(rows).toHaveLength(practiceOrders.length);
    expect(rows[0]).toMatchObject({
      orderId: '101',
      number: shown('REF101X'),
      link: `${ADMIN}index.php/sell/orders/101/view`,
      opens: `${ADMIN}index.php/sell/orders/101/view?_token=secret`,
      selected: true,
    });
    expect(rows[1]?.selected).toBe(false);
  });

  it('leaves out a row whose checkbox and link differ, and one that links elsewhere', () => {
    const { document, url } = list();
    elementAt('input.js-bulk-action-checkbox', document).setAttribute('value', '999');
    const [, second] = document.querySelectorAll('a.js-link-row-action');
    need(second, 'second order').setAttribute(
      'href',
      'https://evil.example/shop/admin77/index.php/sell/orders/102/view',
    );
    expect(rowsOn('prestashop', { document, url })).toHaveLength(practiceOrders.length - 2);
  });

  it('is none on an order’s page', () => {
    expect(rowsOn('prestashop', open())).toEqual([]);
  });
});
