import { describe, expect, it } from 'vitest';
import { readPastedOrder } from '../../../lib/pasted/read-pasted-order';
import { practiceIndex } from '../../bench/pasted/directory';

const ORDER = '\nهلا غانم\nدورا قرب البلدية\n0598120054';
const amountOf = (text: string) => {
  const { amount } = readPastedOrder(text, practiceIndex);
  return { value: amount?.value.value ?? null, sure: amount?.sure };
};

describe('several pieces, of which the price of one or of some is said', () => {
  it.each([
    ['بدي 4 علب عسل العلبة ب 35', '140'],
    ['البنطلون 3 ب 100 اخدت 6 والتوصيل 20', '220'],
    ['الوحدة ب 30 بدي 4 والتوصيل 20', '140'],
    ['بدي حبتين كل حبة 45', '90'],
    ['2 كاسة ب 15 الكاسة', '30'],
    ['i need 2 mugs each 25', '50'],
    ['طبق بيض ب 18 وجبنة كيلو ب 32 وزيتون ب 20 والتوصيل ب 10', '80'],
    ['الشال 30 شيكل والحجاب 25 شيكل والجلباب 120 شيكل والتوصيل 20 شيكل', '195'],
  ])('%s: is reckoned, and asked about', (said, value) => {
    expect(amountOf(said + ORDER)).toEqual({ value, sure: false });
  });

  it.each([
    ['بدي 4 علب العلبة ب 35 المجموع 130', '130'],
    ['عمارة جوري ط3 المبلغ 95', '95'],
  ])('%s: is what is said of all', (said, value) => {
    expect(amountOf(said + ORDER)).toEqual({ value, sure: true });
  });

  it.each(['الشال 30 شيكل والحجاب 25 شيكل', 'البلوزة ب 50 شيكل او التنورة ب 60 شيكل'])(
    '%s: is no sum, where nothing is said of the fee',
    (said) => {
      expect(amountOf(said + ORDER).value).toBeNull();
    },
  );
});
