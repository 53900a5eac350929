import { describe, expect, it } from 'vitest';
import { known, unknown } from '../../../lib/order';
import { prestashop } from '../../../lib/stores/prestashop/reader';
import { elementAt } from '../../need';
import { CASH_STATUS, type PrestashopChoice } from '../../stores/prestashop/order-page';
import { shownOn } from './judged';
import { oil, openPrestaShop as open, plain, readPrestaShop as read, rich, shown } from './open-prestashop';

describe('its amounts', () => {
  it.each([
    ['a decimal point', 'ILS', { decimalMark: '.', thousandsMark: ',', decimals: 2 }],
    ['a decimal comma', 'USD', { decimalMark: ',', thousandsMark: '.', decimals: 2 }],
    ['thin blanks between thousands', 'JOD', { decimalMark: ',', thousandsMark: '\u202f', decimals: 2 }],
    ['three decimals', 'JOD', { decimalMark: '.', thousandsMark: ',', decimals: 3 }],
  ] as const)('are read with %s', (_, currency, settings) => {
    const zero = '0'.repeat(settings.decimals - 2);
    expect(read({ ...rich, currency }, { settings })).toMatchObject({
      currency: known(currency, 'store-data'),
      // Beside a discount, which may be of the delivery.
      shippingTotal: shown(`20.00${zero}`, false),
      feesTotal: shown(`7.25${zero}`),
      taxTotal: shown(`494.56${zero}`),
      total: shown(`3312.71${zero}`),
      // The discount is the order's: whose it is of the lines is not said.
      items: [{ amount: unknown('ambiguous', `3001.00${zero}`) }, { quantity: shown('1') }],
    });
  });

  it('are not read with a mark that is longer than any', () => {
    const settings = { decimalMark: '.'.repeat(11), thousandsMark: ',', decimals: 2 };
    expect(read(rich, { settings }).total.known).toBe(false);
  });

  it('with tax in them do not say how much of it is, but what the order comes to', () => {
    const order = read({ ...rich, items: [oil] }, { taxIncluded: true });
    expect(order).toMatchObject({
      total: shown('131.65'),
      shippingTotal: shown('20.00'),
      taxTotal: { known: false, why: 'not-shown' },
      items: [{ amount: { known: false } }],
    });
  });

  it('with tax in them have a line of taxes since 9, which is not added to what has it', () => {
    const order = read({ ...rich, items: [oil] }, { taxIncluded: true, version: '9.1' });
    expect(order).toMatchObject({
      total: shown('131.65'),
      shippingTotal: shown('20.00'),
      shippingTax: shown('0'),
      taxTotal: shown('14.40'),
      items: [{ amount: { known: false } }],
    });
    // Of goods without tax the line says so, and what they cost is known.
    expect(read(plain, { taxIncluded: true, version: '9.1' })).toMatchObject({
      total: shown('110.00'),
      taxTotal: shown('0.00'),
      items: [{ amount: shown('90.00') }],
    });
  });

  it('without tax in them are not enough for a total that has it', () => {
    const page = open({ ...rich, items: [oil] }, { version: '9.1' });
    elementAt('#orderTaxesTotal', page.document).remove();
    expect(shownOn(prestashop, page).total).toEqual(shown('131.65', false));
  });

  it('that do not add up leave the total unsure and the parts open', () => {
    const page = open();
    const shipping = page.document.getElementById('orderShippingTotal');
    if (shipping !== null) shipping.textContent = '₪25.00';
    const order = shownOn(prestashop, page);
    expect(order.total).toEqual(shown('110.00', false));
    expect(order.shippingTotal).toEqual(unknown('ambiguous'));
  });

  it('are read where the page does not say how it writes them, but the currency is not known then', () => {
    expect(read(plain, { withoutFormat: true })).toMatchObject({
      total: shown('110.00'),
      currency: unknown('not-shown'),
    });
  });
});

