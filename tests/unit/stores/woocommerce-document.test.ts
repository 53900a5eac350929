import { describe, expect, it } from 'vitest';
import { known, type Order, unknown } from '../../../lib/order';
import { woocommerce } from '../../../lib/stores/woocommerce/reader';
import { DOUBTFUL, HOSTILE, PAID, PLAIN, practiceOrders, SECOND_PHONE } from '../../stores/orders';
import type { PracticeOrder } from '../../stores/practice-order';
import { shownOn } from './judged';
import { openOrderPage, the, type } from './open-page';
import type { OpenPage } from './parse-page';

function practice(id: number): PracticeOrder {
  const order = practiceOrders.find((any) => any.id === id);
  if (order === undefined) throw new Error(`no order ${id}`);
  return order;
}

const read = ({ document, url }: OpenPage): Order => shownOn(woocommerce, { document, url });
const form = (value: string) => known(value, 'form-field' as const);

describe('what an order’s page says', () => {
  it('recipient, phone, address, note, items and totals', () => {
    const order = read(openOrderPage(practice(PLAIN), { language: 'ar', storage: 'classic' }));
    expect(order).toMatchObject({
      id: '101',
      number: { value: '101' },
      status: form('processing'),
      billing: {
        name: form('سلمى عودة'),
        phone: form('0599200101'),
        company: unknown('absent'),
        address1: form('شارع المدرسة، بناية 4'),
        city: form('بيت فوريك'),
        state: form('نابلس'),
        country: form('PS'),
      },
      shipping: { name: form('سلمى عودة'), phone: unknown('absent') },
      items: [
        {
          name: 'كوب خزف أزرق',
          quantity: form('2'),
          amount: form('90.00'),
        },
      ],
      shippingTotal: form('20.00'),
      shippingTax: form('0.00'),
      feesTotal: form('0.00'),
      taxTotal: form('0.00'),
      total: known('110.00', 'labelled-text'),
      paymentMethod: form('cod'),
      customerNote: known('الرجاء الاتصال قبل الوصول.\nالباب الخلفي', 'labelled-text'),
    });
  });

  it('not which currency a symbol means, and of a payment only that there is none', () => {
    const order = read(openOrderPage(practice(PLAIN)));
    expect(order.currency).toEqual(unknown('ambiguous', '₪'));
    expect(order.payment).toEqual(known('unpaid', 'labelled-text'));
    expect(read(openOrderPage(practice(PAID))).payment).toEqual(unknown('not-shown'));
  });

  it('that there is no payment, whatever the goods cost the shop itself', () => {
    const costs = (id: number) => {
      const page = openOrderPage(practice(id));
      const totals = page.document.querySelector('.wc-order-totals-items');
      totals?.insertAdjacentHTML(
        'beforeend',
        '<table class="wc-order-totals"><tr><td class="label cost-total">x</td><td class="total cost-total">₪40.00</td></tr></table>',
      );
      return read(page).payment;
    };
    expect(costs(PLAIN)).toEqual(known('unpaid', 'labelled-text'));
    expect(costs(PAID)).toEqual(unknown('not-shown'));
  });

  it('both phones, each of its own party', () => {
    const { billing, shipping } = read(openOrderPage(practice(SECOND_PHONE)));
    expect([billing.phone, shipping.phone]).toEqual([form('0599200109'), form('0568200109')]);
  });

  it('markup as the text it is', () => {
    const order = read(openOrderPage(practice(HOSTILE)));
    expect(order.billing.name).toEqual(form('<b>Sami</b> "O\'Neil" & <script>window.taken=1</script>'));
    expect(order.items[0]).toMatchObject({
      name: 'Soap </a><script>window.taken=3</script> & "oil"',
    });
    expect(order.customerNote).toMatchObject({
      value: '</textarea><script>window.taken=4</script>\n<a href="javascript:window.taken=5">map</a>',
    });
  });

  it('what was given back', () => {
    expect(read(openOrderPage(practice(DOUBTFUL))).refundedTotal).toEqual(form('45'));
  });

  it('nothing was given back of an order of nothing, which has no such field', () => {
    const free = { ...practice(PLAIN), items: [], delivery: [] };
    expect(read(openOrderPage(free))).toMatchObject({ total: { value: '0.00' }, refundedTotal: form('0') });
  });

  it('not how much was given back when all was, for rows are rounded', () => {
    const page = openOrderPage({ ...practice(PLAIN), refunds: [110_00] });
    expect(read(page).refundedTotal).toMatchObject({ known: false });
  });
});

