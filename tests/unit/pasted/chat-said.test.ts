import { describe, expect, it } from 'vitest';
import { readPastedOrder } from '../../../lib/pasted/read-pasted-order';
import { practiceIndex } from '../../bench/pasted/directory';
import { takenFrom } from '../../bench/pasted/score';

const read = (text: string) => readPastedOrder(text, practiceIndex);
const taken = (text: string) => takenFrom(read(text));

describe('where somebody lives', () => {
  it('is read behind a preposition, and none of it is left in the street', () => {
    expect(taken('اسمي نور حمدان\nساكنة بدورا قرب الجامع\n0599123456')).toMatchObject({
      name: 'نور حمدان',
      village: 'الخليل/دورا',
      street: 'قرب الجامع',
    });
  });

  it('is not where it goes when another place is said behind it', () => {
    expect(taken('صفاء جودة\nبيتي بسلواد بس وصلوها عالشغل\nطوباس شارع المدارس\n0599123456').village).toBe(
      'طوباس/طوباس',
    );
  });
});

describe('where it is sent', () => {
  it.each([
    ['behind "but"', 'هلا غانم\nانا من دورا بس ابعتوها على طوباس شارع المدارس\n0598120054'],
    ['behind "but" and who says it', 'انا هلا غانم من دورا بس ابعتوها على طوباس شارع المدارس\n0598120054'],
    [
      'behind "but" and a comma',
      'هلا غانم\nانا من دورا بس هالايام عند اهلي، ابعتوها على طوباس شارع المدارس\n0598120054',
    ],
    ['behind where one lives now', 'هلا غانم\nاحنا من دورا بس ساكنين بطوباس، شارع المدارس\n0598120054'],
    ['behind a question that is answered with no', 'هلا غانم\nدورا؟ لا لا، طوباس شارع المدارس\n0598120054'],
    ['behind the shop’s own question', 'اعطيني الاسم والعنوان\nهلا غانم\nطوباس شارع المدارس\n0598120054'],
    [
      'behind stamps that begin with the time',
      '[10:42 ص، 2026/11/8] هلا: هلا غانم\n[10:43 ص، 2026/11/8] هلا: طوباس شارع المدارس\n[10:44 ص، 2026/11/8] هلا: 0598120054',
    ],
    ['in one line with pictures for labels', '👤 هلا غانم 📍طوباس شارع المدارس 📱0598120054 💵120₪'],
    ['behind labels with a slip', 'الاسسم: هلا غانم\nالعنون: طوباس شارع المدارس\nالجول: 0598120054'],
    ['behind such labels without a mark', 'الاسسم هلا غانم\nالعنون طوباس شارع المدارس\nالجول 0598120054'],
    [
      'behind a label of two words with a slip',
      'الاسم: هلا غانم\nالعنوان: طوباس شارع المدارس\nرقم الجول: 0598120054',
    ],
    ['behind what the label says more', 'الاسم للطرد هلا غانم\nطوباس شارع المدارس\n0598120054'],
    ['between marks, and the name last', 'طوباس - شارع المدارس - هلا غانم - 0598120054'],
    [
      'behind why it is said',
      'عشان ما تغلطو متل المرة الماضية 😅 انا هلا غانم\nطوباس شارع المدارس\n0598120054',
    ],
    ['behind a request and a title', 'يرجى إرساله إلى السيدة هلا غانم، طوباس، شارع المدارس، 0598120054'],
    ['behind whom to talk to', 'احنا بطوباس، شارع المدارس. بتحكوا مع الوالدة هلا غانم 0598120054'],
    ['behind "she is"', 'هدية لصاحبتي، هي هلا غانم\nطوباس شارع المدارس\n0598120054'],
    ['and the name quoted', '> الاسم: هلا غانم\nصح\nطوباس شارع المدارس\n0598120054'],
    [
      'and no last word of a price',
      'هلا غانم\nطوباس شارع المدارس\n0598120054\nعشانك 310 آخر كلام والتوصيل علينا',
    ],
    ['before who says that they are meant', 'بدي شاحن على طوباس شارع المدارس معك هلا غانم 0598120054'],
  ])('is read %s', (_, text) => {
    expect(taken(text)).toMatchObject({
      name: 'هلا غانم',
      village: 'طوباس/طوباس',
      street: 'شارع المدارس',
      phones: ['0598120054'],
    });
  });

  it('is asked about where two places are named, and nothing says which', () => {
    expect(taken('هلا غانم\nانا من دورا بس دوامي بطوباس\n0598120054').village).toBeNull();
  });

  it('is the village that is said to be of a town', () => {
    expect(taken('هلا غانم\nانا من سالم تبعت نابلس، حارة العين\n0598120054').village).toBe('نابلس/سالم');
  });

  it('is a village of a region whose name is made of two towns’', () => {
    expect(taken('المحافظة: رام الله والبيرة\nالقرية: سلواد\nالاسم: هلا غانم\n0598120054').village).toBe(
      'رام الله والبيرة/سلواد',
    );
  });

  it('is behind a name in Hebrew, with a preposition joined to it', () => {
    expect(taken('זה חוסאם אבו רביעה מטובאס רחוב 11 0528840193')).toMatchObject({
      name: 'חוסאם אבו רביעה',
      village: 'طوباس/طوباس',
    });
  });

  it('is a town at the head of a line, which is not a label with a slip', () => {
    expect(taken('الرام 0598120054').phones).toEqual(['0598120054']);
  });

  it('may end with a word that shops ask for data with', () => {
    expect(taken('هلا غانم\nابعتوها على طوباس البلد\n0598120054').village).toBe('طوباس/طوباس');
  });

  it('is a street at least, where no town is named', () => {
    expect(taken('هلا غانم\nشارع المدارس عمارة 3\n0598120054').street).toBe('شارع المدارس عمارة 3');
  });
});

