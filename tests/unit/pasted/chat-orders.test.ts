import { describe, expect, it } from 'vitest';
import { readPastedOrder } from '../../../lib/pasted/read-pasted-order';
import { practiceIndex } from '../../bench/pasted/directory';
import { takenFrom } from '../../bench/pasted/score';

const read = (text: string) => readPastedOrder(text, practiceIndex);
const taken = (text: string) => takenFrom(read(text));

describe('name, town and street that run together', () => {
  it('are parted at the village between them', () => {
    expect(taken('رائد دراغمة طوباس شارع المدارس 0599214478 90 شيكل')).toMatchObject({
      name: 'رائد دراغمة',
      village: 'طوباس/طوباس',
      street: 'شارع المدارس',
      amount: '90',
    });
  });

  it('are parted behind a label too, where a street says so', () => {
    expect(taken('الاسم هديل قواسمة دورا شارع الجامعة جوال 0597220415')).toMatchObject({
      name: 'هديل قواسمة',
      village: 'الخليل/دورا',
      street: 'شارع الجامعة',
    });
    expect(taken('الاسم: ليلى دورا\nنابلس شارع فيصل').name).toBe('ليلى دورا');
  });

  it('leave the region before the village out of the name', () => {
    expect(taken('لؤي الجعبة القدس بيت حنينا شارع المدارس 0543318800')).toMatchObject({
      name: 'لؤي الجعبة',
      village: 'القدس/بيت حنينا',
    });
  });

  it('leave a family name that is a village to the name', () => {
    expect(taken('سالم دار حسين\nكوبر راس التل\n0598110347')).toMatchObject({
      name: 'سالم دار حسين',
      village: 'رام الله والبيرة/كوبر',
    });
    expect(taken('الاستاذ مروان سلامة\n0568220917\nبيت ساحور سوق الشعب')).toMatchObject({
      name: 'الاستاذ مروان سلامة',
      village: 'بيت لحم/بيت ساحور',
    });
  });
});

describe('a list with numbers', () => {
  it('is one order, though it has two phones', () => {
    const text =
      '1. الاسم الثلاثي: رغد محمود حداد\n2. العنوان: يعبد / وسط البلد\n3. رقم الهاتف: 0597118430\n4. واتس: 0568330127\n5. الاجمالي: 180 شيكل';
    const { phones, amount, name } = taken(text);
    expect([name, phones, amount]).toEqual(['رغد محمود حداد', ['0597118430', '0568330127'], '180']);
  });
});

describe('what may be another village', () => {
  const villageOf = (text: string) => taken(text).village;

  it('a town is not meant where a labelled village of it is spelled otherwise', () => {
    expect(villageOf('المنطقة/ طولكرم - ذنابة\nتفاصيل العنوان/ خلف ملعب ابو صفية')).toBe('طولكرم/دنابة');
  });

  it('a family that is called so is whom it is for', () => {
    expect(villageOf('ياسر ابو غوش\nقرب محطة الهدى\n0599203371\n120 شيكل')).toBeNull();
  });

  it('a slip of one is not taken where it is another with a preposition', () => {
    expect(villageOf('0599123456\nساكن بيطا قرب المستشفى')).not.toBe('نابلس/بيتا');
  });
});

describe('a street', () => {
  it('keeps the word that begins its name', () => {
    expect(taken('هديل نزال\nقباطية\nالشارع الرئيسي فوق الصيدلية\n0599413380').street).toBe(
      'الشارع الرئيسي فوق الصيدلية',
    );
  });
});

