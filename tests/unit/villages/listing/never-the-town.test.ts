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
});
