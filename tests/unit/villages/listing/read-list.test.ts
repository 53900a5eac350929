import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readGazetteer } from '../../../../lib/villages/gazetteer';
import { matchVillage } from '../../../../lib/villages/match';
import { buildVillageIndex } from '../../../../lib/villages/village-index';
import { directoryOf } from '../made-up';

const gazetteer = readGazetteer(
  readFileSync(new URL('../../../../assets/public/places.txt', import.meta.url), 'utf8'),
);

function matching(...cities: readonly string[]) {
  const index = buildVillageIndex(directoryOf(...cities), gazetteer);
  return (address: Parameters<typeof matchVillage>[1]) => {
    const { confident, candidates, reason, evidence } = matchVillage(index, address);
    return {
      record: confident ? (candidates[0]?.village.name ?? null) : null,
      reason: reason.code,
      codes: evidence.map(({ code }) => code),
    };
  };
}

describe('a list whose cities are no governorates', () => {
  const match = matching(
    'الضفة الغربية: نابلس, بيتا, عتيل, طولكرم, رافات (سلفيت), القدس - رافات, قرى الخليل, ضواحي القدس, الخليل, القدس',
    'الداخل: الطيبة, عكا',
    'محافظة جنين: جنين, Qabatiya, قرية برقين',
  );

  it.each([
    ['a village beside its governorate', { city: 'نابلس', address1: 'بيتا الفوقا، بيتا' }, 'بيتا'],
    ['a village under its town', { city: 'طولكرم', state: 'الضفة', address1: 'عتيل قرب المدرسة' }, 'عتيل'],
    ['one of two of a name', { city: 'رافات', state: 'سلفيت' }, 'رافات (سلفيت)'],
    ['the other', { city: 'رافات', state: 'القدس' }, 'القدس - رافات'],
    ['a record in Latin letters, asked in Arabic', { city: 'قباطية' }, 'Qabatiya'],
    ['a record in Arabic, asked in Latin letters', { city: 'Burqin, Jenin' }, 'قرية برقين'],
    ['a town, and not the zone around it', { city: 'الخليل', address1: 'شارع السلام' }, 'الخليل'],
    ['a zone that is named', { city: 'قرى الخليل' }, 'قرى الخليل'],
  ])('answers %s', (_, address, record) => {
    expect(match(address).record).toBe(record);
  });

  it('asks where two are called so', () => {
    expect(match({ city: 'رافات' }).record).toBeNull();
  });

  it('gives a zone no order that does not name it', () => {
    for (const city of ['ضواحي', 'قرى', 'الخليل القرى'])
      expect(match({ city }).record).not.toBe('قرى الخليل');
  });
});

describe('a large town with a slip in it', () => {
  const match = matching(
    'رام الله والبيرة: رام الله, البيرة',
    'بيت لحم: بيت لحم',
    'طولكرم: طولكرم',
    'الداخل: الرملة, الناصرة',
    'جنين: جنين',
  );

  it.each([
    ['Ramllah', 'رام الله'],
    ['Rmallah', 'رام الله'],
    ['ر.الله', 'رام الله'],
    ['ب.لحم', 'بيت لحم'],
    ['Bethlehe', 'بيت لحم'],
    ['tolkarm', 'طولكرم'],
    ['Ramleh', 'الرملة'],
  ])('is that town: %s', (city, town) => {
    expect(match({ city, country: 'PS' }).record).toBe(town);
  });

  it.each(['Jarash', 'الجليل', 'Safut'])('leaves alone what is another place: %s', (city) => {
    expect(match({ city, country: 'PS' }).record).toBeNull();
  });
});

describe('a country abroad', () => {
  const match = matching('مناطق التوصيل: الناصرة, سالم, حيفا');

  it('is a veto, whatever the list’s cities are called', () => {
    expect(match({ city: 'Nazareth', state: 'PA', country: 'US' }).record).toBeNull();
    expect(match({ city: 'Salem', state: 'OR', country: 'US' }).record).toBeNull();
    expect(match({ city: 'Nazareth', country: 'IL' }).record).toBe('الناصرة');
  });
});

describe('a place that the list lacks', () => {
  const match = matching(
    'نابلس: نابلس, بيتا, سالم',
    'رام الله والبيرة: رام الله, مخيم الجلزون',
    'القدس: رافات, القدس',
  );

  it.each([
    ['in an address beside its town', { city: 'نابلس', address1: 'عورتا قرب البلدية' }],
    ['as the town', { city: 'عورتا', state: 'نابلس' }],
    ['in Latin letters', { city: 'Nablus', address1: 'Huwwara' }],
    ['of a name that another place of the list has', { city: 'رافات' }],
  ])('takes no other: %s', (_, address) => {
    expect(match(address).record).toBeNull();
  });

  it('is said', () => {
    expect(match({ city: 'عورتا', state: 'نابلس' })).toMatchObject({ reason: 'unsure', codes: ['unlisted'] });
  });

  it.each([
    ['its listed namesake, where its region is named', { city: 'رافات', state: 'القدس' }, 'رافات'],
    ['a listed village', { city: 'بيتا', state: 'نابلس' }, 'بيتا'],
    ['a town with a street', { city: 'رام الله', address1: 'شارع الإرسال' }, 'رام الله'],
  ])('leaves alone %s', (_, address, record) => {
    expect(match(address).record).toBe(record);
  });
});