describe('amounts on the page', () => {
  it('of a delivery with tax are the charge and its tax', () => {
    const delivery = practice(PLAIN).delivery.map((way) => ({ ...way, tax: 3_20 }));
    expect(read(openOrderPage({ ...practice(PLAIN), delivery }))).toMatchObject({
      shippingTotal: form('20.00'),
      shippingTax: form('3.20'),
      taxTotal: form('3.20'),
      total: { value: '113.20' },
    });
  });

  const rich: PracticeOrder = {
    ...practice(PLAIN),
    items: [
      { name: 'Rug', sku: '', quantity: 1, subtotal: 1_500_50, total: 1_350_45, tax: 216_07 },
      { name: 'Oil', sku: 'O', quantity: 3, subtotal: 90_00, total: 81_00, tax: 12_96 },
    ],
    fees: [
      { name: 'Gift', total: 7_25, tax: 0 },
      { name: 'Friend', total: -5_00, tax: 0 },
    ],
  };

  it.each([
    ['a decimal point', { decimalMark: '.', thousandsMark: ',', decimals: 2 }],
    ['a decimal comma', { decimalMark: ',', thousandsMark: '.', decimals: 2 }],
    ['blanks between thousands', { decimalMark: ',', thousandsMark: '\u00a0', decimals: 2 }],
    ['three decimals', { decimalMark: '.', thousandsMark: '', decimals: 3 }],
  ])('are read with %s', (_, settings) => {
    for (const currency of ['ILS', 'JOD'] as const) {
      const order = read(openOrderPage({ ...rich, currency }, { settings }));
      const zero = '0'.repeat(settings.decimals - 2);
      expect(order).toMatchObject({
        feesTotal: form(`2.25${zero}`),
        shippingTotal: form(`20.00${zero}`),
        shippingTax: form(`0.00${zero}`),
        taxTotal: form(`229.03${zero}`),
        total: { known: true, value: `1682.73${zero}` },
      });
      expect(order.items[0]).toMatchObject({ amount: form(`1350.45${zero}`) });
    }
  });

  it('are unknown where the store shows no decimals and there are some', () => {
    const order = read(
      openOrderPage(rich, { settings: { decimalMark: '.', thousandsMark: ',', decimals: 0 } }),
    );
    expect(order.total).toEqual(unknown('ambiguous', '1,683'));
    expect(order.items[0]?.amount).toEqual(unknown('ambiguous', '1350.45'));
  });

  it('are unknown where their mark is longer than any', () => {
    const settings = { decimalMark: '.'.repeat(11), thousandsMark: ',', decimals: 2 };
    expect(read(openOrderPage(practice(PLAIN), { settings })).total.known).toBe(false);
  });

  it('are known where the store shows no decimals and there are none', () => {
    const order = read(
      openOrderPage(practice(PLAIN), { settings: { decimalMark: '.', thousandsMark: ',', decimals: 0 } }),
    );
    expect(order.total).toEqual(known('110', 'labelled-text'));
  });

  it('may differ from their sum by rounding, but no more', () => {
    const page = openOrderPage(practice(PLAIN));
    const total = the(page.document, 'input.line_total[name="line_total[1]"]');
    total.setAttribute('value', '90.005');
    expect(read(page).total).toMatchObject({ known: true, value: '110.00' });
    total.setAttribute('value', '90.02');
    expect(read(page).total).toEqual(unknown('ambiguous', '110.00'));
  });

  it('changed on the page and not saved, they disagree', () => {
    const page = openOrderPage(practice(PLAIN));
    (the(page.document, 'input.quantity') as HTMLInputElement).value = '3';
    expect(read(page)).toMatchObject({
      total: unknown('disagree', '110.00'),
    });
  });
});

describe('traps of the page', () => {
  it('a field is what it holds now, not what its markup said', () => {
    const page = openOrderPage(practice(PLAIN));
    type(page.document, '_shipping_city', 'قباطية');
    expect(read(page).shipping.city).toEqual(form('قباطية'));
  });

  it('an empty region or country may be one the page has not filled in', () => {
    const page = openOrderPage(practice(PLAIN));
    type(page.document, '_billing_state', '');
    type(page.document, '_billing_country', '');
    expect(read(page).billing).toMatchObject({ state: unknown('ambiguous'), country: unknown('ambiguous') });
  });

  it('two fields of one name are believed only when they say the same', () => {
    const page = openOrderPage(practice(PLAIN));
    const phone = the(page.document, '#_billing_phone');
    const copy = phone.cloneNode(true) as HTMLInputElement;
    phone.after(copy);
    expect(read(page).billing.phone).toEqual(form('0599200101'));
    copy.value = '0599999999';
    expect(read(page).billing.phone).toEqual(unknown('disagree'));
  });

  it('half a name is no name', () => {
    const page = openOrderPage(practice(PLAIN));
    the(page.document, '#_billing_last_name').remove();
    expect(read(page).billing.name).toEqual(unknown('not-shown'));
  });

  it('refunds that are listed but not counted are not believed either way', () => {
    const page = openOrderPage(practice(DOUBTFUL));
    the(page.document, '#refunded_amount').setAttribute('value', '0');
    expect(read(page).refundedTotal).toEqual(unknown('disagree', '0'));
  });

  it('an order number may be a plugin’s', () => {
    const page = openOrderPage(practice(PLAIN));
    the(page.document, '.woocommerce-order-data__heading').textContent =
      ' تفاصيل الطلب \u200f#SO-2026/044\u200f: ';
    expect(read(page).number).toMatchObject({ value: 'SO-2026/044' });
  });

  it('a note changed on the page is neither the old nor the new one', () => {
    const page = openOrderPage(practice(PLAIN));
    type(page.document, 'excerpt', 'something else');
    expect(read(page).customerNote).toEqual(unknown('disagree'));
  });

  it('a text longer than any order has is not read', () => {
    const page = openOrderPage({
      ...practice(PLAIN),
      billing: { ...practice(PLAIN).billing, city: 'x'.repeat(5_000) },
    });
    expect(read(page).billing.city).toEqual(unknown('unreadable', 'x'.repeat(100)));
  });
});
