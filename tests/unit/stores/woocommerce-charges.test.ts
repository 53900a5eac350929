import { describe, expect, it } from 'vitest';
import { draftParcel } from '../../../lib/parcel/draft';
import { restOrder } from '../../stores/rest-order';
import { aMatch, anAccount } from '../parcel/made-up';
import { readAnswered } from './judged';
import { practice } from './practice';

const STORE = { kind: 'woocommerce', origin: 'https://shop.example', basePath: '/wp-admin/' } as const;

/** The practice shop's order of 90 in goods, with these lines beside them. */
function draftOf(
  shipping: string,
  fees: readonly (readonly [string, string])[],
  rules: { readonly deliveryPaidBy: 'sender' | 'recipient'; readonly totalIncludesDelivery: boolean },
) {
  const all = [90, Number(shipping), ...fees.map(([, total]) => Number(total))];
  const answer = {
    ...restOrder(practice(101)),
    total: all.reduce((sum, part) => sum + part, 0).toFixed(2),
    total_tax: '0.00',
    shipping_total: shipping,
    shipping_tax: '0.00',
    fee_lines: fees.map(([name, total], id) => ({ id, name, total, total_tax: '0.00' })),
  };
  const order = readAnswered(STORE, '101', answer);
  const drafted = draftParcel({ order, account: anAccount(rules), match: aMatch(), quotedFee: '20' });
  const codes = drafted.findings.flatMap(({ field, severity, code }) =>
    field === 'totalPrice' && severity !== 'notice' ? [code] : [],
  );
  return { total: drafted.fields.totalPrice, goods: drafted.fields.actualPrice, codes };
}

const QUOTED = { deliveryPaidBy: 'recipient', totalIncludesDelivery: false } as const;
const TAKEN_OFF = { deliveryPaidBy: 'sender', totalIncludesDelivery: true } as const;

describe('delivery that a WooCommerce shop charges as a fee', () => {
  it.each([
    'رسوم التوصيل',
    'Delivery to Nablus',
    'أجرة الشحن',
    'דמי משלוח',
    'توصيل مع تأمين',
    'Multiple shipping',
  ])('is delivery: %s', (name) => {
    expect(draftOf('0.00', [[name, '20.00']], QUOTED).codes).toEqual(['delivery-charged-twice']);
    expect(draftOf('0.00', [[name, '20.00']], TAKEN_OFF)).toEqual({ total: '90', goods: '90', codes: [] });
    expect(draftOf('15.00', [[name, '5.00']], TAKEN_OFF)).toEqual({ total: '90', goods: '90', codes: [] });
  });

  it.each([
    'تغليف هدية',
    'رسوم الدفع عند الاستلام',
    'COD fee (cash on delivery)',
    'تأمين الشحن',
    'Shipping protection',
    'Tip for delivery',
  ])('is not any other fee: %s', (name) => {
    expect(draftOf('0.00', [[name, '20.00']], QUOTED)).toEqual({ total: '130', goods: '90', codes: [] });
    expect(draftOf('0.00', [[name, '20.00']], TAKEN_OFF)).toEqual({ total: '110', goods: '90', codes: [] });
  });

  it('is asked about where as much is taken off by another line, which may make it free', () => {
    for (const free of ['توصيل مجاني', 'خصم'])
      expect(draftOf('20.00', [[free, '-20.00']], TAKEN_OFF).codes).toEqual(['reading-unsure']);
    expect(draftOf('20.00', [['Free delivery', '-25.00']], TAKEN_OFF).codes).toEqual(['reading-unsure']);
  });

  it('is asked about where a part of it is taken off by a line that says so', () => {
    expect(draftOf('30.00', [['خصم على التوصيل', '-10.00']], TAKEN_OFF).codes).toEqual(['reading-unsure']);
  });

  it('is taken off as it is where a discount of another name and amount stands beside it', () => {
    expect(draftOf('20.00', [['خصم كمية', '-30.00']], TAKEN_OFF)).toEqual({
      total: '60',
      goods: '90',
      codes: [],
    });
    expect(draftOf('20.00', [['خصم', '-5.00']], TAKEN_OFF)).toEqual({ total: '85', goods: '90', codes: [] });
  });
});