describe('who it is for', () => {
  it('is one with a title, and no street', () => {
    expect(taken('الحاج ابو صقر الهريني\nطوباس قرب المدرسة\n0598120054')).toMatchObject({
      name: 'الحاج ابو صقر الهريني',
      street: 'قرب المدرسة',
    });
  });

  it('is no name with what is said behind it', () => {
    expect(taken('سجليها لسميرة حداد وبتكون بطوباس شارع المدارس 0598120054').name).toBe('سميرة حداد');
  });

  it('is nothing of how it was paid', () => {
    expect(read('هلا غانم\nطوباس\n0598120054\nحولتلك المبلغ كامل عالبنك').name).toMatchObject({
      value: 'هلا غانم',
      sure: true,
    });
  });

  it('is two people’s, though one of them is "I" in a line', () => {
    const text = 'انا: ماسة حداد، يعبد، 0523340917\nاختي: جود حداد، طوباس، 0526610284';
    expect(read(text).problems.map(({ code }) => code)).toEqual(['orders-several']);
  });

  it('is a given name and a family’s that says something else, in a line of their own', () => {
    expect(taken('نور خلف\nطوباس مدخل البلد\n0598120054').name).toBe('نور خلف');
  });

  it('is no village, though a given name is one’s too, before the village in its line', () => {
    expect(taken('خليل جابر، دورا، حارة الجنوب\n0598120054')).toMatchObject({
      name: 'خليل جابر',
      village: 'الخليل/دورا',
    });
  });

  it('is somebody called as those are who live somewhere', () => {
    expect(taken('عايشة مناصرة طوباس شارع المدارس 0598120054').name).toBe('عايشة مناصرة');
  });

  it('is nobody who is only greeted', () => {
    expect(taken('استاذ كيفك\nنور حنتش\nطوباس شارع المدارس\n0598120054').name).toBe('نور حنتش');
  });
});

describe('a shop’s own summary', () => {
  it('is an order, whatever the shop says of itself beneath it', () => {
    const text = 'الاسم: ريتان غانم\nالبلد: طوباس\nجوال: 0598120054\nتابعونا على صفحتنا، للاستفسار واتساب';
    expect(taken(text)).toMatchObject({ name: 'ريتان غانم', village: 'طوباس/طوباس' });
  });
});

