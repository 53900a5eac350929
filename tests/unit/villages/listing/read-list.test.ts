import { describe, expect, it } from 'vitest';
import { matchVillage } from '../../../../lib/villages/match';
import { buildVillageIndex } from '../../../../lib/villages/village-index';
import { directoryOf } from '../made-up';
import { gazetteer, matching } from './matching';

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

describe('a list that writes the town before most names', () => {
  const match = matching(
    'شمال: طولكرم - رامين, طولكرم - كفر صور, طولكرم - سفارين, طولكرم - عكابه',
    'طولكرم: طولكرم',
    'الداخل 48 شمال: الناصرة - يركا, الناصرة - كابول, الناصرة - شعب, الناصرة - الجديدة',
    'الناصرة: الناصرة',
    'غزة: شمال غزة – جباليا, شمال غزة – بيت لاهيا, غزة, مخيم جباليا',
  );

  it.each([
    ['the town, though a place behind it is called as a region is', { city: 'طولكرم' }, 'طولكرم'],
    ['that place', { city: 'عكابة' }, 'طولكرم - عكابه'],
    ['the town, though a place behind it is a word for new', { city: 'الناصرة' }, 'الناصرة'],
    ['a place that a part of the land is called by', { city: 'جباليا البلد' }, 'شمال غزة – جباليا'],
  ])('answers %s', (_, address, record) => {
    expect(match(address).record).toBe(record);
  });
});

describe('a list that has a governorate as a town and as a district', () => {
  const match = matching(
    'نابلس: نابلس - نابلس, مخيم بلاطة',
    'لواء نابلس: بيت إيبا، محافظة نابلس, زواتا, 27- طلوزة',
    'القدس: القدس، محافظة القدس, شعفاط',
  );

  it.each([
    ['a village of the district under the town', { city: 'نابلس', address1: 'طلوزة حارة فوق' }, '27- طلوزة'],
    ['the same in two fields', { city: 'Nablus', state: 'PS', address1: 'Zawata' }, 'زواتا'],
    ['the town itself', { city: 'نابلس', address1: 'شارع فيصل' }, 'نابلس - نابلس'],
    ['a town with its governorate behind it', { city: 'القدس' }, 'القدس، محافظة القدس'],
  ])('answers %s', (_, address, record) => {
    expect(match(address).record).toBe(record);
  });
});

describe('a name of several places in a list whose city is a land', () => {
  const match = matching('الضفة الغربية: نابلس, رام الله, برقة, زعترة, زعترة, نابلس', 'الداخل: الطيبة');

  it.each([
    { city: 'برقة' },
    { city: 'برقة', state: 'نابلس' },
    { city: 'برقة', state: 'رام الله' },
    { city: 'زعترة', state: 'بيت لحم' },
  ])('is asked about, since the list does not say which it has: %o', (address) => {
    expect(match(address)).toMatchObject({ record: null, reason: expect.not.stringMatching(/none/) });
  });

  it('is offered once for each record', () => {
    const index = buildVillageIndex(directoryOf('الضفة الغربية: برقة, زعترة, زعترة'), gazetteer);
    const offered = (city: string) => matchVillage(index, { city }).choices.map(({ id }) => id);
    expect(offered('برقة')).toEqual([1]);
    expect(offered('زعترة').toSorted()).toEqual([2, 3]);
  });

  it('is a large town’s before a village’s, and a record that is listed twice is one', () => {
    expect(match({ city: 'الطيبة', state: 'المثلث' }).record).toBe('الطيبة');
    expect(match({ city: 'نابلس' }).record).toBe('نابلس');
  });
});

describe('a closed village of a list whose city is a land', () => {
  it('is told with open ones of its governorate', () => {
    const villages = directoryOf('الضفة الغربية: نابلس, بيتا, قصرة, حوارة, الخليل, يطا');
    const closed = villages.map((one) => ({ ...one, closed: one.name === 'بيتا' }));
    const { reason, choices } = matchVillage(buildVillageIndex(closed, gazetteer), { city: 'بيتا' });
    expect(reason.code).toBe('closed');
    expect(choices.map(({ name }) => name).toSorted()).toEqual(['حوارة', 'قصرة', 'نابلس']);
  });
});

