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
    expect(asked(said)).toEqual(['هلا غانم', 'شارع المدارس', 1, '75', false, ['cancelled-partly']]);
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
    expect(asked(said)).toEqual(['هلا غانم', 'شارع المدارس', 1, '75', false, ['cancelled-partly']]);
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
    expect(asked(said)).toEqual(['هلا غانم', 'شارع المدارس', 1, '75', false, ['cancelled-partly']]);
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
});