describe('whether it is paid', () => {
  const method = (amount: number, transaction = '') => ({ method: 'Card', transaction, amount });
  it.each<[string, Partial<PrestashopChoice>, unknown, unknown]>([
    ['nothing', {}, shown('unpaid'), shown('0')],
    ['all, by a gateway', { payments: [method(110_00, 'ch_1')] }, shown('paid'), shown('110.00')],
    [
      'all, by hand: at hand-over perhaps',
      { payments: [{ method: 'نقداً', transaction: '', amount: 110_00 }] },
      shown('doubtful'),
      shown('110.00'),
    ],
    [
      'all, in cash with a number on it',
      { payments: [{ method: 'Cash on delivery (COD)', transaction: '7', amount: 110_00 }] },
      shown('doubtful'),
      shown('110.00'),
    ],
    [
      'all, of an order placed as cash',
      { payments: [method(110_00, '7')], history: [CASH_STATUS] },
      shown('doubtful'),
      shown('110.00'),
    ],
    ['a part', { payments: [method(50_00, 'ch_1')] }, shown('unpaid'), shown('50.00')],
    ['two parts', { payments: [method(50_00), method(20_00)] }, shown('unpaid'), shown('70.00')],
    ['more than all', { payments: [method(110_00), method(110_00)] }, shown('doubtful'), shown('220.00')],
    [
      'a part, in another currency, of which the page warns',
      { payments: [{ ...method(0), shown: '$13.50' }], warning: ['₪50.00', '₪110.00'] },
      shown('unpaid'),
      shown('50.00'),
    ],
    [
      'in another currency, with a warning of several orders',
      { payments: [{ ...method(0), shown: '$13.50' }], warning: ['₪50.00', '₪210.00'] },
      unknown('ambiguous'),
      unknown('unreadable', '$13.50'),
    ],
    [
      'a part of several orders of one cart, this one’s or another’s',
      { payments: [method(50_00)], warning: ['₪50.00', '₪210.00'] },
      unknown('ambiguous'),
      unknown('unreadable', '₪50.00'),
    ],
    [
      'a part of several orders, as much as this one comes to',
      { payments: [method(110_00, 'ch_1')], warning: ['₪110.00', '₪210.00'] },
      unknown('ambiguous'),
      unknown('unreadable', '₪110.00'),
    ],
    [
      'a part of this order alone, of which the page warns',
      { payments: [method(50_00)], warning: ['₪50.00', '₪110.00'] },
      shown('unpaid'),
      shown('50.00'),
    ],
    [
      'all, in another currency, of which the page does not warn',
      { payments: [{ ...method(0), shown: '$30.50' }] },
      shown('doubtful'),
      shown('110.00', false),
    ],
    [
      'something, in another currency, of a cancelled order, where the page warns never',
      { payments: [{ ...method(0), shown: '$13.50' }], status: { id: 6, text: 'ملغي' } },
      unknown('ambiguous'),
      unknown('unreadable', '$13.50'),
    ],
    [
      'nobody knows what',
      { payments: [{ ...method(0), shown: '13 or 14' }] },
      unknown('ambiguous'),
      unknown('unreadable', '13 or 14'),
    ],
  ])('%s was paid', (_, choice, payment, paidTotal) => {
    expect(read(plain, choice)).toMatchObject({ payment, paidTotal });
  });

  it.each<[string, Partial<PrestashopChoice>, unknown]>([
    ['cash, by its first status', { history: [CASH_STATUS] }, known('ps_cashondelivery', 'form-field')],
    ['cash, by its only status', { status: CASH_STATUS }, known('ps_cashondelivery', 'form-field')],
    [
      'a transfer that became cash is a transfer',
      { history: [{ id: 10, text: 'بانتظار الحوالة' }, CASH_STATUS] },
      known('ps_wirepayment', 'form-field'),
    ],
    [
      'cash, by the shop’s own words',
      { history: [{ id: 22, text: 'بانتظار الدفع عند الاستلام' }] },
      shown('بانتظار الدفع عند الاستلام'),
    ],
    ['not told by a status of the shop’s', {}, { known: false, why: 'ambiguous', text: 'قيد التجهيز' }],
    [
      'not told by two statuses of one name',
      { status: CASH_STATUS, history: [{ id: 23, text: CASH_STATUS.text }] },
      { known: false, why: 'ambiguous' },
    ],
  ])('its method: %s', (_, choice, paymentMethod) => {
    expect(read(plain, choice).paymentMethod).toMatchObject(paymentMethod as object);
  });

  it('is not known where rows of payments are missing', () => {
    const page = open(plain, { payments: [{ method: 'Card', transaction: 'ch_1', amount: 110_00 }] });
    page.document.querySelector('[data-role="payment-method-column"]')?.closest('tr')?.remove();
    expect(shownOn(prestashop, page).payment).toEqual(unknown('unreadable'));
  });

  it('what was given back is not hidden by what was paid', () => {
    const payments = [{ method: 'Card', transaction: 'ch_1', amount: 110_00 }];
    const pdf = (kind: string) => `/shop/admin77/index.php/sell/orders/101/generate-${kind}-pdf?_token=x`;
    expect(read(plain, { payments }).refundedTotal).toEqual(shown('0'));
    const documents = [pdf('invoice'), pdf('delivery-slip')];
    expect(read(plain, { payments, documents }).refundedTotal).toEqual(shown('0'));
    const slip =
      '/shop/admin77/index.php?controller=AdminPdf&submitAction=generateOrderSlipPDF&id_order_slip=1';
    expect(read(plain, { payments, documents: [...documents, slip] }).refundedTotal).toEqual(
      unknown('not-shown'),
    );
    expect(read(plain, { payments, refundedText: '1 (₪45.00 Refunded)' }).refundedTotal).toMatchObject({
      why: 'ambiguous',
    });
  });
});
