import { describe, expect, it } from 'vitest';
import { known, unknown } from '../../../lib/order';
import { draftParcel } from '../../../lib/parcel/draft';
import { magento } from '../../../lib/stores/magento/reader';
import { elementAt } from '../../need';
import type { MagentoChoice } from '../../stores/magento/order-page';
import { DOLLARS } from '../../stores/orders';
import { aMatch, anAccount } from '../parcel/made-up';
import { shownOn } from './judged';
import { openMagento as open, plain, priceIn, readMagento as read, rich, shown } from './open-magento';
import { practice } from './practice';

describe('its amounts', () => {
  it.each(['en', 'ar', 'ar-u-nu-arab', 'ar-u-nu-latn', 'he', 'de', 'fr'])(
    'are read as %s writes them',
    (locale) => {
      for (const currency of ['ILS', 'USD'] as const) {
        expect(read({ ...rich, currency }, { price: priceIn(locale, currency) })).toMatchObject({
          currency: shown(currency),
          total: shown('3305.46'),
          items: [{ amount: shown('2700.90'), quantity: shown('2') }, { amount: shown('90.00') }],
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

  it.each(['en', 'ar', 'ar-u-nu-arab', 'de'])('in two currencies are the order’s own, in %s', (locale) => {
    const dollars = practice(DOLLARS);
    const own = read(dollars, { price: priceIn(locale, 'USD') });
    const both = read(dollars, {
      price: priceIn(locale, 'USD'),
      basePrice: (hundredths) => priceIn(locale, 'ILS')(hundredths * 3),
    });
    expect(both).toMatchObject({ currency: shown('USD'), total: own.total, items: own.items });
    expect(own.total.known).toBe(true);
  });

  it('whose foot does not add up are open', () => {
    const page = open();
    const paid = page.document.querySelector('.order-totals tfoot tr.col-1 td:last-child');
    if (paid !== null) paid.textContent = '₪5.00';
    elementAt('.order-totals tbody tr.col-1', page.document).remove();
    expect(shownOn(magento, page)).toMatchObject({
      total: { known: false, why: 'ambiguous' },
      payment: { known: false },
    });
  });

  it.each(['subtotal with tax', 'subtotal twice', 'grand total twice'] as const)(
    'are right where the shop shows them as: %s',
    (taxDisplay) => {
      const lamp = { name: 'Lamp', sku: 'L', quantity: 1, subtotal: 100_00, total: 100_00, tax: 16_00 };
      expect(read({ ...plain, items: [lamp] }, { taxDisplay })).toMatchObject({
        total: shown('136.00'),
        paidTotal: shown('0.00'),
        refundedTotal: shown('0.00'),
        payment: shown('unpaid'),
      });
    },
  );

  it('say that delivery may have a part of their tax, and nothing of one where there is none', () => {
    const lamp = { name: 'Lamp', sku: 'L', quantity: 1, subtotal: 100_00, total: 100_00 };
    for (const taxDisplay of [
      undefined,
      'subtotal with tax',
      'subtotal twice',
      'grand total twice',
    ] as const) {
      const choice = { delivery: 20_00, ...(taxDisplay && { taxDisplay }) };
      expect(read({ ...plain, items: [{ ...lamp, tax: 16_00 }] }, choice).shippingTax).toMatchObject({
        why: 'ambiguous',
      });
      expect(read({ ...plain, items: [{ ...lamp, tax: 0 }] }, choice).shippingTax).toBeUndefined();
    }
  });

  it('delivery is believed where the totals have it too', () => {
    expect(read(plain, { delivery: 20_00 }).shippingTotal).toEqual(shown('20.00'));
    expect(read(plain, { delivery: 25_00 }).shippingTotal).toMatchObject({ why: 'ambiguous' });
  });

  it('the currency is the only code in its sentence', () => {
    const at = (text: string) => read(plain, { placedUsing: () => text }).currency;
    expect(at('The order was placed using JOD.')).toEqual(shown('JOD'));
    expect(at('USD / ILS')).toMatchObject({ why: 'ambiguous' });
    expect(at('تم الطلب')).toMatchObject({ why: 'ambiguous' });
  });

  it('how many are ordered is the first number, and none is larger', () => {
    expect(read(plain, { shipped: 1 }).items[0]?.quantity).toEqual(shown('2'));
    expect(read(plain, { shipped: 3 }).items[0]?.quantity).toMatchObject({ why: 'ambiguous' });
  });
});

describe('whether it is paid', () => {
  const open_ = { known: false, why: 'ambiguous' };
  const none = shown('0.00');
  it.each<[string, Partial<MagentoChoice>, unknown, unknown, unknown]>([
    ['cash on delivery', { method: 'Cash On Delivery' }, shown('unpaid'), none, none],
    ['a bank’s transfer', { method: 'Bank Transfer Payment' }, shown('unpaid'), none, none],
    [
      'an invoice was made of what is paid before',
      { method: 'Credit Card', paid: 110_00, buttons: ['order_creditmemo', 'order_ship'] },
      shown('paid'),
      shown('110.00'),
      none,
    ],
    [
      'an invoice was made of what is paid at the door, before it is sent: the money may have come',
      { paid: 110_00, invoiced: 2, buttons: ['order_creditmemo', 'order_ship'] },
      shown('doubtful'),
      shown('110.00'),
      none,
    ],
    [
      'an invoice was made of what is paid at the door, perhaps at hand-over',
      { paid: 110_00, invoiced: 2, shipped: 2, buttons: ['order_creditmemo'] },
      shown('doubtful'),
      shown('110.00'),
      none,
    ],
    [
      'an invoice was made of what nobody can tell',
      { method: 'طريقة المتجر', paid: 110_00, buttons: ['order_creditmemo', 'order_ship'] },
      shown('doubtful'),
      shown('110.00'),
      none,
    ],
    [
      'in part',
      { paid: 50_00, buttons: ['order_invoice', 'order_creditmemo'] },
      shown('unpaid'),
      shown('50.00'),
      none,
    ],
    [
      'in part, the rest cancelled',
      { paid: 50_00, due: 60_00, buttons: [] },
      shown('unpaid'),
      shown('50.00'),
      none,
    ],
    ['a row of the foot that is another', { paid: 50_00, due: 0 }, open_, open_, open_],
    [
      'given back in part',
      { paid: 110_00, refunded: 45_00, buttons: ['order_creditmemo', 'order_ship'] },
      shown('doubtful'),
      shown('110.00'),
      shown('45.00'),
    ],
    [
      'given back whole',
      { paid: 110_00, refunded: 110_00, buttons: ['order_reorder'] },
      shown('doubtful'),
      shown('110.00'),
      shown('110.00'),
    ],
    ['on hold, where no button says', { buttons: [] }, shown('unpaid'), none, none],
    ['nothing paid, yet something to give back', { buttons: ['order_creditmemo'] }, open_, open_, open_],
    ['nothing due, yet something to invoice', { paid: 110_00 }, open_, open_, open_],
    ['more given back than paid', { refunded: 20_00 }, open_, open_, open_],
  ])('%s', (_, choice, payment, paidTotal, refundedTotal) => {
    expect(read(plain, choice)).toMatchObject({ total: shown('110.00'), payment, paidTotal, refundedTotal });
  });
});

it('cash that Magento entered as paid is asked about, and the amount is offered', () => {
  const order = read(plain, { paid: 110_00, invoiced: 2, buttons: ['order_creditmemo', 'order_ship'] });
  const asked = draftParcel({ order, account: anAccount(), match: aMatch() }).findings;
  expect(asked.filter(({ severity, field }) => severity === 'error' && field === 'totalPrice')).toEqual([
    { field: 'totalPrice', severity: 'error', code: 'payment-doubtful', params: { amount: '110' } },
  ]);
});

describe('its method of payment, where the title says no more than the shop’s own words', () => {
  const row = (orderId: string, method: string, customer = 'سلمى') =>
    `{"entity_id":"5","order_id":"${orderId}","customer_name":${JSON.stringify(customer)},"payment_method":"${method}"}`;

  function methodWith(...rows: readonly string[]) {
    const { document, url } = open(plain, { method: 'الدفع لاحقا' });
    const grid = document.createElement('script');
    grid.type = 'text/x-magento-init';
    grid.textContent = `{"*":{"sales_order_view_invoice_grid_data_source":{"items":[${rows.join()}]}}}`;
    document.body.append(grid);
    return shownOn(magento, { document, url }).paymentMethod;
  }

  it('is the code that the order’s own invoices have', () => {
    expect(methodWith(row('101', 'banktransfer'), row('101', 'banktransfer'))).toEqual(
      known('banktransfer', 'store-data'),
    );
    expect(
      methodWith(row('101', 'banktransfer', '{"order_id":"101","payment_method":"cashondelivery"}')),
    ).toEqual(unknown('ambiguous', 'الدفع لاحقا'));
  });

  it.each<[string, readonly string[]]>([
    ['there is none', []],
    ['they are another order’s', [row('10', 'banktransfer'), row('1011', 'checkmo')]],
    ['they have two', [row('101', 'banktransfer'), row('101', 'checkmo')]],
  ])('is open where %s', (_, rows) => {
    expect(methodWith(...rows)).toEqual(unknown('ambiguous', 'الدفع لاحقا'));
  });
});
