import { describe, expect, it } from 'vitest';
import { readPastedOrder } from '../../../lib/pasted/read-pasted-order';
import { practiceIndex } from '../../bench/pasted/directory';
import { takenFrom } from '../../bench/pasted/score';

const read = (text: string) => readPastedOrder(text, practiceIndex);
const taken = (text: string) => takenFrom(read(text));

describe('what a shop answers', () => {
  it('is the price and the fee that it was asked for', () => {
    const asked = 'هلا: بقديش الطقم؟\nالمتجر: 75 حبيبتي\nهلا: كم التوصيل على دورا؟\nالمتجر: 20\n';
    expect(taken(`${asked}هلا: هلا غانم 0598120054 دورا قرب الجامع`)).toMatchObject({
      name: 'هلا غانم',
      amount: '95',
    });
    expect(
      taken(
        'Customer: do you deliver to Nablus?\nYou: yes 20 nis\nCustomer: the mug for 35 nis\nCustomer: Rana Haddad 0599123456 Nablus',
      ).amount,
    ).toBe('55');
  });

  it('is what is paid as it is brought, and no size that was asked for', () => {
    const order = 'الزبونة: نجود طه 0598120054 دورا\n';
    expect(taken(`البائع: اسمك ورقمك\n${order}البائع: 85 عند الاستلام`).amount).toBe('85');
    expect(taken(`الزبونة: في مقاس ثاني؟\nالبائع: 38\n${order}`).amount).toBeNull();
  });

  it('is the whole, where it was asked with the delivery', () => {
    const asked = 'أنا: قديش الطاولة؟\nالمعرض: 320\nأنا: ومع التوصيل لنابلس؟\nالمعرض: بتصير 350\n';
    expect(taken(`${asked}أنا: هلا غانم 0598120054 نابلس شارع سفيان`).amount).toBe('350');
  });

  it('is what is agreed on, in place of what was asked', () => {
    const order = 'رنيم: رنيم اسعد، دورا، 0598120054';
    expect(
      taken(`أنت: السلام عليكم، الطقم ب 160\nرنيم: ممكن 150؟\nأنت: تمام عشانك 150\n${order}`).amount,
    ).toBe('150');
    expect(taken(`رنيم: في عندكم زيت؟\nأنت: موجود التنكة 600\n${order}`).amount).toBe('600');
  });

  it('is told by the one of two who gives no phone', () => {
    const stamp = (minute: number) => `2025/11/03، 14:0${minute} - `;
    expect(
      taken(
        `${stamp(1)}هلا: كم التوصيل على دورا؟\n${stamp(2)}معصرة البركة: 30\n${stamp(3)}هلا: بدي التنكة ب 600 هلا غانم 0598120054 دورا`,
      ).amount,
    ).toBe('630');
  });
});

describe('a number that somebody speaks by', () => {
  const said = (phone: string) =>
    `[18:20، 10/10/2026] +970 598-120-054: بدي كرسي\n[18:25، 10/10/2026] اثاث المدينة: 290 مع التوصيل\n[18:26، 10/10/2026] +970 598-120-054: هلا غانم، طوباس شارع المدارس${phone}`;

  it('is the phone, where no other is told', () => {
    expect(taken(said('')).phones).toEqual(['+970598120054']);
    expect(taken(said(' 0568113907')).phones).toEqual(['0568113907']);
  });
});

describe('a dialogue that the customer copied', () => {
  it('is read from who gives the phone, though it is called "I" or "you"', () => {
    const order = 'سجليها باسم هلا غانم دورا جنب العيادة 0598120054';
    expect(taken(`انا: قديش بطلع معي الكل؟\nهي: 88 بالتوصيل\nانا: ${order}`)).toMatchObject({
      name: 'هلا غانم',
      street: 'جنب العيادة',
      amount: '88',
    });
    expect(
      taken(`أنت: بتوصلوا على دورا؟\nهبة غزال: اه التوصيل 20\nأنت: والشنطة؟\nهبة غزال: 90\nأنت: ${order}`),
    ).toMatchObject({
      name: 'هلا غانم',
      amount: '110',
    });
    expect(taken(`زبونة: كم مع التوصيل لدورا؟\nبوتيك: 115\nزبونة: هلا غانم 0598120054 دورا`).amount).toBe(
      '115',
    );
  });
});

describe('a price', () => {
  const ORDER = 'هلا غانم\nدورا\n0598120054\n';

  it.each([
    ['كان متفقين على 120 وبعدين حكيتولي 100', '100'],
    ['السعر القديم 220 السعر الجديد 175', '175'],
    ['سعرها 200 بس عشانك 180', '180'],
    ['وسعر الشنطة 85', '85'],
    ['السعر 3*35=105', '105'],
    ['الحساب 150 والتوصيل 25', '175'],
    ['المجموع 90 مع التوصيل 110', '110'],
    ['السعر قبل الخصم: 150\nالسعر بعد الخصم: 120', '120'],
    ['بدي الاسود ب 120\nلا بدي الكحلي ب 140', '140'],
    ['وصلوني ع ال 140', '140'],
    ['الشوال 250 + نقل 30', '280'],
    ['محير: 130 كولل مشلوح', '130'],
    ['باقي علي 75 من الطلبية القديمة والجديدة 100 يعني 175', '175'],
  ])('%s: is %s', (said, amount) => {
    expect(taken(ORDER + said).amount).toBe(amount);
  });

  it('is not what another shop asks', () => {
    expect(taken(`${ORDER}كم السعر؟ شفتها ب 65 شيكل عند غيركم`).amount).toBeNull();
  });
});

describe('a total', () => {
  it('is more than what it is for, with the delivery', () => {
    expect(taken('هلا غانم\nدورا\n0598120054\nالجوز ب 45 مع التوصيل 65').amount).toBe('65');
    expect(taken('هلا غانم\nدورا\n0598120054\nالجوز ب 45 مع التوصيل 20').amount).toBe('65');
  });

  it('has the discount in it where the price became it, and not the fee that is on it', () => {
    expect(taken('هلا غانم\nدورا\n0598120054\nكان ب 200 تخفيض 20\nبصفي 180 وعليهم 30 توصيل').amount).toBe(
      '210',
    );
  });
});

describe('somebody’s name', () => {
  it('is who says no more than a given name, once', () => {
    expect(read('معك لين من دورا 0598120054 ب 80 شيكل').name).toMatchObject({ value: 'لين', sure: true });
    expect(read('انا ولاء يعني ولاء كميل من دورا 0598120054 ب 80 شيكل').name?.sure).toBe(false);
  });

  it('ends where the only place begins', () => {
    expect(taken('الاسم كرم حلايقة طوباس 0598120054')).toMatchObject({
      name: 'كرم حلايقة',
      village: 'طوباس/طوباس',
    });
  });
});

describe('a street', () => {
  it('has nothing of whose house it is, nor of how it is asked for', () => {
    expect(taken('هلا غانم من دورا وبيتنا جنب المدرسة 0598120054').street).toBe('جنب المدرسة');
    expect(taken('هلا غانم\nدورا لو سمحتو جنب المدرسة\n0598120054').street).toBe('جنب المدرسة');
  });
});
