import { describe, expect, it } from 'vitest';
import { matching } from './matching';

describe('a village behind a street of its town', () => {
  const match = matching('طولكرم: طولكرم, عنبتا, بلعا, عتيل', 'رام الله: رام الله, بيرزيت, سلواد, كفر عقب');

  it.each([
    ['عنبتا', { city: 'طولكرم', address1: 'شارع المدارس بعنبتا' }],
    ['كفر عقب', { city: 'رام الله', address1: 'شارع القدس كفر عقب' }],
  ])('is the place, and not the town: %s', (record, address) => {
    expect(match(address).record).toBe(record);
  });

  it('is asked about where two areas have it', () => {
    const both = matching('رام الله: رام الله, بيرزيت, كفر عقب', 'القدس: القدس, كفر عقب, ابو ديس');
    expect(both({ city: 'رام الله', address1: 'شارع القدس كفر عقب' }).record).toBeNull();
  });
});

describe('a list that writes the area before a name', () => {
  it.each([
    ['الخليل: الخليل Hebron, الخليل - دورا Dura'],
    ['الخليل: الخليل Hebron, الخليل - دورا Dura', 'دورا: دورا - خرسا, البرج'],
  ])('keeps its town and its village: %s', (...lines) => {
    const match = matching(...lines);
    expect(match({ city: 'الخليل' }).record).toBe('الخليل Hebron');
    expect(match({ city: 'Hebron' }).record).toBe('الخليل Hebron');
    expect(match({ city: 'دورا' }).record).toBe('الخليل - دورا Dura');
    expect(match({ city: 'Dura' }).record).toBe('الخليل - دورا Dura');
  });

  it('has the town, and the village behind a side of it', () => {
    const east = matching('نابلس: نابلس, المنطقة الشرقية - سالم, المنطقة الشرقية - عزموط, دير الحطب, بيتا');
    expect(east({ city: 'نابلس' }).record).toBe('نابلس');
    expect(east({ city: 'نابلس', address1: 'سالم' }).record).toBe('المنطقة الشرقية - سالم');
  });

  it('has no village that is called as a side that stands before many', () => {
    const sides = ['سالم', 'عزموط', 'دير الحطب', 'بيت فوريك'].map((name) => `المنطقة الشرقية - ${name}`);
    const east = matching(`نابلس: نابلس, ${sides.join(', ')}, بيتا`);
    expect(sides).not.toContain(east({ city: 'نابلس', address1: 'المنطقة الشرقية' }).record);
  });
});

describe('a list with a zone that is called after a village', () => {
  const match = matching(
    'نابلس: نابلس, عسكر, بلاطة',
    'جنوب نابلس - حوارة: حوارة, بيتا, عورتا',
    'الخليل: الخليل, دورا',
  );

  it('is not that village where a word only sounds so', () => {
    expect(match({ city: 'نابلس', address1: 'حواري البلد' }).record).not.toBe('حوارة');
    expect(match({ city: 'نابلس' }).record).toBe('نابلس');
  });

  it.each([
    { city: 'نابلس', address1: 'حوارة البلد' },
    { city: 'حوارة', state: 'نابلس' },
    { city: 'Hawwara - Nablus' },
  ])('is that village where it is spelled out beside its governorate’s town: %o', (address) => {
    expect(match(address).record).toBe('حوارة');
  });

  it('is asked about where only the state’s field names it', () => {
    const asked = match({ city: 'نابلس', state: 'حوارة', address1: 'شارع يافا' });
    expect(asked).toMatchObject({ record: null, codes: expect.arrayContaining(['named-too']) });
  });

  it('is asked about where only the state’s field names it, in a list in Latin letters too', () => {
    const latin = matching('HEBRON: Hebron, Halhul', 'DURA: Dura, Kharsa');
    expect(latin({ city: 'Hebron', state: 'Dura' }).record).toBeNull();
    expect(latin({ city: 'Hebron', address1: 'Dura center' }).record).toBe('Dura');
  });

  it('is one of two to ask about where two zones are called so', () => {
    const both = matching('الخليل: الخليل, حلحول', 'خط دورا: دورا, خرسا', 'خط يطا: يطا, السموع');
    expect(both({ city: 'دورا', address1: 'يطا', state: 'الخليل' }).record).toBeNull();
  });
});

