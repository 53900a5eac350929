import { describe, expect, it } from 'vitest';
import { readPastedOrder } from '../../../lib/pasted/read-pasted-order';
import { practiceIndex } from '../../bench/pasted/directory';

const read = (text: string) => readPastedOrder(text, practiceIndex);
const villageOf = (text: string) => {
  const match = read(text).place?.match;
  return match?.confident ? match.candidates[0]?.village.name : null;
};
const phonesOf = (text: string) => read(text).phones.map(({ value }) => value);
const BESIDE = 'رنا حداد\n0599123456\n80 شيكل';

describe('a later line takes back what was said', () => {
  it.each([
    [`رنا حداد\nقباطية\n0599123456\n80 شيكل\nلا مش قباطية اليامون`, 'اليامون'],
    [`رنا حداد\nقباطية\n0599123456\n80 شيكل\nغلطت، العنوان اليامون مش قباطية`, 'اليامون'],
    [`Rana Haddad\nQabatiya\n0599123456\n80 nis\nsorry not Qabatiya, Yabad`, 'يعبد'],
    [`رنا حداد\nقباطية\n0599123456\n80 شيكل\nغيري العنوان ليعبد قرب البلدية`, 'يعبد'],
    [`رنا حداد\nقباطية\n0599123456\n80 شيكل\nلا اليامون بدل قباطية`, 'اليامون'],
    [`رنا حداد\nقباطية\n0599123456\n80 شيكل\nلا تبعتوها على قباطية، وصلوها على اليامون`, 'اليامون'],
    [`رنا حداد\nقباطية\n0599123456\n80 شيكل\nلا اسمعي ابعتوها على اليامون`, 'اليامون'],
    [`رنا حداد\nتركنا قباطية وصرنا بعجة\n0599123456\n80 شيكل`, 'عجة'],
    [`رنا حداد، عنواني القديم قباطية بس هسا صرت باليامون\n0599123456\n80 شيكل`, 'اليامون'],
    [`المرة الي فاتت بعتولي على قباطية، هالمرة على اليامون\nرنا حداد\n0599123456\n80 شيكل`, 'اليامون'],
    [`رنا حداد\n0599123456\nكان قباطية صار اليامون\n80 شيكل`, 'اليامون'],
    [`رنا حداد\nدكانتي باليامون وساكنة بقباطية\nوصلوها عالدكانة\n0599123456\n80 شيكل`, 'اليامون'],
    [`رنا حداد من قباطية بس تجوزت وسكنت باليامون\n0599123456\n80 شيكل`, 'اليامون'],
    [`انا ممرضة بمستشفى قباطية بس اليوم اجازة فجيبوها عالبيت باليامون\nرنا حداد\n0599123456`, 'اليامون'],
    [`شغلي بمحل البركة باليامون وبيتي بقباطية\nبدي اياها عالمحل\nرنا حداد\n0599123456`, 'اليامون'],
    [`لا تبعتو على عنوان المرة الماضية (قباطية)، انا حاليا باليامون\nرنا حداد\n0599123456`, 'اليامون'],
    [`احنا مش في قباطية احنا في اليامون، رنا حداد، 0599123456، 80 شيكل`, 'اليامون'],
    [`شغلي بقباطية بيتي باليامون\nعالبيت احسن\nرنا حداد\n0599123456\n80 شيكل`, 'اليامون'],
    [`الرجاء تعديل عنوان التوصيل من قباطية إلى اليامون قرب المدرسة\nرنا حداد\n0599123456`, 'اليامون'],
    [`رنا حداد\nقباطية\n0599123456\n80 شيكل\n*اليامون`, 'اليامون'],
    [`رنا حداد\nقباطية\n0599123456\n80 شيكل\nنسيت احنا نقلنا عاليامون حي الجنان`, 'اليامون'],
    [`رنا حداد، قباطية... قصدي هلا انا باليامون\n0599123456\n80 شيكل`, 'اليامون'],
    [`احنا بقباطية والتوصيل لكل الضفة\nرنا حداد، اليامون\n0599123456\n80 شيكل`, 'اليامون'],
  ])('a village: %s', (text, village) => {
    expect(villageOf(text)).toBe(village);
  });

  it.each([
    'رنا حداد\nيعبد\n0599123465\n80 شيكل\n*0599123456',
    'رنا حداد\nيعبد\n0599123465\n80 شيكل\n0599123456',
    'رنا حداد\nيعبد\n0599123465\n80 شيكل\n*0599123456*',
    'Rana Haddad\nYabad\n0599123476\n80 nis\nnumber is 0599123456 my mistake',
    'رنا حداد\nيعبد\n0599123465\n80 شيكل\nتعديل الرقم 0599123456',
    'رنا حداد\nيعبد\n0568771102\n80 شيكل\nلا تعتمدي هاد الرقم، هاد الجديد 0599123456',
    'رنا حداد\nيعبد\n80 شيكل\nرقمي الصحيح 0599123456 والي قبله انسوه 0599123465',
    'رنا حداد\nيعبد\n0599123465\n80 شيكل\nسوري رقمي 0599123456 مش 0599123465',
  ])('a phone: %s', (text) => {
    expect(phonesOf(text)).toEqual(['0599123456']);
  });

  it('keeps two phones that are alike in a line, or with another digit', () => {
    expect(phonesOf('رنا حداد يعبد\n0599123456 / 0599123465')).toHaveLength(2);
    expect(phonesOf('رنا حداد يعبد\n0599123456\n0599123465')).toHaveLength(2);
    expect(phonesOf('رنا حداد\n0599123456\nيعبد\n0599123457')).toHaveLength(2);
  });

  it('keeps a list with stars as it is', () => {
    expect(phonesOf('* رنا حداد\n* 0599123456\n* 0599123457')).toEqual(['0599123456', '0599123457']);
  });

  it.each([
    'رنا حداد\nيعبد\n0599123456\nالسعر 95\nاتفقنا على 80 شيكل',
    'رنا حداد\nيعبد\n0599123456\nالمبلغ 95\nلا لا المبلغ 80 شيكل',
    'رنا حداد\nيعبد\n0599123456\nالسعر 95\nالاجمالي بعد التعديل 80 شيكل',
    'رنا حداد\nيعبد\n0599123456\nالسعر 95\nخليها 80 عشانك',
    'رنا حداد\nيعبد\n0599123456\nالمجموع 95\nشلنا قطعة بصير 80 شيكل',
    'رنا حداد\nيعبد\n0599123456\nالسعر 95 شيكل\nخلص بعمللك ياه ب 80 شيكل',
    'رنا حداد\nيعبد\n0599123456\nحكتلي البنت 95 بس رجعت نزلتلي ل 80',
    'اسمي رنا حداد من يعبد رقمي 0599123456 والمبلغ حكينا 80',
    'أنت: مقاس؟\nرنا: 42\nأنت: 80 واصل لباب البيت\nرنا: رنا حداد، يعبد، 0599123456',
    'أنت: 60 وتوصيل الضفة 20\nرنا: على وين؟\nأنت: الاسم؟\nرنا: رنا حداد، يعبد، 0599123456',
    'رنا حداد\nيعبد\n0599123456\nالسعر 95 شيكل\nطيب بنزلك ياها ل 80 شيكل',
  ])('a price: %s', (text) => {
    expect(read(text).amount?.value.value).toBe('80');
  });
});

