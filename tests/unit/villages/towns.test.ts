import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { elsewhereAmong } from '../../../lib/villages/elsewhere';
import { readGazetteer } from '../../../lib/villages/gazetteer';
import { matchVillage } from '../../../lib/villages/match';
import { buildVillageIndex } from '../../../lib/villages/village-index';
import { villagesOf } from '../../bench/villages/directories';
import directory from '../../sandbox/data/directory.json' with { type: 'json' };

describe('large towns misspelled as a city', () => {
  const places = readGazetteer(
    readFileSync(new URL('../../../assets/public/places.txt', import.meta.url), 'utf8'),
  );
  const index = buildVillageIndex(villagesOf(directory), places);
  const isElsewhere = elsewhereAmong(places);
  const townOf = (city: string) => {
    const { recognised, candidates } = matchVillage(index, { city }, isElsewhere);
    return recognised ? candidates[0]?.village.name : null;
  };

  it.each([
    ['القدص', 'القدس'],
    ['حبفا', 'حيفا'],
    ['رفخ', 'رفح'],
    // Nothing sounds like it.
    ['ياقا', 'يافا'],
    ['behlehem', 'بيت لحم'],
    ["'3azza", 'غزة'],
    ['5an younis', 'خان يونس'],
    ['Rafa7', 'رفح'],
    // Three letters in Arabic, of which one is another.
    ['رقح', 'رفح'],
    // A vowel too many or another in its own letters, where nothing else is near: it is large.
    ['هيفا', 'حيفا'],
    // By its sound يافا, which has no ح.
    ['eafa7', 'رفح'],
    // A slip in a spelling by ear is two: nothing else is nearly as near to a large town.
    ['nbles', 'نابلس'],
  ])('are told with one slip, though the name is short: %s', (city, town) => {
    expect(townOf(city)).toBe(town);
  });

  it.each([
    ['Duma', 'دوما'],
    ['Arura', 'عارورة'],
  ])('take nothing from a village that is called so: %s', (city, village) => {
    expect(townOf(city)).toBe(village);
  });

  // A 7 is ح: "ari7" is no عاره.
  it.each(['Haufa', 'رف', 'R-7', 'ari7', 'yffa', 'en nasar'])(
    'are not told by what may be another place or none: %s',
    (city) => {
      expect(townOf(city)).toBeNull();
    },
  );
});
