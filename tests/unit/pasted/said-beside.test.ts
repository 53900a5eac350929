import { describe, expect, it } from 'vitest';
import { readPastedOrder } from '../../../lib/pasted/read-pasted-order';
import { practiceIndex } from '../../bench/pasted/directory';
import { takenFrom } from '../../bench/pasted/score';

const taken = (text: string) => takenFrom(readPastedOrder(text, practiceIndex));

describe('a street', () => {
  it('is said once, where the order is sent twice', () => {
    const order = 'هلا غانم\nطوباس شارع المدارس\n0598120054\n70 شيكل';
    expect(taken(`${order}\n\nهلا غانم طوباس شارع المدارس 0598120054 ب70`).street).toBe('شارع المدارس');
  });

  it.each(['نهاية الطلب', 'الزبونة: آخر سعر؟\nالبائع: 75'])(
    'is none in what is said of the order: %s',
    (said) => {
      expect(taken(`هلا غانم\nطوباس شارع المدارس\n0598120054\n${said}`).street).toBe('شارع المدارس');
    },
  );

  it('ends before what is said of it', () => {
    expect(taken('هلا غانم\n0598120054\nابعتيها ع طوباس جنب المسجد احسن').street).toBe('جنب المسجد');
  });

  it('stays, where only the village’s name is corrected', () => {
    expect(taken('هلا غانم\nبيت لقيا جنب النادي\n0598120054\n*بيت سيرا').street).toBe('جنب النادي');
    expect(
      taken(`هلا غانم\n0598120054\nبيت لقيا جنب النادي\nسوري، البلد بيت سيرا مش بيت لقيا`),
    ).toMatchObject({
      village: 'رام الله والبيرة/بيت سيرا',
      street: 'جنب النادي',
    });
  });
});

describe('a shop’s own number', () => {
  it('is not the customer’s, beside the shop’s name', () => {
    const { phones, village } = taken(
      'متجر ورد | للتواصل 0599000112\nالمستلم: هلا غانم\nطوباس - الحي الشمالي\nموبايل: 0568890031',
    );
    expect(phones).toEqual(['0568890031']);
    expect(village).toBe('طوباس/طوباس');
  });
});

describe('a name', () => {
  it('is the fuller one that begins with what was said first', () => {
    expect(taken('اعتذر كتبت اسمي بس ختام، هو ختام بدران من طوباس جنب البلدية 0598003471').name).toBe(
      'ختام بدران',
    );
    expect(taken('اسمي ولاء مش ولا\nولاء كميل\nقباطية خلف البنك\n0568992714').name).toBe('ولاء كميل');
  });
});

describe('a given name that is written almost as a label', () => {
  it('is a name: اسلام is not الاسم', () => {
    expect(taken('اسلام درباس\nطوباس شارع المدارس\n0598120054').name).toBe('اسلام درباس');
  });
});

describe('a name before a place', () => {
  it('is asked about where another place is named: the first may be of the name', () => {
    const nameOf = (text: string) => readPastedOrder(text, practiceIndex).name;
    expect(nameOf('محمد جبر يافا\nنابلس، شارع عمان\n0568830019')?.sure).toBe(false);
    expect(nameOf('محمد جبر نابلس\nشارع عمان\n0568830019')?.sure).toBe(true);
  });
});

describe('a place that is only like a listed one', () => {
  it('is none beside one that is spelled as it is', () => {
    const order = 'Sara Khoury, Beit Jala, near the club\n0598-712-340';
    expect(taken(`can i get 2 of the vanilla candles plz\n${order}`)).toMatchObject({
      village: 'بيت لحم/بيت جالا',
      street: 'near the club',
    });
    expect(taken('אני רוצה להזמין לאמא שלי\nסמירה עואד\nכפר קאסם רחוב אלסלאם 12\n052-6617740').village).toBe(
      'المثلث والوسط/كفر قاسم',
    );
  });

  it('is told from others of its name by the land beside it, in Hebrew too', () => {
    expect(taken('שם: מרים מסארוה\nכתובת: טייבה משולש, ליד קופת חולים\nטל 0507713328').village).toBe(
      'المثلث والوسط/الطيبة',
    );
  });
});
