import { describe, expect, it } from 'vitest';
import { draftParcel } from '../../../lib/parcel/draft';
import { restOrder } from '../../stores/rest-order';
import { aMatch, anAccount } from '../parcel/made-up';
import { readAnswered } from './judged';
import { practice } from './practice';

const STORE = { kind: 'woocommerce', origin: 'https://shop.example', basePath: '/wp-admin/' } as const;

function asked(parts: object) {
  const order = readAnswered(STORE, '101', { ...restOrder(practice(101)), ...parts });
  const { findings } = draftParcel({ order, account: anAccount(), match: aMatch() });
  return findings.flatMap(({ severity, code }) => (severity === 'notice' ? [] : [code]));
}
const meta = (key: string, value: unknown) => ({ meta_data: [{ id: 7, key, value }] });

describe('an order of several vendors, whose goods stand in an order of each beside it', () => {
  it('is asked about, and so is each of theirs: one of the two is collected', () => {
    expect(asked(meta('has_sub_order', '1'))).toEqual(['collected-twice']);
    expect(asked({ parent_id: 77, created_via: 'dokan' })).toEqual(['collected-twice']);
  });

  it.each([{ parent_id: 0 }, meta('has_sub_order', ''), meta('has_sub_order', '0'), {}])(
    'is none by %j',
    (parts) => {
      expect(asked(parts)).toEqual([]);
    },
  );
});

describe('an order whose plugin says that the customer comes for it', () => {
  it.each([
    ['delivery_type', 'pickup'],
    ['_order_type', 'pickup'],
    ['shipping_method_type', 'Local pickup'],
    ['delivery_or_pickup', 'pickup'],
    ['_pickup_or_delivery', 'Pickup'],
    ['طريقة الاستلام', 'من المحل'],
  ])('is collected: %s is %s', (key, value) => {
    expect(asked(meta(key, value))).toEqual(['order-picked-up']);
  });

  it.each([
    ['delivery_type', 'delivery'],
    ['delivery_or_pickup', 'delivery'],
    ['pickup_date', ''],
    ['_order_type', 'checkout'],
    ['gift_type', 'pickup'],
    ['طريقة الدفع', 'استلام'],
  ])('is not where %s is %s', (key, value) => {
    expect(asked(meta(key, value))).toEqual([]);
  });
});
