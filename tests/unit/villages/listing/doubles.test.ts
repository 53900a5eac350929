import { describe, expect, it } from 'vitest';
import { matchVillage } from '../../../../lib/villages/match';
import { buildVillageIndex } from '../../../../lib/villages/village-index';
import { directoryOf } from '../made-up';
import { gazetteer, matching } from './matching';

describe('a list that was put together from several', () => {
  const LIST = [
    'محافظة جنين: جنين, يعبد, قباطية, برقين',
    'Jenin Gov.: Jenin | جنين, Qabatiya | قب, ' + "Ya'bad",
    'מחוז ג׳נין: ג׳נין',
    'محافظة الخليل: الخليل, حلحول',
    'Hebron Villages: Hebron | الخليل',
    'شمال الخليل: حلحول, دورا, دوره',
  ];
  const match = matching(...LIST);

  it.each([
    ['a town', 'جنين', 'جنين'],
    ['a town, as one list writes it in Latin letters', 'Jenin', 'جنين'],
    ['a town under a zone of its villages', 'الخليل', 'الخليل'],
    ['a name that the other list has cut off', 'قباطية', 'قباطية'],
    ['a name that the other list has in Latin letters alone', 'يعبد', 'يعبد'],
    ['one that a clerk wrote in two ways', 'دورا', 'دورا'],
  ])('has %s once, though it stands under two names of one governorate', (_, city, record) => {
    expect(match({ city }).record).toBe(record);
  });

  it('has a place twice where one zone is only a part of the governorate, since zones may be prices', () => {
    expect(match({ city: 'حلحول' })).toMatchObject({ record: null, reason: 'ambiguous' });
  });

  it.each([
    ['named alone', { city: 'بيت فوريك' }],
    ['named with one of its zones', { city: 'بيت فوريك', state: 'قرى نابلس' }],
    ['in a zone outside the town', { city: 'بيتونيا', state: 'خارج رام الله' }],
  ])('asks about a village under a town and under the zone around it: %s', (_, order) => {
    const matchZones = matching(
      'نابلس: نابلس, بيت فوريك, حوارة',
      'قرى نابلس: حوارة, بيت فوريك, سبسطية',
      'رام الله: رام الله, بيتونيا',
      'خارج رام الله: بيتونيا, سلواد',
    );
    expect(matchZones(order)).toMatchObject({ record: null, reason: 'ambiguous' });
  });

  it('asks where the place is open in one of the two zones alone', () => {
    const villages = directoryOf(...LIST);
    const index = (closed: (city: string) => boolean) =>
      buildVillageIndex(
        villages.map((one) => ({ ...one, closed: one.name.includes('جنين') && closed(one.city) })),
        gazetteer,
      );
    const town = { city: 'جنين' };
    const inPart = matchVillage(
      index((city) => city.startsWith('محافظة')),
      town,
    );
    expect([inPart.recognised, inPart.choices.map(({ name }) => name)]).toEqual([false, ['Jenin | جنين']]);
    expect(
      matchVillage(
        index(() => false),
        town,
      ).confident,
    ).toBe(true);
  });
});

describe('a record that is a town’s name and a mark of the company’s own', () => {
  const match = matching('الخليل: الخليل, VIP خليل, دورا', 'جنين: جنين', '48: جت المثلث JAT');

  it('does not make the town ask', () => {
    for (const city of ['الخليل', 'Hebron', 'חברון']) expect(match({ city }).record).toBe('الخليل');
  });

  it('is a name in other letters where it sounds so', () => {
    expect(match({ city: 'جت', state: 'المثلث' }).record).toBe('جت المثلث JAT');
  });
});

describe('two places that the gazetteer has under one name', () => {
  it('are two where the list tells them apart', () => {
    const match = matching('القدس: القدس, بيت حنينا BEIT HANINA, بيت حنينا البلد');
    expect(match({ city: 'بيت حنينا البلد' }).record).toBe('بيت حنينا البلد');
  });
});

describe('a camp that the list has by the name that another is called by too', () => {
  const match = matching('نابلس: نابلس, م. عسكر القديم, م. عسكر الجديد');

  it.each([
    ['عسكر الجديد', 'م. عسكر الجديد'],
    ['مخيم عسكر القديم', 'م. عسكر القديم'],
  ])('is the camp of that name: %s', (city, record) => {
    expect(match({ city }).record).toBe(record);
  });
});
