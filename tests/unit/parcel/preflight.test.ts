import { describe, expect, it } from 'vitest';
import type { ParcelFields } from '../../../lib/parcel/parcel-draft';
import { type CheckContext, checkFields, isCertain } from '../../../lib/parcel/preflight';
import { anAccount, aVillage, someFields } from './made-up';

function check(fields: Partial<ParcelFields>, context: Partial<CheckContext> = {}): readonly string[] {
  const found = checkFields(someFields(fields), { account: anAccount(), ...context });
  return found.map(({ field, severity, code }) => `${field} ${severity} ${code}`);
}

describe('a form before it is sent', () => {
  it('has nothing against it when it can be sent', () => {
    expect(check({}, { village: aVillage(), learnedMaximum: '140', today: '2026-11-20' })).toEqual([]);
  });

  it.each<[Partial<ParcelFields>, string]>([
    [{ firstName: ' \u200f ' }, 'firstName error required'],
    [{ phone: '' }, 'phone error required'],
    [{ phone: '05991234' }, 'phone error phone-form'],
    [{ phone: '0599123456 0568123456' }, 'phone error phone-two'],
    [{ phone: '+962790123456' }, 'phone error phone-foreign'],
    [{ phone: '059912345' }, 'phone notice phone-doubtful'],
    [{ phone2: '12' }, 'phone2 error phone-form'],
    [{ village: null }, 'village error required'],
    [{ streetName: '' }, 'streetName error required'],
    [{ totalPrice: '' }, 'totalPrice error required'],
    [{ totalPrice: 'abc' }, 'totalPrice error number-form'],
    [{ totalPrice: '1.234' }, 'totalPrice error number-ambiguous'],
    [{ totalPrice: '-1' }, 'totalPrice error number-negative'],
    [{ totalPrice: '0.345' }, 'totalPrice error number-two-decimals'],
    [{ totalPrice: '12345678901234' }, 'totalPrice error number-too-large'],
    [{ totalPrice: '12 JD' }, 'totalPrice error currency-differs'],
    [{ totalPrice: '12.50 USD' }, 'totalPrice error currency-differs'],
    [{ actualPrice: '0.345' }, 'actualPrice error number-two-decimals'],
    [{ description: '' }, 'description error required'],
    [{ description: ' ab ' }, 'description error too-short'],
    [{ description: '🌿🌿' }, 'description error too-short'],
    [{ description: 'x'.repeat(256) }, 'description error too-long'],
    [{ description: '🌿'.repeat(256) }, 'description error too-long'],
    [{ phone: '0599123456 / 0568123456' }, 'phone error phone-two'],
    [{ phone2: '0599123456 0568123456' }, 'phone2 error phone-two'],
    [{ weight: '1.1234567' }, 'weight error number-too-fine'],
    [{ note: 'a\u202eb' }, 'note notice signs-removed'],
    [{ note: 'x'.repeat(1024) }, 'note error too-long'],
    [{ customerPrivateNote: 'x'.repeat(2048) }, 'customerPrivateNote error too-long'],
    [{ weight: '-1' }, 'weight error number-negative'],
    [{ weight: '1 kg' }, 'weight error number-form'],
    [{ length: '0' }, 'length error number-zero'],
    [{ width: '1.5' }, 'width error number-whole'],
    [{ height: 'tall' }, 'height error number-form'],
    [{ parcelType: 'x' }, 'parcelType error number-form'],
    [{ plannedDate: '2026-02-30' }, 'plannedDate error date-form'],
    [{ plannedDate: '20.11.2026' }, 'plannedDate error date-form'],
  ])('with %j has one finding: %s', (fields, said) => {
    expect(check(fields)).toEqual([said]);
  });

  it.each<Partial<ParcelFields>>([
    { totalPrice: '0' },
    { totalPrice: '١٤٠٫٥' },
    { totalPrice: '₪140' },
    { totalPrice: '9999999999999.99' },
    { phone: '٠٥٩٩ ١٢٣ ٤٥٦', phone2: '00972521234567' },
    { description: 'abc' },
    { description: 'x'.repeat(255), note: 'x'.repeat(1023), customerPrivateNote: 'x'.repeat(2047) },
    { weight: '0.25', length: '40', width: '٣٠', height: '1' },
    { plannedDate: '2028-02-29', parcelType: '2' },
  ])('with %j can be sent', (fields) => {
    expect(check(fields)).toEqual([]);
  });

  it('keeps to the country of whole amounts, without rounding', () => {
    const account = anAccount({ numberRule: 'whole' });
    expect(check({ totalPrice: '140.50' }, { account })).toEqual(['totalPrice error number-whole']);
    expect(check({ totalPrice: '140.00' }, { account })).toEqual([]);
  });

  it('needs an account', () => {
    expect(check({}, { account: null })).toEqual(['totalPrice error no-account']);
  });
});

describe('the chosen village, as the directory has it now', () => {
  it.each([
    ['closed', aVillage({ closed: true, note: 'snow' }), 'village error village-closed'],
    ['deleted', aVillage({ deleted: true }), 'village error village-gone'],
    ['no more there', null, 'village error village-gone'],
    ['of another name now', aVillage({ name: 'عين عريك' }), 'village error village-gone'],
    ['in another city now', aVillage({ cityId: 4 }), 'village error village-gone'],
    ['once refused as hidden', aVillage({ hidden: true }), 'village doubt village-hidden'],
  ])('is %s', (_, village, said) => {
    expect(check({}, { village })).toEqual([said]);
  });

  it('is closed with its note, where it has one', () => {
    const [closed] = checkFields(someFields(), { village: aVillage({ closed: true, note: 'snow' }) });
    expect(closed?.params).toMatchObject({ note: 'snow' });
  });
});

describe('what was learned of the service', () => {
  it('asks about an amount above the most it takes, which may stand: the limit may have changed', () => {
    const findings = checkFields(someFields({ totalPrice: '2000.01' }), { learnedMaximum: '2000' });
    expect(findings).toMatchObject([
      { severity: 'doubt', code: 'over-learned-maximum', params: { maximum: '2000' } },
    ]);
    expect(isCertain({ findings })).toBe(false);
    expect(check({ totalPrice: '2000' }, { learnedMaximum: '2000' })).toEqual([]);
  });

  it('asks to look at a blocked recipient and at a day gone by, and stops at a rejected size', () => {
    expect(check({}, { recipientBlocked: true })).toEqual(['phone doubt recipient-blocked']);
    expect(check({ plannedDate: '2026-11-19' }, { today: '2026-11-20' })).toEqual([
      'plannedDate doubt date-past',
    ]);
    expect(check({ plannedDate: '2026-11-20' }, { today: '2026-11-20' })).toEqual([]);
    expect(check({}, { sizeRejected: true })).toEqual(['length error size-rejected']);
  });
});

describe('one press ships', () => {
  it.each([
    ['notice', true],
    ['doubt', false],
    ['error', false],
  ] as const)('where there is a %s: %s', (severity, certain) => {
    expect(isCertain({ findings: [{ field: 'note', severity, code: 'cut' }] })).toBe(certain);
  });
});
