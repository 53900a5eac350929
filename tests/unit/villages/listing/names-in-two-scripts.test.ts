import { describe, expect, it } from 'vitest';
import { matching } from './matching';

describe('a list whose records have their names in two scripts', () => {
  const match = matching(
    'نابلس: نابلس Nablus, نابلس - رفيديا Rafidia, عسكر البلد, م. عسكر القديم Askar Camp, م. عسكر الجديد',
    'رام الله: رام الله Ramallah, صفا Saffa, خربثا المصباح Kharbatha al Misbah, خربثا بني حارث Kharbatha Bani Harith',
    'الخليل: الخليل Hebron, Beit Ummar بيت امر, صافا (بيت امر), دير العسل الفوقا Deir al Asal, دير العسل التحتا',
    'المثلث: ام الفحم, برطعة الغربية Barta',
    'جنين: جنين Jenin, برطعة الشرقية',
  );

  it('has an order for a quarter go to the quarter that stands behind its town', () => {
    expect(match({ city: 'Nablus', address1: 'Rafidia, main street' }).record).toBe('نابلس - رفيديا Rafidia');
    expect(match({ city: 'نابلس', address1: 'شارع القدس' }).record).toBe('نابلس Nablus');
  });

  it('has a place in brackets say where the village lies, and not what it is called', () => {
    expect(match({ city: 'بيت أمر', state: 'الخليل' }).record).toBe('Beit Ummar بيت امر');
    expect(match({ city: 'صافا', state: 'الخليل' }).record).toBe('صافا (بيت امر)');
  });

  it.each([
    ['the other script leaves out what tells', { city: 'دير العسل', state: 'الخليل' }],
    ['both begin so in the other script', { city: 'Kharbatha', state: 'رام الله' }],
    ['a camp is said, and two are called so', { city: 'عسكر', state: 'نابلس', address1: 'المخيم' }],
  ])('asks which of several is meant where %s', (_, address) => {
    expect(match(address).record).toBeNull();
  });

  it('takes the whole name beside its beginning', () => {
    const address = { city: 'برطعة', state: 'وادي عارة', address1: 'برطعة الغربية', country: 'IL' };
    expect(match(address).record).toBe('برطعة الغربية Barta');
  });
});
