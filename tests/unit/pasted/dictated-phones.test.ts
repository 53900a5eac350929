import { describe, expect, it } from 'vitest';
import { readPastedOrder } from '../../../lib/pasted/read-pasted-order';
import { practiceIndex } from '../../bench/pasted/directory';
import { takenFrom } from '../../bench/pasted/score';

const taken = (text: string) => takenFrom(readPastedOrder(text, practiceIndex));

describe('a phone that is dictated', () => {
  it.each([
    ['digit by digit', 'رقمي صفر خمسة تسعة سبعة ثلاثة ثلاثة واحد صفر ثمانية اثنين', '0597331082'],
    ['by hundreds and tens', 'جوالي صفر خمسمية وسبعة وتسعين 331 082', '0597331082'],
    ['in Hebrew', 'הטלפון אפס חמש שתיים שלוש שלוש אחת אפס שמונה שתיים שבע', '0523310827'],
    [
      'with words behind it',
      'تلفوني زيرو خمسة تسعة تسعة واحد واحد تسعة تسعة ثلاثة اثنين والسعر تسعين شيكل',
      '0599119932',
    ],
    [
      'with "and" between two digits',
      'رقمي صفر خمسة تسعة ثمانية واحد اثنين ثلاثة اربعة خمسة وستة',
      '0598123456',
    ],
    ['with the same digit twice', 'رقمي 059 ثمانية وثمانية 12 345', '0598812345'],
  ])('is read %s', (_, said, phone) => {
    expect(taken(`سماح عيسى\nدورا قرب الجامع\n${said}`).phones).toEqual([phone]);
  });

  it('is shown with all the words that it is said in', () => {
    const text = 'سماح عيسى دورا صفر خمسة تسعة سبعة ثلاثة ثلاثة واحد صفر ثمانية اثنين';
    const [{ spans } = { spans: [] }] = readPastedOrder(text, practiceIndex).phones;
    expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual([
      'صفر خمسة تسعة سبعة ثلاثة ثلاثة واحد صفر ثمانية اثنين',
    ]);
  });

  it('is told from the price behind it, and neither is made of a few numbers', () => {
    const said = 'صفر خمسة تسعة سبعة ثلاثة ثلاثة واحد صفر ثمانية اثنين، مية وعشرين شيكل';
    expect(taken(`سماح عيسى دورا قرب الجامع ${said}`)).toMatchObject({
      phones: ['0597331082'],
      amount: '120',
    });
    expect(taken('سماح عيسى دورا قرب الجامع بدي خمسة واحد لون ثلاثة').phones).toEqual([]);
  });

  it.each([
    ['with a digit too many', 'رقمي صفر خمسة تسعة ثمانية واحد واحد اثنين اثنين ثلاثة ثلاثة اربعة'],
    ['with two too many', 'رقمي صفر خمسة تسعة ثمانية واحد اثنين ثلاثة اربعة خمسة ستة سبعة وثمانية'],
    ['with its last number one too long', 'رقمي 059 ثمانية وثمانية 123 456'],
    ['with words that are no number together', 'رقمي صفر خمسة تسعة مية وتسعين ومية 10 10'],
    [
      'with three digits that "and" joins, one of them with its ten',
      'صفر خمسة تسعة ثلاثة وتسعة وخمسين 12345',
    ],
  ])('is none, and said to be unreadable, %s', (_, said) => {
    const { phones, problems } = readPastedOrder(`سماح عيسى\nدورا قرب الجامع\n${said}`, practiceIndex);
    expect(phones).toEqual([]);
    expect(problems.map(({ code }) => code)).toEqual(['phone-unreadable']);
  });
});

describe('a phone in digits that lacks one', () => {
  it.each(['059812005 ست البيت بتستلم', '0598 12 005 ست البيت بتستلم'])(
    'has none in the word behind it: %s',
    (said) => {
      expect(taken(`سماح عيسى\nدورا قرب الجامع\n${said}`).phones).not.toContain('0598120056');
    },
  );
});

describe('a number in words that begins with a small one', () => {
  it('is the whole of it', () => {
    expect(taken('سماح عيسى\nدورا قرب الجامع\n0598120054\nالسعر ثلاثة وثمانين شيكل').amount).toBe('83');
    expect(taken('سماح عيسى\nدورا قرب الجامع\n0598120054\nالسعر مية واثنين وعشرين').amount).toBe('122');
  });
});