describe('one of two places of a name in a list whose city is a land', () => {
  it('lies where the other place of its record does, and its namesake elsewhere', () => {
    const match = matching('الضفة الغربية: الزاوية, جنين, الزاوية/صير, سلفيت');
    expect(match({ city: 'الزاوية', state: 'جنين' }).record).toBe('الزاوية/صير');
    expect(match({ city: 'الزاوية', state: 'سلفيت' }).record).toBe('الزاوية');
  });

  it('does not lie where the list has the other', () => {
    const match = matching('القدس: القدس, رافات', 'الضفة الغربية: رافات , سلفيت');
    expect(match({ city: 'رافات', state: 'سلفيت' }).record).not.toBeNull();
    expect(match({ city: 'رافات', state: 'القدس' }).record).not.toBeNull();
  });
});

describe('a list of a land that goes through it by governorates', () => {
  const match = matching(
    'الضفة الغربية: عورتا, حوارة, بيت فوريك, تلفيت, قبلان, عصيرة الشمالية, يتما, بيتا, عقربا, سبسطية, قباطية, يعبد, سيلة الظهر, ميثلون, جبع, صانور, برقين',
  );

  it.each([
    ['lies where the records around it lie', { city: 'تلفيت', state: 'نابلس' }, 'تلفيت'],
    ['and nowhere else', { city: 'تلفيت', state: 'جنين' }, null],
  ])('one of two places of a name %s', (_, address, record) => {
    expect(match(address).record).toBe(record);
  });
});

describe('a list in Latin letters', () => {
  it('has a place where its city is, though the gazetteer spells its namesake so', () => {
    const index = buildVillageIndex(
      directoryOf('Jenin: Jenin, Arrabah', 'Nazareth and Galilee: Arrabah, Sakhnin'),
      gazetteer,
    );
    const cityOf = (state: string) => {
      const { confident, candidates } = matchVillage(index, { city: 'عرابة', state });
      return confident ? candidates[0]?.village.city : null;
    };
    expect(cityOf('جنين')).toBe('Jenin');
    expect(cityOf('الجليل')).toBe('Nazareth and Galilee');
  });

  it('has no city that is called by the article of its name', () => {
    const match = matching('Ramallah & Al-Bireh Governorate: Ramallah', 'Bethlehem District: Bayt Jala');
    const address = { city: 'Beit Jala', address1: 'Al Sahl st, above Abu Eid bakery' };
    expect(match(address).record).toBe('Bayt Jala');
  });
});

describe('a list that misspells a town', () => {
  it('is asked whether the village or the town’s quarter of its name is meant', () => {
    const match = matching('رام اللة والبيره: رام اللة, الطيرة, البيره');
    expect(match({ city: 'رام الله', address1: 'الطيرة' })).toMatchObject({
      record: null,
      reason: 'ambiguous',
    });
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
    const latin = matching('Nablus: Nablus, Salim');
    expect(latin({ city: 'Salem OR' }).record).toBeNull();
    expect(match({ city: 'Nazareth', country: 'IL' }).record).toBe('الناصرة');
  });
});

