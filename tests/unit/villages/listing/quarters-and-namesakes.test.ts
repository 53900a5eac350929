import { describe, expect, it } from 'vitest';
import type { AddressText } from '../../../../lib/villages/address';
import { matching } from './matching';

describe('a quarter that the list has, beside its town', () => {
  it.each<[string, string, AddressText]>([
    [
      'ends a quarter’s name',
      'الخليل: الخليل, الخليل - البلدة القديمة, تفوح',
      { city: 'الخليل', address1: 'حارة السلايمة البلدة القديمة' },
    ],
    [
      'ends a building’s name',
      'رام الله: رام الله, الإرسال, بيتونيا',
      { city: 'برج النجمة الارسال رام الله' },
    ],
  ])('is asked about where it %s', (_, list, address) => {
    expect(matching(list)(address)).toMatchObject({
      record: null,
      codes: expect.arrayContaining(['named-too']),
    });
  });

  it('leaves a street that is called after it to the town', () => {
    const match = matching('أريحا: أريحا, عين السلطان السياحي, العوجا');
    expect(match({ city: 'أريحا', address1: 'شارع عين السلطان' }).record).toBe('أريحا');
  });

  it('is meant by its English name, though the list has the Arabic one alone', () => {
    const match = matching('القدس: القدس, البلدة القديمة', 'الخليل: الخليل, تفوح');
    const address = { city: 'Jerusalem', address1: 'Old City, Christian quarter' };
    expect(match(address).record).toBe('البلدة القديمة');
  });
});

describe('a village that an order says, though another stands in its field', () => {
  it.each<[string, string[], AddressText, string]>([
    [
      'which the line denies',
      ['الخليل: الخليل, سعير, الشيوخ'],
      { city: 'سعير', state: 'الخليل', address1: 'بلدة الشيوخ مش سعير' },
      'الشيوخ',
    ],
    [
      'and its state, which the line denies behind a street',
      ['رام الله: رام الله, بيتونيا', 'نابلس: نابلس, بيتا'],
      { city: 'رام الله', state: 'رام الله', address1: 'التسليم في نابلس شارع غرناطة مش رام الله لو سمحتو' },
      'نابلس',
    ],
    [
      'which its camp is called after',
      ['رام الله: رام الله, دير عمار, مخيم دير عمار, مخيم الجلزون'],
      { city: 'دير عمار', state: 'رام الله', address1: 'داخل المخيم' },
      'مخيم دير عمار',
    ],
    [
      'with a road between two towns',
      ['قلقيلية: قلقيلية, الفندق', 'نابلس: نابلس, بيتا'],
      { city: 'الفندق', address1: 'الشارع الرئيسي نابلس قلقيلية محلات' },
      'الفندق',
    ],
    [
      'beside a family’s house',
      ['رام الله: رام الله, بيتونيا'],
      { city: 'رام الله', address1: 'بيت الشوفي' },
      'رام الله',
    ],
    [
      'beside a mosque that is as old as a camp of the list',
      ['طولكرم: طولكرم, كفر اللبد', 'نابلس: نابلس, م. عسكر (القديم والجديد)'],
      { city: 'طولكرم', address1: 'كفر اللبد جنب الجامع القديم' },
      'كفر اللبد',
    ],
  ])('is meant: %s', (_, list, address, record) => {
    expect(matching(...list)(address).record).toBe(record);
  });
});

describe('a record of a quarter', () => {
  it.each<[string, string, AddressText, string]>([
    ['alone in the town’s field', 'نابلس: نابلس, المخفيه, بيتا', { city: 'حي المخفية' }, 'المخفيه'],
    [
      'without its kind, beside the town',
      'قلقيلية: قلقيلية, قلقيليه حي النقار, الفندق',
      { city: 'قلقيلية', address1: 'النقار عند مسجد علي' },
      'قلقيليه حي النقار',
    ],
    [
      'by half its name before the town',
      'القدس: القدس, جبل المكبر, بدو',
      { city: 'المكبر - القدس' },
      'جبل المكبر',
    ],
    [
      'with two ends, by the name of both',
      'جنين: جنين, بيت قاد (شمالي وجنوبي), دير ابو ضعيف',
      { city: 'جنين', address1: 'بيت قاد قريب من دير ابو ضعيف' },
      'بيت قاد (شمالي وجنوبي)',
    ],
  ])('is found %s', (_, list, address, record) => {
    expect(matching(list)(address).record).toBe(record);
  });

  it.each<[string, string, AddressText]>([
    [
      'called as a town of another land is',
      'نابلس: نابلس, الجبل الجنوبي - راس العين, بيتا',
      { city: 'نابلس', address1: 'قرب مدرسة راس العين' },
    ],
    [
      'in other letters, a little off',
      'رام الله: رام الله, البيره, سطح مرحبا, بيتونيا',
      { city: 'Al-Bireh', address1: 'Sateh Marhaba, near the sports club' },
    ],
    [
      'called by the word for a quarter',
      'الخليل: الخليل, الحاووز (الخليل), حلحول',
      { city: 'الخليل', address1: 'الحاووز الثاني عند المسجد' },
    ],
  ])('keeps its town from being filled in: %s', (_, list, address) => {
    expect(matching(list)(address).record).toBeNull();
  });
});

