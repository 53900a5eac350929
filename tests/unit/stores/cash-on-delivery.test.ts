import { describe, expect, it } from 'vitest';
import { isCashOnDelivery } from '../../../lib/parcel/settle';
import { saysCashOnDelivery } from '../../../lib/stores/cash-on-delivery';
import { words } from '../../words';

describe('a payment that is taken at the door', () => {
  it.each(words`
    cod; pay_on_delivery; Payment on delivery; Pay at the door; Cash On Delivery; Cash on delivery (COD);
    الدفع عند الاستلام; الدفع عند الإستلام; الدفع نقدًا عند استلام الطلب; كاش عند التوصيل; מזומן לשליח;
    תשלום לשליח; الدفع لدى الاستلام; الدفع كاش للمندوب; نقدًا للسائق; payondelivery; codfee;
    Paiement à la livraison
  `)('%s', (title) => {
    expect(saysCashOnDelivery(title)).toBe(true);
    expect(isCashOnDelivery(title)).toBe(true);
  });

  it.each(words`
    Bank Transfer Payment; حوالة بنكية; Codename card; PayPal; Payoneer, delivery; دفع إلكتروني;
    تم التسليم للمندوب; فودافون كاش; كاش او تحويل بنكي
  `)('not %s', (title) => {
    expect(saysCashOnDelivery(title)).toBe(false);
    expect(isCashOnDelivery(title)).toBe(false);
  });

  it.each(['كاش', 'الدفع كاش', 'الدفع نقدا', 'دفع نقدي', 'نقداً'])(
    'where nothing was paid yet, though the words alone do not say when: %s',
    (title) => {
      expect(saysCashOnDelivery(title)).toBe(false);
      expect(isCashOnDelivery(title)).toBe(true);
    },
  );
});
