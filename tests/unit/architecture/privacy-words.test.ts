import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { enOptions } from '../../../assets/locales/en/options.ts';
import { enRelay } from '../../../assets/locales/en/relay.ts';

const readme = readFileSync('README.md', 'utf8').replace(/\s+/g, ' ');

/** What is sent when, in the words that the extension's own pages and the README must share. */
const SAID = {
  'privacy-service': ['nothing goes to anybody else'],
  'privacy-order': ['its village and its price, to learn the fee'],
  'privacy-phone': [
    'the bulk review opens',
    'before every parcel',
    'after a lost answer',
    'the phone, written in four ways, to find the recipient',
  ],
  'privacy-parcel': [
    'the parcel as the form shows it',
    'village and street, amounts, description, notes, order number',
  ],
  'privacy-villages': ['once a day', 'a request for the list of villages'],
  'privacy-store': ['the parcel’s code and state'],
  'privacy-relay': [
    'for each parcel made, its code, amount, fee and state, and the name you gave this browser',
    'never an order number, a recipient’s name, phone or address',
  ],
  'privacy-notices': ['need a hand, and nothing of anybody'],
  'privacy-messages': ['the address that opens your WhatsApp holds the customer’s phone and the text'],
  'privacy-key': ['encrypted', 'can use th'],
} as const;

describe('what is said of what is sent', () => {
  it.each(Object.entries(SAID))('is the same in the README and in %s', (name, phrases) => {
    const sentence: string = { ...enOptions, ...enRelay }[name as keyof typeof SAID];
    for (const phrase of phrases) {
      expect(sentence).toContain(phrase);
      expect(readme).toContain(phrase);
    }
  });

  it('never calls the key safe from whoever has the computer', () => {
    expect(enOptions['privacy-key']).toContain(
      'Anyone who can use this computer, or has a copy of its files, can get the key.',
    );
    expect(readme).toContain('not whoever can use the computer or has its files');
  });
});
