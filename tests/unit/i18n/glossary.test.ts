import { describe, expect, it } from 'vitest';
import { arListing } from '../../../assets/listing/ar';
import { enListing } from '../../../assets/listing/en';
import { heListing } from '../../../assets/listing/he';
import { DATA, PROMISES, PURPOSE, REASONS } from '../../../assets/listing/permissions';
import { GLOSSARY } from '../../../assets/locales/glossary';
import { allLocales } from '../../../lib/i18n/all-locales';
import { LANGUAGES } from '../../../lib/i18n/language';
import { panelLocales } from '../../../lib/i18n/panel-locales';

/** What the browsers' stores show is said in the same words, and what their reviewers read, in English. */
const LISTINGS = {
  ar: arListing,
  en: { ...enListing, ...REASONS, ...DATA, ...PROMISES, purpose: PURPOSE },
  he: heListing,
} as const;

describe.each(LANGUAGES)('the words of the texts in %s', (language) => {
  const texts: [id: string, text: string][] = [
    ...Object.entries({ ...allLocales[language], ...panelLocales[language] }),
    ...Object.entries(LISTINGS[language]),
  ];

  it.each(GLOSSARY[language])('call it “$word”, and never anything else', ({ word, never }) => {
    expect(texts.filter(([, text]) => text.includes(word)).map(([id]) => id)).not.toEqual([]);
    // Each form of a plural is a text of its own.
    const wrong = texts.filter(([, text]) =>
      text.split('\n').some((line) => never.test(line.replace(/^\s*\*?\[\w+\]\s*/, ''))),
    );
    expect(wrong.map(([id, text]) => `${id}: ${text}`)).toEqual([]);
    // A word that is both asked for and forbidden could never be written.
    expect(word).not.toMatch(never);
  });
});