describe('what a later line says in place of another', () => {
  it('is the name, where it is said of a name', () => {
    const nameOf = (text: string) => read(text).name?.value;
    expect(nameOf('الاسم: رنا حداد\nالبلد: يعبد\n0599123456\nغيرت رأيي على اسم اختي سهى حداد')).toBe(
      'سهى حداد',
    );
  });

  it('is no line of a list', () => {
    const list = '* رنا حداد\n* قباطية\n* اليامون\n* 0599123456';
    expect(villageOf(list)).toBeNull();
  });

  it('is no street: where it is sent, a place that was asked about, what was before', () => {
    const streetOf = (text: string) => read(text).street?.value;
    expect(streetOf('بتوصلو عاليامون؟\nرنا حداد\nاليامون دوار الشهداء\n0599123456')).toBe('دوار الشهداء');
    expect(streetOf('رنا حداد\nاليامون حي الحواور، ابعتوه عالجديد\n0599123456')).toBe('حي الحواور');
    expect(streetOf('رنا حداد\nالعنوان صار في اليامون شارع حيفا بدل قباطية\n0599123456')).toBe('شارع حيفا');
    expect(streetOf('رنا حداد\nالعنوان: اليامون شارع المسلخ (هاد دوامي)\n0599123456')).toBe('شارع المسلخ');
  });

  it('is the landmark, with what it is near to', () => {
    const text = 'رنا حداد\nيعبد\n0599123456\nبجنب الكازية\n*بجنب المخبز مش الكازية';
    expect(read(text).street?.value).toBe('بجنب المخبز');
  });
});

