import { describe, expect, it } from 'vitest';
import { factValue, type Order, unknown } from '../../../lib/order';
import { StorePageError } from '../../../lib/stores/adapter';
import { opencart } from '../../../lib/stores/opencart/reader';
import { OPENCART_ORDER, type OpencartOrder } from '../../stores/opencart/opencart-order';
import { opencartListPage } from '../../stores/opencart/opencart-panel-page';
import { rowsOn, shownOn } from './judged';
import {
  OPENCART_VERSIONS,
  type OpencartVersionName,
  opencartAddress,
  openOpencart,
  sessionOf,
} from './open-opencart';
import { the, type } from './open-page';
import { parsePage } from './parse-page';

function read(part: Partial<OpencartOrder>, version: OpencartVersionName = '4.1', symbol?: string): Order {
  return shownOn(opencart, openOpencart({ ...OPENCART_ORDER, ...part }, version, symbol));
}

describe.each(OPENCART_VERSIONS)('an order of OpenCart %s', (version) => {
  it('is read', () => {
    expect(read({}, version)).toMatchObject({
      store: { basePath: '/back-office/' },
      verified: version !== '2.3',
      number: { value: '305' },
      status: { value: 'قيد المعالجة' },
      currency: { value: 'ILS' },
      shipping: { name: { value: 'Fadi Najjar' }, country: { value: 'IL' }, phone: unknown('absent') },
      billing: {
        name: { value: 'سمر النجار' },
        address1: { value: 'شارع البلدية 4' },
        city: { value: 'طولكرم' },
        phone: { value: '0599 300 305' },
        country: { value: 'PS' },
      },
      items: [
        {
          name: 'Brass & Bronze <lamp>',
          quantity: { value: '1' },
          amount: { value: '1150.00' },
        },
        { name: 'زيت', quantity: { value: '3' } },
      ],
      shippingTotal: { value: '25.00' },
      total: { value: '1265.90' },
      payment: { value: 'unpaid' },
      customerNote: { value: 'Ring twice\nplease <b>now</b>' },
    });
  });

  it('shows an address that only a form tells apart', () => {
    const { shipping } = read({}, version);
    const isForm = version === '4.0' || version === '4.1';
    expect(shipping.address1).toEqual(
      isForm
        ? expect.objectContaining({ value: 'Old Souk 12' })
        : expect.objectContaining({ why: 'ambiguous' }),
    );
    expect(shipping.state).toMatchObject(isForm ? { value: 'Northern' } : { known: false });
  });

  it('keeps the lines of a note whose breaks are in its text alone', () => {
    const page = openOpencart(OPENCART_ORDER, version);
    const note = [...page.document.querySelectorAll('#output-comment, #comment-value, #content td')].find(
      ({ textContent }) => textContent?.startsWith('Ring twice'),
    );
    if (note) note.textContent = 'Ring twice\nplease';
    const { customerNote } = shownOn(opencart, page);
    expect(factValue(customerNote)).toBe('Ring twice\nplease');
  });

  it('not shipped has no shipping address, and no charge for it', () => {
    const order = read({ shipping: null, totals: [] }, version);
    expect(order.shipping.name.known).toBe(false);
    expect(order.isVirtual).toBe(true);
    expect(read({}, version).isVirtual).toBeUndefined();
    expect(order).toMatchObject({ shippingTotal: unknown('absent'), total: { value: '1240.90' } });
  });

  it('with a coupon says what was taken off, and of no line its amount', () => {
    const order = read(
      {
        totals: [
          ['كوبون (A1)', -40_90],
          ['توصيل', 25_00],
        ],
      },
      version,
    );
    expect(order).toMatchObject({
      feesTotal: { value: '0' },
      shippingTotal: { value: '25.00' },
      total: { value: '1225.00' },
    });
    expect(order.items[0]).toMatchObject({ amount: { known: false, text: '1150.00' } });
  });

  it('with a tax or a fee says that it is one of the two', () => {
    const order = read(
      {
        totals: [
          ['توصيل', 25_00],
          ['VAT (16%)', 20_00],
        ],
      },
      version,
    );
    expect(order).toMatchObject({
      taxTotal: unknown('ambiguous'),
      feesTotal: unknown('ambiguous'),
      total: { value: '1285.90' },
    });
  });

  it.each([
    ['الدفع عند الاستلام', 'cod', '2', 'قيد المعالجة', 'unpaid'],
    ['Cash On Delivery', 'cod.cod', '5', 'Complete', 'doubtful'],
    ['الدفع عند الاستلام', 'cod.cod', '5', 'مكتمل', 'doubtful'],
    ['تحويل بنكي', 'bank_transfer.bank_transfer', '1', 'قيد الانتظار', 'unpaid'],
    ['تحويل بنكي', 'bank_transfer.bank_transfer', '2', 'قيد المعالجة', 'unknown'],
    ['Card', 'stripe', '5', 'Complete', 'paid'],
    ['بطاقة ائتمان', 'paypal.paypal', '2', 'قيد المعالجة', 'paid'],
    ['Card', 'stripe', '1', 'Pending', 'unknown'],
    ['Card', 'stripe', '21', 'بانتظار البنك', 'unknown'],
    ['طريقة أخرى', 'other.other', '2', 'قيد المعالجة', 'unknown'],
  ])('%s (%s), status %s %s: %s', (paymentTitle, paymentCode, statusId, status, payment) => {
    const order = read({ paymentTitle, paymentCode, status, statusId }, version);
    expect(factValue(order.payment) ?? 'unknown').toBe(payment);
    expect(order.paymentMethod).toMatchObject({
      value: version === '4.0' || version === '4.1' ? paymentCode : paymentTitle,
    });
  });

  it('is paid at the door by its method’s title too, whatever a plugin calls it', () => {
    const custom = { paymentCode: 'custom', status: 'قيد المعالجة', statusId: '2' };
    for (const paymentTitle of ['نقدا عند الاستلام', 'الدفع عند التوصيل', 'Pay on delivery', 'מזומן לשליח']) {
      const order = read({ ...custom, paymentTitle }, version);
      expect(order.payment).toMatchObject({ value: 'unpaid' });
      expect(order.paymentMethod).toMatchObject({ value: paymentTitle });
    }
    const bank = { ...custom, paymentCode: 'bank_transfer.bank_transfer', paymentTitle: 'تحويل بنكي' };
    expect(read(bank, version).payment.known).toBe(false);
  });

  it('is recognised by its route and its own id, in whatever folder', () => {
    const { document, url } = openOpencart(OPENCART_ORDER, version);
    expect(opencart.detect(document, url)).toMatchObject({ page: 'order', orderId: '305' });
    url.searchParams.set('order_id', '306');
    expect(opencart.detect(document, url)).toBeNull();
    url.searchParams.set('order_id', '305');
    url.searchParams.set('route', 'sale/returns/info');
    expect(opencart.detect(document, url)).toBeNull();
    expect(() => shownOn(opencart, { document, url })).toThrow(StorePageError);
  });
});

