import { describe, expect, it } from 'vitest';
import { meaningOfWords } from '../../../lib/parcel/status-words';

describe('an order by the words of its status', () => {
  it('is asked about where it waits for a word, a person or goods besides', () => {
    const unconfirmed = [
      'pending-confirm',
      'pending-confirmation',
      'to-confirm',
      'new-unconfirmed',
      'pending-call',
    ];
    const further = ['طلب جديد - لم يؤكد', 'جديد غير مؤكد', 'חדש - ממתין לאישור'];
    const collected = [
      'ready-pickup',
      'processing-lp',
      'جاهز للاستلام من الفرع',
      'ready for pickup by customer',
      'מוכן לאיסוף',
    ];
    const exchanged = ['exchange-approved', 'قيد الاستبدال', 'בתהליך החלפה'];
    const cashed = ['cod-received', 'money-received', 'قيد التحصيل'];
    const atCourier = [
      'processing, picked up by courier',
      'accepted-by-courier',
      'جاهز عند السائق',
      'label-printed',
      'مطبوع البوليصة',
    ];
    const gone = ['تم التجهيز والارسال', 'received-back'];
    const made = ['pending-stock', 'pending-production', 'قيد الانتاج'];
    const all = [unconfirmed, further, collected, exchanged, cashed, atCourier, gone, made].flat();
    for (const status of all) {
      expect([status, meaningOfWords(status)]).toEqual([status, 'unsure']);
    }
  });

  it('is to be shipped where it was confirmed, printed or packed, or is paid for at the door', () => {
    const english = [
      'confirmed',
      'auto-confirmed',
      'printed',
      'Payment received',
      'in stock, new',
      'Preparing',
    ];
    const arabic = ['مؤكد', 'تم التأكيد', 'جاهز', 'قيد التجهيز والشحن', 'جديد - الدفع عند الاستلام'];
    const forCourier = [
      'Ready for pickup by courier',
      'ready-for-pickup-by-driver',
      'جاهز للاستلام من المندوب',
      'جاهز للاستلام من قبل السائق',
      'מוכן לאיסוף על ידי שליח',
      'מוכן לאיסוף ע״י השליח',
    ];
    for (const status of [...english, ...arabic, ...forCourier, 'אושר', 'בהכנה, חדש'])
      expect([status, meaningOfWords(status)]).toEqual([status, 'to-ship']);
  });
});
