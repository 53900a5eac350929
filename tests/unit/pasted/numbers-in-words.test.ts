import { describe, expect, it } from 'vitest';
import { readPastedOrder } from '../../../lib/pasted/read-pasted-order';
import { practiceIndex } from '../../bench/pasted/directory';

const ORDER = 'هلا غانم\nطوباس شارع المدارس\n0598120054';

function amountOf(said: string) {
  const { amount } = readPastedOrder(`${ORDER}\n${said}`, practiceIndex);
  return amount === null ? 'open' : `${amount.value.value} ${amount.sure ? 'sure' : 'asked'}`;
}

describe('a price in words', () => {
  it.each([
    ['السعر مية وتلاتة', '103'],
    ['السعر ميتين واتنين شيكل', '202'],
    ['السعر مية وخمسة', '105'],
    ['السعر مية وخمس شواكل', '105'],
    ['السعر خمسة وسبعين', '75'],
    ['السعر ست وستين', '66'],
    ['السعر مية وتلاتة وعشرين', '123'],
    ['السعر تلات مية وخمسين', '350'],
    ['السعر خمس مئة', '500'],
    ['price twenty two nis', '22'],
    ['price one hundred and four', '104'],
    ['price twenty-five nis', '25'],
    ['המחיר מאה עשרים ושלוש', '123'],
    ['המחיר עשרים וחמש שקל', '25'],
    ['السعر مية شيكل والتوصيل عشرين', '120'],
    ['السعر مية شيكل وعشرين شيكل توصيل', '120'],
  ])('is read whole: %s', (said, value) => {
    expect(amountOf(said)).toBe(`${value} sure`);
  });

  it.each([
    ['السعر خمسين وست بلايز', '50'],
    ['السعر تسعين وتلات كنزات', '90'],
    ['السعر مية وخمس بلايز', '100'],
    ['السعر مية وعشر حبات', '100'],
  ])('ends before what is counted behind it, and is asked about: %s', (said, value) => {
    expect(amountOf(said)).toBe(`${value} asked`);
  });

  it.each([
    'السعر سبعين وخمسة',
    'السعر مية وتلتطعش',
    'السعر مية وسطعش والتوصيل 20',
    'السعر خمسين وست بلايز وتوصيل 20',
    'السعر سبعين ونص',
    'السعر مية و20',
    'السعر خمسة الاف',
    'السعر مية خمسة',
    'السعر مية شيكل وعشرين',
    'price fifty two shirts',
    'המחיר חמישים ושש חולצות',
    'السعر تلاتة مية',
  ])('is asked about where more of it may follow: %s', (said) => {
    expect(amountOf(said)).not.toMatch(/sure/);
  });
});
