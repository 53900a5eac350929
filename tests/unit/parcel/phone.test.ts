import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PhoneRules } from '../../../lib/parcel/countries';
import { oneForm, PhoneFormError, parsePhone, phoneForms, phoneKey } from '../../../lib/parcel/phone';
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

describe('a Jordanian account', () => {
  const jordan: PhoneRules = { country: 'jordan' };

  it.each([
    ['+962 7 9123 4567', '0791234567'],
    ['00962791234567', '0791234567'],
    ['962 79 123 4567', '0791234567'],
    ['+962 (0) 79 123 4567', '0791234567'],
    ['٠٧٩١٢٣٤٥٦٧', '0791234567'],
    ['791234567', '791234567'],
    // Landlines, which are nine digits.
    ['+962 6 581 2345', '065812345'],
    ['96265812345', '065812345'],
    ['06 581 2345', '065812345'],
    // The service takes these with their codes; as 0 and nine digits they would be others.
    ['+970 599 123 456', '+970599123456'],
    ['00972521234567', '+972521234567'],
  ])('reads %j as %s', (typed, phone) => {
    expect(parsePhone(typed, jordan)).toEqual({ kind: 'allowed', phone, doubtful: false });
  });

  it.each(['0599123456', '079123456', '971501234', '962791234'])(
    'doubts %j, which nobody has there',
    (typed) => {
      expect(parsePhone(typed, jordan)).toMatchObject({ kind: 'allowed', doubtful: true });
    },
  );

  it('takes no other country’s number, and none that is too long or short', () => {
    for (const typed of ['+966 50 123 4567', '00201001234567', '+1 415 555 0100'])
      expect(parsePhone(typed, jordan)).toEqual({ kind: 'foreign' });
    for (const typed of ['+962 79 123 456', '+962 79 123 45678', '+962 5 9123 4567'])
      expect(parsePhone(typed, jordan).kind).toBe('unreadable');
  });

  it('sends every mobile, however its code stands before it, as 0 and its nine digits', () => {
    const before = fc.constantFrom('', '0', '+962', '00962', '962', '+9620', '009620');
    fc.assert(
      fc.property(before, fc.stringMatching(/^7\d{8}$/), (code, digits) => {
        expect(oneForm(code + digits, jordan)).toBe(`0${digits}`);
      }),
    );
  });
});

describe('one form of a phone', () => {
  it('is 0 and nine digits, from each of the four', () => {
    for (const form of phoneForms('599123456')) expect(oneForm(form, {})).toBe('0599123456');
    expect(oneForm(' 599-123 783 ', {})).toBe('0599123783');
  });

  it('is another where the account says so; the other country’s code stays, since it says whose number it is', () => {
    const forms = (phoneForm: PhoneRules['phoneForm']) =>
      ['0599123456', '+970599123456', '+972599123456'].map((phone) => oneForm(phone, { phoneForm }));
    expect(forms('nine-digits')).toEqual(['599123456', '599123456', '599123456']);
    expect(forms('+970')).toEqual(['+970599123456', '+970599123456', '+972599123456']);
    expect(forms('+972')).toEqual(['+972599123456', '+970599123456', '+972599123456']);
    expect(oneForm('+962791234567', { country: 'jordan', phoneForm: '+970' })).toBe('0791234567');
  });

  it('is of Israel where no network of Palestine has such mobiles, whatever code the account puts before its phones', () => {
    for (const phone of ['0525551234', '525551234'])
      expect(oneForm(phone, { phoneForm: '+970' })).toBe('+972525551234');
    expect(oneForm('0565551234', { phoneForm: '+970' })).toBe('+970565551234');
  });

  it('leaves what no 0 can stand before: landlines, numbers a digit short, and text that is no phone', () => {
    for (const text of ['022401234', '059912345', '970599123', '+962791234567', 'soon', ''])
      expect(oneForm(text, {})).toBe(text);
  });

  it('is the same phone and stays as it is, whatever the account says', () => {
    const rules = fc.record({
      country: fc.constantFrom(undefined, 'palestine-israel' as const, 'jordan' as const),
      phoneForm: fc.constantFrom(
        undefined,
        'national' as const,
        'nine-digits' as const,
        '+970' as const,
        '+972' as const,
      ),
    });
    const phone = fc
      .tuple(fc.constantFrom('', '0', '+970', '+972'), fc.stringMatching(/^\d{9}$/))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(phone, rules, (text, account) => {
        const formed = oneForm(text, account);
        expect(isPhone(formed)).toBe(true);
        expect(phoneKey(formed)).toBe(phoneKey(text));
        expect(oneForm(formed, account)).toBe(formed);
      }),
    );
  });
});
