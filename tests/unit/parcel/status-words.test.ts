import { describe, expect, it } from 'vitest';
import { meaningOfWords } from '../../../lib/parcel/status-words';
import { words } from '../../words';

describe('an order by the words of its status', () => {
  it('is asked about where it waits for a word, a person or goods besides', () => {
    for (const status of words`
      pending-confirm; pending-confirmation; to-confirm; new-unconfirmed; pending-call; طلب جديد - لم يؤكد;
      جديد غير مؤكد; חדש - ממתין לאישור; ready-pickup; processing-lp; جاهز للاستلام من الفرع;
      ready for pickup by customer; מוכן לאיסוף; exchange-approved; قيد الاستبدال; בתהליך החלפה;
      cod-received; money-received; قيد التحصيل; processing, picked up by courier; accepted-by-courier;
      جاهز عند السائق; label-printed; مطبوع البوليصة; تم التجهيز والارسال; received-back; pending-stock;
      pending-production; قيد الانتاج
    `) {
      expect([status, meaningOfWords(status)]).toEqual([status, 'unsure']);
    }
  });

  it('is to be shipped where it was confirmed, printed or packed, or is paid for at the door', () => {
    for (const status of words`
      confirmed; auto-confirmed; printed; Payment received; in stock, new; Preparing; مؤكد; تم التأكيد;
      جاهز; قيد التجهيز والشحن; جديد - الدفع عند الاستلام; Ready for pickup by courier;
      ready-for-pickup-by-driver; جاهز للاستلام من المندوب; جاهز للاستلام من قبل السائق;
      מוכן לאיסוף על ידי שליח; מוכן לאיסוף ע״י השליח; אושר; בהכנה, חדש
    `)
      expect([status, meaningOfWords(status)]).toEqual([status, 'to-ship']);
  });
});
