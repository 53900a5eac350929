import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePhones } from '../../../lib/parcel/phones-in-text';
import { isPhone } from '../../../lib/parcel/rules';

function codes(text: string): readonly string[] {
  return parsePhones(text).findings.map(({ field, severity, code }) => `${field} ${severity} ${code}`);
}

describe("a store's phone field", () => {
  it('is one phone, as a rule', () => {
    expect(parsePhones(' 0599 123 456 ')).toEqual({ phone: '0599123456', phone2: '', findings: [] });
    expect(parsePhones('')).toEqual({ phone: '', phone2: '', findings: [] });
  });

  it.each([
    ['0599123456 / 0568123456', '0599123456', '0568123456'],
    ['0599123456/0568123456', '0599123456', '0568123456'],
    ['0599123456-0568123456', '0599123456', '0568123456'],
    ['0599123456 0568123456', '0599123456', '0568123456'],
    ['059 912 3456 056 812 3456', '0599123456', '0568123456'],
    ['599123456 568123456', '599123456', '568123456'],
    ['0599123456, +972 52 123 4567', '0599123456', '+972521234567'],
    ['0599123456+970568123456', '0599123456', '+970568123456'],
    ['٠٥٩٩١٢٣٤٥٦ أو ٠٥٦٨١٢٣٤٥٦', '0599123456', '0568123456'],
    ['0599123456 or 0568123456', '0599123456', '0568123456'],
    ['0599123456\n0568123456', '0599123456', '0568123456'],
    ['0599123456؛ 0568123456', '0599123456', '0568123456'],
  ])('%j is two phones', (text, phone, phone2) => {
    expect(parsePhones(text)).toEqual({ phone, phone2, findings: [] });
  });

  it('counts one phone written twice as one', () => {
    expect(parsePhones('0599123456 / +970599123456')).toEqual({
      phone: '0599123456',
      phone2: '',
      findings: [],
    });
  });

  it('asks to look where words stand beside the phone', () => {
    expect(parsePhones('0599123456 (أبو أحمد)').phone).toBe('0599123456');
    expect(codes('0599123456 (أبو أحمد)')).toEqual(['phone doubt phone-worded']);
  });

  it('takes the phone out of markup, and says that a number was left', () => {
    const text = '0599123456"><script>alert(5)</script>';
    expect(parsePhones(text).phone).toBe('0599123456');
    expect(codes(text)).toEqual(['phone doubt phone-worded', 'phone2 doubt phone-second-unreadable']);
  });

  it('says of a second number that it could not be taken, with the number', () => {
    const { phone, phone2, findings } = parsePhones('0599123456 / 056812');
    expect([phone, phone2]).toEqual(['0599123456', '']);
    expect(findings).toEqual([
      { field: 'phone2', severity: 'doubt', code: 'phone-second-unreadable', params: { text: '056812' } },
    ]);
  });

  it('says so of a third one, and of a foreign one beside a good one', () => {
    expect(codes('0599123456, 0568123456, 0521234567')).toEqual(['phone2 doubt phone-second-unreadable']);
    expect(parsePhones('+962790123456 / 0599123456').phone).toBe('0599123456');
    expect(codes('+962790123456 / 0599123456')).toEqual(['phone2 doubt phone-second-unreadable']);
  });

  it('keeps a landline beside a mobile', () => {
    expect(parsePhones('02 2401234 0599123456')).toMatchObject({ phone: '022401234', phone2: '0599123456' });
    expect(codes('02 2401234 0599123456')).toEqual([]);
    expect(parsePhones('022400222')).toEqual({ phone: '022400222', phone2: '', findings: [] });
  });

  it('says of the second what is doubtful about the second', () => {
    expect(codes('0599123456 / 056812345')).toEqual(['phone2 doubt phone-doubtful']);
    expect(codes('0599123456 / 0568123456 (أخوه)')).toEqual(['phone2 doubt phone-worded']);
    expect(codes('0599123456 (أحمد) 0568123456')).toEqual(['phone doubt phone-worded']);
    expect(codes('أحمد 0599123456، أخوه 0568123456')).toEqual(['phone doubt phone-worded']);
    expect(codes('0599123456, 0568123456 مساءً')).toEqual(['phone2 doubt phone-worded']);
  });

  it.each([
    ['05991234567', 'phone error phone-form'],
    ['0599123456 12', 'phone error phone-form'],
    ['05991234560568123456', 'phone error phone-form'],
    ['ask at the shop', 'phone error phone-form'],
    ['+962 7 9012 3456', 'phone error phone-foreign'],
  ])('leaves %j as it stands, with what is wrong', (text, finding) => {
    expect(parsePhones(text)).toMatchObject({ phone: text, phone2: '' });
    expect(codes(text)).toEqual([finding]);
  });

  it('gives allowed forms without an error, or the text with one, whatever stands there', () => {
    const piece = fc.constantFrom(
      '0599123456',
      '+970',
      '568123456',
      ' ',
      '-',
      '/',
      ',',
      'x',
      '\u200f',
      '٠٥',
      '(',
      ')',
    );
    const anything = fc.oneof(
      fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join('')),
      fc.string({ unit: 'binary', maxLength: 400 }),
    );
    fc.assert(
      fc.property(anything, (text) => {
        const { phone, phone2, findings } = parsePhones(text);
        const wrong = findings.some(({ severity }) => severity === 'error');
        expect(phone === '' || isPhone(phone) !== wrong).toBe(true);
        expect(phone2 === '' || isPhone(phone2)).toBe(true);
      }),
    );
  });
});
