import { describe, expect, it } from 'vitest';
import { allLocales } from '../../../lib/i18n/all-locales';
import { createTranslator } from '../../../lib/i18n/translator';

const ISOLATES = /[\u2068\u2069]/g;
const arabic = createTranslator('ar', allLocales.ar);
const english = createTranslator('en', allLocales.en);
const plain = (text: string) => text.replace(ISOLATES, '');

describe('speaking to a person', () => {
  it('counts in Arabic as Arabic counts', () => {
    const counted = [1, 2, 3, 10, 11, 100].map((count) => plain(arabic.t('doubts-left', { count })));
    expect(counted).toEqual([
      'سؤال واحد قبل الشحن',
      'سؤالان قبل الشحن',
      '3 أسئلة قبل الشحن',
      '10 أسئلة قبل الشحن',
      '11 سؤالًا قبل الشحن',
      '100 سؤال قبل الشحن',
    ]);
  });

  it('writes numbers in Latin digits in every language', () => {
    for (const language of ['ar', 'en', 'he'] as const) {
      const { t } = createTranslator(language, allLocales[language]);
      expect(t('villages-count', { count: 808 })).toContain('808');
    }
  });

  it('begins no title within a sentence with a capital in English, and leaves other languages as they are', () => {
    expect(plain(english.t('next-check', { field: 'Phone' }))).toBe('Check the phone');
    expect(plain(arabic.t('next-check', { field: 'SMS' }))).toBe('تأكّد من SMS');
  });

  it('isolates what it puts into a sentence, so that a phone or a name cannot turn the sentence round', () => {
    expect(arabic.t('order-number', { number: '+970-1' })).toBe('الطلب \u2068+970-1\u2069');
  });

  it('says what it can of a failure whose details did not come with it', () => {
    expect(plain(english.lookUp('failure-price-over-limit', { limit: '150' }))).toContain('at most 150');
    expect(english.lookUp('failure-price-over-limit')).toBe(
      'The amount to collect is more than your account allows. Lower it, or split the order.',
    );
  });

  it('does not take a person’s text for a pattern', () => {
    const name = '{ $limit } { failure-refused } *[other]';
    expect(plain(english.t('outcome-collect', { name }))).toBe(`To collect from ${name}`);
  });

  it('knows which way each language runs', () => {
    expect(arabic.direction).toBe('rtl');
    expect(english.direction).toBe('ltr');
    expect(createTranslator('he', allLocales.he).direction).toBe('rtl');
  });
});