describe('a town with what nobody knows behind it, in its field', () => {
  const match = matching(
    'نابلس: نابلس, بيت فوريك',
    'الخليل: الخليل, حلحول',
    'بيت لحم: بيت لحم, بتير, دار صلاح',
    'رفح: رفح, النصر',
    'رام الله: رام الله, سلواد, بيرزيت',
  );

  it.each([
    ['نابلس - فطاير', 'نابلس'],
    ['نابلس خلة العامود', 'نابلس'],
    ['الخليل - جبل جوهر', 'الخليل'],
  ])('is the town, as in a street’s line: %s', (city, record) => {
    expect(match({ city }).record).toBe(record);
  });

  it.each([
    ['a village of another town', 'نابلس - دار صلاح'],
    ['which of two of the name it is', 'رفح المصرية'],
    ['a word of few letters, which may be any', 'الخليل - إذا'],
  ])('is asked about where that is %s', (_, city) => {
    expect(match({ city }).record).toBeNull();
  });

  it.each([
    ['بيت لحم - دار صلح', 'دار صلاح'],
    ['نابلس بيت فورك', 'بيت فوريك'],
    ['رام الله سلقاد', 'سلواد'],
    ['رام الله بيرقيت', 'بيرزيت'],
  ])('is the village around it, where that has a slip: %s', (city, record) => {
    expect(match({ city }).record).toBe(record);
  });
});

describe('a name that is another’s too', () => {
  it.each<[string, string[], AddressText]>([
    ['with its region', ['حيفا: عرعرة, حيفا', 'النقب: عرعرة النقب, رهط'], { city: 'عرعرة' }],
    [
      'with its town',
      ['سلفيت: سلفيت, الزاوية', 'جنين: جنين, ميثلون, Az Zawiya (Jenin) الزاوية ميثلون'],
      { city: 'الزاوية' },
    ],
    [
      'in other letters, without which side it is',
      ['جنين: جنين, برطعة الشرقية', 'المثلث: برطعة الغربية, ام الفحم'],
      { city: 'ברטעה' },
    ],
    [
      'by one letter and its article',
      ['مركز: الرملة רמלה, اللد', 'بيت لحم: بيت لحم, تقوع'],
      { city: 'حرملة' },
    ],
    [
      'with a side in another area',
      ['المثلث: برطعه 48, ام الفحم', 'جنين: جنين, برطعة الشرقية'],
      { city: 'برطعة' },
    ],
    [
      'of another town’s quarter',
      ['طولكرم: طولكرم, طولكرم - الحي الشرقي', 'نابلس: نابلس, بيتا'],
      { city: 'طولكرم', state: 'نابلس', address1: 'الحي الشرقي' },
    ],
  ])('is asked about: %s', (_, list, address) => {
    expect(matching(...list)(address).record).toBeNull();
  });

  it('is a town’s that is many times larger', () => {
    expect(matching('48: يافا, يافا الناصرة, حيفا')({ city: 'يافا' }).record).toBe('يافا');
  });
});

describe('a place that the list calls by less or by more than people do', () => {
  it.each<[string, string[], AddressText, string]>([
    ['a camp without the word', ['جنوب الخليل: يطا, دورا, مخيم الفوار'], { city: 'الفوّار' }, 'مخيم الفوار'],
    [
      'a clan without the word',
      ['القدس: القدس, ابو ديس, الجهالين / الجبل'],
      { city: 'عرب الجهالين' },
      'الجهالين / الجبل',
    ],
    [
      'a name that begins many, as a village',
      ['نابلس: نابلس, تل (قرية تل), تلفيت'],
      { address1: 'نابلس قريه تل دار رمضان' },
      'تل (قرية تل)',
    ],
    [
      'a town in two scripts',
      ['رام الله: رام الله, البيرة El Bireh', 'نابلس: تل, نابلس'],
      { city: 'البيرة - جبل الطويل' },
      'البيرة El Bireh',
    ],
  ])('is found: %s', (_, list, address, record) => {
    expect(matching(...list)(address).record).toBe(record);
  });
});