describe('a line that only seems to take something back', () => {
  it('leaves the town where it speaks of a phone, or of when to call', () => {
    expect(villageOf(`رنا حداد\nيعبد\n0599123456\n80 شيكل\nغيرت رقمي القديم من نابلس`)).not.toBe('نابلس');
    expect(villageOf(`رنا حداد\nيعبد\n0599123456\n80 شيكل\nلا ما في مشكلة بس بشتغل بنابلس`)).not.toBe(
      'نابلس',
    );
  });

  it('leaves the price where it speaks of the fee', () => {
    expect(read('رنا حداد\nيعبد\n0599123456\nالسعر 80 شيكل والتوصيل صار 25').amount?.value.value).not.toBe(
      '25',
    );
  });
});

describe('where somebody no longer is', () => {
  it.each([
    ['كنت ساكنة بقباطية هلا نقلت على يعبد', 'يعبد'],
    ['انتقلنا من قباطية ل اليامون', 'اليامون'],
    ['ما عدت بقباطية، صرت ساكنة بيعبد', 'يعبد'],
    ['رحلنا عن قباطية وسكنا بيعبد', 'يعبد'],
    ['تركنا قباطية وصرنا بيعبد', 'يعبد'],
    ['العنوان القديم: قباطية\nالعنوان الجديد: يعبد', 'يعبد'],
    ['نقلت سكني ل يعبد من قباطية', 'يعبد'],
    ['we moved from Qabatiya to Yabad', 'يعبد'],
    ['i used to live in Qabatiya, now I am in Yabad', 'يعبد'],
    ['سكنت بيعبد بعد ما كنت بقباطية', 'يعبد'],
    ['العنوان تغير من قباطية ل يعبد', 'يعبد'],
  ])('is not where it goes: %s', (said, village) => {
    expect(villageOf(`${BESIDE}\n${said}`)).toBe(village);
  });
});

describe('of home and work it goes to the one that is said', () => {
  it.each([
    ['بشتغل بقباطية وساكن بيعبد، التوصيل عالبيت', 'يعبد'],
    ['انا من قباطية بس شغلي بيعبد ابعتوها عالشغل', 'يعبد'],
    ['بيتي بيعبد ودوامي بقباطية، وصلوها على البيت', 'يعبد'],
    ['السكن يعبد، العمل قباطية، التسليم على السكن', 'يعبد'],
    ['السكن قباطية، العمل يعبد، التوصيل على العمل', 'يعبد'],
    ['بيتي بقباطية وبشتغل بصيدلية الحياة بيعبد، ابعتوها على الصيدلية', 'يعبد'],
    ['ساكنة بقباطية ومحلي بيعبد، سلموها بالمحل', 'يعبد'],
    // "in Yabad" sounds as another village does.
    ['I work in Qabatiya but deliver it to my home in Yabad', 'يعبد'],
    ['بكون بالدوام بقباطية لل 3، المندوب يوصل على البيت بيعبد', 'يعبد'],
  ])('%s', (said, village) => {
    expect(villageOf(`${BESIDE}\n${said}`)).toBe(village);
  });

  it('and to neither where nothing says which', () => {
    expect(villageOf(`${BESIDE}\nبيتي بيعبد وشغلي بقباطية`)).toBeNull();
  });
});