describe('a shop behind a proxy', () => {
  it('prints its links with another scheme, and is recognised all the same', () => {
    const { document, url } = openOpencart(OPENCART_ORDER, '3.0');
    for (const link of document.querySelectorAll('a[href*="invoice"]')) {
      link.setAttribute(
        'href',
        new URL(link.getAttribute('href') ?? '', url).href.replace('https:', 'http:'),
      );
    }
    expect(opencart.detect(document, url)).toMatchObject({ page: 'order', orderId: '305' });
  });
});

describe('the currency', () => {
  it('contradicted by the symbol with the amounts is neither', () => {
    expect(read({}, '4.1', 'JD').currency).toEqual(unknown('disagree', 'JD'));
  });

  it('in 3.0 is its symbol’s, where no other has that symbol', () => {
    expect(read({}, '3.0', 'د.أ').currency).toMatchObject({ value: 'JOD' });
    expect(read({}, '3.0', '$').currency).toEqual(unknown('ambiguous', '$'));
    expect(read({}, '3.0', '').currency).toEqual(unknown('not-shown'));
  });

  it('chosen anew and not saved is neither the old nor the new one', () => {
    const { document, url } = openOpencart(OPENCART_ORDER, '4.1');
    (the(document, '#input-currency') as HTMLSelectElement).value = 'JOD';
    expect(shownOn(opencart, { document, url }).currency).toEqual(unknown('disagree'));
  });
});

