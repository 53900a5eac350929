import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fillMessage,
  LONGEST_TEXT,
  MESSAGE_KINDS,
  type MessageFacts,
  PLACEHOLDERS,
  unknownPlaceholders,
} from '../../../lib/customer-messages/message-text';
import { readyText } from '../../../lib/customer-messages/ready-text';
import { allLocales } from '../../../lib/i18n/all-locales';
import { LANGUAGES } from '../../../lib/i18n/language';
import { createTranslator } from '../../../lib/i18n/translator';

const FACTS: MessageFacts = {
  name: 'سلمى',
  number: '1042',
  code: 'SB1000001',
  amount: '₪ 110',
  village: 'عنبتا',
  day: '22 تشرين الثاني 2026',
  link: 'https://track.example/SB1000001',
};

describe('a text to a customer', () => {
  it('has what is known put in, and no gap where something is not', () => {
    expect(fillMessage('مرحبا {name}، رمزك {code}: {amount}', FACTS)).toBe(
      'مرحبا سلمى، رمزك SB1000001: ₪ 110',
    );
    expect(fillMessage('Order {number} to { village }.', { ...FACTS, number: '' })).toBe('Order to عنبتا.');
  });

  it('names what stands in braces and means nothing', () => {
    expect(unknownPlaceholders('{name} {cod} {}')).toEqual(['{cod}', '{}']);
    expect(unknownPlaceholders('no braces')).toEqual([]);
  });

  it('does not put anything into what was put in', () => {
    expect(fillMessage('{name}', { ...FACTS, name: '{code}' })).toBe('{code}');
  });

  it('keeps everything that is no placeholder', () => {
    const words = fc.string({ unit: fc.constantFrom('a', 'ب', 'ג', '1', '-') });
    fc.assert(
      fc.property(words, (text) => {
        expect(fillMessage(text, FACTS)).toBe(text);
      }),
    );
  });
});

/** That the company has it: it is written right behind the press, also where parcels wait to be confirmed. */
const HANDED_OVER = /delivery company|shipped|on its way|شركة التوصيل|شحن|في الطريق|חברת המשלוחים|נשלח|בדרך/;

describe.each(LANGUAGES)('the texts that come with us, in %s', (language) => {
  it('say of a parcel that was made no more than that', () => {
    expect(readyText('made', createTranslator(language, allLocales[language]))).not.toMatch(HANDED_OVER);
  });

  it.each(MESSAGE_KINDS)('of “%s” name only what is filled in, and are short', (kind) => {
    const text = readyText(kind, createTranslator(language, allLocales[language]));
    expect(unknownPlaceholders(text)).toEqual([]);
    expect(PLACEHOLDERS.filter((name) => text.includes(`{${name}}`))).toContain('amount');
    expect(text.length).toBeLessThan(LONGEST_TEXT / 2);
    expect(text).not.toMatch(/[\u2066-\u2069]/);
  });
});