describe('a copied dialogue', () => {
  const order = (text: string) => {
    const { name, phones, amount } = read(text);
    return [name?.value, phones.map(({ value }) => value), villageOf(text), amount?.value.value];
  };
  const meant = ['رنا حداد', ['0599123456'], 'يعبد', '80'];

  it.each([
    '[10:12، 3/11/2025] متجر ليلك: ابعتيلي الاسم والعنوان، رقمنا 0599000111\n[10:14، 3/11/2025] Noor: رنا حداد\n[10:14، 3/11/2025] Noor: يعبد\n[10:15، 3/11/2025] Noor: 0599123456\n[10:16، 3/11/2025] متجر ليلك: الحساب 80 شيكل مع التوصيل',
    'أنت: الفستان ب 60 والتوصيل 20، في عنا فرع بقباطية\nسجى: تمام بدي واحد\nسجى: رنا حداد يعبد 0599123456\nأنت: المجموع 80 شيكل',
    'الزبونة: مرحبا\nالمتجر: 60 شيكل والتوصيل 20\nالزبونة: رنا حداد، يعبد، 0599123456\nالمتجر: تم 80 المجموع',
    'أنت:\nالاسم؟\nهالة:\nرنا حداد\nأنت:\nالبلد والرقم\nهالة:\nيعبد\n0599123456\nأنت:\nالسعر 80 شيكل شامل التوصيل',
    'Me: your name and town?\nHer: رنا حداد, Yabad\nHer: 0599123456\nMe: total 80 nis',
    '> الطلب الماضي كان على قباطية، رقمنا 0599000111\nرنا حداد\nيعبد\n0599123456\nالمطلوب 80 شيكل',
    '[10:12، 3/11/2025] سها: متوفر؟\n[10:12، 3/11/2025] متجر ليلك: متوفر ب ٦٠ شيكل\n[10:14، 3/11/2025] سها: رنا حداد، يعبد، 0599123456\n[10:16، 3/11/2025] متجر ليلك: مع التوصيل 80',
    '[10:12، 3/11/2025] متجر ليلك: الفستان 80 والتوصيل علينا\n[10:14، 3/11/2025] سها: رنا حداد، يعبد، 0599123456',
    'You\nHi! which city?\nRana\nيعبد\nRana\nرنا حداد 0599123456\nYou\nthe total is 80 nis',
    '[10:12، 3/11/2025] سها: رنا حداد، يعبد\n[10:13، 3/11/2025] سها: 0599123456\n[10:16، 3/11/2025] Sport Zone: 0599000111 هاد رقم السائق بتواصل معك\n[10:16، 3/11/2025] Sport Zone: المطلوب 80 شيكل',
  ])('has the shop’s prices, and all else from the customer: %s', (text) => {
    expect(order(text)).toEqual(meant);
  });

  it('takes no label for somebody who speaks', () => {
    expect(order('الاسم: رنا حداد\nالعنوان: يعبد\nالجوال: 0599123456\nالسعر: 80 شيكل')).toEqual(meant);
  });
});

describe('a name ends', () => {
  it.each([
    ['انا رنا وانا من يعبد', 'رنا'],
    ['رنا حداد معك من يعبد', 'رنا حداد'],
    ['this is Rana and I live in Yabad', 'Rana'],
    ['my name is Rana Haddad and I am from Yabad', 'Rana Haddad'],
    ['الاسم: رنا معك', 'رنا'],
    ['الاسم: رنا حداد وانا', 'رنا حداد'],
    ['Name: Rana Haddad and', 'Rana Haddad'],
    ['لا الاسم رنا حداد بدون دار', 'رنا حداد'],
  ])('before what joins it to the rest: %s', (said, name) => {
    expect(read(`${said}\n0599123456\n80 شيكل`).name?.value).toBe(name);
  });
});

describe('what is said to be right', () => {
  it('is the phone, though the wrong one is said behind it', () => {
    expect(phonesOf('بدي اغير الرقم، الصح 0598776611\nرنا حداد\nقباطية\nرقم 0598776601')).toEqual([
      '0598776611',
    ]);
    expect(phonesOf('هاد رقمي 0597120384\nلالا هاد مسكر، 0569771038\nرنا حداد\nقباطية')).toEqual([
      '0569771038',
    ]);
    expect(phonesOf('لا تحكو معي على 0599111222 هاد لجوزي. رقمي 0598333444\nرنا حداد\nقباطية')).toEqual([
      '0598333444',
    ]);
  });

  it('is the name that a later line gives in place of the first', () => {
    const nameOf = (text: string) => read(text).name?.value;
    expect(nameOf(`باسم لمى عيسى\nقباطية\n0599123456\nبدلي الاسم خليه باسم ماما سميرة عيسى`)).toBe(
      'سميرة عيسى',
    );
  });

  it('is a village, with the street that was said of the wrong one', () => {
    const said = 'رنا حداد\nقباطية جنب المسجد\n0599123456\nاسفة مش قباطية، اليامون';
    expect(villageOf(said)).toBe('اليامون');
    expect(read(said).street?.value).toBe('جنب المسجد');
    expect(villageOf('ابعتوها على اليامون مش على قباطية\nرنا حداد\n0599123456')).not.toBe('قباطية');
    expect(villageOf('قصدي بيت جالا مش بيت لحم\nبيت جالا شارع المدارس\n0599123456')).toBe('بيت جالا');
    expect(villageOf('عدلوا العنوان بدل يعبد خلوها اليامون جنب المدرسة\n0599123456')).toBe('اليامون');
  });
});

describe('a landmark', () => {
  it('is taken back by its article alone', () => {
    const order = read('رنا حداد\nيعبد\nعند دوار الشهداء\n0599123456\nمش عند الدوار عند البلدية القديمة');
    expect(order.street?.value).toBe('عند البلدية القديمة');
  });
});
