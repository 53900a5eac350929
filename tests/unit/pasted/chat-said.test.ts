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
    ['the net sum, whatever it was before', 'كان 280 عاملينلي خصم 40 يعني صافي 240 شيكل', '240'],
    ['what it was, less what was taken off', 'كان 280 شيكل ونزلتولي خصم 40 شيكل', '240'],
    ['the sum that was agreed, less the deposit', 'وصلكم 30 شيكل عربون، والمجموع كان 150 شيكل', '120'],
    ['the price, less what is paid of it', 'سعر الطاولة 500 شيكل مدفوع منهم 150 شيكل', '350'],
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
  it('is asked about where nothing but a name is said: a question after an order is none', () => {
    expect(read('طلبيتي ما وصلت، وين صارت؟ باسم علا دراغمة').name?.sure ?? false).toBe(false);
  });
});
