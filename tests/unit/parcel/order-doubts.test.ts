import { describe, expect, it } from 'vitest';
import { type Order, unknown } from '../../../lib/order';
import { draftParcel } from '../../../lib/parcel/draft';
import { doubtDelivery, doubtStatus } from '../../../lib/parcel/order-doubts';
import { isCertain } from '../../../lib/parcel/preflight';
import { words } from '../../words';
import { aMatch, anAccount, anOrder, fact } from './made-up';

function codes(order: Partial<Order>, shipping: readonly string[] = []): readonly string[] {
  const { status = unknown('not-shown') } = order;
  return [...doubtStatus({ ...order, status }, shipping), ...doubtDelivery(order)].map(({ code }) => code);
}

describe('a person has to look at an order', () => {
  it.each(['Refunded', 'Canceled Reversal', 'ملغي', 'تم الإلغاء', 'مرتجع', 'בוטלה'])(
    'that is %s, in the shop’s own words',
    (status) => {
      expect(codes({ status: fact(status) })).toEqual(['order-status-doubtful']);
    },
  );

  it('that came back, was turned down or is there twice, in a plugin’s code or the shop’s words', () => {
    for (const status of words`
      returned; return-requested; rejected; refused; duplicate; Fake order; Closed; راجع; الراجع; مرجع;
      تم الإرجاع; قيد الاسترجاع; لاغي; مكرر; وهمي; مغلق; החזרה; נדחה; כפול
    `) {
      expect([status, codes({ status: fact(status) })]).toEqual([status, ['order-status-doubtful']]);
    }
  });

  it('that is on its way, in a plugin’s code or the shop’s words', () => {
    for (const status of words`
      out-for-delivery; in-transit; dispatched; with-courier; Out for delivery; In transit; With driver;
      Shipped with courier; قيد التوصيل; جاري التوصيل; خرج للتوصيل; في الطريق; مع المندوب; مع سائق;
      تم الإرسال; تم إرسال الطلب; مشحون; تم التنفيذ; يتم التوصيل; تم التجهيز وتم الشحن; לקוח/בדרך;
      יצא למשלוח; אצל השליח
    `) {
      expect([status, codes({ status: fact(status) })]).toEqual([status, ['order-shipped']]);
    }
  });

  it('that waits for goods or for its customer, in a plugin’s code or the shop’s words', () => {
    for (const status of words`
      pre-ordered; backordered; Awaiting stock; Out of stock; quote-sent; No answer; لم يرد; لا يرد; مؤجل;
      غير متوفر; אין מענה
    `) {
      expect([status, codes({ status: fact(status) })]).toEqual([status, ['order-held']]);
    }
  });

  it.each([
    ['Shipped', 'order-shipped'],
    ['Delivered', 'order-shipped'],
    ['تم التوصيل', 'order-shipped'],
    ['On hold', 'order-held'],
    ['Suspected Fraud', 'order-held'],
    ['معلّق', 'order-held'],
  ])('that is %s, in the shop’s own words', (status, code) => {
    expect(codes({ status: fact(status) })).toEqual([code]);
  });

  it.each([
    ['held', 'order-held'],
    ['shipped', 'order-shipped'],
    ['ended', 'order-status-doubtful'],
  ] as const)('that is %s by the store’s own list, whatever its words say', (statusMeaning, code) => {
    for (const said of ['Processing', 'Cancelled', 'تم الشحن']) {
      expect(codes({ status: fact(said), statusMeaning })).toEqual([code]);
    }
  });

  it('whose status a shop renamed, of those that its store’s list has nothing against', () => {
    expect(codes({ status: fact('ملغي'), statusMeaning: 'to-ship' })).toEqual(['order-status-doubtful']);
  });

  it('whose status is one of the shop’s own that nobody knows, until the person ships at it', () => {
    for (const status of ['stage-2', 'Ahmad', 'أحمد', 'الأردن', 'אחמד'])
      expect([status, codes({ status: fact(status) })]).toEqual([status, ['order-status-unknown']]);
    expect(codes({ status: fact('stage-2') }, ['stage-2'])).toEqual([]);
    expect(codes({ status: fact('stage-3') }, ['stage-2'])).toEqual(['order-status-unknown']);
    expect(codes({ status: fact('stage-2'), statusMeaning: 'to-ship' })).toEqual([]);
    expect(codes({ status: fact('cancelled') }, ['cancelled'])).toEqual(['order-status-doubtful']);
  });

  it('whose status says that it is not to ship, or speaks of its customer alone', () => {
    for (const status of words`
      do not ship; Don’t send; Do not deliver; not to ship; customer not answering; زبون محظور; لم يجب;
      لا تشحن; לא לשלוח
    `)
      expect([status, codes({ status: fact(status) })]).toEqual([status, ['order-held']]);
    for (const status of words`
      waiting for customer; unconfirmed; not confirmed; غير مؤكد; لم يتم التأكيد; awaiting confirmation
    `)
      expect([status, codes({ status: fact(status) })]).toEqual([status, ['order-status-unknown']]);
    for (const status of words`
      With shipping company; In shipping; Out for shipment; Shipment sent; Dispatch done; Stop shipping;
      Shipping stopped; Hold shipping; No shipping; Not to be shipped; Do not process; Not ready;
      Not yet confirmed; No confirmation; غير جاهز; بدون تأكيد; לא מוכן
    `)
      expect([status, codes({ status: fact(status) })]).not.toEqual([status, []]);
    expect(codes({ status: fact('ממתין לביטול') })).toEqual(['order-status-doubtful']);
  });

  it('whose status names two things, one of them that it went, until the person ships at it', () => {
    for (const status of words`
      paid-shipped; Delivered - paid; paid & delivered; confirmed_shipped; packed-and-shipped;
      payment received and shipped; Confirmed and sent; Completed - paid; received-by-customer;
      Customer received; Shipping in progress; تم الطباعة وتسليم المندوب; مدفوع ومسلم; مؤكد - مرسل;
      تم استلام الطلب من العميل; جاري الشحن; قيد الشحن; قيد الإرسال; Payé et expédié; En cours de livraison;
      בתהליך משלוח; שולם וסופק
    `) {
      expect([status, codes({ status: fact(status) })]).toEqual([status, ['order-status-unknown']]);
      expect([status, codes({ status: fact(status) }, [status])]).toEqual([status, []]);
      // A shop may call so what its store's list has for an order that is to be shipped.
      const renamed = { status: fact(status), statusMeaning: 'to-ship' } as const;
      expect([status, codes(renamed)]).toEqual([status, ['order-status-unknown']]);
    }
  });

  it('whose parcel came back as likely as it was never sent', () => {
    for (const status of [
      'not-delivered',
      'Not delivered',
      'لم يتم التسليم',
      'لم يتم التوصيل',
      'Invalid address',
    ])
      expect([status, codes({ status: fact(status) })]).toEqual([status, ['order-status-unknown']]);
  });

  it('that its customer comes for', () => {
    expect(codes({ isPickedUp: true })).toEqual(['order-picked-up']);
    expect(codes({ isShipped: true })).toEqual(['order-sent-before']);
    expect(codes({ isVirtual: true })).toEqual(['order-virtual']);
  });

  it('but not one that is still to be sent, though its words are of sending or coming back', () => {
    for (const status of words`
      Ready to ship; Not shipped; Awaiting shipment; To be dispatched; Not dispatched; Not yet dispatched;
      Awaiting dispatch; Ready to be shipped with courier; Not in transit; Return customer;
      Returning customer; عميل مكرر; قيد المراجعة; تمت المراجعة; جاهز للشحن; قيد التجهيز; بانتظار الشحن;
      بانتظار التوصيل; لم يتم الشحن; لم يتم الإرسال; يتم تنفيذ الطلب; يتم إرسال الطلب للتجهيز;
      سوف يتم الشحن; بانتظار أن يتم الشحن; Paid, not shipped; paid-not-yet-shipped; Not yet delivered;
      Confirmed, to be delivered; Payment completed; Invoice sent; Payé, non expédié; À expédier;
      لم يتم التسليم بعد; جاهز لتسليم المندوب; قيد التجهيز للشحن; تم استلام الطلب; غير مشحون; سيتم التوصيل;
      تم إرسال الفاتورة; טרם נשלח; לא נשלח; מוכן למשלוח
    `) {
      expect([status, codes({ status: fact(status) })]).toEqual([status, []]);
    }
  });

  it('but not one that is to be shipped', () => {
    for (const status of words`
      Processing; pending; قيد التنفيذ; تم الدفع; בטיפול; بانتظار الدفع عند التسليم
    `) {
      expect(codes({ status: fact(status) })).toEqual([]);
      expect(codes({ status: fact(status), statusMeaning: 'to-ship' })).toEqual([]);
    }
    expect(codes({})).toEqual([]);
  });
});

describe('an order of a store whose reader is not proven', () => {
  const draft = (verified: boolean, shipped?: number) =>
    draftParcel({
      order: anOrder({ verified }),
      account: anAccount(),
      match: aMatch(),
      ...(shipped === undefined ? {} : { shipped }),
    });

  it('is looked at by a person until three of its orders were shipped, and says how far that is', () => {
    expect(isCertain(draft(true))).toBe(true);
    for (const shipped of [0, 1, 2]) {
      expect(isCertain(draft(false, shipped))).toBe(false);
      expect(draft(false, shipped).findings).toContainEqual({
        field: 'referenceNumber',
        severity: 'doubt',
        code: 'reader-unproven',
        params: { done: shipped, needed: 3 },
      });
    }
    expect(isCertain(draft(false, 3))).toBe(true);
  });
});
