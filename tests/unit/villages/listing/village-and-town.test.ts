import { describe, expect, it } from 'vitest';
import { matching } from './matching';

describe('a village and the town that it is of, both written', () => {
  const match = matching(
    'ضواحي القدس: ابو ديس, السواحره الشرقيه, ضاحية البريد',
    'القدس داخل الجدار: القدس, شعفاط',
    'محافظة الخليل: الخليل, دورا, خرسا, يطا',
  );

  it.each([
    ['behind it, though the town stands in another zone', { city: 'ابوديس - القدس' }, 'ابو ديس'],
    ['before it', { city: 'القدس', address1: 'ضاحية البريد' }, 'ضاحية البريد'],
    ['in the street’s line', { city: 'خرسا', state: 'الخليل', address1: 'دورا الخليل' }, 'خرسا'],
    ['in the town’s own field', { city: 'دورا', state: 'الخليل', address1: 'خرسا' }, 'خرسا'],
    ['a piece of the street’s line before it', { city: 'الخليل', address1: 'دورا، خرسا' }, 'خرسا'],
  ])('are the village, where the town is %s', (_, address, record) => {
    expect(match(address).record).toBe(record);
  });

  it('are no village where a word beside the town is only like its name, as “صوبة”, a stove, is like “صوبا”', () => {
    const matchTown = matching('الخليل: الخليل, حلحول, صوبا, دورا');
    expect(matchTown({ city: 'حلحول', address1: 'صوبة' }).record).not.toBe('صوبا');
  });

  it('are asked about where both are towns', () => {
    const asked = match({ city: 'دورا', state: 'الخليل', address1: 'يطا الخليل' });
    expect(asked).toMatchObject({ record: null, reason: 'ambiguous' });
  });

  it.each([
    ['another town in the street’s line', { city: 'خرسا', address1: 'يطا' }],
    ['a place whose name only begins the governorate’s', { city: 'بيرزيت', address1: 'الرام' }],
  ])('are two places to be asked about where they are %s', (_, address) => {
    const both = matching(
      'القدس: القدس, الرام',
      'رام الله: رام الله, بيرزيت, سلواد',
      'الخليل: الخليل, دورا, خرسا, يطا',
    );
    expect(both(address).record).toBeNull();
  });
});

describe('a village whose name begins another’s', () => {
  it('is the longer one where that is spelled out beside it', () => {
    const match = matching('نابلس - شرق: نابلس, بيتا التحتا, بيتا الفوقا, بيتا');
    const line = 'بيتا التحتا قرب الديوان';
    expect(match({ city: 'بيتا', state: 'نابلس', address1: line }).record).toBe('بيتا التحتا');
  });
});

describe('a hamlet that is called as a town of another governorate is', () => {
  const match = matching('رام الله: رام الله, البيرة', 'الخليل: الخليل, دورا, البيرة');

  it('is told by a district’s whole name, with its word for a district', () => {
    const both = matching('جنين: جنين, عرابة, يعبد', 'الناصرة والجليل: الناصرة, عرابة البطوف, سخنين');
    expect(both({ city: 'عرابة', state: 'Northern District' }).record).toBe('عرابة البطوف');
  });

  it('is no rival of the town where the order tells the governorate', () => {
    expect(match({ city: 'البيرة', state: 'رام الله' }).record).toBe('البيرة');
  });
});

describe('two villages whose names differ in a last letter that people write for each other', () => {
  const match = matching('رام الله: رام الله, برقه', 'نابلس: نابلس, برقا');

  it('are asked about, but where the order tells the governorate', () => {
    expect(match({ city: 'برقة' })).toMatchObject({ record: null, reason: 'ambiguous' });
    expect(match({ city: 'برقة', state: 'نابلس' }).record).toBe('برقا');
  });

  it('are no such two where one of them ends in neither letter', () => {
    const matchTown = matching('القدس: القدس, الرام', 'جنين: جنين, رامه');
    expect(matchTown({ city: 'الرام' }).record).toBe('الرام');
  });
});

describe('a village that is listed in two zones', () => {
  const match = matching(
    'غربي نابلس - شارع طولكرم جنين: دير شرف, بيت ايبا, بيت ليد, جيت, سيله الظهر, عجه',
    'نابلس: نابلس, بيتا',
    'محافظة قلقيلية وطريق عزون: قلقيلية, عزون, حبلة, جيت',
  );

  it('is that of the zone that the order names, and is asked about where it names none', () => {
    expect(match({ city: 'جيت', state: 'قلقيلية' }).record).toBe('جيت');
    expect(match({ city: 'جيت' }).record).toBeNull();
  });
});

describe('a word of a street’s line that only sounds like a village of another region', () => {
  const match = matching(
    'بيت لحم: بيت لحم, مخيم الدهيشة',
    'جنين: جنين, يعبد',
    'النقب: بئر السبع',
    'الجولان: الغجر',
  );

  it.each([
    ['مخيم الدهيشة', { city: 'Bethlehem', address1: 'Deheishe camp main road, Ibdaa center' }],
    ['بئر السبع', { city: 'באר שבע', state: 'דרום', address1: 'רגר 100 דירה 5' }],
  ])('is no second village: %s', (record, address) => {
    expect(match(address).record).toBe(record);
  });

  it('is asked about where it is spelled out', () => {
    expect(match({ city: 'بيت لحم', address1: 'يعبد' }).record).toBeNull();
  });
});
