const DIGIT = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;
/** Direction marks, joiners, the soft hyphen, vowel signs of nobody's interest stay; these only hide. */
const INVISIBLE = /\ufe0f|[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** What chats use to make text bold, and what pages leave behind. */
const DECORATION = /[*_~`"“”«»•●▪]|<\/?[a-z][^<>\n]{0,200}>/gi;
/** A letter of two units, such as a picture, with what may modify it. */
const PICTURE = /\p{Extended_Pictographic}|[\u{1f3fb}-\u{1f3ff}\u{1f1e6}-\u{1f1ff}]/gu;
/** Who said it and when, in front of each line of a copied chat. */
const CHAT_STAMP =
  /^[ \t]*(?:\[[\d/.,: \u202fampصمAPM]{6,30}\]|\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? \d{1,2}:\d\d(?: ?[apصم]m?)? -)[^:\n]{1,40}:/gimu;

const blanks = (text: string): string => ' '.repeat(text.length);

/**
 * The text as it is read, every character at its own place still: digits as 0-9, and blanks where there is
 * nothing to be read (marks that are not seen, decoration, pictures that are no labels, chat stamps).
 * @param keep pictures that are read as words
 */
export function foldText(text: string, keep: RegExp): string {
  return text
    .replace(CHAT_STAMP, blanks)
    .replace(DIGIT, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(INVISIBLE, ' ')
    .replace(/(?<=[\p{L}])"(?=\p{L})/gu, '״')
    .replace(DECORATION, blanks)
    .replace(PICTURE, (picture) => (keep.test(picture) ? picture : blanks(picture)))
    .replace(/[^\S\n]/g, ' ');
}
