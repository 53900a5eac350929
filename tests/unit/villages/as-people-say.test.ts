import { describe, expect, it } from 'vitest';
import type { AddressText } from '../../../lib/villages/address';
import { matchVillage } from '../../../lib/villages/match';
import { buildVillageIndex } from '../../../lib/villages/village-index';
import { directoryOf } from './made-up';

const index = buildVillageIndex(
  directoryOf(
    'نابلس: نابلس, بورين, سبسطية, برقة',
    'رام الله والبيرة: رام الله, البيرة, برقة, بيتونيا',
    'جنين: جنين, عرابة, جبع',
    'الناصرة والجليل: الناصرة, عرابة, كفر ياسيف',
  ),
);

/** The village an address is filled in with by itself, or `undefined` when a person is asked. */
function filled(address: AddressText): string | undefined {
  const { confident, candidates } = matchVillage(index, address);
  return confident ? `${candidates[0]?.village.name}/${candidates[0]?.village.city}` : undefined;
}

describe('an address as people say it', () => {
  it.each<[string, AddressText, string]>([
    ['said of oneself', { city: 'انا من سبسطية الله يسعدكم' }, 'سبسطية/نابلس'],
    ['behind a preposition', { city: 'ساكنة ببيتونيا' }, 'بيتونيا/رام الله والبيرة'],
    ['behind a street of another', { address1: 'حي الطيرة برام الله' }, 'رام الله/رام الله والبيرة'],
    ['behind a quarter', { address1: 'حي النصر نابلس' }, 'نابلس/نابلس'],
    ['beside a code of a map', { city: 'W6GC+9P بورين' }, 'بورين/نابلس'],
    [
      'in a street’s line, the second town of a city',
      { city: 'رام الله', address1: 'البيرة شارع القدس' },
      'البيرة/رام الله والبيرة',
    ],
    ['beside somebody’s name', { city: 'ابو احمد', state: 'سبسطية' }, 'سبسطية/نابلس'],
    ['in the digits of chats', { city: '3araba', state: 'جنين' }, 'عرابة/جنين'],
    ['one of two, by the village it is near', { city: 'برقة اللي عند سبسطية' }, 'برقة/نابلس'],
    [
      'one of two, by the village of its state',
      { city: 'عرابة', state: 'كفر ياسيف' },
      'عرابة/الناصرة والجليل',
    ],
    ['called after by a shop', { city: 'رام الله', address1: 'محل بيتونيا' }, 'رام الله/رام الله والبيرة'],
    ['in the old town', { city: 'البلدة القديمة', state: 'نابلس' }, 'نابلس/نابلس'],
    ['said to be a village', { city: 'القرية', address1: 'بورين', state: 'نابلس' }, 'بورين/نابلس'],
    ['in the suburbs of a town', { city: 'ضواحي نابلس', address1: 'بورين' }, 'بورين/نابلس'],
    ['one of two, by a district', { city: 'عرابة قضاء كفر ياسيف' }, 'عرابة/الناصرة والجليل'],
    ['one of two, and not of the other’s region', { city: 'عرابة بجنين مش الجليل' }, 'عرابة/جنين'],
  ])('is filled in when the village is %s', (_, address, village) => {
    expect(filled(address)).toBe(village);
  });

  it.each<[string, AddressText]>([
    ['one of a town’s villages', { city: 'قرية من قرى نابلس' }],
    ['some village of a town', { city: 'قرى نابلس' }],
    ['the suburbs of a town', { city: 'ضواحي نابلس' }],
    ['a village of a town, and not which', { city: 'القرية', state: 'نابلس' }],
    ['outside of a town', { city: 'خارج المدينة', state: 'نابلس' }],
    ['outside of a town, in a street’s line', { city: 'نابلس', address1: 'خارج البلد' }],
    ['the suburbs of a town, in English', { city: 'Nablus suburbs' }],
    ['the suburbs of a town, by its state', { city: 'نابلس', state: 'ضواحي نابلس' }],
    ['the suburbs of a town, in a street’s line', { city: 'نابلس', address1: 'ضواحي نابلس، خلف المسجد' }],
    [
      'it is at a university that is called after its village',
      { city: 'رام الله', address1: 'جامعة بيتونيا' },
    ],
    ['it is opposite a village’s municipality', { city: 'رام الله', address1: 'مقابل بلدية بيتونيا' }],
    ['a name has an article and an ending that no village has', { city: 'البورينة' }],
    ['a letter in a short name is another', { city: 'جتع' }],
    ['a road leads from one town to another', { address1: 'شارع نابلس رام الله' }],
    ['it is a town of America', { city: 'Nablus NY 11753' }],
    ['it is a town of an American state', { city: 'Nablus', state: 'Arkansas' }],
    ['a village is not named', { city: 'نابلس', state: 'قرية شرق نابلس' }],
    ['it is at a village’s gate', { city: 'Nablus', address1: 'An-Najah University, Burin gate' }],
    ['a word begins many names', { city: 'Kfar' }],
    ['it is fetched from the shop', { city: 'استلام من المحل', state: 'نابلس' }],
    ['one of two is near what says nothing', { city: 'برقة اللي عند المسجد' }],
  ])('is asked about where %s', (_, address) => {
    expect(filled(address)).toBeUndefined();
  });
});
