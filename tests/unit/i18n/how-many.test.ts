import { expect, it } from 'vitest';
import { ar } from '../../../assets/locales/ar';
import { en } from '../../../assets/locales/en';
import { he } from '../../../assets/locales/he';

/** A new text takes another’s place, or says why there must be more. */
const TEXTS = 1050;

it.each(Object.entries({ ar, en, he }))('the texts in %s do not become more', (_language, texts) => {
  expect(Object.keys(texts).length).toBeLessThanOrEqual(TEXTS);
});
