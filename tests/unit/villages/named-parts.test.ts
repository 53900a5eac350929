import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findNames, knownNames } from '../../../lib/villages/known-names';
import { readNamedParts } from '../../../lib/villages/named-parts';
import { buildVillageIndex } from '../../../lib/villages/village-index';
import { directoryOf } from './made-up';

const index = buildVillageIndex(
  directoryOf('القدس: القدس, صور باهر, مخيم قلنديا', 'نابلس: نابلس, سالم, حوارة, كفر قليل, بيت فوريك'),
);
const kinds = (text: string) =>
  readNamedParts(text, knownNames(index)).map(({ kind, text: words }) => `${kind} ${words}`);

describe('the named parts of a text', () => {
  it.each([
    ['نابلس، شارع القدس', ['place نابلس', 'street شارع القدس']],
    ['Salem Market', ['landmark Salem Market']],
    ['next to Quds Bank', ['landmark next to Quds Bank']],
    ['قرب حاجز قلنديا', ['near قرب حاجز قلنديا']],
    ['Salem 7ay el zaytoun 4', ['place Salem', 'quarter 7ay el zaytoun 4']],
    ['Huwara junction', ['near Huwara junction']],
    ['نابلس الضفة الغربية', ['place نابلس', 'territory الضفة الغربية']],
    ['شارع 18 طابق 2 0522207714', ['street شارع 18', 'number طابق 2', 'number 0522207714']],
    ['شارع السوق كفر قليل', ['street شارع السوق', 'place كفر قليل']],
    ['Hura, neighborhood 4', ['place Hura', 'quarter neighborhood 4']],
    ['نابلس وسط البلد', ['place نابلس', 'common وسط البلد']],
  ])('%s', (text, parts) => {
    expect(kinds(text)).toEqual(parts);
  });

  it('stand in the text where they say', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const part of readNamedParts(text, knownNames(index)))
          expect(text.slice(part.start, part.end)).toBe(part.text);
      }),
    );
  });

  it('hold villages that stand among other words', () => {
    const words = ['صابرين', 'عطون', 'صور', 'باهر'];
    expect(findNames(index, words)).toEqual([{ start: 2, end: 4, villages: [1] }]);
  });
});
