import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { whatsAppLink, whatsAppPhone } from '../../../lib/customer-messages/whatsapp';
import { oneForm } from '../../../lib/parcel/phone';

const digitsOf = (...args: Parameters<typeof whatsAppPhone>) => whatsAppPhone(...args)?.digits;

describe('a phone as WhatsApp wants it', () => {
  it.each([
    ['0599123456', '970599123456'],
    ['0569123456', '970569123456'],
    ['599123456', '970599123456'],
    ['0521234567', '972521234567'],
    ['0501234567', '972501234567'],
    ['+970521234567', '970521234567'],
    ['+972599123456', '972599123456'],
    ['059-912 3456', '970599123456'],
  ])('%s is %s', (written, digits) => {
    expect(digitsOf(written, {})).toBe(digits);
  });

  it('is of Jordan where the account is', () => {
    expect(digitsOf('0791234567', { country: 'jordan' })).toBe('962791234567');
    expect(digitsOf('+962791234567', { country: 'jordan' })).toBe('962791234567');
  });

  it('is what the person chose, where the digits alone do not say', () => {
    expect(whatsAppPhone('0521234567', {}, '970')).toEqual({
      digits: '970521234567',
      code: '970',
      others: ['972'],
    });
    expect(digitsOf('+972521234567', {}, '970')).toBe('972521234567');
  });

  it.each([
    ['+970', '0599123456', '970599123456', '972'],
    ['+972', '0599123456', '970599123456', '972'],
    ['+972', '0521234567', '972521234567', '970'],
  ] as const)(
    'where the account writes phones with %s, %s is judged by its digits, and the other code is offered',
    (phoneForm, written, digits, other) => {
      const shown = oneForm(written, { phoneForm });
      expect(shown.startsWith(phoneForm)).toBe(true);
      expect(whatsAppPhone(shown, { phoneForm })).toMatchObject({ digits, others: [other] });
      expect(digitsOf(shown, { phoneForm }, other)).toBe(`${other}${written.slice(1)}`);
    },
  );

  it('is of Israel, and asks no more, where an account that writes +970 has put +972 before a mobile of Israel', () => {
    const rules = { phoneForm: '+970' } as const;
    expect(whatsAppPhone(oneForm('0521234567', rules), rules)).toMatchObject({
      digits: '972521234567',
      others: [],
    });
  });

  it('keeps the code that was written with it, where that is not the account’s own way to write', () => {
    expect(whatsAppPhone('+970521234567', { phoneForm: '+972' })).toMatchObject({
      digits: '970521234567',
      others: [],
    });
    expect(digitsOf('+970521234567', { phoneForm: '+970', country: 'jordan' })).toBe('970521234567');
  });

  it('is none where it is no phone of the account’s country', () => {
    expect(whatsAppPhone('12345', {})).toBeNull();
    expect(whatsAppPhone('+4915112345678', {})).toBeNull();
  });

  it('is digits alone, whatever stands in the field', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const phone = whatsAppPhone(text, {});
        expect(phone === null || /^97[02]\d{8,9}$/.test(phone.digits)).toBe(true);
      }),
    );
  });
});

it('a link carries the text whole', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const link = new URL(whatsAppLink('970599123456', text));
      expect(`${link.origin}${link.pathname}`).toBe('https://wa.me/970599123456');
      expect(link.searchParams.get('text')).toBe(text);
    }),
  );
});
