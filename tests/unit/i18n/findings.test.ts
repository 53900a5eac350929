import { describe, expect, it } from 'vitest';
import { allLocales } from '../../../lib/i18n/all-locales';
import { findingText, wordsBeside } from '../../../lib/i18n/finding-text';
import type { Language } from '../../../lib/i18n/language';
import { FINDING_SAID_AS } from '../../../lib/i18n/said-as';
import { createTranslator } from '../../../lib/i18n/translator';
import { EMPTY_FIELDS } from '../../../lib/parcel/empty-fields';
import type { Finding } from '../../../lib/parcel/parcel-draft';
import { listFindings } from './list-findings';

describe.each(['ar', 'en', 'he'] as const)('every finding as it is read in %s', (language) => {
  const listed = listFindings(language);

  it('names what it was found with, and never what the program calls it', () => {
    for (const { code, text } of listed) expect(text, code).not.toMatch(/\{|\}|[“«„(]none[”»)]|undefined/);
  });

  it('is a sentence of its own, one finding each, but where it is mended as another is', () => {
    const texts = listed.filter(({ code }) => !(code in FINDING_SAID_AS)).map(({ text }) => text);
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });

  it('is never “This is needed.” alone', () => {
    const alone = allLocales[language]['finding-required'];
    expect(listed.filter(({ text }) => text === alone)).toEqual([]);
  });
});

describe('what the order says', () => {
  const { t } = createTranslator('en', allLocales.en);
  const finding = (severity: Finding['severity']): Finding => ({
    field: 'village',
    severity,
    code: 'village-unsure',
  });
  const words = { village: 'Rafidia, Nablus', streetName: 'Main street' };
  const draft = (open: Finding) => ({ findings: [open], fields: EMPTY_FIELDS, words });
  const ENGLISH = { language: 'en' } as const;

  it('stands beside a field that is open, in quotes', () => {
    const said = wordsBeside('village', draft(finding('error')), ENGLISH);
    expect(t('order-says', { text: said ?? '' }).replace(/[\u2068\u2069]/g, '')).toBe(
      'In the order: “Rafidia, Nablus”',
    );
    expect(wordsBeside('village', draft(finding('doubt')), ENGLISH)).toBe('Rafidia, Nablus');
  });

  it('has the total as each language writes amounts, once amount and currency are known', () => {
    const open: Finding = { field: 'totalPrice', severity: 'doubt', code: 'already-paid' };
    const said = (language: Language) =>
      wordsBeside(
        'totalPrice',
        { ...draft(open), words: { total: { amount: '1140', currency: 'ILS' } } },
        { language },
      );
    expect([said('en'), said('ar'), said('he')]).toEqual(['₪1,140', '1,140\u00a0₪', '1,140\u00a0₪']);
    const limit: Finding = { ...open, code: 'over-learned-maximum', params: { maximum: '5000' } };
    expect(findingText(limit, createTranslator('en', allLocales.en))).toContain('5,000');
  });

  it('is not repeated where nothing is open, or the field says it itself', () => {
    expect(wordsBeside('village', draft(finding('notice')), ENGLISH)).toBeNull();
    const street: Finding = { field: 'streetName', severity: 'doubt', code: 'reading-unsure' };
    const fields = { ...EMPTY_FIELDS, streetName: 'Main street' };
    expect(wordsBeside('streetName', { ...draft(street), fields }, ENGLISH)).toBeNull();
    expect(findingText(street, createTranslator('en', allLocales.en))).not.toBe('');
  });
});
