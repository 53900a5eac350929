import { rowsOfPatterns } from '../words/patterns';
import { LABEL_PICTURES } from './labels';
import { blank, INVISIBLE, withoutSaid } from './spans';
import { withoutShop } from './speakers';
import { withoutTakenBack } from './taken-back';

const DIGIT = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;
/** Behind a label it is a mark: "العنوان↙️". */
const ARROW =
  /(?<=\p{L} *)(?:[\u2196-\u2199\u21a9\u21aa\u2b05-\u2b07\u27a1\u2935]|\ud83d\udc47)\ufe0f?(?=\s*\n)/gu;
/** What chats use to make text bold, and what pages leave behind. */
const DECORATION = /(?<!\d)\*|\*(?!\d)|[_~`"“”«»•●▪]|<\/?[a-z][^<>\n]{0,200}>/gi;
/** "*رهام دراوشة": what is in place of what was said before; two stars make bold. */
const STARRED = /(?<=^ *)\*(?= *\p{L}[^*\n]*$)/gmu;
/** A letter of two units, such as a picture, with what may modify it. */
const PICTURE = /\p{Extended_Pictographic}|[\u{1f3fb}-\u{1f3ff}\u{1f1e6}-\u{1f1ff}]/gu;

/** A sentence is a line: what it takes back or says of a phone is not said of the one before. */
const FULL_STOP = /(?<=[\p{L}\p{M}]{3}|\d{2}|\))(?<!\.)\.(?=\s+[^\sa-z])/gu;

/** "شيكلاً", "مساءً": what is written over a word's end changes nothing of it. */
const LAST_MARK = /[\u064b-\u0652](?!\p{L})/gu;

/** "0598 ⏎ 660317": its prefix alone in a line, so that no number of pieces or sum ends a phone that lacks digits. */
const PARTED_PHONE = /(?<![\d+])(05\d[\d -]{0,2})\n( *\d(?:[ -]*\d){5,}[ -]*)$/gmu;

function joined(parted: string): string {
  return parted.replace(/\D/g, '').length === 10 ? parted.replace('\n', ' ') : parted;
}

/** What is said in a line before what is meant. */
const NOT_MEANT = rowsOfPatterns('not-meant', 'gimu');

/** All that a chat says, every character at its own place: digits as 0-9, in lines that are read in no time. */
export function plainChat(text: string): string {
  return withShortLines(text)
    .replace(DIGIT, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(INVISIBLE, ' ')
    .replace(LAST_MARK, ' ')
    .replace(ARROW, (arrow) => ':'.padEnd(arrow.length))
    .replace(/(?<=\p{L})"(?=\p{L})/gu, '״')
    .replace(/[^\S\n]/g, ' ')
    .replace(PARTED_PHONE, joined);
}

/** The same with blanks where there is nothing to read. */
export function foldChat(plain: string): string {
  const said = withoutSaid('chat-line', withoutTakenBack(withoutShop(plain).replace(FULL_STOP, '\n')))
    .replace(STARRED, (star, _at, whole: string) => (whole.match(STARRED)?.length === 1 ? '∗' : star))
    .replace(DECORATION, blank)
    .replace(PICTURE, (picture) => (LABEL_PICTURES.test(picture) ? picture : '|'.padEnd(picture.length)));
  const plainly = ['greeting-first', 'asks-anything', 'asks-data'].reduce(
    (left, name) => withoutSaid(name, left),
    said,
  );
  return NOT_MEANT.reduce((left, says) => left.replace(says, blank), plainly);
}

/** Longer than people write is made to be pasted: expressions that look about in a line would take minutes over it. */
const LONGEST_LINE = 240;
const LONGEST_WORD = 40;

const LONG_WORD = new RegExp(`[\\p{L}\\p{M}\\p{N}]{${LONGEST_WORD + 1},}`, 'gu');
const LONG_LINE = new RegExp(`[^\\n]{${LONGEST_LINE + 1},}`, 'g');

/** Where a long line may end, best first: behind a part of it, between words, anywhere. */
const ENDS = [/[،,;؛](?!.*[،,;؛])/u, / (?=[^\d ]|$)(?!.* [^\d ])/u, /.$/u];

/** The text with short lines: breaks in place of characters of long ones, and blanks in place of endless words. */
function withShortLines(text: string): string {
  return text.replace(LONG_WORD, (word) => ' '.repeat(word.length)).replace(LONG_LINE, parted);
}

function parted(line: string): string {
  const parts: string[] = [];
  let start = 0;
  while (line.length - start > LONGEST_LINE) {
    const head = line.slice(start, start + LONGEST_LINE);
    const end = ENDS.flatMap((mark) => mark.exec(head)?.index ?? [])[0] ?? LONGEST_LINE - 1;
    parts.push(head.slice(0, end));
    start += end + 1;
  }
  return [...parts, line.slice(start)].join('\n');
}
