import { describe, expect, it } from 'vitest';
import type { AddressText } from '../../../lib/villages/address';
import { matchVillage, type VillageMatch } from '../../../lib/villages/match';
import type { Village } from '../../../lib/villages/village';
import { buildVillageIndex } from '../../../lib/villages/village-index';
import { directoryOf, villageOf } from './made-up';

const VILLAGES = directoryOf(
  'نابلس: نابلس, بورين, سبسطية, بيت فوريك, برقة, مخيم بلاطة, الباذان',
  'رام الله والبيرة: رام الله, البيرة, برقة, عطارة, بيتونيا, بيت لقيا, عين قينيا',
  'جنين: جنين, العطارة, عرابة, قباطية, جبع',
  'الناصرة والجليل: الناصرة, عرابة, كفر ياسيف, معلوت ترشيحا, نوف هجليل',
  'القدس: القدس, جبع, كفر عقب, العيزرية',
);
const index = buildVillageIndex(VILLAGES);

function named(match: VillageMatch): string | undefined {
  const village = match.candidates[0]?.village;
  return village && `${village.name}/${village.city}`;
}

/** The village an address is filled in with by itself, or `undefined` when a person is asked. */
function filled(address: AddressText): string | undefined {
  const match = matchVillage(index, address);
  return match.confident ? named(match) : undefined;
}

describe('an address that names one village', () => {
  it.each<[string, AddressText, string]>([
    ['as the directory has it', { city: 'بيت فوريك' }, 'بيت فوريك/نابلس'],
    ['with other hamzas, endings and marks', { city: 'بِيت لقيـا' }, 'بيت لقيا/رام الله والبيرة'],
    ['joined', { city: 'بيتفوريك' }, 'بيت فوريك/نابلس'],
    ['joined by a dash', { city: 'بيت–فوريك' }, 'بيت فوريك/نابلس'],
    ['behind its town and a dash', { city: 'نابلس—بورين' }, 'بورين/نابلس'],
    ['with a slip of the pen', { city: 'بيت فوريكك' }, 'بيت فوريك/نابلس'],
    ['in Latin letters, by ear', { city: 'Beit Fureek' }, 'بيت فوريك/نابلس'],
    ['in scholars’ letters', { city: 'Qabāţiyah' }, 'قباطية/جنين'],
    ['in Hebrew letters', { city: 'כפר יאסיף' }, 'كفر ياسيف/الناصرة والجليل'],
    ['by the name foreigners know', { city: 'Bethany' }, 'العيزرية/القدس'],
    ['a camp, in English', { city: 'Balata refugee camp' }, 'مخيم بلاطة/نابلس'],
    ['with its governorate before it', { city: 'محافظة نابلس - الباذان' }, 'الباذان/نابلس'],
    ['with its governorate in brackets', { city: 'بيتونيا (رام الله)' }, 'بيتونيا/رام الله والبيرة'],
    ['in a street line', { city: 'جنين', address1: 'قباطية خلف البلدية' }, 'قباطية/جنين'],
    ['after a landmark', { city: 'نابلس', address1: 'قرب المسجد، بورين' }, 'بورين/نابلس'],
    ['one of two, by its governorate', { city: 'جبع', state: 'القدس' }, 'جبع/القدس'],
    ['one of two, by a code', { city: 'جبع', state: 'PS-JEN' }, 'جبع/جنين'],
    ['one of two, by a code without a mark', { city: 'Burqa', state: 'PSNB' }, 'برقة/نابلس'],
    ['a main town with a street', { city: 'Nablus', address1: 'Building 4, 2nd floor' }, 'نابلس/نابلس'],
    ['a street named after another town', { city: 'بورين', address1: 'شارع القدس' }, 'بورين/نابلس'],
    ['a street, in English', { city: 'Nablus', address1: 'Jerusalem Street' }, 'نابلس/نابلس'],
    ['a whole governorate', { city: 'رام الله والبيرة', address1: 'خلف البنك' }, 'رام الله/رام الله والبيرة'],
  ])('is filled in when it stands %s', (_, address, village) => {
    expect(filled(address)).toBe(village);
  });
});

