import { wordsOf } from '../words/words';
import { foldText } from './normalize';

const names = new Set(wordsOf('given-name').map(foldText));

/**
 * A name that is common among Arabs of the service's countries, or what family and honorary names begin with. A stretch
 * that begins with one is likelier somebody's name than anything else.
 */
export function isGivenName(word: string): boolean {
  return names.has(foldText(word));
}

/** "سالم محمود" is a person, and so is who comes after one. */
export function isPerson(words: readonly string[], start: number, end: number): boolean {
  return words.length > end && (isGivenName(words[start] ?? '') || isGivenName(words[end] ?? ''));
}
