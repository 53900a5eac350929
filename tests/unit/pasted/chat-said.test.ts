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

describe('what is to be collected', () => {
  it.each([
    ['said to be delivered for', 'حسابي مية وعشرين شيكل واصل', '120'],
    ['a total that has the fee in it', 'القيمة: 240 شيكل\nاجرة التوصيل: 20 شيكل\nيدفع: 260 شيكل', '260'],
    ['two totals, the price and with its fee', 'المجموع: 135\nالتوصيل: 20\nالاجمالي: 155 شيكل', '155'],
    ['what is left after a deposit', 'عربون 40 من اصل 190 والباقي مع الطرد 150 شيكل', '150'],
    ['behind a phone in groups', 'مركز الابحاث - 0599 21 66 33 - 400 شيكل', '400'],
    ['nothing, where the customer pays the delivery', 'السعر 55 والتوصيل على حسابك', null],
  ])('is %s', (_, words, amount) => {
    expect(taken(`هلا غانم\nطوباس شارع المدارس\n0598120054\n${words}`).amount).toBe(amount);
  });

  it('is rung about by the new number, where the old one is taken back', () => {
    const { phones } = read(
      'غيرت رقمي، مش 0599330011\nالجديد 0566330012\nعرفات صوان\nطوباس شارع المدارس\n118 شيكل',
    );
    expect(phones.filter(({ sure }) => sure).map(({ value }) => value)).toEqual(['0566330012']);
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
