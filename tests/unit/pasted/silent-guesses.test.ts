import { describe, expect, it } from 'vitest';
import { readPastedOrder } from '../../../lib/pasted/read-pasted-order';
import { practiceIndex } from '../../bench/pasted/directory';
import { takenFrom } from '../../bench/pasted/score';

const read = (text: string) => readPastedOrder(text, practiceIndex);
const taken = (text: string) => takenFrom(read(text));

describe('what a text does not say is not guessed', () => {
  it.each([
    ['صفا محمود', 'صفا'],
    ['مجد خليل', 'المجد'],
    ['خالد', 'الخوالد'],
    ['Majd Tamimi', 'المجد'],
    ['Reem', 'الرام'],
  ])('asks whether %s is a person or a village', (person, village) => {
    const order = read(`${person}\n0599123456\n50 شيكل`);
    expect(order.place?.match).toMatchObject({ confident: false, recognised: false });
    expect(order.place?.match.choices.map(({ name }) => name)).toContain(village);
  });

  it('takes a village for one where its town, a street, or the word "to" says so', () => {
    for (const text of ['مجد خليل\nالخليل المجد', 'سامر عودة\nالمجد قرب المسجد', 'وصلوها على المجد']) {
      expect(taken(text).village).toBe('الخليل/المجد');
    }
    expect(taken('الاسم: صفا محمود\nبيتونيا').village).toBe('رام الله والبيرة/بيتونيا');
  });

  it('takes no village that the parcel is said not to go to', () => {
    expect(taken('الطلبية مش على نابلس، على يعبد قرب السوق').village).toBe('جنين/يعبد');
    expect(taken('not in Nablus').village).toBeNull();
  });

  it('takes nothing of the sender', () => {
    expect(taken('المرسل: متجر السنابل نابلس 0599000111\nالمستلم: هدى سمير\nجوال: 0568000222')).toMatchObject(
      {
        name: 'هدى سمير',
        phones: ['0568000222'],
        village: null,
      },
    );
  });

  it('takes an identity card, an account and half a label for no phone', () => {
    for (const text of [
      'رقم الهوية: 401927365',
      'رقم الهوية 401927365',
      'رقم السيارة: 0599123456',
      'IBAN: 592123456',
    ]) {
      expect(taken(text).phones).toEqual([]);
    }
    expect(taken('جوال المستلم: 0599123456').phones).toEqual(['0599123456']);
  });

  it('takes the name of a product or a shop for nobody', () => {
    expect(taken('اسم المنتج: كريم الورد\nاسم المحل: ركن الجمال').name).toBeNull();
  });

  it('takes a phone, a street and a piece count for no amount', () => {
    for (const text of ['0599', 'نابلس ش 15', 'عدد: 3', 'السعر 0599123456']) {
      expect(taken(text).amount).toBeNull();
    }
    expect(taken('120 شيكل\nنابلس ش 15').amount).toBe('120');
  });

  it('chooses none of a range, of a part and of what is added up', () => {
    for (const text of [
      'السعر بين 100 و 120 شيكل',
      '100-120 شيكل',
      'نص المبلغ 90 شيكل هلا',
      '75 شيكل + 20 شيكل',
    ]) {
      expect(taken(text).amount).toBeNull();
    }
    expect(taken('السعر ٧٥ + ٢٠ توصيل = ٩٥ شيكل').amount).toBe('95');
  });

  it('collects what is left of a first payment', () => {
    expect(taken('السعر 180 دفعت عربون 50 والباقي 130 شيكل')).toMatchObject({
      amount: '130',
      currency: 'ILS',
    });
  });

  it.each(['الباقي 600 شيكل والتوصيل 100', 'باقي 150 شيكل وتوصيل 20 شيكل'])(
    'asks whether what is left has the fee in it that “and” joins to it: %s',
    (text) => {
      const { amount } = read(text);
      expect([amount?.value.value, amount?.sure]).toEqual([/\d+/.exec(text)?.[0], false]);
    },
  );

  it('takes nothing from a text with the orders of two people', () => {
    const order = read(
      'الاسم: علا فارس\nجوال: 0599440172\nالعنوان: يعبد\nالاسم: مجد فارس\nجوال: 0598110453\nالعنوان: بيتا',
    );
    expect(order.problems.map(({ code }) => code)).toEqual(['orders-several']);
    expect(order).toMatchObject({ name: null, phones: [], place: null, amount: null });
  });

  it('keeps the whole of an address in which no village was found', () => {
    expect(taken('العنوان: كفر الزعتر قرب المدرسة')).toMatchObject({
      village: null,
      street: 'كفر الزعتر قرب المدرسة',
    });
  });
});
