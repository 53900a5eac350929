import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { elsewhereAmong } from '../../../lib/villages/elsewhere';
import { otherNamesOf, readGazetteer } from '../../../lib/villages/gazetteer';
import { matchVillage } from '../../../lib/villages/match';
import { buildVillageIndex } from '../../../lib/villages/village-index';
import { villagesOf } from '../../bench/villages/directories';
import directory from '../../sandbox/data/directory.json' with { type: 'json' };
import { directoryOf } from './made-up';

const shipped = readGazetteer(
  readFileSync(new URL('../../../assets/public/places.txt', import.meta.url), 'utf8'),
);

describe('places of the gazetteer', () => {
  const index = buildVillageIndex(
    directoryOf(
      'نابلس: نابلس, دير شرف',
      'الخليل: الخليل, المورق',
      'بيت لحم: بيت لحم, المنشية, بيت جالا',
      'سلفيت: بروقين',
      'جنين: برقين',
      'الناصرة والجليل: عكا, يركا',
    ),
    shipped,
  );
  const isElsewhere = elsewhereAmong(shipped);
  const match = (city: string) => {
    const { confident, candidates, evidence } = matchVillage(index, { city }, isElsewhere);
    return {
      village: confident ? (candidates[0]?.village.name ?? null) : null,
      codes: evidence.map(({ code }) => code),
    };
  };

  it("have no name that is another place's", () => {
    const placeNamed = (name: string) =>
      [...shipped.here.inside, ...shipped.here.territories]
        .find(([own]) => own?.join(' ') === name)
        ?.map((words) => words.join(' '));
    expect(placeNamed('haifa')).toContain('حيفا');
    expect(placeNamed('haifa')).not.toContain('جحفيه');
    expect(placeNamed('kfar azza')).not.toContain('غزه');
    expect(placeNamed('ramat tsevi')).not.toContain('طمره');
    expect(placeNamed('rahat')).not.toContain('الخضرا');
    // Its Arabic name, though Latin letters say a Hebrew one.
    expect(placeNamed('rosh haayin')).toContain('راس العين');
    expect(placeNamed('jaljulya')).toContain('جلجوليه');
  });

  it.each(['Mafraq', 'Dayr Tarif', 'Tal Menashe', 'بيت جبرين', 'Accra', 'Yerqa', 'Aqaba', 'Kfar Saba'])(
    'that are listed nowhere are not taken for a village that sounds alike: %s',
    (city) => {
      expect(match(city).village).toBeNull();
    },
  );

  it.each([
    // A ruin near Netanya, in which بيت ليد stands letter for letter.
    'خربة بيت ليد',
    // A town of Jordan, but for its article.
    'Karameh',
    // قلاع زيتا is of Hebron, and زيتا is another.
    'زيتا الخليل',
    // زبدة with an article, or الزبابدة with a slip.
    'الزبادة',
  ])('keep the whole list from being certain of what is called otherwise: %s', (city) => {
    const listed = buildVillageIndex(villagesOf(directory), shipped);
    expect(matchVillage(listed, { city }, isElsewhere).recognised).toBe(false);
  });

  it.each([
    // A place that is no more, and one called so today.
    ['Al Jalama', 'الجلمة'],
    ['Qira', 'قيرة'],
    // Torreón sounds about as near, in letters that nobody wrote.
    ['طورعان', 'طرعان'],
  ])('elsewhere do not keep a listed village from its own name: %s', (city, village) => {
    const listed = buildVillageIndex(villagesOf(directory), shipped);
    const { recognised, candidates } = matchVillage(listed, { city }, isElsewhere);
    expect(recognised).toBe(true);
    expect(candidates[0]?.village.name).toBe(village);
  });

  it.each([
    ['Dayr Tarif', 'دير شرف'],
    ['Accra', 'عكا'],
  ])('%s would be taken for %s without them', (city, village) => {
    const without = buildVillageIndex(index.villages);
    expect(matchVillage(without, { city }).candidates[0]?.village.name).toBe(village);
    expect(matchVillage(without, { city }).confident).toBe(true);
    expect(match(city).codes.some((code) => code === 'elsewhere' || code === 'unlisted')).toBe(true);
  });

  it.each([
    ['Bruqin', 'بروقين'],
    ['Yirka', 'يركا'],
    ['Acre', 'عكا'],
    ['Deir Sharaf', 'دير شرف'],
    ['Bayt Jala', 'بيت جالا'],
  ])('that are listed are found by what else they are called: %s', (city, village) => {
    expect(match(city).village).toBe(village);
  });

  it('lend a name to the one village they are, and none to a namesake of another place', () => {
    const gazetteer = readGazetteer(
      'arara|عرعره\narara banegev|عرعره\n\nbruqin|brukhin|بروقين\n\namman|عمان',
    );
    const villages = directoryOf('سلفيت: بروقين', 'حيفا: عرعرة');
    const others = otherNamesOf(villages, gazetteer);
    expect(others).toEqual([[['bruqin'], ['brukhin']], [['arara']]]);
  });

  it('lend none across the Green Line, where a place of the same name is another', () => {
    const villages = directoryOf('جنين: المطلة', 'نابلس: نابلس');
    const gazetteer = readGazetteer('metula|מטולה|المطله\n\nnablus|نابلس\n\namman|عمان');
    const index = buildVillageIndex(villages, gazetteer);
    const elsewhereToo = elsewhereAmong(gazetteer);
    expect(otherNamesOf(villages, gazetteer, index.regions.lands)[0]).toEqual([]);
    expect(matchVillage(index, { city: 'Metula' }, elsewhereToo)).toMatchObject({
      confident: false,
      evidence: [{ code: 'sounds' }, { code: 'elsewhere' }],
    });
    expect(matchVillage(index, { city: 'Metula' }).confident).toBe(true);
    expect(matchVillage(index, { city: 'المطلة' }, elsewhereToo).confident).toBe(true);
  });
});