describe('an address that names two villages', () => {
  it.each<[string, AddressText, string]>([
    ['one after the other', { address1: 'رام الله العيزرية قرب الحاجز' }, 'رام الله'],
    ['in two fields', { city: 'جنين', address1: 'العيزرية، قرب الحاجز' }, 'جنين'],
  ])('is asked about, with both, when they stand %s', (_, address, town) => {
    expect(filled(address)).toBeUndefined();
    const choices = matchVillage(index, address).choices.map(({ name }) => name);
    expect(choices).toEqual(expect.arrayContaining([town, 'العيزرية']));
  });

  it('is filled in where the other one is further on, as people’s names are', () => {
    expect(filled({ city: 'نابلس', address1: 'دار محمد العطارة' })).toBe('نابلس/نابلس');
  });
});

describe('a main town beside a village that the directory has not', () => {
  it.each<[AddressText]>([
    [{ city: 'جنين', address1: 'خلف البلدية - دير غزالة' }],
    [{ city: 'Nablus', address1: 'Khirbet Tana, near the school' }],
    [{ address1: 'نابلس كفر قليل' }],
  ])('is not filled in: %o', (address) => {
    expect(filled(address)).toBeUndefined();
  });

  it('is filled in beside somebody’s house', () => {
    expect(filled({ city: 'جنين', address1: 'بيت ابو محمد' })).toBe('جنين/جنين');
  });
});

describe('spellings', () => {
  const spelled = buildVillageIndex(
    directoryOf(
      'الخليل: سعير, بيت عمرة, إذنا',
      'جنين: صير, الدوحة',
      'نابلس: قصرة, مخيم عسكر, كفر قليل',
      'حيفا: جفعات شموئيل, الحصينية, كسرى سميع, قفين, كفر عين',
      'غزة: غزة, ال عازي',
    ),
  );
  const first = (city: string) => matchVillage(spelled, { city });

  it.each([
    ['an apostrophe where the name has ع', "Si'ir", 'سعير'],
    ['consonants alone, as catalogues write them', 'gybʻt smwʼl', 'جفعات شموئيل'],
    ['a word that is a landmark’s elsewhere', 'بيت عمارة', 'بيت عمرة'],
    ['a name without its “camp”', 'عسكر', 'مخيم عسكر'],
    ['a name known only by half', 'Kisra', 'كسرى سميع'],
    ['a typed ى for ا', 'قصرى', 'قصرة'],
  ])('knows %s', (_, city, name) => {
    const match = first(city);
    expect([match.confident, match.candidates[0]?.village.name]).toEqual([true, name]);
  });

  it('finds a name whose article was spelled wrong', () => {
    expect(named(first('اسدوحة'))).toBe('الدوحة/جنين');
    expect(named(first('اكلحصينية'))).toBe('الحصينية/حيفا');
  });

  it('does not take letters that sound alike in another script for those of its own', () => {
    expect(named(first('كف عين'))).not.toBe('قفين/حيفا');
    expect(first('ال عزي').candidates[0]?.village.name).toBe('ال عازي');
  });
});

