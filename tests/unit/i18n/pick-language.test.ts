import { describe, expect, it } from 'vitest';
import { pickLanguage } from '../../../lib/i18n/language';

describe('which language the extension speaks', () => {
  it('is the one the person chose, whatever the browser says', () => {
    expect(pickLanguage('he', ['en-US', 'ar'])).toBe('he');
  });

  it('is the first of the browser’s languages that we have', () => {
    expect(pickLanguage('auto', ['fr-FR', 'en-GB', 'ar'])).toBe('en');
    expect(pickLanguage('auto', ['ar-PS'])).toBe('ar');
    expect(pickLanguage('auto', ['AR_JO'])).toBe('ar');
  });

  it('is Hebrew too where the browser still calls it iw', () => {
    expect(pickLanguage('auto', ['iw-IL'])).toBe('he');
  });

  it('is Arabic where the browser has none of ours', () => {
    expect(pickLanguage('auto', ['fr', undefined, ''])).toBe('ar');
    expect(pickLanguage('auto', [])).toBe('ar');
  });
});
