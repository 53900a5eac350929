import { describe, expect, it } from 'vitest';
import type { AddressText } from '../../../lib/villages/address';
import { matchVillage } from '../../../lib/villages/match';
import { buildVillageIndex } from '../../../lib/villages/village-index';
import { villagesOf } from '../../bench/villages/directories';
import practiceList from '../../sandbox/data/directory.json' with { type: 'json' };

const index = buildVillageIndex(villagesOf(practiceList));

function villageOf(address: AddressText): string | null {
  const { confident, candidates } = matchVillage(index, {
    address1: 'قرب المسجد الكبير',
    country: 'PS',
    ...address,
  });
  return confident ? (candidates[0]?.village.name ?? null) : null;
}

/** Towns that shops keep as states, as their codes are made: of the town's name in Latin letters. */
const TOWNS: Readonly<Record<string, string>> = {
  'رام الله': 'Ramallah',
  طولكرم: 'Tulkarm',
  الخليل: 'Hebron',
  نابلس: 'Nablus',
  جنين: 'Jenin',
  قلقيلية: 'Qalqilya',
  سلفيت: 'Salfit',
  طوباس: 'Tubas',
  أريحا: 'Ariha',
  'بيت لحم': 'Bethlehem',
  القدس: 'Jerusalem',
  البيرة: 'Albireh',
  حلحول: 'Halhul',
  دورا: 'Dura',
  يطا: 'Yatta',
  الظاهرية: 'Dahiriya',
  'بيت جالا': 'Beitjala',
  عنبتا: 'Anabta',
  قباطية: 'Qabatiya',
  بيتونيا: 'Beitunia',
  'أبو ديس': 'Abudis',
  العيزرية: 'Azariya',
  عزون: 'Azzun',
  سعير: 'Sair',
  بديا: 'Bidya',
  الناصرة: 'Nazareth',
  الرملة: 'Ramla',
  سخنين: 'Sakhnin',
};

/** `RAM`, `RM`, `PSRAM`, `PS-RAM`, `ps-ram`, `RAM1`, … */
function codesOf(name: string): readonly string[] {
  const consonants = name.slice(0, 1) + name.slice(1).replace(/[aeiou]/g, '');
  const short = [name, consonants].flatMap((one) => [2, 3, 4, 5].map((length) => one.slice(0, length)));
  return short.flatMap((one) => {
    const code = one.toUpperCase();
    return [code, one.toLowerCase(), `PS${code}`, `PS-${code}`, `ps-${one.toLowerCase()}`, `${code}1`];
  });
}

describe('a state that is only a code', () => {
  it.each(Object.entries(TOWNS))('%s: no code of it is taken for another village', (name, latin) => {
    for (const code of codesOf(latin)) {
      expect([null, name], code).toContain(villageOf({ state: code }));
    }
  });

  it.each(Object.keys(TOWNS))('%s: its name in the state alone is certain', (name) => {
    expect(villageOf({ state: name })).toBe(name);
  });

  it.each(['RAM', 'PSRAM', 'PS-RAM', 'ram', '07', 'R-3'])(
    '%s beside a town says nothing against it',
    (state) => {
      expect(villageOf({ city: 'بيتونيا', state })).toBe('بيتونيا');
      expect(matchVillage(index, { city: 'بيتونيا', state }).evidence.map(({ code }) => code)).toEqual([
        'named',
      ]);
    },
  );

  it('a governorate’s own code or name is explained', () => {
    expect(villageOf({ city: 'جبع', state: 'JEN' })).toBe('جبع');
    expect(villageOf({ city: 'جبع', state: 'XYZ' })).toBeNull();
    expect(villageOf({ state: 'JENIN' })).toBe('جنين');
  });

  it('a short word may still be the village beside its town', () => {
    expect(villageOf({ city: 'Hebron', state: 'DURA' })).not.toBe('الخليل');
  });
});

describe('a town that is only a code', () => {
  it.each(['RAM', 'TUL', 'HEB', 'NBLS', 'BETHL', 'PSBTH', 'PS-NAB', '12', 'ram', 'Ram', 'Tul', 'tul', 'Heb'])(
    '%s says nothing',
    (city) => {
      expect(matchVillage(index, { city, country: 'PS' }).reason.code).toBe('none');
    },
  );

  it.each([
    ['DURA', 'دورا'],
    ['YATTA', 'يطا'],
    ['Tal', 'تل'],
  ])('%s is a name', (city, name) => {
    expect(villageOf({ city })).toBe(name);
  });
});