describe('an address that leaves a doubt', () => {
  it.each<[string, AddressText]>([
    ['nothing', {}],
    ['spaces and marks', { city: ' - ', address1: '،' }],
    ['a name of two villages', { city: 'برقة' }],
    ['a name that another has with its article', { city: 'عطارة' }],
    ['the same the other way round', { city: 'العطارة' }],
    ['a street only', { address1: 'شارع نابلس قرب المسجد' }],
    ['a street only, in English', { address1: 'near the bank, Nablus St.' }],
    ['a place that is not served', { city: 'باريس' }],
    ['a first word that many names have', { city: 'بيت' }],
    ['the same with its article', { city: 'البيت' }],
    ['a street named after a village of two words', { address1: 'شارع بيت لقيا' }],
    ['the same, the other way round', { address1: 'بيت لقيا Street' }],
    ['a country', { city: 'فلسطين' }],
    ['a village, but of another governorate', { city: 'بورين', state: 'القدس' }],
    ['a village, but in another country', { city: 'بورين', country: 'JO' }],
    ['a village of that name, but for its side', { city: 'بيت فوريك الغربية' }],
    ['a village and words nobody knows', { city: 'بورين سوبارمكت الحديقة' }],
  ])('is left to a person: %s', (_, address) => {
    expect(filled(address)).toBeUndefined();
  });

  it('offers both villages of one name', () => {
    const match = matchVillage(index, { city: 'برقة' });
    expect(match.reason).toEqual({ code: 'ambiguous', villages: [5, 10], sameName: true });
    expect(match.candidates.slice(0, 2).map(({ village }) => village.city)).toEqual([
      'نابلس',
      'رام الله والبيرة',
    ]);
    expect(match.choices.map(({ id }) => id)).toEqual([5, 10]);
  });

  it('offers both villages whose names differ by an article alone', () => {
    for (const city of ['عطارة', 'العطارة']) {
      const match = matchVillage(index, { city });
      expect(match.reason).toMatchObject({ code: 'ambiguous', sameName: true });
      expect(match.choices.map((village) => village.name).sort()).toEqual(['العطارة', 'عطارة']);
    }
  });

  it('asks nothing when it is certain, and offers what is near when it is not', () => {
    expect(matchVillage(index, { city: 'بورين' }).choices).toEqual([]);
    const doubtful = matchVillage(index, { city: 'بورين', state: 'القدس' });
    expect(doubtful.reason.code).toBe('unsure');
    expect(doubtful.choices[0]?.name).toBe('بورين');
  });

  it('offers no choice that cannot be shipped to', () => {
    const one = buildVillageIndex(
      VILLAGES.map((village) => ({ ...village, closed: village.name === 'برقة' && village.cityId === 1 })),
    );
    expect(matchVillage(one, { city: 'برقة' }).choices.map(({ id }) => id)).toEqual([10]);
  });

  it('asks when a slip is as near to one village as to another', () => {
    const two = buildVillageIndex(directoryOf('نابلس: بيت فوريك, بورين', 'القدس: بيت سوريك'));
    const match = matchVillage(two, { city: 'بيت دوريك' });
    expect(match).toMatchObject({ confident: false, recognised: false, reason: { code: 'ambiguous' } });
    expect(matchVillage(two, { city: 'بيت دوريك', state: 'القدس' }).confident).toBe(true);
  });

  it('asks where two names differ by a space alone', () => {
    const twins = buildVillageIndex(directoryOf('نابلس: بيت الدرا, بيتالدرا, مخيم سدر, خربة مخيم سدر'));
    for (const city of ['بيت الدرا', 'بيتالدرا', 'بيت ا لدرا'])
      expect(matchVillage(twins, { city }).reason).toMatchObject({ code: 'ambiguous' });
    expect(named(matchVillage(twins, { city: 'خربة م خيم سدر' }))).toBe('خربة مخيم سدر/نابلس');
  });

  it('does not take a first word for a name that is near it', () => {
    const small = buildVillageIndex(directoryOf('نابلس: بيتا, نابلس, كفير'));
    for (const city of ['بيت', 'البيت', 'كفر']) expect(matchVillage(small, { city }).confident).toBe(false);
  });

  it('does not fill in a main town where other words may be a village of its region', () => {
    expect(filled({ city: 'نابلس', address1: 'سبسدية' })).not.toBe('نابلس/نابلس');
    expect(filled({ city: 'نابلس', address1: 'خلف البلدية' })).toBe('نابلس/نابلس');
  });

  it('takes Israel and Palestine for the same land, as stores do', () => {
    expect(filled({ city: 'بورين', country: 'IL' })).toBe('بورين/نابلس');
  });
});

