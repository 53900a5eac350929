import { foldedWordsOf } from '../words/phrases';
import { foldText } from './normalize';

const names = foldedWordsOf('given-name');

/** A common Arab name, or what family names begin with: what begins with it is likelier a person than anything else. */
export function isGivenName(word: string): boolean {
  return names.has(foldText(word));
}