describe('two towns in one message', () => {
  it.each([
    ['منذر صلاحات\nنابلس أو طوباس وين ما بدك\n0599220871', ['نابلس', 'طوباس']],
    ['يا الزبابدة يا قباطية\nخالد لحلوح\n0597220440', ['الزبابدة', 'قباطية']],
    ['لينا زيد\nالصبح بكون بحوارة وبعد الظهر بعزون عتمة\n0597220440', ['حوارة', 'عزون عتمة']],
    ['بستلمها من جنين عند سيدي او من يعبد، بخبركم\nلينا زيد\n0597220440', ['جنين', 'يعبد']],
    ['عنوان البيت: كفر كنا\nعنوان العمل: الناصرة\nديانا سكران\n0507731194', ['كفر كنا', 'الناصرة']],
  ])('%s: neither is chosen, and no street is taken', (text, towns) => {
    const { place, street } = read(text);
    expect(place?.match).toMatchObject({ confident: false, recognised: false });
    expect(place?.match.choices.map(({ name }) => name)).toEqual(expect.arrayContaining(towns));
    expect(street).toBeNull();
  });

  it('are one where a kind of place says what the village is of', () => {
    expect(taken('وسام حامد\nبرقة قضاء نابلس خلف المدرسة\n0599220871').village).toBe('نابلس/برقة');
    expect(taken('وسام حامد\nبرقة محافظة رام الله خلف المدرسة\n0599220871').village).toBe(
      'رام الله والبيرة/برقة',
    );
  });

  it('are one where the village says something by itself, or is spelled with a slip', () => {
    expect(taken('وسام حامد\nالجديدة محافظة جنين قرب المسجد\n0599220871').village).toBe('جنين/الجديدة');
    expect(taken('وسام حامد\nعين البيضاا طوباس\n0599220871').village).toBe('طوباس/عين البيضا');
    expect(taken('وسام حامد من مجد الكرووم عند البنك\n0522220871').village).toBe(
      'الناصرة والجليل/مجد الكروم',
    );
  });

  it('are no town that the village is only near', () => {
    expect(taken('وسام حامد\nكفل حارس اللي قريبة عسلفيت\n0599220871').village).toBe('سلفيت/كفل حارس');
  });

  it('are one of several words, though it begins as a name does, beside whom it is for', () => {
    expect(taken('هالة ابو ريا\nام الفحم الظهر\n0547812036')).toMatchObject({
      name: 'هالة ابو ريا',
      village: 'حيفا ووادي عارة/أم الفحم',
    });
  });

  it('take a name beside its town for the village where it is said who it is for', () => {
    expect(taken('الاسم: حنين شتية\nسالم - نابلس\n0599182730')).toMatchObject({
      name: 'حنين شتية',
      village: 'نابلس/سالم',
    });
  });

  it('take a town with its quarter for no name beside whom it is for', () => {
    expect(taken('الطلبية لخالتي ام رائد\nسلفيت المنطرة\n0598227011')).toMatchObject({
      village: 'سلفيت/سلفيت',
      street: 'المنطرة',
    });
  });

  it('doubt a phone that stands beside nothing but a question', () => {
    const phones = read('مين بقدر يوصلي من نابلس لرام الله اليوم؟ 0599887711').phones;
    expect(phones.map(({ sure }) => sure)).toEqual([false]);
  });

  it.each(['البلدة: خربة المراجم', 'القرية: المراجم'])(
    'do not make a town of the governorate of a village that is not listed: %s',
    (village) => {
      const { place } = read(`المحافظة: نابلس\n${village}\nالعنوان: قرب العين`);
      expect(place?.match).toMatchObject({ confident: false, recognised: false });
    },
  );

  it('do not stop a village beside its own region', () => {
    expect(taken('سمير عودة\nنابلس\nحوارة شارع المدارس\n0599123456').village).toBe('نابلس/حوارة');
    expect(taken('المدينة: رام الله\nالعنوان: كفر عقب الشارع الرئيسي').village).toBe('القدس/كفر عقب');
    expect(taken('المحافظة: نابلس\nالعنوان: حوارة شارع المدارس').village).toBe('نابلس/حوارة');
  });
});

it('reads the village behind a preposition in Latin letters without it', () => {
  expect(taken('ana Shahd Awawdeh\nmen dura 7aret el karmeh\n0598013774')).toMatchObject({
    name: 'Shahd Awawdeh',
    village: 'الخليل/دورا',
    street: '7aret el karmeh',
  });
});

it('takes the town that stands without a label beside a labelled street', () => {
  expect(taken('اسم المستلم فراس حنون\nمدينة طولكرم\nالشارع شارع المدارس')).toMatchObject({
    village: 'طولكرم/طولكرم',
    street: 'شارع المدارس',
  });
});

it('takes no address for the label of one that is said to be known', () => {
  expect(taken('نفس العنوان تبع المرة الماضية\nأسماء كميل قباطية 0599447702')).toMatchObject({
    name: 'أسماء كميل',
    village: 'جنين/قباطية',
    street: null,
  });
});

describe('a message that is no order', () => {
  it.each([
    ['a question', 'مرحبا في عندكم توصيل على الخليل؟ وكم بوخذ وقت؟'],
    ['a complaint', 'كيف يعني ما بتوصلو على نابلس طيب في حد بقدر يوصلها'],
    ['thanks', 'يسلمو ايديكم وصلت الطلبية اليوم على نابلس'],
    ['an advertisement', 'تخفيضات نهاية الموسم\nكل القطع ب 50 شيكل فقط\nللطلب واتساب 0599000421'],
    ['a price list', 'أسعار التوصيل:\nالضفة الغربية 20 شيكل\nالقدس 30 شيكل'],
    ['an empty template', 'الاسم:\nرقم الجوال:\nالمدينة:\nالعنوان بالتفصيل:'],
    ['a template with a label of its own', 'الاسم:\nالمدينة:\nرقمين جوال:'],
    ['a cancellation', 'خلص حبيبتي الغي الطلب على جنين'],
    ['the driver’s number', 'اذا في مشكلة احكي مع المندوب سامي 0597000114'],
  ])('%s gives nothing', (_, text) => {
    expect(read(text)).toMatchObject({ name: null, phones: [], place: null, street: null, amount: null });
  });

  it('is told from an order of a customer whom the shop knows', () => {
    expect(taken('شفاء عمارنة يعبد حارة الملول 70 شيكل رقمي موجود عندكم')).toMatchObject({
      name: 'شفاء عمارنة',
      village: 'جنين/يعبد',
      amount: '70',
    });
  });
});