describe('a street or an institution that is called as a record of its town is', () => {
  const match = matching(
    'الخليل: الخليل, عين سارة, حلحول, دورا',
    'القدس: القدس, القدس - صلاح الدين, مستشفى المقاصد',
    'جامعات: جامعة القدس - ابو ديس',
    'نابلس: نابلس, المنطقة الشرقية - سالم',
    'قلقيلية: قلقيلية, قلقيلية - كفر سابا st. شارع كفر سابا',
  );

  it.each([
    ['a street', { city: 'الخليل', address1: 'شارع عين سارة' }],
    ['a street, in other letters', { city: 'Hebron', address1: 'Ein Sara street, building of the bank' }],
    ['a street by a person’s name', { city: 'Jerusalem', address1: '12 Salah Eddin St.' }],
    ['a hospital, in other letters', { city: 'القدس', address1: 'Al Maqasid Hospital' }],
    ['a street that a record of the town says', { city: 'قلقيلية شارع كفر سابا' }],
    ['the place of a university', { city: 'ابو ديس' }],
  ])('is asked about: %s', (_, address) => {
    expect(match(address).record).toBeNull();
  });

  it.each([
    ['الخليل', { city: 'الخليل', address1: 'شارع حلحول' }],
    ['قلقيلية', { city: 'قلقيلية', address1: 'شارع نابلس' }],
    ['جامعة القدس - ابو ديس', { city: 'ابو ديس', address1: 'جامعة القدس' }],
    ['المنطقة الشرقية - سالم', { city: 'نابلس', address1: 'سالم' }],
    ['نابلس', { city: 'نابلس', address1: 'المنطقة الشرقية' }],
  ])('is answered where the list has no such record, or it is said: %s', (record, address) => {
    expect(match(address).record).toBe(record);
  });
});

describe('a village that a list lacks, misspelled beside its town', () => {
  const match = matching('سلفيت: سلفيت, بديا, كفل حارس', 'Jenin: Jenin, Silat ad Dhahr, Yabad');

  it.each([
    ['in other letters', { city: 'Salfit', address1: 'Skaka, 7ay el jam3' }],
    ['in its own', { city: 'سلفيت', address1: 'سكاكا، حي الجامع' }],
    ['by the beginning of two names', { city: 'Jenin', address1: 'Sila' }],
  ])('is asked about: %s', (_, address) => {
    expect(match(address)).toMatchObject({ record: null, codes: expect.arrayContaining(['unlisted']) });
  });

  it('is no quarter of the town that is like none', () => {
    expect(match({ city: 'سلفيت', address1: 'واد الشاعر' }).record).toBe('سلفيت');
  });
});

describe('a town, and what is of a village of its area', () => {
  const match = matching(
    'نابلس: نابلس, بيت وزن, حوارة, بيتا',
    'القدس: القدس, عناتا',
    'طولكرم: طولكرم, دنابة',
  );

  it.each([
    { city: 'نابلس', address1: 'مدرسة بيت وزن' },
    { city: 'نابلس', address1: 'بناية السلام في حوارة' },
    { city: 'القدس', address1: 'ضاحية السلام عناتا' },
    { city: 'طولكرم', address1: 'ضاحية دنابة وبدي ادفع كاش' },
  ])('is asked about: %o', (address) => expect(match(address).record).toBeNull());

  it.each([
    { city: 'نابلس', address1: 'صيدلية بيتا' },
    { city: 'نابلس', address1: 'عمارة حوارة، ط5' },
  ])('is the town where a shop or a building is called after the village: %o', (address) =>
    expect(match(address).record).toBe('نابلس'),
  );
});

describe('a village that is called by a word which begins other names', () => {
  const match = matching('نابلس: نابلس, تل, بيتا', 'القدس: القدس, بير نبالا');

  it.each(['تل', 'تل شارع المدرسة', 'تل حارة الجامع', 'تل قرب المسجد'])(
    'is no part of a street’s name: %s',
    (address1) => expect(match({ city: 'نابلس', address1 }).record).toBe('تل'),
  );

  it('is not the place whose name begins so', () => {
    expect(match({ city: 'نابلس', address1: 'تل العمارة' }).record).not.toBe('تل');
  });
});
