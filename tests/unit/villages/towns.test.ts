import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { elsewhereAmong } from '../../../lib/villages/elsewhere';
import { readGazetteer } from '../../../lib/villages/gazetteer';
import { matchVillage } from '../../../lib/villages/match';
import { buildVillageIndex } from '../../../lib/villages/village-index';
import { villagesOf } from '../../bench/villages/directories';
import directory from '../../sandbox/data/directory.json' with { type: 'json' };
import { words } from '../../words';

const BEIT = { city: 'بيت ساحور', state: 'بيت لحم' };

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
    // A village that is not listed is called so.
    ['خليل', 'الخليل'],
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
    // A slip in what is said here, though the first name of the town in Latin letters is another.
    ['arfa7', 'رفح'],
    ['ari7', 'أريحا'],
    // A slip in a spelling by ear, where a ق is written 2.
    ['2al2elay', 'قلقيلية'],
    ['2a2elya', 'قلقيلية'],
    // Another vowel by ear, and a letter that stands once instead of twice.
    ['Umelfahem', 'أم الفحم'],
    // A letter two places too early.
    ['طورلكم', 'طولكرم'],
    // "Tel" alone is a telephone's word.
    ['Tel Avif', 'تل أبيب'],
    // Sounds nearly as much like villages, of which none is nearly as large.
    ['Bireh', 'البيرة'],
    ['עזה', 'غزة'],
  ])('are told with one slip, though the name is short: %s', (city, town) => {
    expect(townOf(city)).toBe(town);
  });

  it.each([
    ['Duma', 'دوما'],
    ['Arura', 'عارورة'],
    // As far from كفر كنا and صوريف as a slip.
    ['Kfar Kama', 'كفر كما'],
    ['Urif', 'عوريف'],
  ])('take nothing from a village that is called so: %s', (city, village) => {
    expect(townOf(city)).toBe(village);
  });

  it.each(words`
    Haufa; pick up; البلد; al-Birwa; Givat Haim; Safut; رف; R-7; yffa; en nasar; الجنينة; السلام
  `)('are not told by what may be another place or none: %s', (city) => {
    expect(townOf(city)).toBeNull();
  });

  it.each([
    ['a larger town beside it says where it is', { city: 'كفر مندا', state: 'شفاعمرو' }, 'كفر مندا'],
    ['a smaller village may be meant', { city: 'شفاعمرو', state: 'كفر مندا' }, null],
    ['a village in the street may, though the state begins so', { ...BEIT, address1: 'بيت جالا' }, null],
  ])('in the state of a town: %s', (_, address, town) => {
    const { recognised, candidates } = matchVillage(index, address, isElsewhere);
    expect(recognised ? candidates[0]?.village.name : null).toBe(town);
  });
});
