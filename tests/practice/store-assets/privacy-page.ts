import { loadTranslator } from '../../../lib/i18n/load-translator';

const LANGUAGES = ['ar', 'en', 'he'] as const;

/** In the order of the extension's own page about it (`WhatIsCollected`). */
export const PRIVACY = [
  'privacy-order',
  'privacy-phone',
  'privacy-parcel',
  'privacy-villages',
  'privacy-tools',
  'privacy-store',
  'privacy-relay',
  'privacy-notices',
  'privacy-messages',
] as const;

/**
 * The privacy policy as one file that can be hosted as it is: all three languages, no script, nothing fetched. It says
 * what the extension's own pages say, in the same words.
 */
export async function privacyPage(): Promise<string> {
  const parts = await Promise.all(
    LANGUAGES.map(async (language) => {
      const { t, direction } = await loadTranslator(language);
      const items = PRIVACY.map((id) => `<li>${escaped(t(id))}</li>`).join('\n');
      const paragraphs = (['privacy-key', 'privacy-kept'] as const).map((id) => `<p>${escaped(t(id))}</p>`);
      return `<section lang="${language}" dir="${direction}">
<h1>${escaped(t('app-name'))}: ${escaped(t('privacy-title'))}</h1>
<p><strong>${escaped(t('collected-text'))}</strong></p>
<p>${escaped(t('privacy-service'))}</p>
<ul>
${items}
</ul>
${paragraphs.join('\n')}
</section>`;
    }),
  );
  return `<!doctype html>
<html lang="ar" dir="rtl">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Shahna · شحنة · שחנה</title>
<style>body { font-family: system-ui, sans-serif; line-height: 1.6; max-inline-size: 44rem; margin: 2rem auto; padding: 0 1rem } section + section { margin-block-start: 3rem }</style>
${parts.join('\n')}
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
