import { describe, expect, it } from 'vitest';
import { readPastedOrder } from '../../../lib/pasted/read-pasted-order';
import { practiceIndex } from '../../bench/pasted/directory';

const ORDER = 'هلا غانم\nطوباس شارع المدارس\n0598120054\n75 شيكل';

/** What an order costs and is asked about, with these words behind it and before it. */
const asked = (said: string) =>
  [`${ORDER}\n${said}`, `${said}\n${ORDER}`].map((text) => {
    const { amount, problems } = readPastedOrder(text, practiceIndex);
    return [amount?.value.value, amount?.sure, problems.map(({ code }) => code)];
  });

const SENT = ['75', true, []];
const ASKED = ['75', false, ['cancelled-partly']];

describe('an order with a wish in the words that cancel others is asked about nothing', () => {
  it.each([
    'dont want the wrapping',
    'i dont need the receipt',
    "don't need the bag",
    "i don't need the gift box please",
    "don't send the invoice",
    "don't need the price tag",
    'receipt not needed',
    'bag is not needed',
    'لا تجيبوا الفكة',
    'لا تبعتوا الرسايل',
    'لا ترسلوا الرسائل',
    'لا تبعتوا الوصل',
    'לא צריכה את השקית',
    'לא רוצה את הקבלה',
    'אל תשלחו את ההודעות',
  ])('where what comes along with a parcel is not needed: %s', (said) => {
    expect(asked(said)).toEqual([SENT, SENT]);
  });

  it.each([
    "don't deliver the same day",
    "don't deliver the next day",
    'لا توصلوا الليلة',
    'لا توصلوا الساعة 5',
    'لا توصلوا الاسبوع الجاي',
    'لا توصلوا المخيم',
    'لا توصلوا المكتب',
    'لا توصلوا الدوار',
    'لا تسلموا اخوي',
    'لا تسلموا اختي الصغيرة',
    'لا تسلموا جوزي لو سمحتي',
    'لا تسلموا اخوي اذا اجا',
    'لا تسلموا الجيران',
    'لا تسلموا الوالد',
    'لا تسلموا الشنطة لاخوي',
    'لا تبعتوا الكنزة قبل الخميس',
    "don't send the dress before friday",
  ])('where it says when, where or to whom: %s', (said) => {
    expect(asked(said)).toEqual([SENT, SENT]);
  });

  it.each([
    'ما بدي الكنزة تكون واسعة',
    'ما بدي الكنزة الحمرا تطلع كبيرة',
    'ما بدي الفستان يكون قصير',
    'لا تبعتوا الكنزة بكيس شفاف',
    "i don't want the dress to be long",
    "don't send the dress in a bag",
    "don't send the wrong color",
    "don't send the red one by mistake",
    'i dont want another one',
  ])('where it says how a piece shall be: %s', (said) => {
    expect(asked(said)).toEqual([SENT, SENT]);
  });

  it.each(['ليش لسا ما توصل', 'ليش لهلا ما توصل', 'كيف لسا ما توصل', 'لسا ما توصل؟', 'خايفة ما توصل'])(
    'where somebody asks why it is not there: %s',
    (said) => {
      expect(asked(said)).toEqual([SENT, SENT]);
    },
  );

  it.each([
    'اذا مو موجود الاحمر لا تبعتوا',
    'ازا مش موجود لا ترسلوا',
    'لو مش اصلي ما تبعتوا',
    'اذا ما كنت بالبيت لا توصلوا',
    'اذا مش اصلية ما بدي اياها',
    "if the red is not available don't send",
    "if nobody answers don't deliver",
    'אם אין אדום אל תשלחו',
  ])('where it is so only if something happens: %s', (said) => {
    expect(asked(said)).toEqual([SENT, SENT]);
  });

  it.each([
    'cancel the old order',
    'cancel my other order',
    'cancel the old number',
    'cancel the appointment',
    'الغي لو سمحتي الرقم القديم',
    'רק לא לבטל את האדום',
    'אל תבטלו את האדום',
    'לבטל את ההזמנה הקודמת',
  ])('where an older order or another datum is meant: %s', (said) => {
    expect(asked(said)).toEqual([SENT, SENT]);
  });
});

describe('an order that is held back, or a piece of it, is asked about', () => {
  it.each([
    'cancel the red',
    'cancel please the red one',
    'please cancel the red dress',
    'cancel my red dress',
    'cancel red one',
    'cancel the second one',
    'cancel the red order',
    'cancel one of them',
    'cancel 1 of them',
    'cancel both',
    'cancel that',
    'cancel them',
    'אל תשלחו את האדום',
    'אל תשלחו בבקשה את האדום',
    'לא רוצה את האדום',
    'לא צריך את האדום',
    'לבטל בבקשה את האדום',
    'תבטלי את השמלה',
    'בטלו את האדום',
    'الغي لو سمحتي الحمرا',
    'الغي معلش الحمرا',
    'كنسليلي الحمرا',
    'ممكن تلغي الحمرا',
  ])('where one piece is cancelled, whatever stands between: %s', (said) => {
    expect(asked(said)).toEqual([ASKED, ASKED]);
  });

  it.each([
    "wait don't send yet",
    "don't ship it yet",
    "don't send now",
    'do not deliver for now',
    "don't send until i tell you",
    "don't send it before i confirm",
    "don't send the red one before i confirm",
    'cancel now',
    'لا تبعتوا هلا',
    'لا تبعتوا حاليا',
    'لا تبعتوها لسا',
    'كنسلي هلا',
    'ما بدي اياها هلا',
    'استنوا ما تبعتوا لحد ما احكيلكم',
    'لا تبعتوا قبل ما احكيلكم',
    'لا تبعتوا الا لما اخبركم',
    'لا تبعتوا الكنزة لحد ما احكيلكم',
    'אל תשלחו עכשיו',
    'אל תשלחו בינתיים',
    'אל תשלחו עד שאני אומרת',
  ])('where it is not to be sent now, or before its customer says so: %s', (said) => {
    expect(asked(said)).toEqual([ASKED, ASKED]);
  });

  it.each([
    "don't send them",
    "don't want those",
    'forget about it',
    'the order is not needed',
    'בטלו את זה',
    'לא צריך את זה',
    'אני כבר לא רוצה',
    'بس لا تبعتوا',
    'لا تبعتوا جوزي ما بده',
  ])('where it is not wanted, in few words: %s', (said) => {
    expect(asked(said)).toEqual([ASKED, ASKED]);
  });

  it.each([
    'اذا ممكن كنسلي',
    'اذا سمحتي لا تبعتوا',
    'اذا بتقدري الغيها',
    'if you can please cancel',
    "if possible don't send",
    'אם אפשר אל תשלחו',
    'اذا لسا ما بعتوها لا تبعتوها',
    'اذا ما انبعت الطلب لا تبعتوا',
    "if it hasn't shipped yet please cancel the order",
    'אם עוד לא נשלח אל תשלחו',
  ])('where “if” is polite, or asks whether it is still there: %s', (said) => {
    expect(asked(said)).toEqual([ASKED, ASKED]);
  });

  it.each([
    "don't send the bag",
    "don't send the red one at all",
    "don't want the red one too",
    "don't send the red dress with the order",
    'cancel the last one',
    'لا تبعتوا الساعة',
    'لا توصلوا الكنزة',
    'لا تبعتوا الكنزة مع الطلب',
    'ما بدي الكنزة طلعت صغيرة',
    'ما بدي الحمرا بدي الكنزة تكون واسعة',
  ])('where a piece is named that may be bought: %s', (said) => {
    expect(asked(said)).toEqual([ASKED, ASKED]);
  });
});
