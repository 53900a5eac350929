import { describe, expect, it } from 'vitest';
import { readPastedOrder } from '../../../lib/pasted/read-pasted-order';
import { practiceIndex } from '../../bench/pasted/directory';
import { takenFrom } from '../../bench/pasted/score';

const read = (text: string) => readPastedOrder(text, practiceIndex);
const taken = (text: string) => takenFrom(read(text));
const ORDER = 'هلا غانم\nطوباس شارع المدارس\n0598120054';
const amountOf = (said: string) => {
  const { amount } = read(`${ORDER}\n${said}`);
  return [amount?.value.value, amount?.sure];
};

describe('what is to be collected', () => {
  it.each([
    ['what is left, told by the shop', 'وصل العربون 50\nبضل عليكي 130 عند التسليم', '130'],
    ['the total, and not what one line comes to', 'بلوزة ب 45 = 90\nتوصيل 20\nالمجموع 180', '180'],
    ['the total with the fee behind it', 'المجموع 150 والتوصيل علينا 20 يعني 170', '170'],
    [
      'no sum from which on a shop delivers for nothing',
      'توصيل مجاني للطلبات فوق 200 شيكل\nالسعر 230',
      '230',
    ],
    ['what a thing is called by', 'بدي الطقم ابو 230', '230'],
  ])('is %s', (_, said, value) => {
    expect(amountOf(said)[0]).toBe(value);
  });

  it.each([
    ['with a plus between the pieces', 'بلوزة 45 + بنطلون 70 + توصيل 20', '135'],
    ['where one is added', 'الجاكيت ب 85\nوضيفيلي معه الشال ب 35\nوالتوصيل مجاني', '120'],
    ['less what the customer takes off', 'السعر 140\nبتخصموا منهم 30', '110'],
  ])('is reckoned, and asked about, %s', (_, said, value) => {
    expect(amountOf(said)).toEqual([value, false]);
  });

  it('is no sum of two prices that nothing adds up', () => {
    expect(amountOf('الكبير ب 100 والصغير ب 80، ضيفيني عندك')[0]).toBeUndefined();
    expect(amountOf('75 شيكل + 20 شيكل')[0]).toBeUndefined();
  });
});

describe('an order that is cancelled', () => {
  it.each([
    'بدي الغي الطلبية',
    'الغو الطلب لو سمحتو',
    '- ولا يهمك لغينا الطلبية',
    'please cancel my order',
    'אפשר לבטל את ההזמנה',
  ])('is none: %s', (said) => {
    expect(taken(`${ORDER}\n75 شيكل\n${said}`)).toMatchObject({
      name: null,
      phones: [],
      village: null,
      amount: null,
    });
  });

  it.each(['ما بدي الغي الطلبية', 'اذا ما وصلت بكرا الغي الطلب', 'الغي الطلبية القديمة'])(
    'is one still: %s',
    (said) => {
      expect(taken(`${ORDER}\n75 شيكل\n${said}`)).toMatchObject({
        phones: ['0598120054'],
        village: 'طوباس/طوباس',
      });
    },
  );

  it('is one where it is told behind the cancelling', () => {
    expect(taken(`الغي الطلبية وبدي غيرها\n${ORDER}`).phones).toEqual(['0598120054']);
  });
});

describe('a question to a shop', () => {
  it('is no order, though a place and a fee are said in it', () => {
    const text = 'بتوصلوا على طوباس؟\nاه بنوصل\nقديش التوصيل؟\n35 شيكل\nاوك بحكي مع جوزي وبردلك خبر';
    expect(taken(text)).toMatchObject({ name: null, village: null, amount: null });
  });
});

describe('phones', () => {
  it('have the last digit that they should have, and are asked about', () => {
    const { phones } = read('هلا غانم\n0597442190\nاخر رقم 1 مش 0');
    expect(phones).toMatchObject([{ value: '0597442191', sure: false }]);
  });

  it('are of one order, where the second is to ring if nobody answers', () => {
    const text = 'הלה גאנם\nטובאס רחוב 11\n052-6617740\nאם היא לא עונה תתקשרו אליי 054-2209913';
    expect(taken(text)).toMatchObject({ village: 'طوباس/طوباس', phones: ['0526617740', '0542209913'] });
  });
});

describe('a name', () => {
  it('is without the word for "to" that is joined to it', () => {
    expect(taken('الاسم: نداء\nطوباس\n0598120054\nغيري الاسم لنداء صبيحات').name).toBe('نداء صبيحات');
  });
});

describe('a place', () => {
  it('is no street, where it is named twice', () => {
    expect(taken('هلا غانم\nساكنة بطوباس\nالعنوان طوباس شارع المدارس\n0598120054').street).toBe(
      'شارع المدارس',
    );
  });

  it('is none abroad, where only the writer is there', () => {
    expect(taken('Hala Ghanem\nlives in Tubas\n0598120054\nI am abroad').village).toBe('طوباس/طوباس');
  });

  it('is the village that a later line says is of a town', () => {
    expect(taken('هلا غانم\nسالم دوار البلدية\n0598120054\n*سالم تاعت نابلس مش حيفا').village).toBe(
      'نابلس/سالم',
    );
  });
});