describe('an order without a phone', () => {
  it('says who, where and how much, whatever it asks', () => {
    expect(taken('هلا غانم\nطوباس شارع المدارس\n95 شيكل صح؟')).toMatchObject({
      name: 'هلا غانم',
      village: 'طوباس/طوباس',
    });
  });

  it.each([
    [
      'a shop’s own words with its phone',
      '🔥 تصفية نهاية الموسم 🔥 كل الشنط ب 79 شيكل\nزورونا طوباس شارع سفيان او واتساب 0599001177',
    ],
    ['a shop’s own words', 'تنزيلات 40% فرعنا طوباس شارع المدارس من 50 شيكل'],
    ['whoever asks where theirs is', 'وين صارت طلبيتي؟ باسم هلا غانم'],
  ])('is not %s', (_, text) => {
    expect(taken(text)).toMatchObject({ name: null, village: null });
  });
});

describe('what is to be collected', () => {
  it.each([
    ['said to be delivered for', 'حسابي مية وعشرين شيكل واصل', '120'],
    ['a total that has the fee in it', 'القيمة: 240 شيكل\nاجرة التوصيل: 20 شيكل\nيدفع: 260 شيكل', '260'],
    ['two totals, the price and with its fee', 'المجموع: 135\nالتوصيل: 20\nالاجمالي: 155 شيكل', '155'],
    ['what is left after a deposit', 'عربون 40 من اصل 190 والباقي مع الطرد 150 شيكل', '150'],
    ['behind a phone in groups', 'مركز الابحاث - 0599 21 66 33 - 400 شيكل', '400'],
    ['nothing, where the customer pays the delivery', 'السعر 55 والتوصيل على حسابك', null],
    ['the net sum, whatever it was before', 'كان 280 عاملينلي خصم 40 يعني صافي 240 شيكل', '240'],
    ['what it was, less what was taken off', 'كان 280 شيكل ونزلتولي خصم 40 شيكل', '240'],
    ['the sum that was agreed, less the deposit', 'وصلكم 30 شيكل عربون، والمجموع كان 150 شيكل', '120'],
    ['the price, less what is paid of it', 'سعر الطاولة 500 شيكل مدفوع منهم 150 شيكل', '350'],
    ['the sum of what was priced, and the fee', 'عباية ب 170\nطرحة ب 30\nالمجموع 200 والتوصيل 20', '220'],
    [
      'the sum, behind what each costs',
      'بيجامتين كل وحدة 60 شيكل يعني 120 وتوصيل 20 المجموع الكلي 140 شيكل',
      '140',
    ],
    ['what is left, and the fee', 'الباقي 600 شيكل عالاستلام + 100 توصيل', '700'],
    ['what is left of what it was', 'دفعت 50 شيكل من اصل 130 شيكل', '80'],
    ['nothing, where the fee is named without its sum', '90 شيكل + أجرة التوصيل', null],
    ['nothing, where it is said to be paid too', 'المبلغ 190 شيكل ومدفوع كامل حوالة ع البنك', null],
    ['nothing, where the fee is still to be told', 'الطقم 310 شيكل والتوصيل بنحسبه بعدين', null],
    [
      'what a message says that came from a group',
      'تم التحويل من مجموعة زباين الصفحة\nالقيمة: 138 شيكل',
      '138',
    ],
    ['nothing, where all of it is transferred', '90 شيكل محولين كلهم مبارح بالبنك', null],
    ['the price with everything in it', 'السعر شامل: 140 شيكل', '140'],
    ['the price and the fee to us', 'الشرشف ب 130 شيكل والتوصيل عنا 45 شيكل', '175'],
    ['what it came down to', 'العرض نزل من 130 شيكل لـ 99 شيكل', '99'],
    ['what the courier is to be paid', 'לתשלום לשליח: 149.90 ש״ח', '149.9'],
  ])('is %s', (_, words, amount) => {
    expect(taken(`هلا غانم\nطوباس شارع المدارس\n0598120054\n${words}`).amount).toBe(amount);
  });

  it('is rung about by the new number, where the old one is taken back', () => {
    const { phones } = read(
      'غيرت رقمي، مش 0599330011\nالجديد 0566330012\nعرفات صوان\nطوباس شارع المدارس\n118 شيكل',
    );
    expect(phones.filter(({ sure }) => sure).map(({ value }) => value)).toEqual(['0566330012']);
  });

  it('is rung about by the number that corrects another', () => {
    const { phones } = read(
      'هلا غانم\nطوباس شارع المدارس\n0598117204\nعفوا الرقم غلط، هاد الصح 0598117240\n80 شيكل',
    );
    expect(phones.map(({ value }) => value)).toEqual(['0598117240']);
  });

  it('is for whom a preposition alone is before', () => {
    expect(taken('بدي اتنين لاسيل عمرو طوباس قرب المدرسة 0598640217 المبلغ 150').name).toBe('اسيل عمرو');
    expect(taken('الزبون: تمام، انا عدي صوافطة من طوباس، شارع المدارس، رقمي 0597820361').name).toBe(
      'عدي صوافطة',
    );
  });

  it('has a name with the digits of chats beside it', () => {
    expect(taken('esmi dana 7amdan, tubas share3 el madares, 0598010203, 60 shekel').name).toBe(
      'dana 7amdan',
    );
  });

  it('goes to a village that is called as a person, where the line before says whose it is', () => {
    expect(taken('مجد شتية\nسالم، نابلس، شارع المقبرة\n0598771190\n95 شيكل')).toMatchObject({
      name: 'مجد شتية',
      village: 'نابلس/سالم',
    });
  });
});

