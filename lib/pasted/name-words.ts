import { isGivenName } from '../villages/given-names';
import { foldText, foldWords, withoutDigits } from '../villages/normalize';
import { pattern, says } from '../words/patterns';

/** Whether a stretch says something of the trade, or nothing. */
export function isSmallTalk(text: string): boolean {
  // "عبد السلام", "ابو جبل": what follows such a word is part of the name, whatever it says elsewhere.
  return says('small-talk', text.replace(pattern('family-name', 'giu'), ' '));
}

/**
 * Whether a stretch of text can be somebody's name: two to seven words of letters that say nothing else. A single Arabic
 * letter is a preposition or a label; in Latin letters a digit may stand for an Arabic one: "Ra2ed".
 */
export function isLikeName(text: string): boolean {
  return (
    says('name-said', text) &&
    !isSmallTalk(text) &&
    !says('street-said', text.replace(pattern('family-name', 'giu'), ' '))
  );
}

export function beginsWithGivenName(text: string): boolean {
  return isGivenName(/^\S+/.exec(text)?.[0] ?? '');
}

/** Names of families and grandfathers behind a given name; more is rarely a name alone. */
const MOST_NAMES = 3;

/** Whether words are a given name, known where nothing else tells of it, and those behind it, and nothing else. */
export function isCertainName(words: string, isTold: boolean, hasPlace = true): boolean {
  const plain = words.replace(pattern('title-first'), '');
  const [given = '', ...others] = plain.replace(pattern('joined-name', 'giu'), '').split(/\s+/);
  // Without a place the last of three may be one that is spelled otherwise.
  const isCounted = others.length > 0 && others.length < (hasPlace ? MOST_NAMES : 2);
  return isCounted && isLikeName(plain) && (isTold || isGivenName(given));
}

/** The folded words of a name by which somebody is told from others: no title, no "father of". */
export function ownWords(name: string): readonly string[] {
  const plain = foldText(name)
    .replace(pattern('title-first'), '')
    .replace(pattern('joined-name', 'giu'), '')
    .replace(pattern('servant-name', 'giu'), '');
  return foldWords(plain).map((word) => withoutDigits(word));
}