describe('a place that the list lacks', () => {
  const match = matching(
    'نابلس: نابلس, بيتا, سالم, عصيرة الشمالية',
    'الخليل: الخليل',
    'رام الله والبيرة: رام الله, مخيم الجلزون, خربثا بني حارث',
    'القدس: رافات, القدس, بيت حنينا البلد',
    'سلفيت: سلفيت, دير بلوط',
    'جنين: جنين, رابا, الفندقومية',
    'الناصرة والجليل: عرابة',
  );

  it.each([
    ['whose Latin spelling sounds like a listed one beside it', { city: 'عرابة' }],
    ['in an address beside its town', { city: 'نابلس', address1: 'عورتا قرب البلدية' }],
    ['as the town', { city: 'عورتا', state: 'نابلس' }],
    ['in Latin letters', { city: 'Nablus', address1: 'Huwwara' }],
    ['of a name that another place of the list has', { city: 'رافات' }],
    ['known first as a city in English', { city: 'الخليل', address1: 'صوريف' }],
    ['one of two that are called alike, but for a word', { city: 'عصيرة', state: 'نابلس' }],
    ['of which half a name is said, as of a listed one', { city: 'خربثا', state: 'رام الله' }],
    ['whose neighbour is named', { city: 'رافات قرب دير بلوط' }],
    ['which is another than the old village that is called after it', { city: 'Beit Hanina' }],
    ['called by a word for a landmark', { city: 'البرج (الخليل)' }],
    ['in Latin letters, a namesake of a listed one', { city: 'Salim' }],
    ['that the place is only near to', { city: 'Hebron', address1: 'before you reach Beit Ummar' }],
  ])('takes no other: %s', (_, address) => {
    expect(match(address).record).toBeNull();
  });

  it('is said', () => {
    expect(match({ city: 'عورتا', state: 'نابلس' })).toMatchObject({ reason: 'unsure', codes: ['unlisted'] });
  });

  it.each([
    ['its listed namesake, where its region is named', { city: 'رافات', state: 'القدس' }, 'رافات'],
    ['one that is known a second time, misspelled', { city: 'Fandaqumiya', state: 'جنين' }, 'الفندقومية'],
    ['a listed village', { city: 'بيتا', state: 'نابلس' }, 'بيتا'],
    ['one that is named whole', { city: 'عصيرة الشمالية', state: 'نابلس' }, 'عصيرة الشمالية'],
    ['a town with a street', { city: 'رام الله', address1: 'شارع الإرسال' }, 'رام الله'],
  ])('leaves alone %s', (_, address, record) => {
    expect(match(address).record).toBe(record);
  });
});

describe('a list with two records that say where each lies, and one that says nothing', () => {
  it.each([
    ['first', 'بلعا, بلعا (قرب المصنع), بلعا (قرب المدرسة)'],
    ['between them', 'بلعا (قرب المصنع), بلعا, بلعا (قرب المدرسة)'],
    ['last', 'بلعا (قرب المصنع), بلعا (قرب المدرسة), بلعا'],
    ['nowhere, and they say it in English', 'بلعا (near the plant), بلعا (near the school)'],
    ['nowhere, and they say it in two words', 'بلعا (next to the plant), بلعا (قريبة من المدرسة)'],
  ])('asks, though the silent one stands %s', (_, records) => {
    const { record, reason } = matching(`طولكرم: طولكرم, ${records}`)({ city: 'بلعا' });
    expect([record, reason]).toEqual([null, 'ambiguous']);
  });
});

describe('a zone that is called after no governorate', () => {
  const match = matching(
    'الخليل: الخليل, حلحول, سعير',
    'يطا والمسافر: يطا, السموع, الظاهرية, الرماضين, بني نعيم, واد الزرزور',
    'فئة ب - قرى الوسط: بيتونيا, عطارة, بيرزيت, كوبر, سنجل, عين يبرود, خلة الزعرور',
    'رام الله والبيرة: رام الله, البيرة',
  );

  it.each([
    [
      'beside its town and governorate',
      { city: 'يطا', state: 'الخليل', address1: 'واد الزرزور' },
      'واد الزرزور',
    ],
    [
      'in a zone that is called as another land is',
      { city: 'رام الله', address1: 'خلة الزعرور' },
      'خلة الزعرور',
    ],
  ])('lies where nearly all of its places do: %s', (_, address, record) => {
    expect(match(address).record).toBe(record);
  });
});
