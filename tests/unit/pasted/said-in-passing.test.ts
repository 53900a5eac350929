import { describe, expect, it } from 'vitest';
import { readPastedOrder } from '../../../lib/pasted/read-pasted-order';
import { practiceIndex } from '../../bench/pasted/directory';
import { takenFrom } from '../../bench/pasted/score';

const ORDER = 'هلا غانم\nطوباس شارع المدارس\n0598120054\n';
const taken = (text: string) => takenFrom(readPastedOrder(text, practiceIndex));

describe('an amount', () => {
  it.each([
    ['of the delivery and the order', `${ORDER}التوصيل والطلب 85`, '85'],
    ['with a comma before its last three figures', `${ORDER}المبلغ 1,250`, '1250'],
    ['that the shop says it costs', `أنت: وين؟\n${ORDER}أنت: تمام بكلفك 260`, '260'],
    ['in words, for so much', `${ORDER}بدي الكرسي بمية وعشرين`, '120'],
    ['that somebody takes off', `${ORDER}السعر 150 شيكل بس بنزلك عشرين`, '130'],
    ['that ends a line in which the phone stands', '0598120054 هلا غانم طوباس قبل الكازية 110', '110'],
    ['with all in it', `${ORDER}75 ش توصيل وكلو`, '75'],
    ['of all together', `${ORDER}توصيل 15\nيعني 120 كلو على بعضو`, '120'],
    ['in the words of standard Arabic', `${ORDER}وقيمتها: 50 شيكلاً`, '50'],
    ['that a discount makes it', `${ORDER}ثمنها 400 شيكل، وبكود الخصم يصبح 360 شيكل`, '360'],
    ['that is said to be the right one', `${ORDER}كتبت المبلغ 210 والصواب 120 شيكل`, '120'],
    ['with the fee on top of a total', `${ORDER}البلوزة 70 والشال 35 المجموع 105 والتوصيل 20 فوقهم`, '125'],
    ['with the fee behind a total without it', `${ORDER}المجموع 110 شيكل بدون التوصيل والتوصيل 20`, '130'],
    ['of one piece, of which so many are wanted', `بدي 4 علب زيت الوحدة 60\n${ORDER}`, '240'],
    ['of all of them', `${ORDER}التوصيل 15 والقطعة 60\nيعني 75 كلهم؟`, '75'],
    ['in tens of standard Arabic', `${ORDER}المبلغ خمسون شيكلا`, '50'],
    ['that the shop brings it for', `المحل: لوين؟\nالزبون: ${ORDER}المحل: 340 وبتوصلك بكرا`, '340'],
    ['and no dearer one, which is refused', `${ORDER}المبلغ 180\nمع الشنطة؟\nبتصير 230\nلا غالي`, '180'],
    ['that price and fee became', `${ORDER}اوك يعني 50 و20 توصيل صارو 70 تمام`, '70'],
  ])('is read: %s', (_, text, amount) => {
    expect(taken(text)).toMatchObject({ name: 'هلا غانم', phones: ['0598120054'], amount });
  });

  it('without the fee, which is said in words of two languages, is left open', () => {
    expect(taken(`${ORDER}260 شيكل وعليها المشلواح`).amount).toBeNull();
  });

  it.each(['المجموع 152 شيكلاً بلا أجرة توصيل', 'سعر الطقم 260 شيكل تضاف إليه أجور التوصيل'])(
    'that lacks the fee is left open: %s',
    (said) => {
      expect(taken(ORDER + said).amount).toBeNull();
    },
  );

  it('that was settled with the driver is paid', () => {
    expect(taken(`${ORDER}حاسبت المندوب تبعكم مبارح 80 شيكل`).amount).toBeNull();
  });

  it('that is paid by the bank is left open', () => {
    expect(taken(`${ORDER}سأدفع أنا المبلغ 200 شيكل عبر البنك`).amount).toBeNull();
  });

  it('with a point before three figures is asked about', () => {
    expect(taken(`${ORDER}المبلغ 1.250`).amount).toBeNull();
  });
});

