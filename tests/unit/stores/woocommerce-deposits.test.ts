import { describe, expect, it } from 'vitest';
import { known, type PageOrder } from '../../../lib/order';
import { draftParcel } from '../../../lib/parcel/draft';
import { blankOrder } from '../../../lib/stores/blank-order';
import { customFieldsOf, metadataFields } from '../../../lib/stores/custom-fields';
import { judgeOrder } from '../../../lib/stores/judge-order';
import type { StoreKind } from '../../../lib/stores/registry';
import { wooCommerceDefinition } from '../../../lib/stores/woocommerce/definition';
import { readWooCommerceDeposit } from '../../../lib/stores/woocommerce/deposits';
import { restOrder } from '../../stores/rest-order';
import { aMatch, anAccount } from '../parcel/made-up';
import { readAnswered } from './judged';
import { openOrderPage } from './open-page';
import { practice } from './practice';

type Data = Readonly<Record<string, unknown>>;

const meta = (data: Data) => Object.entries(data).map(([key, value], id) => ({ id, key, value }));

/** A deposit of 45, of an order of 110. */
const TWO_PARTS = {
  _wc_deposits_order_has_deposit: 'yes',
  _wc_deposits_deposit_amount: '45',
  _wc_deposits_deposit_paid: 'yes',
  _wc_deposits_second_payment: '65.00',
  _wc_deposits_second_payment_paid: 'no',
};
const renamed = (data: Data, prefix: string) =>
  Object.fromEntries(Object.entries(data).map(([key, value]) => [key.replace('_wc_', prefix), value]));

const read = (data: Data, items: Data = {}, more: Data = {}) =>
  readWooCommerceDeposit({
    total: '110.00',
    meta_data: meta(data),
    line_items: [{ meta_data: meta(items) }],
    ...more,
  });

/** The draft of the practice shop's plain cash order with these data. */
function draftOf(data: Data, parts: Data = {}) {
  const order = practice(101);
  const { document, url } = openOrderPage(order);
  const page = wooCommerceDefinition.detect(document, url);
  const answer = { ...restOrder(order), meta_data: meta(data), ...parts };
  if (page?.page !== 'order') throw new Error('no order');
  return draftParcel({
    order: readAnswered(page.store, page.orderId, answer),
    account: anAccount(),
    match: aMatch(),
  });
}