describe('whose phone it is', () => {
  it('is the writer’s own first, and a relative’s beside it', () => {
    expect(
      read('هديل نزال قباطية رقمي 0599413380 ورقم جوزي 0568990077').phones.map(({ value }) => value),
    ).toEqual(['0599413380', '0568990077']);
  });

  it.each([
    ['a driver', 'رقم السائق 0599555010\nغسان ابو بكر\nيعبد حي السلام\n0597720116', '0597720116'],
    ['a shop', 'صفاء عوض بيت أمر 0568301177\nللاستفسار عن الطلب متجر لمسة 0599000188', '0568301177'],
    ['a shop at the head', 'متجر ليان 0599500500\nسلسبيل حماد\nسلواد\n0597331144', '0597331144'],
    [
      'a sender, named behind it',
      'هدية من لمى حداد 0568990077 (المرسلة)\nهديل نزال\nقباطية\n0599413380',
      '0599413380',
    ],
    ['those who answer customers', 'خدمة الزبائن 0568990077\nهديل نزال\nقباطية\n0599413380', '0599413380'],
    ['a sender', 'المرسل: بوتيك ريم 0568990077\nالمستلم: هديل نزال\nقباطية\n0599413380', '0599413380'],
    ['before', 'غيرت الجوال، مش 0599330022\nهلا 0566330033\nسوسن عمر\nسلواد', '0566330033'],
    [
      'who writes for a sister',
      'لأختي ملاك سويطي بيت عوا رقمها 0599317742 وانا رقمي 0597317742',
      '0599317742',
    ],
  ])('that of %s is not taken', (_, text, phone) => {
    expect(read(text).phones.map(({ value }) => value)).toEqual([phone]);
  });

  it('a house number before it is none of it', () => {
    expect(taken('منار سرحان حيفا شارع عباس 18 طابق 2 0522207714').phones).toEqual(['0522207714']);
  });
});

describe('what is to be collected', () => {
  it.each([
    ['a deposit is taken off', 'المبلغ 250 شيكل دفعت منهم 100', '150'],
    ['all included', 'لمى دار علي\nسلواد\n0592778899\n220 شامل', '220'],
    ['a deposit behind its price', 'السعر 180 شيكل العربون 30 شيكل واصل', '150'],
    ['a fee is added, a transfer taken off', 'السعر 90 + توصيل 20\nحولت 40 على البنك', '70'],
    ['a price without a currency before its fee', '0597702219 القميص 80 والتوصيل 20', '100'],
    [
      'a total beside its price has the discount in it',
      '0598772031\nالسعر 200 خصم 20\nالمطلوب 180 شيكل',
      '180',
    ],
    ['the new price, not the old', 'كان 150 صار 120 شيكل', '120'],
    ['a price at which it comes to somebody', 'واصلك ب 140 شيكل', '140'],
    ['a price with what it comes to before it', '0599123456\nواصل 95 شيكل', '95'],
    ['pieces, a fee and their sum', 'حق القطعة 40 طلبت 3 مع توصيل 20 يعني 140 شيكل', '140'],
    ['a parcel that is said to come, paid by nobody', 'حسب ما فهمت 135 شيكل واصلة', '135'],
  ])('%s', (_, text, amount) => {
    expect(taken(text).amount).toBe(amount);
  });

  it('is left open where the fee on top is not named', () => {
    for (const fee of [
      '+ التوصيل',
      'والتوصيل برا',
      'والتوصيل زيادة',
      'والتوصيل على الزبون',
      'delivery is extra',
    ]) {
      expect(taken(`120 شيكل ${fee}`).amount, fee).toBeNull();
    }
    expect(taken('120 شيكل والتوصيل زيادة 20').amount).toBe('140');
  });

  it('is nothing where all was transferred, whatever was said with it', () => {
    for (const paid of ['حولتلكم المبلغ كامل 160 شيكل', 'خالص بالفيزا 160 شيكل', '160 شيكل محول كامل']) {
      expect(taken(`سوسن عمر\nسلواد\n0592778899\n${paid}`).amount, paid).toBeNull();
    }
  });

  it('is what answers the question, the label, and what is left', () => {
    const customer = 'سوسن عمر\nسلواد\n0592778899\n';
    expect(taken(`${customer}اديش الحساب؟ 140 شيكل`).amount).toBe('140');
    expect(taken(`${customer}الحساب 230 شيكل بعتلكم منهم 130 شيكل`).amount).toBe('100');
    expect(taken(`${customer}متبقي للتحصيل 75 شيكل من اصل 175 شيكل`).amount).toBe('75');
    expect(taken(`${customer}ثلاث قطع 135 شيكل غير اجرة الطريق`).amount).toBeNull();
    expect(taken(`${customer}Cash on delivery 260 NIS`).amount).toBe('260');
  });

  it('is not what somebody else asks for it', () => {
    expect(
      taken('قديش الحقيبة عندكم؟ لقيتها ب 85 شيكل بمحل ثاني\nسوسن عمر\nسلواد\n0592778899').amount,
    ).toBeNull();
  });
});