describe('a street', () => {
  it.each([
    ['what a number is rung for', `هلا غانم\nطوباس شارع المدارس\n0598120054 واتس\n0568113907 اتصال`],
    ['that the number is the same', `ساكنة بطوباس شارع المدارس، هلا غانم، نفس الرقم 0598120054`],
    ['that an address was wrong', `العنوان غلط سامحيني، طوباس شارع المدارس، هلا غانم 0598120054`],
  ])('is not %s', (_, text) => {
    expect(taken(text).street).toBe('شارع المدارس');
  });

  it('ends before the number of a phone', () => {
    const text = 'هلا غانم طوباس الحارة الغربية اول رقم 0598120054 ثاني رقم 0568113907';
    expect(taken(text)).toMatchObject({ street: 'الحارة الغربية', phones: ['0598120054', '0568113907'] });
  });

  it('has nothing of a picture before it', () => {
    const { street } = readPastedOrder(
      'هلا غانم\nطوباس\nاقرب معلم ▪️ شارع المدارس\n0598120054',
      practiceIndex,
    );
    expect(street?.value).toBe('شارع المدارس');
  });

  it('is called after the village that stands beside it', () => {
    const text = 'هلا غانم، مدرسة بنات قباطية الثانوية، قباطية، 0598120054';
    expect(taken(text).street).toBe('مدرسة بنات قباطية الثانوية');
  });

  it('is the home that is near something', () => {
    expect(taken('انا هلا غانم من طوباس، منزلي بجانب مسجد التقوى، 0598120054').street).toContain(
      'مسجد التقوى',
    );
  });

  it('is behind a label and a dash', () => {
    expect(taken('Name - هلا غانم\nArea - طوباس\nStreet - Mecca st. 22\nMob - 0598120054').street).toBe(
      'Mecca st. 22',
    );
  });

  it('is a quarter beside its town, though a village is called so', () => {
    expect(taken('هلا غانم\nرام الله الطيرة\n0598120054').street).toBe('الطيرة');
  });

  it('is behind what is asked politely', () => {
    const text = 'لو سمحت الخلاط الابيض ابعتوه ع طوباس جنب البنك باسم هلا غانم 0598120054';
    expect(taken(text)).toMatchObject({ name: 'هلا غانم', street: 'جنب البنك' });
  });
});

describe('a number', () => {
  it('ends as it is said to, and is asked about', () => {
    const [phone] = readPastedOrder('هلا غانم، طوباس، 0598 120 341\nاخره 314 مش 341', practiceIndex).phones;
    expect(phone).toMatchObject({ value: '0598120314', sure: false });
  });

  it('that is said to be another’s is not the customer’s', () => {
    const text = 'هذا مش رقمي 0599440028، انا رقمي 0598120054\nهلا غانم\nطوباس';
    expect(taken(text).phones).toEqual(['0598120054']);
  });

  it('of who will not answer is not the customer’s', () => {
    const text = 'على رقمي 0599112034 ما رح ارد، رن على 0598120054\nهلا غانم\nطوباس';
    expect(taken(text).phones).toEqual(['0598120054']);
  });

  it('that need not be rung is nobody’s', () => {
    expect(taken(`${ORDER}رقمي 0599117730 لا حاجة للاتصال به`).phones).toEqual(['0598120054']);
  });

  it('in a line that is quoted whole is the customer’s', () => {
    const text = 'رسالة من الزبونة:\n"عنواني طوباس شارع المدارس، اسمي هلا غانم، 0598120054"\n80 شيكل';
    expect(taken(text)).toMatchObject({ name: 'هلا غانم', phones: ['0598120054'], street: 'شارع المدارس' });
  });

  it('of the driver in another sentence leaves the customer’s certain', () => {
    const text = 'رقم المندوب 0598000222. الطلب لـ هلا غانم، طوباس، 0598120054';
    expect(readPastedOrder(text, practiceIndex).phones).toMatchObject([{ value: '0598120054', sure: true }]);
  });

  it('of the driver who is said to come is not the customer’s, nor another order', () => {
    expect(taken(`${ORDER}السائق الي بيجي عنا ابو سمير 0599555012 بعرف البيت`)).toMatchObject({
      name: 'هلا غانم',
      phones: ['0598120054'],
    });
  });

  it('that is kept for need is the second', () => {
    expect(taken(`${ORDER}رقم احتياط: 0568113907`).phones).toEqual(['0598120054', '0568113907']);
  });
});

