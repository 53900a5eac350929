import { isGivenName } from '../villages/given-names';
import { any } from '../words/any-of';
import { pattern } from '../words/patterns';
import { isSmallTalk, withoutFamilyNames } from './talk-words';

const STREET_WORD = pattern('street-said');

/** One word of a name. In Latin letters a digit may stand for an Arabic letter: "Ra2ed". */
const NAME_WORD = String.raw`[2356789]?[\p{L}\p{M}](?:[\p{L}\p{M}.'’׳-]|(?<=[a-z])[2356789])*`;
/** Words that begin no name. */
const NO_NAME = `${any('begins-no-name')}\\s`;
/** A single Arabic letter is a preposition or a label, and so is what is joined to a word. */
const NAME = new RegExp(
  `^(?!.*(?:^| )(?:\\p{Script=Arabic}|بال\\p{L}{2,})(?: |$))(?!${NO_NAME})${NAME_WORD}(?: +${NAME_WORD}){1,6}$`,
  'iu',
);

/** Whether a stretch of text can be somebody's name: two to seven words of letters that say nothing else. */
export function isLikeName(text: string): boolean {
  return NAME.test(text) && !isSmallTalk(text) && !STREET_WORD.test(withoutFamilyNames(text));
}

/** Whether the first word of a text is a given name. */
export function beginsWithGivenName(text: string): boolean {
  return isGivenName(/^\S+/.exec(text)?.[0] ?? '');
}

/** Before somebody's name, and no part of it. */
export const TITLE = pattern('title-first');
