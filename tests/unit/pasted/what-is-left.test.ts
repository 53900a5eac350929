import { describe, expect, it } from 'vitest';
import { amountsOf } from './amounts-of';

describe('how many pieces are left', () => {
  it.each([
    ['ضايل عندي 2 بس\nالسعر 75', '75'],
    ['السعر 75\nضايل 3 بس', '75'],
    ['left 3 only\nprice 75', '75'],
    ['בקשר לצבע נשאר 2\nמחיר 75', '75'],
    ['ضايل عندي خمس كنزات\nالسعر 75', '75'],
  ])('is no amount: %s', (said, value) => {
    expect(amountsOf(said)).toEqual([`${value} sure`, `${value} sure`]);
  });

  it.each([
    ['باقي عندي 10 بالاسود\nب 75', '75'],
    ['بضل عندي 20\nالمجموع 100', '100'],
    ['المجموع 100 شيكل\nضايل عندي 12', '100'],
  ])('may be money where it is as much as that, which is asked about: %s', (said, value) => {
    expect(amountsOf(said)).toEqual([`${value} asked`, `${value} asked`]);
  });

  it('is none either where "the rest" may be said of money, which is asked about', () => {
    expect(amountsOf('باقي عندي 4 كنزات\nالسعر 120')).toEqual(['120 asked', '120 asked']);
    expect(amountsOf('1 ابيض والباقي 2 اسود\nالمجموع 150')).toEqual(['150 asked', '150 asked']);
  });

  it('makes no amount alone', () => {
    expect(amountsOf('ضايل عندي 2 بس')).toEqual([null, null]);
    expect(amountsOf('باقي عندي 3 بالاسود')).toEqual([null, null]);
  });

  it('is asked about beside a first payment, where it does not come to what is left of the price', () => {
    expect(amountsOf('عربون 20\nباقي عندي 2 بالاسود\nالسعر 80')).toEqual(['60 asked', '60 asked']);
    expect(amountsOf('عربون 20\nباقي عندي 12 بالاسود')).toEqual(['12 asked', '12 asked']);
  });
});

describe('what is left to pay', () => {
  it.each([
    ['السعر 320 عربون 100 وضل عندي 220', '220'],
    ['عربون 20\nالسعر 80\nباقي عندي 60', '60'],
    ['السعر 80 والتوصيل 20 دفعت 30\nضايل 70', '70'],
    ['ضل عندي 220 شيكل', '220'],
    ['دفعت 50 وضل عندي 5 شيكل', '5'],
    ['دفعت 50 والباقي 30', '30'],
    ['السعر 100 دفعت 95 والباقي 5', '5'],
    ['ضل عليها 70', '70'],
  ])('is known by a currency, by the price and what was paid, or by who owes it: %s', (said, value) => {
    expect(amountsOf(said)).toEqual([`${value} sure`, `${value} sure`]);
  });

  it.each([
    ['حولتلك عربون 100 ع البنك\nضل عندي 220 بعطيهم للشوفير', '220'],
    ['ضل عندي 220', '220'],
    ['باقي عندي 20 شيكل\nالمجموع 100', '20'],
  ])('is asked about otherwise: %s', (said, value) => {
    expect(amountsOf(said)).toEqual([`${value} asked`, `${value} asked`]);
  });
});