describe('what was changed on the page and not saved', () => {
  it('is neither the old nor the new one', () => {
    const { document, url } = openOpencart(OPENCART_ORDER, '4.0');
    type(document, 'input-telephone', '0599111222');
    type(document, 'input-shipping-city', 'Haifa');
    (the(document, '#input-shipping-country') as HTMLSelectElement).value = '9';
    const { shipping, billing } = shownOn(opencart, { document, url });
    expect(billing.phone).toEqual(unknown('disagree', '0599111222'));
    expect(shipping.city).toEqual(unknown('disagree', 'Haifa'));
    expect(shipping.country).toEqual(unknown('disagree', 'Jordan'));
    // The printed address is the old one, so no line of it is the region for certain.
    expect(shipping.state).toEqual(unknown('ambiguous'));
  });

  it('is not taken for the region, where there is none', () => {
    const shipping = OPENCART_ORDER.shipping && { ...OPENCART_ORDER.shipping, zone: '', postcode: '' };
    const { document, url } = openOpencart({ ...OPENCART_ORDER, shipping }, '4.0');
    expect(shownOn(opencart, { document, url }).shipping.state).toEqual(unknown('absent'));
    type(document, 'input-shipping-city', 'Haifa');
    expect(shownOn(opencart, { document, url }).shipping.state).toEqual(unknown('ambiguous'));
  });

  it('but a region that its form says is that one, however the page prints it', () => {
    const { document, url } = openOpencart(OPENCART_ORDER, '4.1');
    const printed = the(document, '#output-shipping-address');
    printed.innerHTML = printed.innerHTML.replace('Northern', 'Galilee');
    const { state } = shownOn(opencart, { document, url }).shipping;
    expect(state).toMatchObject({ value: 'Northern' });
  });

  it('but a status about to be changed is as saved', () => {
    const { document, url } = openOpencart(OPENCART_ORDER, '4.1');
    (the(document, '#input-order-status') as HTMLSelectElement).value = '7';
    expect(shownOn(opencart, { document, url }).status).toMatchObject({ value: 'قيد المعالجة' });
  });
});

describe('the list', () => {
  it.each([
    ['2.3', '/'],
    ['3.0', '/'],
    ['4.0', '|'],
    ['4.1', '.'],
  ] as const)('of %s: its rows, by checkbox and link alike', (version, separator) => {
    const url = opencartAddress('sale/order', version);
    const document = parsePage(opencartListPage([9, 8, 8, 7], separator, sessionOf(version)));
    expect(opencart.detect(document, url)).toMatchObject({ page: 'order-list' });
    the(document, 'input[value="7"]').setAttribute('checked', '');
    expect(rowsOn('opencart', { document, url }).map(({ orderId, selected }) => [orderId, selected])).toEqual(
      [
        ['9', false],
        ['8', false],
        ['7', true],
      ],
    );
    for (const { link, opens = '' } of rowsOn('opencart', { document, url })) {
      expect(link).not.toContain(sessionOf(version).token);
      expect(new URL(opens).searchParams.get(sessionOf(version).name)).toBe(sessionOf(version).token);
    }
    the(document, 'input[value="9"]').setAttribute('value', '10');
    for (const link of document.querySelectorAll('a[href*="order_id=7"]')) {
      link.setAttribute('href', 'https://evil.example/index.php?route=sale/order/info&order_id=7');
    }
    expect(rowsOn('opencart', { document, url }).map(({ orderId }) => orderId)).toEqual(['8']);
  });
});
