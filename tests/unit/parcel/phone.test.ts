import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PhoneFormError, parsePhone, phoneForms, phoneKey } from '../../../lib/parcel/phone';
import { isPhone } from '../../../lib/parcel/rules';

const allowed: readonly (readonly [typed: string, phone: string])[] = [
  ['0599123456', '0599123456'],
  ['599123456', '599123456'],
  ['+970599123456', '+970599123456'],
  ['00970599123456', '+970599123456'],
  ['970599123456', '+970599123456'],
  ['00972 52 123 4567', '+972521234567'],
  ['+972-52-765-4321', '+972527654321'],
  ['+970 (0) 59 912 3456', '+970599123456'],
  ['9720521234567', '+972521234567'],
  ['0568 765 432', '0568765432'],
  ['059-9123-456', '0599123456'],
  ['059.912.3456', '0599123456'],
  ['059/9123456', '0599123456'],
  ['٠٥٩٩١٢٣٤٥٦', '0599123456'],
  ['۰۵۹۹۱۲۳۴۵۶', '0599123456'],
  ['\u200e+970\u00a0599\u202f123\u2011456\u200f', '+970599123456'],
  ['970599123456+', '+970599123456'],
  ['＋970599123456', '+970599123456'],
  ['tel:+970599123456', '+970599123456'],
  // A mobile of either country stays local; so does a Jordanian one that somebody wrote in its local form.
  ['0521234567', '0521234567'],
  ['07 9012 3456', '0790123456'],
  // A landline, in the form of nine digits.
  ['(02) 240-1234', '022401234'],
  ['022400222', '022400222'],
  ['09-234 5678', '092345678'],
  // What keyboards and copying leave between digits.
  ['05\u2061\u206499\u180e12\u034f3456\ufe0f', '0599123456'],
  ['0\ufe0f\u20e35\ufe0f\u20e399123456', '0599123456'],
];

describe('a phone comes into one of the forms the service takes', () => {
  it.each(allowed)('%j becomes %s', (typed, phone) => {
    expect(parsePhone(typed)).toEqual({ kind: 'allowed', phone, doubtful: false });
  });

  it.each([
    ['059912345', '059912345'],
    ['0059912345', '0059912345'],
    ['+970 059912345', '+970059912345'],
    ['+970 022400222', '+970022400222'],
    ['0022400222', '0022400222'],
    ['052400222', '052400222'],
    ['972521234', '972521234'],
  ])('%j may be sent, but looks a digit short or cut off', (typed, phone) => {
    expect(parsePhone(typed)).toEqual({ kind: 'allowed', phone, doubtful: true });
  });

  it.each(['+962 7 9012 3456', '00962790123456', '962790123456', '+1 415 555 0100', '0014155550100'])(
    '%j is of another country, and no part of it becomes a local number',
    (typed) => {
      expect(parsePhone(typed)).toEqual({ kind: 'foreign' });
    },
  );

  it.each([
    ['05991234', 8],
    ['05991234567', 11],
    ['5991234567', 10],
    ['+970 2 240 1234', 11],
    ['+97059912345678', 14],
    ['+0599123456', 10],
    ['00599123456', 11],
    ['0599123456 ext 5', 11],
    ['0599123456 0568123456', 20],
    ['++970599123456', 12],
    ['no phone', 0],
    ['', 0],
  ])('%j is in no form, and how many digits it has is told', (typed, digits) => {
    expect(parsePhone(typed)).toEqual({ kind: 'unreadable', digits });
  });

  const national = fc.stringMatching(/^[1-9]\d{8}$/);
  const prefix = fc.constantFrom('', '0', '+970', '+972', '00970', '00972', '970', '972');
  const noise = fc.array(fc.constantFrom('', ' ', '-', '\u200f', '\u00a0', '.', '/'), {
    minLength: 9,
    maxLength: 9,
  });

  it('keeps the nine digits of every number, however they are set apart', () => {
    fc.assert(
      fc.property(prefix, national, noise, (before, digits, between) => {
        fc.pre(!/^(97[02]|962)/.test(digits));
        const typed = before + [...digits].map((digit, index) => digit + (between[index] ?? '')).join('');
        const reading = parsePhone(typed);
        expect(reading.kind).toBe('allowed');
        if (reading.kind !== 'allowed') return;
        expect(isPhone(reading.phone)).toBe(true);
        expect(phoneKey(reading.phone)).toBe(digits);
        expect(reading.phone.startsWith('+')).toBe(before.length > 1);
      }),
    );
  });

  it('gives an allowed form or none, and reads what it gave as the same', () => {
    const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[+\d ()-]{0,20}$/));
    fc.assert(
      fc.property(anything, (typed) => {
        const reading = parsePhone(typed);
        if (reading.kind !== 'allowed') return;
        expect(isPhone(reading.phone)).toBe(true);
        expect(parsePhone(reading.phone)).toEqual(reading);
      }),
    );
  });
});

describe('one phone has several forms', () => {
  it('knows all four, from each of them', () => {
    const forms = ['599123456', '0599123456', '+970599123456', '+972599123456'];
    for (const form of forms) expect(phoneForms(form)).toEqual(forms);
  });

  it('recognises them as one', () => {
    const keys = ['599123456', '0599123456', '+970 599 123 456', '٠٥٩٩١٢٣٤٥٦'].map(phoneKey);
    expect(new Set(keys)).toEqual(new Set(['599123456']));
    expect(phoneKey('0599123457')).not.toBe(phoneKey('0599123456'));
  });

  it('refuses to list the forms of what is no phone, since nobody would be found under none', () => {
    for (const text of ['', '059912', '+962790123456'])
      expect(() => phoneForms(text)).toThrow(PhoneFormError);
  });
});
