import { describe, expect, it } from 'vitest';
import { readPastedOrder } from '../../../lib/pasted/read-pasted-order';
import { practiceIndex } from '../../bench/pasted/directory';

const ORDER = 'هلا غانم\nطوباس شارع المدارس\n0598120054\n75 شيكل';

/** What comes of an order with these words behind it. */
const asked = (said: string) => {
  const { name, street, phones, amount, problems } = readPastedOrder(`${ORDER}\n${said}`, practiceIndex);
  return [
    name?.value,
    street?.value,
    phones.length,
    amount?.value.value,
    amount?.sure,
    problems.map(({ code }) => code),
  ];
};

/** All of it is filled in, and whether it is cancelled is asked. */
const ASKED = ['هلا غانم', 'شارع المدارس', 1, '75', false, ['cancelled-partly']];

describe('an order that may be cancelled behind its data', () => {
  it.each([
    'الغيه رقمي مسكر',
    'جوالي خرب الغيه',
    'الرقم غلط خلص الغيه',
    'العنوان بعيد الغيه',
    'موعدكم متاخر الغيه',
    'الغيه الاسم غلط',
    'الغيه رقم 4410',
    'الغيه العنوان بعيد علي',
    'رقمي مش شغال الغيه',
    'الغيه جوالي ضاع',
    'الموعد ما بناسبني الغيه',
    'الغيه الموعد بعيد',
    'اسمي غلط الغيه',
    'رقم جوالي انسرق الغيه',
    'الغيه عنواني تغير',
    'الرقم القديم غلط الغيه',
    'الغيه رقمي التاني مسكر',
  ])('is asked about where a phone or another datum may be the reason: %s', (said) => {
    expect(asked(said)).toEqual(ASKED);
  });

  it.each([
    'الغاء الطلب',
    'ممكن الغاء الطلب؟',
    'لا كنسلي',
    'الغيلي الطلب',
    'الغيلي اياها',
    'كنسلي',
    'كنسل',
    'كنسلي لو سمحتي',
    'خلص كنسلوا',
    'الغي لو سمحت',
    'الغوا',
    'بدي الغي',
    'بدنا نلغي',
    'ممكن تلغي الطلب',
    'ممكن تلغيها',
    'تلغيه لو سمحتي',
    'الطلب ملغي',
    'ملغية',
    'كنسلي جوزي ما بده',
    'كنسلي غيرت رايي',
    'cancel this',
    'please cancel',
    'cancel please',
    'I want to cancel',
    'order cancelled',
    'cancel, changed my mind',
    'לבטל בבקשה',
    'ביטול הזמנה',
  ])('is asked about where “cancel” is said of nothing else: %s', (said) => {
    expect(asked(said)).toEqual(ASKED);
  });

  it.each([
    'ما بدي اياها',
    'ما بدنا اياه',
    'مابدي اياها',
    'ما بدي اياها خلص',
    'ما بدي اياها غيرت رايي',
    'لا تبعتوها',
    'لا ترسلوها',
    'ما تبعتوها',
    'ما ترسليها لو سمحتي',
    'لا تشحنوها خلص',
    'لا توصلوها لاني غيرت رايي',
    'لا تبعتوا الطلب',
    'ما تبعتوا الطلبية',
    'dont send it',
    'don’t send it please',
    'do not send it',
    'dont send the order',
    'I dont want it',
    "don't want it anymore",
    'אל תשלחו את זה',
    'לא רוצה את זה',
  ])('is asked about where it is not to be sent: %s', (said) => {
    expect(asked(said)).toEqual(ASKED);
  });

  it.each([
    'لا تكنسلي',
    'ما تلغي',
    'اذا تاخرت كنسلي',
    'dont cancel',
    'dont cancel it',
    'رقم زوجي الغيه',
    'الغيه رقم زوجي لو سمحتي',
    'لا تبعتوها عالبيت',
    'do not cancel it',
    'الغاء الطلب القديم',
    'لا تبعتوها اليوم',
    'لا تبعتوها قبل الخميس',
    'لا تبعتوها الا بكرا',
    'لا ترسلوها بكيس شفاف',
    'dont send it today',
    'dont send it before friday',
    'ما بدي اياها حمرا',
    'ما بدي كيس',
  ])('is asked about nothing where it is to be sent, if in another way: %s', (said) => {
    expect(asked(said).slice(2)).toEqual([1, '75', true, []]);
  });

  it.each([
    'لا تبعتوا',
    'لا تبعتوه',
    'لا تبعتوا شي',
    'لا ترسلوا لو سمحتي',
    'لا عاد تبعتوها',
    'بلاش تبعتوها',
    'please dont send',
    "don't send it",
    "don't ship please",
    'stop the order',
    'please stop my order',
    'وقفوا الطلب',
    'وقفيلي الطلبية لو سمحتي',
    'ما بدي الطلب',
    'ما بدنا الطلبية خلص',
    'مش عايزة الطلب',
    'ما بدي اياه',
    'cancel everything',
    'please cancel all of it',
    'كنسلي كل شي',
    'بطلت بدي',
    'خلص بطلت',
    'انسي الطلب',
    'i dont want the order',
    'i no longer want it',
    'forget the order',
    'אל תשלחו',
    'לא לשלוח',
    'בטלו את ההזמנה',
    'תעצרו את ההזמנה',
    'لا تشحنو الطلب الله يخليكم',
    'لا توصلوا الطرد',
    'لا تبعتيلي اياها',
    'ارجو عدم ارسال الطلب',
    'لا اريد الطلب',
    'خلص بلاش',
    'ما بدي',
    'غيرت رايي',
    'never mind',
    'i changed my mind',
    'please hold the order',
    'אני מבטלת',
    'la teb3atu',
    'kansli',
    'batalt bddi',
  ])('is asked about where it is taken back in other words: %s', (said) => {
    expect(asked(said)).toEqual(ASKED);
  });

  it.each([
    "don't send the red one",
    'لا تبعتوا الحمرا',
    'ما بدي الكنزة الحمرا',
    "I don't want the black one",
  ])('is asked what it costs where one piece of it is taken back: %s', (said) => {
    expect(asked(said).slice(2)).toEqual([1, '75', false, ['cancelled-partly']]);
  });

  it.each([
    'لا تبعتوا قبل ما ترنوا',
    'لا تبعتوا اليوم',
    'لا توصلوا الخميس',
    'رنوا قبل ما تبعتوا',
    'ما بدي الكيس',
    'ما بدي شي غير هيك',
    'بطلت اشتغل هناك',
    'i dont want anything else',
    'لا ترسلوا رسائل',
    'please dont send before 5',
    "don't send messages please",
    'ما بدي الطلب يتأخر',
    'ما بدي الطلبية قبل الخميس',
    'don’t stop at the order desk',
    'אל תשלחו לפני חמש',
  ])('is asked about nothing where the same words say when or how it is sent: %s', (said) => {
    expect(asked(said).slice(2)).toEqual([1, '75', true, []]);
  });
});

