import { isGivenName } from '../villages/given-names';
import { any } from '../words/any-of';
import { STREET_WORD } from './place-words';
import { isSmallTalk, withoutFamilyNames } from './talk-words';

/** One word of a name. In Latin letters a digit may stand for an Arabic letter: "Ra2ed". */
const NAME_WORD = String.raw`[2356789]?[\p{L}\p{M}](?:[\p{L}\p{M}.'’׳-]|(?<=[a-z])[2356789])*`;
/** Words that begin no name. */
const NO_NAME = `(?:${any('begins-no-name')}|بال\\p{L}+)\\s`;
/** A single Arabic letter is a preposition or a label. */
const NAME = new RegExp(
  `^(?!.*(?:^| )\\p{Script=Arabic}(?: |$))(?!${NO_NAME})${NAME_WORD}(?: +${NAME_WORD}){1,6}$`,
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
export const TITLE = new RegExp(`^(?:(?:ال)?${any('title')}|mr|mrs|ms|dr|abu|umm?|[دم])\\.?\\s+`, 'iu');

/** Who somebody is to the writer: "خالتي", "جارنا". */
export const RELATIVE = `${any('relative')}(?:ي|نا|و|ه|ها)`;

/** Whose somebody is, before the name: "ابني زيد". */
export const KIN = new RegExp(`^(?:${RELATIVE}|my \\p{L}+)\\s+(?=\\p{L}+\\s+\\p{L})`, 'iu');

/** How a firm's name begins. */
export const FIRM = new RegExp(`^${any('firm')}\\s`, 'u');

/** How people say who they are, in the middle of a text. */
export const HERE_IS = any('here-is');

/** How people begin to say who they are. */
export const I_AM = new RegExp(
  `(?:^|\\s)(?:${HERE_IS}|${any('i-am')}|` +
    `i['’]m|it['’]s|(?:سجل|اكتب)\\p{L}*(?: عند\\p{L}+)?:?)\\s+(?!بدي|حاب|عايز|من )`,
  'iu',
);

/** How people say whom it is for: "ل ام محمد", "لخالتي سميرة", "to my sister Dalia". */
export const FOR_WHOM = new RegExp(
  `(?:^|\\s)(?:${[
    'و?ب?(?:تحكي|احكي|احكو|اتصل\\p{L}*) مع\\s+',
    `(?:ل|لل|ع|هدي[ةه] ل)?(?:(?:ابن|بنت|مرت|جوز) (?:عم|خال|جار)(?:ي|نا|و|ه|ها)|(?:(?:ابن|بنت|مرت|جوز) )?${RELATIVE})\\s+`,
    `(?:to |for )?my ${any('relative-english')}(?: is)?,? +`,
    `ל${any('relative-hebrew')}\\s+`,
    `لل?${any('title-for')}\\s+`,
    `و?${any('for-whom')}\\s+(?:ال)?(?=\\p{L})`,
  ].join('|')})`,
  'iu',
);

/** Who sends it, and not whom it is for. */
export const FROM_SENDER = new RegExp(`(?:^|\\s)${any('sender')}(?:\\s|$)`, 'iu');

/** A name leads on to where it is to be sent: "سماح عيسى على …". */
export const LEADS_ON = new RegExp(`\\s+(?:و?${any('leads-on')}|${any('leads-on-joined')})(?:\\s.*)?$`, 'iu');

/** Where a labelled name has ended, and its line goes on. */
export const NAME_ENDS = new RegExp(
  `\\s(?:${any('name-ends', 'here-is')}(?!\\p{L})|and$|${any('name-ends-english')}|` +
    `و(?:ال)?${any('name-ends-and')}|\\d(?![a-z]{2}))`,
  'iu',
);

/** "الزبون بده يفتح الطرد": what they want, and not what they are called. */
export const WANTS = new RegExp(`^\\s*${any('wants')}(?!\\p{L})`, 'iu');

export const PRONOUN = new RegExp(`^${any('pronoun')}$|\\s${any('pronoun-behind')}$`, 'iu');
