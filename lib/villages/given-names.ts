import { foldedWordsOf } from '../words/phrases';
import { foldText } from './normalize';

const names = foldedWordsOf('given-name');

/**
 * A name that is common among Arabs of the service's countries, or what family and honorary names begin with. A stretch
 * that begins with one is likelier somebody's name than anything else.
 */
export function isGivenName(word: string): boolean {
  return names.has(foldText(word));
}
