import { readFileSync } from 'node:fs';
import { arListing } from '../../../assets/listing/ar';
import { enListing } from '../../../assets/listing/en';
import { heListing } from '../../../assets/listing/he';
import { LIMITS } from '../../../assets/listing/listing';
import { DATA, PROMISES, PURPOSE, REASONS } from '../../../assets/listing/permissions';
import { loadTranslator } from '../../../lib/i18n/load-translator';
import { type Manifests, permissionsOf } from './check-listing';
import { PRIVACY } from './privacy-page';

const LISTINGS = { ar: arListing, en: enListing, he: heListing } as const;

interface ListingText {
  readonly label: string;
  readonly text: string;
  readonly limit: number;
  readonly file: string;
}

/** What the stores show, in each language. What is said of data is what the extension's own pages say. */
export async function listingTexts(): Promise<readonly ListingText[]> {
  const all = Object.entries(LISTINGS).map(async ([language, listing]): Promise<readonly ListingText[]> => {
    const named = JSON.parse(readFileSync(`assets/public/_locales/${language}/messages.json`, 'utf8'));
    const { t } = await loadTranslator(language as keyof typeof LISTINGS);
    const privacy = [
      t('privacy-title'),
      t('privacy-service'),
      ...PRIVACY.map((id) => `• ${t(id)}`),
      t('privacy-key'),
      t('privacy-kept'),
    ].join('\n\n');
    return [
      ...(
        [
          ['name', named.name.message, LIMITS.name],
          ['manifest-description', named.description.message, LIMITS.summary],
          ['summary', listing.summary, LIMITS.summary],
          ['description', listing.description, LIMITS.description],
          ['captions', listing.captions, LIMITS.description],
          ['privacy', privacy, LIMITS.description],
        ] as const
      ).map(([name, text, limit]) => ({
        label: `${language} ${name}`,
        text,
        limit,
        file: `${language}/${name}.txt`,
      })),
    ];
  });
  return (await Promise.all(all)).flat();
}

/** What the stores' reviewers ask for, by file. */
export function reviewTexts({ chrome, firefox }: Manifests): Readonly<Record<string, string>> {
  const reasons = (names: readonly string[]) =>
    names.map((name) => `${name}\n${REASONS[name] ?? ''}`).join('\n\n');
  const data = Object.entries(DATA)
    .map(([name, reason]) => `${name}\n${reason}`)
    .join('\n\n');
  return {
    'chrome-review.txt': [PURPOSE, reasons(permissionsOf(chrome)), data, ...PROMISES].join('\n\n'),
    'firefox-review.txt': [
      PURPOSE,
      'Built from the sources package with Node 20 or newer: npm install, then npm run build:firefox. `npm run release:check` compares the result with the package byte for byte.',
      reasons(permissionsOf(firefox)),
      data,
    ].join('\n\n'),
  };
}
