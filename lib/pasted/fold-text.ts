import { any } from '../words/any-of';
import { pattern, rowsOf } from '../words/patterns';
import { CHAT_STAMP } from './chat-stamp';
import { LABEL_PICTURES } from './labels';
import { withShortLines } from './short-lines';
import { blank, INVISIBLE } from './spans';
import { withoutShop } from './speakers';
import { withoutTakenBack } from './taken-back';

const DIGIT = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;
/** Says that the letter before it is a picture. */
const PICTURE_MARK = /\ufe0f/g;
/** What chats use to make text bold, and what pages leave behind. */
const DECORATION = /[*_~`"“”«»•●▪]|<\/?[a-z][^<>\n]{0,200}>/gi;
/** A letter of two units, such as a picture, with what may modify it. */
const PICTURE = /\p{Extended_Pictographic}|[\u{1f3fb}-\u{1f3ff}\u{1f1e6}-\u{1f1ff}]/gu;

/** Lines that a chat adds by itself: a forwarded, deleted or left out message. */
const CHAT_LINE = pattern('chat-line', 'gimu');
/** Said before, and behind, what the order is: no part of it. "هلا" before other words is a name. */
const GREETING = pattern('greeting-first', 'gimu');
/** Labels that do not say what of an order follows: "الاسم والعنوان:", "الى:". */
const OF_ANYTHING = pattern('asks-anything', 'gimu');
/** What is said in a line before what is meant. */
const NOT_MEANT = rowsOf('not-meant', 'gimu');

/** A datum of an order, and whose it is: "رقمك". */
const DATUM =
  `(?:ال)?(?:[اإ]سم(?:ك|ها|كم)?|${any('asked-whole')}(?:ك|كم)?|` +
  `${any('asked-part')}(?:ك|كم|[ةه])?)(?: الثلاثي| الكامل| بالتفصيل| بالكامل)?`;
/** How a shop asks for it. */
const GIVE = `(?:${any('give')}|عب(?:ي|و|وا|ّي)(?!\\p{L}))`;
/** What is certain to be a datum that is asked for: "البلد" ends an address as well. */
const MAIN = any('asked-main');
const GAP = '[^\\p{L}\\n]+';
const OTHER_WORD = `(?!${any('to')}(?!\\p{L}))\\p{L}+`;

/** Lines that ask for the data of an order, and say none: "ابعتيلي الاسم والعنوان", "▪️اسمك الثلاثي". */
const ASKS_DATA = new RegExp(
  [
    `^(?!.*\\d)(?=.*(?<!\\p{L})و?(?:ال)?${MAIN})[^\\p{L}\\n]*`,
    // "ابعتوها على البلد" says where.
    `(?:.*(?<!\\p{L})${GIVE}${GAP}(?:${OTHER_WORD}${GAP}){0,2})?`,
    `و?${DATUM}(?:${GAP}و?${DATUM}){0,9}`,
    `(?:${GAP}(?:لو سمحت\\p{L}*|واقرب \\p{L}+|نحكي.*|من فضلك\\p{L}*|حبيبتي))?[^\\p{L}\\n]*$`,
  ].join(''),
  'gimu',
);

const ONE_DATUM = new RegExp(`^[^\\p{L}]*${DATUM}[^\\p{L}]*$`, 'iu');

/** A label that stands alone in its line asks for nothing, but for "your number": what it speaks of is in the next. */
function isLabelAlone(line: string): boolean {
  return ONE_DATUM.test(line) && !/(?:ك|كم)(?!\p{L})/u.test(line);
}

/**
 * The text as it is read, every character at its own place still: digits as 0-9, and blanks where there is nothing
 * to be read.
 */
export function foldText(text: string): string {
  const plainest = withShortLines(text)
    .replace(DIGIT, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(INVISIBLE, ' ')
    .replace(PICTURE_MARK, ' ')
    .replace(/[^\S\n]/g, ' ');
  const said = withoutTakenBack(withoutShop(plainest))
    .replace(CHAT_STAMP, blank)
    .replace(CHAT_LINE, blank)
    .replace(/(?<=\p{L})"(?=\p{L})/gu, '״')
    .replace(DECORATION, blank)
    .replace(PICTURE, (picture) => (LABEL_PICTURES.test(picture) ? picture : blank(picture)))
    .replace(GREETING, blank)
    .replace(OF_ANYTHING, blank)
    .replace(ASKS_DATA, (line) => (isLabelAlone(line) ? line : blank(line)));
  return NOT_MEANT.reduce((left, says) => left.replace(says, blank), said);
}
