import { describe, expect, it } from 'vitest';
import { matching } from './matching';

const KADOORIE = 'Kadoorie Univ. خضوري';
const QUDS = 'جامعة القدس ابو ديس';

describe('a record that is spelled in the list’s own way', () => {
  const match = matching(
    'الخليل: الخليل, ترقومبا, دورا',
    'رام الله: رام الله, بيرزيت, ابو فلاح (خربة), بيرزيت - الجامعة Birzeit University',
    `طولكرم: طولكرم, ${KADOORIE}`,
    `ضواحي القدس: ابو ديس, ${QUDS}`,
    'المركز: תל אביב, כפ"ס, ר"ג-גבעתיים',
  );

  it.each([
    ['with a slip, where the list lacks the place that is called so', { city: 'ترقوميا' }, 'ترقومبا'],
    ['the same, in other letters', { city: 'Tarqumia' }, 'ترقومبا'],
    ['with its first word in brackets', { city: 'خربة ابو فلاح' }, 'ابو فلاح (خربة)'],
    ['by its initials', { city: 'כפר סבא' }, 'כפ"ס'],
    ['by its initials, beside another town', { city: 'רמת גן' }, 'ר"ג-גבעתיים'],
    [
      'by its name in other letters, behind its town',
      { city: 'Tulkarm', address1: 'Kadoorie University' },
      KADOORIE,
    ],
    [
      'by its name in other letters, beside a place it is called after',
      { city: 'Abu Dis', address1: 'Al-Quds University' },
      QUDS,
    ],
    [
      'by another name of a name that it has beside its own',
      { city: 'birzeit', state: 'Ramallah', address1: 'BZU, dorms' },
      'بيرزيت - الجامعة Birzeit University',
    ],
  ])('is found %s', (_, address, record) => {
    expect(match(address).record).toBe(record);
  });

  it('is found by its name in other letters, a university', () => {
    const own = matching('رام الله: رام الله, بيرزيت, جامعة بيرزيت (الحرم)');
    const order = { city: 'Ramallah', address1: 'Birzeit University, IT faculty' };
    expect(own(order).record).toBe('جامعة بيرزيت (الحرم)');
  });

  it('is no slip of a place that the list has beside it', () => {
    const both = matching('الخليل: الخليل, ترقوميا, ترقومبا');
    expect(both({ city: 'ترقوميا' }).record).toBe('ترقوميا');
  });
});

describe('a name that several records may be', () => {
  it.each([
    [
      'one is called so in brackets, and another begins so',
      'سلفيت: سلفيت, زيتا (قراوة), قراوة بني حسان',
      'قراوة',
    ],
    ['one sounds so, and another begins so', 'القدس: القدس, الطور, طورة الغربية', 'طورة'],
  ])('is asked about, where %s', (_, list, city) => {
    expect(matching(list)({ city }).record).toBeNull();
  });

  it('is the village, and as often the camp', () => {
    const match = matching('نابلس: نابلس, عسكر البلد, مخيم عسكر');
    expect(match({ city: 'عسكر' }).record).toBeNull();
    expect(match({ city: 'عسكر', state: 'نابلس' }).record).toBeNull();
    expect(match({ city: 'نابلس', address1: 'عسكر' }).record).toBeNull();
  });
});
