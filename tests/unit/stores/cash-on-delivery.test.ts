import { describe, expect, it } from 'vitest';
import { isCashOnDelivery } from '../../../lib/parcel/settle';
import { saysCashOnDelivery } from '../../../lib/stores/cash-on-delivery';

describe('a payment that is taken at the door', () => {
  it.each([
    'cod',
    'pay_on_delivery',
    'Payment on delivery',
    'Pay at the door',
    'Cash On Delivery',
    'Cash on delivery (COD)',
    'الدفع عند الاستلام',
    'الدفع عند الإستلام',
    'الدفع نقدًا عند استلام الطلب',
    'كاش عند التوصيل',
    'מזומן לשליח',
  ])('%s', (title) => {
    expect(saysCashOnDelivery(title)).toBe(true);
    expect(isCashOnDelivery(title)).toBe(true);
  });

  it.each([
    'Bank Transfer Payment',
    'حوالة بنكية',
    'Codename card',
    'PayPal',
    'Payoneer, delivery',
    'دفع إلكتروني',
  ])('not %s', (title) => {
    expect(saysCashOnDelivery(title)).toBe(false);
    expect(isCashOnDelivery(title)).toBe(false);
  });
});
