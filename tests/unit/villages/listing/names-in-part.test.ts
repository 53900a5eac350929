import { describe, expect, it } from 'vitest';
import { matching } from './matching';

describe('a record whose name nobody knows as a whole', () => {
  const match = matching(
    'محافظة الخليل: الخليل, دورا, يطا, خرسا دورا, يطا الحيله, الظاهريه, شويكه الظاهريه',
    'محافظة رام الله: رام الله, نعلين غرب رام',
    'محافظة طولكرم: طولكرم, شويكه',
    'محافظة قلقيلية: قلقيلية, كفر قدوم قلق',
    'محافظة بيت لحم: بيت لحم, هندازة وبريضعة',
  );

  it.each([
    ['خرسا', 'خرسا دورا'],
    ['الحيلة', 'يطا الحيله'],
    ['نعلين', 'نعلين غرب رام'],
    ['كفر قدوم', 'كفر قدوم قلق'],
    ['هندازة', 'هندازة وبريضعة'],
    ['شويكة - الظاهرية', 'شويكه الظاهريه'],
  ])('is found by the known village in it: %s', (city, record) => {
    expect(match({ city }).record).toBe(record);
  });

  it('is asked about beside another village of the name', () => {
    expect(match({ city: 'شويكه' })).toMatchObject({ record: null, reason: 'ambiguous' });
  });

  it('is no village that it only begins as', () => {
    const other = matching('محافظة نابلس: نابلس, حواره معسكر, حواره مفرق');
    expect(other({ city: 'حوارة' }).record).toBeNull();
  });
});

describe('a name that two villages begin with', () => {
  it('is asked about, though one has it alone', () => {
    const match = matching('نابلس: نابلس, جماعين, زيتا جماعين', 'طولكرم: طولكرم, زيتا');
    expect(match({ city: 'زيتا' })).toMatchObject({ record: null, reason: 'ambiguous' });
    expect(match({ city: 'زيتا', state: 'طولكرم' }).record).toBe('زيتا');
  });
});

describe('what a list leaves of a name', () => {
  it('is none where it is an article or a street', () => {
    const match = matching(
      'الخليل: الخليل, Hebron - Dahiyat Al-',
      'طولكرم: طولكرم, مخيم طولكرم',
      'طوباس: طوباس',
      'نابلس: نابلس, رفيديا - شارع 15',
    );
    expect(match({ city: 'Tulkarm', address1: 'tulkarm camp, al madares st' }).record).toBe('مخيم طولكرم');
    expect(match({ city: 'طوباس', address1: 'شارع المستشفى التركي' }).record).toBe('طوباس');
  });

  it('is without what is said of deliveries', () => {
    const match = matching('الخليل: الخليل, سوسيا لا يوجد توصيل');
    expect(match({ city: 'سوسيا' }).record).toBe('سوسيا لا يوجد توصيل');
  });
});

describe('a town beside words that may be a village of it', () => {
  const match = matching(
    'الخليل: الخليل, الظاهرية, عناب الكبير',
    'رام الله: رام الله, البيرة, Ramallah - Al-Masyou',
    'بيت لحم: بيت لحم, Ahliya Univ. الاهليه',
    'جنين: جنين, سيلة الحارثية, سيلة الظهر',
  );

  it.each([
    ['the other of a listed pair', { city: 'الظاهرية', state: 'الخليل', address1: 'عناب الصغير' }],
    ['what two listed ones begin with', { city: 'جنين', address1: 'السيله' }],
    ['a name that the list has cut off', { city: 'Ramallah', address1: 'al masyoon, behind movenpick' }],
    ['a listed university', { city: 'Bethlehem', address1: 'Ahliya university, main gate' }],
    ['a known village by its second name', { city: 'رام الله', address1: 'بيتللو - حارة البلد' }],
  ])('is asked about: %s', (_, address) => {
    expect(match(address).record).toBeNull();
  });

  it('is no university that a village is only near to', () => {
    const near = matching('جنين: جنين, الزبابده, الجامعه العربيه الامريكيه');
    const address = { city: 'جنين', address1: 'الزبابدة قرب الجامعة الامريكية' };
    expect(near(address).record).toBe('الزبابده');
  });
});

describe('an order that shortens a name or names it beside its town', () => {
  const match = matching(
    'الخليل: الخليل, دورا, عبده, مخيم العروب',
    'نابلس: نابلس, عصيرة القبلية, عصيرة الشمالية',
    'رام الله: رام الله, بيتونيا',
  );

  it.each([
    ['an initial before it', { city: 'م.العروب' }, 'مخيم العروب'],
    ['an initial behind it', { city: 'عصيرة ق' }, 'عصيرة القبلية'],
    ['a large town behind it', { city: 'عبدة دورا' }, 'عبده'],
    ['one slip, and its town before it', { city: 'رام الله - بيتونا' }, 'بيتونيا'],
    ['all of its region', { city: 'الخليل', state: 'جميع مناطق الخليل' }, 'الخليل'],
  ])('is understood: %s', (_, address, record) => {
    expect(match(address).record).toBe(record);
  });

  it('is asked about where only the villages around the town are said', () => {
    expect(match({ city: 'الخليل', state: 'قرى الخليل' }).record).toBeNull();
  });
});
