import { isGivenName } from '../villages/given-names';
import { pattern } from '../words/patterns';
import { isLikeName, TITLE } from './name-words';

const STREET_WORD = pattern('street-said');

/** When what no label names needs no question, as `tests/bench/pasted/README.md` counts it. */

/** Names of families and grandfathers behind a given name; more is rarely a name alone. */
const MOST_NAMES = 3;
/** "ابو خالد", "عبد الله": two words for one name. */
const JOINED_NAME = /(?<!\p{L})(?:ال)?(?:[اأ]بو|[اأ]م|بني|[اآ]ل|دار|abu|umm?|al|el) +(?=\p{L})/giu;

/** Whether words are a given name, known where nothing else tells of it, and those behind it, and nothing else. */
export function isCertainName(words: string, isTold: boolean, hasPlace = true): boolean {
  const plain = words.replace(TITLE, '');
  const [given = '', ...others] = plain.replace(JOINED_NAME, '').split(/\s+/);
  // Without a place the last of three may be one that is spelled otherwise.
  const isCounted = others.length > 0 && others.length < (hasPlace ? MOST_NAMES : 2);
  return isCounted && isLikeName(plain) && (isTold || isGivenName(given));
}

/** Whether words say a street, a landmark or a quarter, and nobody's name before it. */
export function isCertainStreet(words: string): boolean {
  return STREET_WORD.test(words) && !isGivenName(/^\S+/.exec(words)?.[0] ?? '');
}
