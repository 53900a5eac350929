import { foldedWordsOf } from '../words/phrases';
import { wordsOf } from '../words/words';
import { foldText } from './normalize';

/**
 * What a phrase for a country or territory says, and what it does not: which town.
 *
 * Source: names of countries and territories as stores' own lists (WooCommerce, Magento, PrestaShop, OpenCart) and
 * people write them, in the three languages, written out by hand; ISO 3166-1 codes.
 */
export type Territory = (typeof TERRITORIES)[number];

/**
 * `palestine`, `israel`: as a store's country, either is used for towns of both. `inside`: towns of 1948, as people of the
 * West Bank say. `elsewhere`: a country, or a part of one, where nothing is delivered.
 */
const TERRITORIES = [
  'palestine',
  'israel',
  'west-bank',
  'gaza-strip',
  'inside',
  'jordan',
  'elsewhere',
] as const;

/** Codes of a country that are also words of a town's name, or codes of another: only where the field is a state. */
const ONLY_ALONE = foldedWordsOf('territory-alone');

const TERRITORY = new Map(
  TERRITORIES.flatMap((territory) =>
    wordsOf(`territory-${territory}`).map((phrase) => [foldText(phrase), territory] as const),
  ),
);
/** As letters to America end: "NY 11753". */
const STATE_AND_ZIP = /^(?!il|ps|jo|no|bl|wb)[a-z]{2} \d{5}$/;
const LONGEST = 5;

/** The longest phrase for a territory that begins at a word. */
export function territoryAt(
  words: readonly string[],
  at: number,
): { readonly length: number; readonly territory: Territory } | null {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length).join(' ');
    const territory = STATE_AND_ZIP.test(phrase) ? 'elsewhere' : TERRITORY.get(phrase);
    if (territory === undefined || (ONLY_ALONE.has(phrase) && length < words.length)) continue;
    return { length, territory };
  }
  return null;
}

const STATE_CODES = new Set(wordsOf('state-code'));

/** What two capitals behind a town say: "Salem OR", "Haifa IL". */
export function territoryOfCode(written: string): Territory | null {
  const code = written.toLowerCase();
  if (written !== written.toUpperCase() || !STATE_CODES.has(code)) return null;
  return TERRITORY.get(code) ?? 'elsewhere';
}

/** What a country's ISO code says; `null` for none. */
export function territoryOfCountry(code: string | null | undefined): Territory | null {
  const letters = code?.trim().toLowerCase() ?? '';
  return /^[a-z]{2}$/.test(letters) ? (TERRITORY.get(letters) ?? 'elsewhere') : null;
}

/** Where a directory's city lies, by the region it is of. */
export const LANDS = ['west-bank', 'gaza-strip', 'inside', 'jordan'] as const;
export type Land = (typeof LANDS)[number];

/** Whether a village of these lands cannot be meant where a territory is named; stores name either country for both. */
export function contradicts(territory: Territory, lands: readonly Land[] | undefined): boolean {
  // Abroad nothing is delivered, whatever the list's cities are called.
  if (territory === 'elsewhere') return true;
  if (lands === undefined || lands.length === 0) return false;
  if (territory === 'palestine' || territory === 'israel') return lands.every((land) => land === 'jordan');
  return lands.every((land) => land !== territory);
}
