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

  it('is none, and said to be unreadable, with a digit too many', () => {
    const said = 'رقمي صفر خمسة تسعة ثمانية واحد واحد اثنين اثنين ثلاثة ثلاثة اربعة';
    const { phones, problems } = readPastedOrder(`سماح عيسى\nدورا قرب الجامع\n${said}`, practiceIndex);
    expect(phones).toEqual([]);
    expect(problems.map(({ code }) => code)).toEqual(['phone-unreadable']);
  });
});

describe('a number in words that begins with a small one', () => {
  it('is the whole of it', () => {
    expect(taken('سماح عيسى\nدورا قرب الجامع\n0598120054\nالسعر ثلاثة وثمانين شيكل').amount).toBe('83');
    expect(taken('سماح عيسى\nدورا قرب الجامع\n0598120054\nالسعر مية واثنين وعشرين').amount).toBe('122');
  });
});
