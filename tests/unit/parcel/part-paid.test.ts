import { describe, expect, it } from 'vitest';
import { unknown } from '../../../lib/order';
import { draftParcel } from '../../../lib/parcel/draft';
import { doubtPartPaid } from '../../../lib/parcel/part-paid';
import { words } from '../../words';
import { aMatch, anAccount, anOrder, fact, unsure } from './made-up';

const codesOf = (parts: Parameters<typeof anOrder>[0]) =>
  doubtPartPaid(anOrder(parts)).map(({ code }) => code);

describe('money that may have been paid already', () => {
  it.each(words`
    partially-paid; partial-payment; pending-deposit; part_paid; Part payment; مدفوع جزئيا; مدفوع جزئياً;
    بانتظار العربون; عربون مدفوع; دفعة أولى; دفعة-أولى; دفع جزء من المبلغ; دفع جزء; رعبون; half-paid;
    advance_paid; שולמה מקדמה; שולם חלקית
  `)('the status “%s” asks about the amount', (status) => {
    const [finding] = doubtPartPaid(anOrder({ status: fact(status) }));
    expect(finding).toEqual({
      field: 'totalPrice',
      severity: 'doubt',
      code: 'status-says-part',
      params: { status },
    });
  });

  it.each(words`
    processing; party-order; department; partner-shipped; قيد التنفيذ; بانتظار الشحن; בטיפול
  `)('the status “%s” does not', (status) => {
    expect(codesOf({ status: fact(status) })).toEqual([]);
  });

  it.each(words`
    دفع عربون والباقي عند الاستلام; عربون 50% تحويل بنكي والباقي كاش عند التسليم; نصف المبلغ مقدما والنصف عند الاستلام;
    50% deposit, rest cash on delivery; دفعة أولى الآن; Half now, half at the door
  `)('the method “%s” asks about the amount', (method) => {
    expect(codesOf({ paymentMethod: fact(method) })).toEqual(['deposit-unsure']);
  });

  it.each(words`
    cod; الدفع عند الاستلام; Deposit by bank transfer; Direct bank deposit; إيداع في بنك;
    الدفع عند الاستلام (بدون عربون); Cash on delivery - no deposit
  `)('the method “%s” does not', (method) => {
    expect(codesOf({ paymentMethod: fact(method) })).toEqual([]);
  });

  it.each(words`Direct Deposit; Pay in 3 parts`)(
    'the method “%s” does not of an order that is paid',
    (method) => {
      expect(codesOf({ paymentMethod: fact(method), payment: fact('paid' as const) })).toEqual([]);
    },
  );

  it('a status says nothing more where the store knows what was paid', () => {
    expect(codesOf({ status: fact('partially-paid'), paidTotal: fact('45') })).toEqual([]);
    expect(codesOf({ status: fact('partially-paid'), paidTotal: unsure('45') })).toEqual([
      'status-says-part',
    ]);
  });

  it('a store that keeps payments and knows of none has not heard of one that came another way', () => {
    const paidTotal = fact('0');
    expect(codesOf({ status: fact('مدفوع عربون'), paidTotal })).toEqual(['status-says-part']);
    expect(codesOf({ customerNote: fact('دفعت 50 عربون، يبقى 40'), paidTotal })).toEqual(['note-says-paid']);
  });

  it('of an order that is paid only what is left is asked about', () => {
    const payment = fact('paid' as const);
    expect(codesOf({ customerNote: fact('دفعت 50'), payment })).toEqual([]);
    expect(codesOf({ customerNote: fact('يبقى 40'), payment })).toEqual(['note-says-paid']);
  });

  it.each([
    ['دفعت 50 عربون، يبقى 40', 'دفعت 50 عربون، يبقى 40'],
    [
      'اتصلوا قبل الوصول\nدفعت عربون ٥٠ شيكل والباقي عند الاستلام\nشكرا',
      'دفعت عربون ٥٠ شيكل والباقي عند الاستلام',
    ],
    ['ملاحظة: دفعت 50', 'ملاحظة: دفعت 50'],
    ['باقي 40 شيكل', 'باقي 40 شيكل'],
    ['المبلغ مدفوع', 'المبلغ مدفوع'],
    ['تم التحويل', 'تم التحويل'],
    ['تم تحويل 50 شيكل', 'تم تحويل 50 شيكل'],
    ['وصلني التحويل', 'وصلني التحويل'],
    ['استلمنا الحوالة', 'استلمنا الحوالة'],
    ['التحويل وصل', 'التحويل وصل'],
    ['الباقي: ١١٠', 'الباقي: ١١٠'],
    ['العربون واصل', 'العربون واصل'],
    ['الحساب خالص', 'الحساب خالص'],
    ['الحساب خالص مع الشكر', 'الحساب خالص مع الشكر'],
    ['الحساب خالص\nالشكر لكم', 'الحساب خالص'],
    ['I already paid 50 by bank transfer', 'I already paid 50 by bank transfer'],
    ['שילמתי 50 מקדמה, נשאר 40', 'שילמתי 50 מקדמה, נשאר 40'],
    ['حول على البنك', 'حول على البنك'],
    ['تحويل بنكي', 'تحويل بنكي'],
    ['העביר ביט', 'העביר ביט'],
    ['bank transfer', 'bank transfer'],
    ['transferred to the bank', 'transferred to the bank'],
    ['I have sent the money', 'I have sent the money'],
    ['sent it by PayBox', 'sent it by PayBox'],
    ['transferred it', 'transferred it'],
    ['money sent', 'money sent'],
  ])('the note “%s” asks about the amount', (note, text) => {
    const order = anOrder({ customerNote: fact(note) });
    const { findings, fields } = draftParcel({ order, account: anAccount(), match: aMatch() });
    expect(findings).toContainEqual({
      field: 'totalPrice',
      severity: 'doubt',
      code: 'note-says-paid',
      params: { text },
    });
    expect(fields.totalPrice).toBe('140');
  });

  it.each(words`
    الرجاء الاتصال قبل التوصيل على 0599123456; الدفع عند الاستلام; سأدفع نقدا عند الوصول; لم ادفع بعد;
    لما يوصل التحويل; تم تحويل الطلب للمندوب; تم تحويل الطرد لشركة التوصيل;
    بعد نص ساعة; الطابق 3 شقة 12; هدية لا تضع الفاتورة; cash on delivery please;
    please bring change for 200; مع خالص الشكر; مع خالص الشكر والتقدير; لكم خالص التحية; تقبلوا خالص تحياتي;
    وخالص الاحترام لكم; Sent from my iPhone; not paid yet; Please call before it is sent;
    I sent my location on WhatsApp; I want it sent to my office; ext transfer 12; not paid by card yet
  `)('the note “%s” does not', (note) => {
    expect(codesOf({ customerNote: fact(note) })).toEqual([]);
  });

  it('a note says nothing new of an order that the store calls paid', () => {
    expect(codesOf({ customerNote: fact('تم الدفع'), payment: fact('paid') })).toEqual([]);
    expect(codesOf({ customerNote: fact('تم الدفع'), payment: unknown('ambiguous') })).toEqual([
      'note-says-paid',
    ]);
  });
});
