import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldCharacter, foldText, foldWords, foldWrittenWords } from '../../../lib/villages/normalize';

describe('folding a name', () => {
  it.each([
    ['hamza in every seat', 'أُمّ إذنا آزور مؤتة بئر البيضاء', 'ام اذنا ازور موته بير البيضا'],
    ['final ة and ى', 'رملة ترشيحى', 'رمله ترشيحي'],
    ['tatweel and harakat', 'البَـــاذَان', 'الباذان'],
    ['a Persian keyboard', 'کفر یاسیف', 'كفر ياسيف'],
    ['digits of three kinds', '٤٨ ۴۸ 48', '48 48 48'],
    ['hyphens, brackets and spaces', ' سيلة-الحارثية  (جنين) ', 'سيله الحارثيه جنين'],
    ['direction marks', '\u202bجنين\u200f', 'جنين'],
    ['romanisation with dots and rings', 'Bayt ‘Ūr at Taḩtā', 'bayt ur at tahta'],
    ['apostrophes of every kind', "Za'tara Za’tara Za`tara Zaʿtara", 'zatara zatara zatara zatara'],
    ['final letters and marks of Hebrew', 'טַבַּרִיָּה ראשון ג׳נין ת"א', 'טבריה ראשונ גנינ תא'],
    ['presentation forms', 'ﺟﻨﻴﻦ ﷲ', 'جنين الله'],
  ])('levels %s', (_, written, folded) => {
    expect(foldText(written)).toBe(folded);
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' })), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
      { numRuns: 300 },
    );
  });

  it('reads numbers and codes as it reads each of their characters', () => {
    const letters = [...'0123456789AZaziIßſ'];
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...letters) }), (text) => {
        expect(foldText(text)).toBe([...text].map(foldCharacter).join(''));
      }),
    );
  });

  it('keeps each word beside what was written for it', () => {
    expect(foldWrittenWords('بيت-أُمَّر, Za’tara')).toEqual([
      { word: 'بيت', written: 'بيت', start: 0, end: 3 },
      { word: 'امر', written: 'أُمَّر', start: 4, end: 10 },
      { word: 'zatara', written: 'Za’tara', start: 12, end: 19 },
    ]);
  });

  it('gives the same words with and without what was written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldWrittenWords(text).map(({ word }) => word)).toEqual(foldWords(text));
      }),
    );
  });
});
