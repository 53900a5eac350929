import { allLocales } from '../../../lib/i18n/all-locales';
import { findingText } from '../../../lib/i18n/finding-text';
import type { Language } from '../../../lib/i18n/language';
import { createTranslator } from '../../../lib/i18n/translator';
import type { FindingCode } from '../../../lib/parcel/parcel-draft';
import { FINDING_EXAMPLES } from './finding-examples';

/** Every finding's sentences in one language, as the bar, the form and the review show them. */
export function listFindings(language: Language) {
  const translator = createTranslator(language, allLocales[language]);
  const codes = Object.keys(FINDING_EXAMPLES) as FindingCode[];
  return codes.flatMap((code) =>
    FINDING_EXAMPLES[code].map(({ field, params }) => {
      const finding = { field, severity: 'doubt', code, ...(params && { params }) } as const;
      // The marks that keep an argument's direction apart are not seen.
      const text = findingText(finding, translator).replace(/[\u2066-\u2069]/g, '');
      return { code, field, text };
    }),
  );
}
