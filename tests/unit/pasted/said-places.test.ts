import { describe, expect, it } from 'vitest';
import { saidPlaces } from '../../../lib/pasted/place-names';
import { plainWords } from '../../../lib/villages/names';
import { foldWords } from '../../../lib/villages/normalize';
import type { VillageIndex } from '../../../lib/villages/village-index';
import { practiceIndex } from '../../bench/pasted/directory';

/** The practice list, and two places beside it that it lacks. */
const index: VillageIndex = {
  ...practiceIndex,
  places: [
    ...practiceIndex.places,
    {
      name: 'فتحية',
      cityId: 0,
      city: '',
      records: [],
      inhabitants: 0,
      isKnown: true,
      quarterOf: [],
      alsoAt: [],
    },
  ],
  wholeNames: new Map([
    ...practiceIndex.wholeNames,
    ['فتحيه', [practiceIndex.places.length]],
    [plainWords(foldWords('تل العدس')), [practiceIndex.places.length]],
  ]),
};
const said = (text: string) => {
  const words = foldWords(text);
  return saidPlaces(index, words).map(({ start, end }) => words.slice(start, end).join(' '));
};

describe('the places that a chat names', () => {
  it('are those of the list', () => {
    expect(said('رنا حداد يعبد')).toEqual(['يعبد']);
  });

  it('are none that the list lacks, where a single word is called so', () => {
    expect(said('الحاجة فتحية الديك')).toEqual([]);
  });

  it('are those that the list lacks by several words, where none of the list is named', () => {
    expect(said('رنا حداد تل العدس')).toEqual(['تل العدس']);
    expect(said('يعبد تل العدس')).toEqual(['يعبد']);
  });
});