describe('what plugins for deposits keep with an order', () => {
  it.each([
    ['one', TWO_PARTS],
    ['another', renamed(TWO_PARTS, '_awcdp_')],
  ])('the deposit of %s is taken off what is collected', (_, data) => {
    expect(read(data)).toEqual({ known: true, sure: true, from: 'store-data', value: '45' });
    const { fields, reckoning, findings } = draftOf(data, { status: 'partially-paid' });
    expect(fields.totalPrice).toBe('65');
    expect(reckoning).toContainEqual({ kind: 'already-paid', amount: '-45' });
    expect(findings.filter(({ field, severity }) => field === 'totalPrice' && severity !== 'notice')).toEqual(
      [],
    );
  });

  it('both parts paid leave nothing to collect: it asks', () => {
    const data = { ...TWO_PARTS, _wc_deposits_second_payment_paid: 'yes' };
    expect(read(data)).toMatchObject({ known: true, value: '110.00' });
    expect(draftOf(data).findings).toContainEqual(expect.objectContaining({ code: 'payment-received' }));
  });

  it.each<[string, Data, Data?, Data?]>([
    ['a deposit that is not paid yet', { ...TWO_PARTS, _wc_deposits_deposit_paid: 'no' }],
    ['parts that do not come to the total', { ...TWO_PARTS, _wc_deposits_second_payment: '50' }],
    [
      'more than two parts',
      {
        ...TWO_PARTS,
        _wc_deposits_payment_schedule: { 1: { type: 'deposit' }, 2: { type: 'partial_payment' } },
      },
    ],
    ['amounts that are no text', { ...TWO_PARTS, _wc_deposits_deposit_amount: { toString: null } }],
    ['amounts in another form', { ...TWO_PARTS, _wc_deposits_deposit_amount: '45,00' }],
    ['a deposit of a key nobody knows', { _deposit_paid: '45' }],
    ['a shop’s own field', { عربون: '45' }],
    ['a first payment in Arabic', { 'دفعة أولى': '45' }],
    ['what is paid in Arabic', { المدفوع: '45' }],
    ['an order partly paid', { _partially_paid: 'yes' }],
    ['a part of a payment', { _part_payment: '45' }],
    ['what remains', { _remaining_amount: '65' }],
    ['what was advanced', { _advance_amount: '45' }],
    ['a till’s part that is paid', { _op_order_total_paid: '45' }],
    ['a till’s part that is left', { _op_remain_paid: '65' }],
    ['an amount that is paid', { _paid_amount: '45' }],
    ['an amount that was paid first', { _prepaid_amount: '45' }],
    ['an order that is prepaid', { _prepaid: 'yes' }],
    ['an advance beside cash', { _cod_advance: '45' }],
    ['an amount that is due', { amount_due: '65' }],
    ['what waits to be paid at the door', { partial_cod_pending_amount: '65' }],
    ['the amount paid, in Arabic', { 'المبلغ المدفوع': '45' }],
    ['the rest in Arabic', { المتبقي: '65' }],
    ['what is left, in Arabic', { الباقي: '65' }],
    ['what was paid first, in Arabic', { 'دفع مقدم': '45' }],
    ['an item that is a deposit', {}, { _is_deposit: 'yes', _deposit_full_amount: '200' }],
    ['one who says how much in words of their own', { 'عربون؟': 'لا، دفعت 45' }],
    ['a deposit of a currency', { عربون: '45 شيكل', 'Amount due': '65 ILS' }],
    ['nothing left, in words', { المتبقي: 'لا يوجد' }],
    ['the rest of another order', {}, { _original_order_id: '77' }],
    ['a balance order', {}, {}, { created_via: 'yith_wcdp_balance_order', parent_id: 77 }],
  ])('%s asks about the amount', (_, data, items = {}, more = {}) => {
    expect(read(data, items, more)).toMatchObject({ known: false, why: 'ambiguous' });
    const drafted = draftOf(data, {
      line_items: [{ name: 'x', total: '90.00', meta_data: meta(items) }],
      ...more,
    });
    expect(drafted.findings).toContainEqual(
      expect.objectContaining({ field: 'totalPrice', severity: 'doubt', code: 'deposit-unsure' }),
    );
  });

  it.each<[string, Data, Data?, Data?]>([
    ['nothing', {}],
    [
      'a plugin that this order does not use',
      { _wc_deposits_order_has_deposit: 'no', _wc_deposits_deposit_amount: '45' },
    ],
    [
      'empty fields',
      { _deposit_amount: '', _deposit_paid: '0', _partial_payment: 'no', _awcdp_deposits: [] },
    ],
    ['an item without a deposit', {}, { _wc_deposit_meta: { enable: 'no', deposit: 10 } }],
    ['a rest that is the whole order', { amount_due: '110.00', المتبقي: '110' }],
    [
      'an amount paid that is all of an order which is paid',
      { _paid_amount: '110' },
      {},
      { date_paid: '2026-11-20T10:00:00' },
    ],
    [
      'one who does not want it',
      { 'عربون؟': 'لا', 'دفع مقدم': 'لا شكرا', מקדמה: 'לא', deposit: 'no thanks' },
    ],
    ['a mark', { amount_paid: '-', عربون: '—' }],
    ['nought of a currency', { 'المبلغ المدفوع': '0 شيكل', 'Total Paid': '₪0.00', عربون: '٠' }],
    ['a rest that is the whole order in a currency', { 'Amount due': '110 ILS', المتبقي: '₪110.00' }],
    ['what is left of goods', { 'الكمية المتبقية': '5', 'remaining amount in stock': '5' }],
    ['what a customer spends', { total_spending_amount: '900' }],
    ['a currency alone', { paid_amount_currency: 'ILS' }],
    ['a way to pay', { payment_type: 'prepaid' }],
    ['how a deposit would be reckoned', { deposit_type: 'percent', _deposit_type: 'fixed' }],
    ['a vendor’s part of an order', {}, {}, { created_via: 'dokan', parent_id: 77 }],
    ['a shop of photos, and a bank’s slip', { _depositphotos_id: '77', _bank_deposit_slip: 'slip.jpg' }],
    ['other plugins’ data', { _tracking_number: '45', is_vat_exempt: 'no', _billing_area: 'المنطقة' }],
  ])('%s says nothing', (_, data, items, more) => {
    expect(read(data, items, more)).toEqual({ known: false, why: 'not-shown' });
  });

  it.each([null, undefined, 'x', 5, [null], [{ key: 5 }], [{ key: '_deposit' }]])(
    'data of another shape (%j) are no deposit',
    (data) => {
      expect(readWooCommerceDeposit({ meta_data: data, line_items: data })).toMatchObject({
        known: false,
        why: 'not-shown',
      });
    },
  );
});

describe('a deposit beside an order of any store that says of no payment', () => {
  const storeOf = (kind: StoreKind) => ({ kind, origin: 'https://shop.example', basePath: '/app/' });
  const paidOf = (fields: Pick<PageOrder, 'customFields'>, kind: StoreKind, more: Partial<PageOrder> = {}) =>
    judgeOrder({
      ...blankOrder(storeOf(kind), '1', 'https://shop.example/1'),
      total: known('110.00', 'store-data'),
      ...fields,
      ...more,
    }).paidTotal;
  const none = known('0', 'store-data');
  const inData = (metadata: Data) => customFieldsOf(metadataFields('data', metadata));
  const printed = (label: string, value: string) => customFieldsOf([{ at: 'order', key: '', label, value }]);

  it.each<Data>([{ deposit: '45', deposit_paid: 'yes' }, { عربون: '45' }])('is asked about: %j', (metadata) =>
    expect(paidOf(inData(metadata), 'medusa', { paidTotal: none })).toMatchObject({
      known: false,
      why: 'ambiguous',
    }),
  );

  it.each(['magento', 'opencart', 'prestashop', 'woocommerce'] as const)(
    'is asked about where %s prints it by its label',
    (kind) => {
      expect(paidOf(printed('المبلغ المدفوع', '45'), kind)).toMatchObject({ known: false, why: 'ambiguous' });
      expect(paidOf(printed('عربون', '45'), kind, { paidTotal: none })).toMatchObject({ why: 'ambiguous' });
      const paidTotal = known('45', 'store-data');
      expect(paidOf(printed('عربون', '45'), kind, { paidTotal })).toBe(paidTotal);
    },
  );

  it.each<Data>([{ gift: 'yes' }, { deposit: 'no' }, { 'عربون؟': 'لا' }, { amount_due: '110' }])(
    'is none: %j',
    (metadata) =>
      expect(paidOf(inData(metadata), 'medusa', { paidTotal: none })).toMatchObject({
        known: true,
        value: '0',
      }),
  );
});