describe('whose a phone is', () => {
  it('is the recipient’s behind an old street or quarter: only a number that is old is nobody’s', () => {
    const ofOld = (words: string) => read(`هلا غانم\n${words} 0598120054\n80 شيكل`).phones;
    expect(ofOld('طوباس البلدة القديمة').map(({ value, sure }) => [value, sure])).toEqual([
      ['0598120054', true],
    ]);
    expect(ofOld('طوباس\nرقمي القديم')).toEqual([]);
  });

  it('is the same person’s behind a label that is not known', () => {
    const text = 'الاسم: هلا غانم\nالبلد: طوباس\nجوال: 0598120054\nوطنية ثاني: 0562201957\n53 شيكل';
    expect(taken(text)).toMatchObject({ name: 'هلا غانم', phones: ['0598120054', '0562201957'] });
  });

  it.each([
    ['a shop’s, at the head', 'من بوتيك لمسة طولكرم 0599 255 018'],
    ['a shop’s, for complaints', 'بوتيك رزان - للمراجعة 0569000417'],
    ['a shop’s, if nobody answers', 'اذا ما لقيتوه رنوا عالصفحة 0526114380'],
    ['a shop’s page, if nobody answers', 'اذا ما لقيتوه رنوا عالبيج 0526114380'],
    ['not to be rung', 'لا تتصلو على رقمي 0599801146'],
  ])('is not one that is %s', (_, words) => {
    expect(taken(`هلا غانم\nطوباس شارع المدارس\n0598120054\n${words}`).phones).toEqual(['0598120054']);
  });

  it('is the giver’s, however long they say when to ring it', () => {
    const { phones } = read(
      'هدية لخالتي\nاسمها هلا غانم من طوباس\nرقمها 0598120054\nوهاد رقمي انا اذا ما ردت عليكم 0566330012\n80 شيكل',
    );
    expect(phones.map(({ value }) => value)).toEqual(['0598120054']);
  });

  it('is the seller’s under a label that says so', () => {
    const { phones } = read(
      'الزبون: هلا غانم\nالبلد: طوباس\nجوال: 0598120054\nالبائع: متجر الورد 0566330012',
    );
    expect(phones.map(({ value }) => value)).toEqual(['0598120054']);
  });
});

describe('who orders', () => {
  it('is not called as somebody is greeted: a given name too, where more follows', () => {
    const named = (head: string) => taken(`${head}\nطوباس شارع المدارس\n0598120054\n80 شيكل`).name;
    expect(named('هلا بدي بلوزة سوداء')).toBeNull();
    expect(named('هلا بديع')).toBe('هلا بديع');
  });

  it('is asked about where nothing but a name is said: a question after an order is none', () => {
    expect(read('طلبيتي ما وصلت، وين صارت؟ باسم علا دراغمة').name?.sure ?? false).toBe(false);
  });
});