describe('a name', () => {
  it.each([
    [
      'in place of the one of the sentence before',
      'الاسم هلا غانم، طوباس، 0598120054. معلش خليها باسم اختي سجى غانم',
    ],
    ['behind who it is and why', 'خليها باسم جوزي عشان هو بستلم، سجى غانم، طوباس، 0598120054'],
    ['behind a label that says more', 'اسم الشخص اللي بستلم: سجى غانم\nطوباس\n0598120054'],
    ['behind “the same name”', 'العنوان طوباس، الاسم نفسه سجى غانم، 0598120054'],
    ['and not why nobody should ring', 'سجى غانم، طوباس، 0598120054، لا ترنوا الصبح لانه ابني بكون نايم'],
    ['of who takes it', 'طوباس شارع المدارس\nبستلم سجى غانم\n0598120054'],
    ['before “the same address”', 'معك سجى غانم نفس العنوان اللي عندك بطوباس 0598120054'],
    ['behind a heading', 'هاي بياناتي زي ما طلبتو: سجى غانم، طوباس، 0598120054'],
    ['behind “my name’s”', "Hi! My name's سجى غانم, I live in طوباس 0598120054"],
    [
      'and not what is asked of the driver',
      'رجاء ما حدا يدق عالباب في طفل نايم\nسجى غانم\nطوباس\n0598120054',
    ],
    ['and not the ministry', 'وزارة التربية طوباس، انا سجى غانم 0598120054'],
    ['behind a label for both', 'الزبون/ـة: سجى غانم\nطوباس\n0598120054'],
    ['that is as it was', 'طوباس، والاسم كما هو: سجى غانم، 0598120054'],
    ['in place of another, behind a star', 'سجود غانم\nطوباس شارع المدارس\n0598120054\n*سجى غانم'],
    ['behind a picture', 'ثبتي اوردر 🤍 سجى غانم - طوباس - 0598120054'],
    ['behind a picture of a parcel', '📦 سجى غانم\n📍 طوباس\n📱 0598120054'],
    [
      'of the one it goes to, and not who writes',
      'Hi! I am Rania, this is for my cousin\nسجى غانم\nطوباس\n0598120054',
    ],
    ['not what else is said behind “I am”', 'انا تجوزت وساكنة بطوباس\nسجى غانم\n0598120054'],
    ['that begins as the one before it', 'مرحبا انا سجى\nسجى غانم\nطوباس شارع المدارس\n0598120054'],
  ])('is read: %s', (_, text) => {
    expect(taken(text).name).toBe('سجى غانم');
  });

  it('is behind who passed it on', () => {
    expect(taken('تحويل من اخوي ابو عمر: خالد سلامة، طوباس، 0598120054').name).toBe('خالد سلامة');
  });

  it('of “علي” is whole', () => {
    expect(taken('الاسم علي حجيرات\nطوباس\n0598120054').name).toBe('علي حجيرات');
  });

  it('is not what a shop asks for', () => {
    const asked = '- كيف بقدر اطلب؟\n- ابعتيلي الاسم ورقم الجوال والعنوان\n';
    expect(taken(`${asked}- هلا غانم 0598120054 طوباس شارع المدارس`).name).toBe('هلا غانم');
  });

  it('behind where somebody lives is no part of the street', () => {
    expect(taken('صرت ساكن بطوباس خلف البنك. أيمن شديد 0598120054')).toMatchObject({
      name: 'أيمن شديد',
      street: 'خلف البنك',
    });
  });
});

it('ends a street before "this" and the number', () => {
  expect(taken('معك هلا غانم من طوباس شارع المدارس وهذا رقمي 0598120054').street).toBe('شارع المدارس');
});

it.each(['غيري العنوان شارع نابلس قرب المحطة', 'لحظة غير العنوان خليه شارع نابلس قرب المحطة'])(
  'leaves no street that a later line changes: %s',
  (change) => {
    expect(taken(`${ORDER}${change}`)).toMatchObject({
      village: 'طوباس/طوباس',
      street: 'شارع نابلس قرب المحطة',
    });
  },
);

it('keeps who says that home is elsewhere', () => {
  expect(taken('اسمي هلا غانم البيت بسلواد بس ابعتوها على طوباس شارع حيفا\n0598120054').name).toBe(
    'هلا غانم',
  );
});
