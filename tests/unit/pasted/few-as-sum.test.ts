import { describe, expect, it } from 'vitest';
import { amountsOf } from './amounts-of';

describe('a few that may be pieces, a part of the price or all of it', () => {
  it.each([
    'price 105\n5 to pay',
    'price 105, 5 to pay',
    'price 105\n5 due',
    'price 105\n5 to collect',
    'price 105\nto pay 5',
    'السعر 105\n5 للدفع',
    'السعر 105\n5 للتحصيل',
    'السعر 105\nللدفع 5',
    'السعر 105\n5 عند الاستلام',
    'מחיר 105\n5 לתשלום',
    'מחיר 105\n5 לשלם',
  ])('make the price a question where they are said to be paid: %s', (said) => {
    expect(amountsOf(said)).toEqual(['105 asked', '105 asked']);
  });

  it.each([
    'السعر 150\nالمجموع 3',
    'السعر 150\nالمجموع الكلي 3',
    'السعر 150 المجموع 3',
    'السعر 150\nالمجموع 3.',
    'price 150\ntotal 2',
    'סה"כ 2\nמחיר 150',
  ])('make the price a question where they are called a sum: %s', (said) => {
    expect(amountsOf(said)).toEqual(['150 asked', '150 asked']);
  });

  it.each(['المجموع 3', 'total 3', 'السعر النهائي 3', 'المبلغ المطلوب 3', 'price 3'])(
    'are asked about where nothing else is named: %s',
    (said) => {
      expect(amountsOf(said)).toEqual(['3 asked', '3 asked']);
    },
  );

  it.each([
    ['المجموع 3 شيكل', '3'],
    ['price 5\ntotal 25', '25'],
    ['المجموع 25', '25'],
    ['السعر 12\nخصم 3\nالمجموع 9', '9'],
  ])('are no question where they are no count: %s', (said, value) => {
    expect(amountsOf(said)).toEqual([`${value} sure`, `${value} sure`]);
  });
});

it.each(['السعر قبل الخصم 12\nالمجموع 9', 'كان سعرها 15\nالمجموع 9', 'كان سعرها 150\nالمجموع 9'])(
  'few as a sum beside a former price are filled in and asked about: %s',
  (said) => {
    expect(amountsOf(said)).toEqual(['9 asked', '9 asked']);
  },
);

describe('a number behind “to pay”', () => {
  it.each([
    'اخر موعد للدفع 15\n75 شيكل',
    '75\nجاهزة للدفع 12 الظهر',
    'السعر 75\nرقم الحساب للدفع 4412',
    'رقم الحساب للدفع: 4412\nالسعر 75',
    '75 شيكل\nبنك فلسطين للدفع 1234567',
    '75 شيكل\naccount to pay 4412',
  ])('is no amount where a word before says what is paid: %s', (said) => {
    for (const amount of amountsOf(said)) expect(amount).toMatch(/^75/);
  });

  it.each([
    'السعر 50 مع التوصيل للدفع 70',
    'كنزة 50 شامل التوصيل للدفع 70',
    'price 50 with delivery to pay 70',
    'السعر 50 المجموع كامل للدفع 70',
    '50 عند الاستلام للدفع 70',
    '50 شيكل\nالزبون للدفع 70',
  ])('makes another amount a question, since it may be the sum: %s', (said) => {
    expect(amountsOf(said)).toEqual(['50 asked', '50 asked']);
  });

  it.each([
    'للدفع 75',
    'المطلوب للدفع 75',
    'كنزة، للدفع 75',
    'to pay 75',
    'total to pay 75',
    'amount to pay: 75',
  ])('is the amount where nothing else is paid: %s', (said) => {
    expect(amountsOf(said)).toEqual(['75 sure', '75 sure']);
  });
});

it('asks which of two it is where the account’s number stands behind the word for a bill', () => {
  expect(amountsOf('حساب بنكي للدفع 4412\n75 شيكل')).toEqual([null, null]);
});

describe('what a piece costs, on a line of its own', () => {
  it.each(['الكنزة ب 85', 'الكنزة ب85', 'الكنزة ب 85 شيكل', 'الكنزة: 85 شيكل'])(
    'is the amount also where the piece is spelled almost as a label is: %s',
    (said) => {
      expect(amountsOf(said)).toEqual(amountsOf(said.replace('الكنزة', 'البلوزة')));
      expect(amountsOf(said)[0]).toMatch(/^85/);
    },
  );
});