describe('the reason', () => {
  it.each<[string, AddressText, string]>([
    ['the name', { city: 'بورين' }, 'name'],
    ['the name and the city', { city: 'بورين', state: 'نابلس' }, 'name-and-city'],
    ['another spelling', { city: 'Boureen' }, 'spelled-as'],
    ['the main town', { city: 'محافظة جنين' }, 'main-town'],
    ['nothing', { city: '???' }, 'none'],
  ])('says %s', (_, address, code) => {
    expect(matchVillage(index, address).reason.code).toBe(code);
  });

  it('shows the spelling as it stands in the order', () => {
    expect(matchVillage(index, { city: 'Boureen, Nablus' }).reason).toEqual({
      code: 'spelled-as',
      text: 'Boureen',
    });
  });
});

describe('a village that cannot be shipped to', () => {
  const change = (name: string, changes: Partial<Village>) =>
    buildVillageIndex(
      VILLAGES.map((village) => (village.name === name ? { ...village, ...changes } : village)),
    );

  it('is recognised when closed, with its note and open villages of its city', () => {
    const closed = change('بورين', { closed: true, note: 'الطريق مقطوعة' });
    const match = matchVillage(closed, { city: 'Burin' });
    expect(match).toMatchObject({
      confident: false,
      recognised: true,
      reason: { code: 'closed', note: 'الطريق مقطوعة' },
    });
    expect(match.choices.length).toBeGreaterThan(0);
    for (const { city } of match.choices) expect(city).toBe('نابلس');
  });

  it('is offered open neighbours instead: those the order names too, then those of the likest names', () => {
    const closed = buildVillageIndex(
      directoryOf('نابلس: بيت فوريك, نابلس, عقربا, بيت فجار', 'جنين: بيت قاد').map((village) => ({
        ...village,
        closed: village.id === 1,
      })),
    );
    const offered = (address: AddressText) => {
      const match = matchVillage(closed, address);
      expect(match.reason.code).toBe('closed');
      return match.choices.map(({ name }) => name);
    };
    expect(offered({ city: 'بيت فوريك' })).toEqual(['بيت فجار', expect.anything(), expect.anything()]);
    expect(offered({ city: 'بيت فوريك', address1: 'عقربا' })[0]).toBe('عقربا');
  });

  it.each(['deleted', 'hidden'] as const)('is recognised when %s', (state) => {
    const match = matchVillage(change('بورين', { [state]: true }), { city: 'بورين' });
    expect(match).toMatchObject({ confident: false, recognised: true, reason: { code: state } });
  });
});

describe('directories in other letters', () => {
  it('are matched from any script', () => {
    const latin = buildVillageIndex(
      directoryOf('Nablus: Burin, Beit Furik, Sabastiya', 'Jenin: Qabatiya, Jaba'),
    );
    const hebrew = buildVillageIndex(directoryOf('צפון: כפר יאסיף, מעלות תרשיחא, סחנין'));
    expect(matchVillage(latin, { city: 'بيت فوريك' })).toMatchObject({ confident: true });
    expect(named(matchVillage(latin, { city: 'قباطيه', state: 'جنين' }))).toBe('Qabatiya/Jenin');
    expect(named(matchVillage(hebrew, { city: 'كفر ياسيف' }))).toBe('כפר יאסיף/צפון');
    expect(named(matchVillage(hebrew, { city: 'Sakhnin' }))).toBe('סחנין/צפון');
  });
});

describe('an index', () => {
  it('an index survives being cloned', () => {
    const match = matchVillage(structuredClone(index), { city: 'Beit Furik' });
    expect(match).toEqual(matchVillage(index, { city: 'Beit Furik' }));
  });

  it('takes directories of one village, and of none', () => {
    const one = buildVillageIndex([villageOf(7, 'يطا', 1, 'الخليل')]);
    expect(matchVillage(one, { city: 'Yatta' }).candidates[0]?.village.id).toBe(7);
    expect(matchVillage(buildVillageIndex([]), { city: 'يطا' }).reason.code).toBe('none');
  });
});