describe('an order that may be cancelled before its data', () => {
  it.each([
    'الغيها',
    'الغي الطلب رقمي مسكر',
    'بطلت بدي اياها',
    'كنسلي',
    'لا تبعتوا',
    'ما بدي الطلب',
    'please cancel the order',
    'cancel it',
    'please dont send',
    'אל תשלחו',
  ])('is filled in, and asked about: %s', (said) => {
    const text = `${said}\n${ORDER}`;
    const { phones, amount, problems } = readPastedOrder(text, practiceIndex);
    expect([phones.length, amount?.value.value, amount?.sure, problems.map(({ code }) => code)]).toEqual([
      1,
      '75',
      false,
      ['cancelled-partly'],
    ]);
  });

  it('is filled in, and asked about, where a phone alone stands before what cancels it', () => {
    const text = '0598120054\nالغيها\nهلا غانم\nطوباس شارع المدارس\n75 شيكل';
    const { phones, place, problems } = readPastedOrder(text, practiceIndex);
    expect([phones.length, place?.match.recognised, problems.map(({ code }) => code)]).toEqual([
      1,
      true,
      ['cancelled-partly'],
    ]);
  });

  it.each(['الغي الطلب القديم', 'cancel my previous order', 'لا تبعتوا قبل ما ترنوا', 'dont cancel it'])(
    'is asked about nothing where this one is to be sent: %s',
    (said) => {
      const { amount, problems } = readPastedOrder(`${said}\n${ORDER}`, practiceIndex);
      expect([amount?.value.value, amount?.sure, problems]).toEqual(['75', true, []]);
    },
  );
});

describe('words by which an order may be cancelled', () => {
  it.each(['الطلب ملغي عند الشركة ليش؟', 'لا تودوا البضاعة قبل الحكي'])(
    'are no part of its street, nor is what they go on with: %s',
    (said) => {
      for (const text of [`${said}\n${ORDER}`, `${ORDER}\n${said}`])
        expect(readPastedOrder(text, practiceIndex).street?.value).toBe('شارع المدارس');
    },
  );

  it('take nothing of an order that follows in their line', () => {
    const { name, place, street } = readPastedOrder(
      'الغيه رقمي مسكر وابعتوا على هالعنوان هلا غانم طوباس شارع المدارس 0598120054 75 شيكل',
      practiceIndex,
    );
    expect([name?.value, place?.match.recognised, street?.value]).toEqual(['هلا غانم', true, 'شارع المدارس']);
  });
});
