import { describe, expect, it } from 'vitest';
import { amountsOf } from './amounts-of';

describe('less than ten that are left to pay', () => {
  it.each([
    ['سعر الطقم 15\nضل علي 5', '5'],
    ['السعر 15\nالمتبقي للدفع 5', '5'],
    ['السعر 105 المتبقي للتحصيل 5', '5'],
    ['السعر 105\nالمتبقي للتحصيل خمسة', '5'],
    ['السعر 15\nباقي عليها 5', '5'],
    ['السعر 28 بضل عليك 8', '8'],
    ['السعر 25 والباقي عند الاستلام 5', '5'],
    ['Total 25\nremaining amount 8', '8'],
    ['left to pay 9\ntotal 29', '9'],
    ['balance due 8\nprice 18', '8'],
    ['price 25\nbalance to pay 5', '5'],
    ['סה"כ 25\nיתרה לתשלום 8', '8'],
    ['המחיר 25\nנשאר לשלם 8', '8'],
    ['دفعت 50 وضل عليها 5', '5'],
    ['السعر 80 عربون 20 المتبقي للدفع 5', '5'],
  ])('are the amount, and asked about beside another sum that does not explain them: %s', (said, value) => {
    expect(amountsOf(said)).toEqual([`${value} asked`, `${value} asked`]);
  });

  it.each([
    ['المجموع: 20\nالمدفوع: 12\nالمتبقي: 8', '8'],
    ['المجموع 20\nمدفوع 12\nالمتبقي 8', '8'],
    ['السعر 28 دفعت 20 بضل عليك 8', '8'],
    ['المجموع 12\nوصلني 5\nالباقي 7', '7'],
    ['ضل عليها 5', '5'],
    ['الباقي للتحصيل: 6', '6'],
  ])('are no question where what was paid explains them, or nothing else is named: %s', (said, value) => {
    expect(amountsOf(said)).toEqual([`${value} sure`, `${value} sure`]);
  });

  it.each(['المتبقي: 7', 'المتبقي 7', 'remaining 7', 'دفعت 50 والباقي 7', 'حولت 10 والباقي 7 عند الاستلام'])(
    'are asked about where they may be pieces: %s',
    (said) => {
      expect(amountsOf(said)).toEqual(['7 asked', '7 asked']);
    },
  );

  it.each([
    'السعر 18\nضل 8',
    'ضل 8\nالسعر 18',
    'السعر 18\nضل: 8',
    'السعر 18 شيكل ضل 8',
    'السعر 18 ضل 8 بعطيهم للشوفير',
    'السعر 18\nضل 8 عند الاستلام',
    'السعر 18 والباقي 8 عند الاستلام',
    'total 18\nleft 8',
    'total 18\nleft 8 on delivery',
    'price 18\nremainder 8',
    'נשאר 8\nמחיר 18',
    'elba2i 8\nprice 18',
  ])('make the price beside them a question where they may be pieces: %s', (said) => {
    expect(amountsOf(said)).toEqual(['18 asked', '18 asked']);
  });

  it.each([
    'السعر 105\nضايل معي 5',
    'السعر 105\nضايل معك 5',
    'السعر 105\nضايل معي خمسة',
    'السعر 105\nضل معي 5',
    'السعر 105\nضل الي 5',
    'السعر 105\nضلك 5',
    'السعر 105\nبقي 5',
    'السعر 105 بقي 5',
    'السعر 105\nبقيت 5',
    'السعر 105\nبقوا 5',
    'السعر 105\nضلوا 5',
    'السعر 105\nضلو 5',
    'السعر 105\nضايلين 5',
    'السعر 105\nباقيين 5',
    'السعر 105\nباقيلك 5',
    'السعر 105\n5 ضايل',
    'السعر 105\n5 ضايلين',
    'السعر 105\n5 ضلوا',
    'السعر 105\n5 left',
    'price 105\n5 left',
    'price 105, 5 left',
    'price 105\nonly 5 left',
    'price 105\n5 remaining',
    'מחיר 105\nנשארו 5',
    'מחיר 105\n5 נשאר',
  ])('make the price a question also in other words for it: %s', (said) => {
    expect(amountsOf(said)).toEqual(['105 asked', '105 asked']);
  });

  it.each(['السعر 105\nبقي عليها 5', 'السعر 105\nضلوا علي 5'])(
    'are the amount, and asked about, where somebody owes them: %s',
    (said) => {
      expect(amountsOf(said)).toEqual(['5 asked', '5 asked']);
    },
  );

  it('count for nothing where a word of goods stands behind them', () => {
    expect(amountsOf('1 ابيض والباقي 2 اسود\nالمجموع 150\nعربون 20')).toEqual(['130 asked', '130 asked']);
    expect(amountsOf('المجموع 150 والباقي 2 اسود')).toEqual(['150 asked', '150 asked']);
  });
});

describe('what is said to be paid', () => {
  it('is taken off the total, and is no amount', () => {
    expect(amountsOf('المجموع 120\nالمبلغ المدفوع: 70')).toEqual(['50 asked', '50 asked']);
    expect(amountsOf('المدفوع: 120')).toEqual([null, null]);
  });
});
