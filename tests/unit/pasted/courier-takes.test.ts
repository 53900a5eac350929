import { describe, expect, it } from 'vitest';
import { readPastedOrder } from '../../../lib/pasted/read-pasted-order';
import { practiceIndex } from '../../bench/pasted/directory';
import { amountsOf } from './amounts-of';

const ORDER = 'هلا غانم\nطوباس شارع المدارس\n0598120054';

describe('what the driver takes', () => {
  it.each([
    'المجموع 120 والشوفير بياخد 120',
    'المجموع 120 شيكل والمندوب بياخذ 120 شيكل',
    'السعر 120\nالسائق بياخد 120',
    'السعر 120\nالمندوب بدو 120 كاش',
    'الشوفير بياخد 120\nالسعر 120',
    'السائق بيقبض منك 120\nالمجموع 120',
  ])('is the total again where it is as much: %s', (said) => {
    expect(amountsOf(said)).toEqual(['120 sure', '120 sure']);
  });

  it.each([
    'السعر 100\nالشوفير بياخد 120',
    'السعر 100 شيكل\nالمندوب بياخد منك 120 شيكل',
    'الشوفير بوخد 120\nالسعر 100',
    'حق الكنزة 100 والسايق رح ياخد 120',
  ])('is all there is to pay, and asked about, where it is more than the price: %s', (said) => {
    expect(amountsOf(said)).toEqual(['120 asked', '120 asked']);
  });

  it('is with the delivery where that is said', () => {
    expect(amountsOf('السعر 100\nالشوفير بياخد 120 مع التوصيل')).toEqual(['120 sure', '120 sure']);
  });

  it.each([
    'السعر 100 والشوفير بياخد 20',
    'السعر 100 شيكل\nالمندوب اله 20 شيكل',
    'الشوفير بده 20\nالسعر 100',
  ])('may be a fee, and is asked about, where it is less: %s', (said) => {
    expect(amountsOf(said)).toEqual(['120 asked', '120 asked']);
  });

  it.each([
    'السعر 100 والشوفير بده 20 فوقهم',
    'السعر 100 شيكل والشوفير بياخد 20 شيكل زيادة',
    'السعر 100 والمندوب الو 20 كمان',
    'السعر 100 والسائق بياخذ 20 توصيل',
    'السعر 100 والسائق بياخد 20 اجرة الطريق',
    'السعر 100\nالشوفير بياخد زيادة 20',
  ])('is a fee with a word of what is added: %s', (said) => {
    expect(amountsOf(said)).toEqual(['120 sure', '120 sure']);
  });

  it.each(['دفعت 50 والشوفير بياخد 70', 'السعر 120 دفعت 50 والشوفير بياخد 70'])(
    'is what is left behind a first payment: %s',
    (said) => {
      expect(amountsOf(said)).toEqual(['70 asked', '70 asked']);
    },
  );

  it('is asked about where nothing else is named', () => {
    expect(amountsOf('الشوفير بياخد 120')).toEqual(['120 asked', '120 asked']);
    expect(amountsOf('الشوفير بياخد 20 شيكل')).toEqual(['20 asked', '20 asked']);
  });

  it('leaves two totals that differ open', () => {
    expect(amountsOf('المجموع 100 والشوفير بياخد 120')).toEqual([null, null]);
  });

  it.each([
    ['المجموع 120\nحولت 50\nالسائق بياخد 120', '70'],
    ['السعر 120\nعربون 20\nالسائق بياخد 120', '100'],
    ['السعر 120\nدفعت 50\nالمندوب بدو 120', '70'],
    ['الشوفير بياخد 120\nالسعر 120\nحولت 30', '90'],
    ['السعر 100\nالتوصيل 20\nدفعت 50\nالسائق بياخد 100', '70'],
    ['السعر 100\nالتوصيل 20\nدفعت 50\nالسائق بياخد 70', '70'],
    ['السعر 120 خصم 20\nالسائق بياخد 120', '100'],
    ['السعر 120\nخصم 20\nالسائق بياخد 100', '100'],
  ])('is not sure to be the whole again where some of it is paid or taken off: %s', (said, value) => {
    expect(amountsOf(said)).toEqual([`${value} asked`, `${value} asked`]);
  });

  it.each([
    'المجموع 120\nالسائق بياخد 120\nدفعت 120',
    'المجموع 120 شيكل\nحولتلك 120 شيكل\nالشوفير بياخد 120 شيكل',
    'المجموع 130 دفعت منهم 130\nالسائق بياخد 130',
  ])('is not collected once more where all is paid: %s', (said) => {
    const { amount, problems } = readPastedOrder(`${ORDER}\n${said}`, practiceIndex);
    expect([amount, problems.map(({ code }) => code)]).toEqual([null, ['paid']]);
  });

  it.each([
    ['السعر 100\nالتوصيل 20\nالسائق بياخد 100', '120'],
    ['السعر 100 والتوصيل 20 والسائق بياخد 100', '120'],
    ['السعر 120 والتوصيل 15\nالمندوب بيقبض 120', '135'],
    ['السعر 100\nالمجموع 120\nالسائق بياخد 100', '120'],
    ['السعر 60 للقطعة\nبدي قطعتين\nالسائق بياخد 60', '120'],
  ])('is asked about where it is the price and more comes on top of that: %s', (said, value) => {
    expect(amountsOf(said)).toEqual([`${value} asked`, `${value} asked`]);
  });

  it.each([
    ['السعر 100\nالتوصيل 20\nالسائق بياخد 120', '120'],
    ['السعر 100 والتوصيل 20\nالمندوب بياخذ 120', '120'],
    ['السعر 120 والتوصيل 15\nالمندوب بيقبض 135', '135'],
    ['السعر 100\nالمجموع 120\nالسائق بياخد 120', '120'],
  ])('is the price and the delivery again where it is as much as both: %s', (said, value) => {
    expect(amountsOf(said)).toEqual([`${value} sure`, `${value} sure`]);
  });

  it('makes neither one of two prices the whole, nor what something cost before', () => {
    expect(amountsOf('طقم ب 120 وبلوزة ب 60\nالسائق بياخد 120')).toEqual([null, null]);
    expect(amountsOf('كل قطعة 50\nقطعتين\nالشوفير بياخد 50')).toEqual([null, null]);
    expect(amountsOf('كان السعر 150\nالسائق بياخد 150')).toEqual(['150 asked', '150 asked']);
  });
});
