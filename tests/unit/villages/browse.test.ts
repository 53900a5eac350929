import { describe, expect, it } from 'vitest';
import { browseCities, villagesOfCity } from '../../../lib/villages/browse';
import { buildVillageIndex } from '../../../lib/villages/village-index';
import { directoryOf, villageOf } from './made-up';

const VILLAGES = [
  ...directoryOf('نابلس: نابلس, برقة, بيت فوريك', 'رام الله والبيرة: رام الله, برقة', 'جنين: جنين'),
  { ...villageOf(90, 'قريوت', 1, 'نابلس'), deleted: true },
  { ...villageOf(91, 'أوصرين', 1, 'نابلس'), closed: true },
  { ...villageOf(92, 'خربة', 9, 'مدينة زالت'), deleted: true },
];
const index = buildVillageIndex(VILLAGES);

describe('browsing a city', () => {
  it('lists every city by name, with how many villages it has', () => {
    expect(browseCities(index)).toEqual([
      { id: 3, name: 'جنين', villages: 1 },
      { id: 2, name: 'رام الله والبيرة', villages: 2 },
      { id: 1, name: 'نابلس', villages: 4 },
    ]);
  });

  it.each([
    ['the beginning of its name', 'ناب', 1],
    ['its second town', 'البيرة', 2],
    ['Latin letters', 'jenin', 3],
    ['a slip', 'نابلص', 1],
  ])('finds a city by %s', (_, query, id) => {
    expect(browseCities(index, query)[0]?.id).toBe(id);
  });

  it('finds no city that is not there', () => {
    expect(browseCities(index, 'باريس')).toEqual([]);
    expect(browseCities(index, 'مدينة زالت')).toEqual([]);
  });

  it('lists its villages by name, closed ones among them, deleted ones not', () => {
    expect(villagesOfCity(index, 1).map(({ name }) => name)).toEqual([
      'أوصرين',
      'برقة',
      'بيت فوريك',
      'نابلس',
    ]);
  });

  it('puts those in use first', () => {
    const use = new Map([
      [1, 2],
      [3, 5],
    ]);
    expect(villagesOfCity(index, 1, use).map(({ id }) => id)).toEqual([3, 1, 91, 2]);
  });
});
