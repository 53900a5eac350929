import { any } from '../words/any-of';
import { pattern } from '../words/patterns';
import { blank } from './spans';

const WORD = (source: string) => `(?<!\\p{L})(?:${source})(?!\\p{L})`;
const TO = any('to');
/** Where somebody no longer is. */
const MOVED = pattern('moved', 'giu');

/** How people say that they were wrong, at the head of a line. */
const OPENS = `(?:${any('takes-back')}[ ،,:.]*)+`;
const NOT_SO = new RegExp(
  `(?:${OPENS})?${WORD(`${any('not-so')}|${any('do-not-send')} +${TO}`)} +(?<what>[^\\n،,؛:]{2,60})`,
  'giu',
);
const MOST_WORDS = 4;
/** More than anybody takes back: each is looked for in all of the text. */
const MOST_TAKEN_BACK = 8;

/** A text without what is taken back in it; every character stays at its place. */
export function withoutTakenBack(text: string): string {
  return withoutHomeOrWork(withoutNotSo(text.replace(MOVED, blank)));
}

/** "لا مش قباطية الزبابدة": what is said not to be so is taken out where it was said before. */
function withoutNotSo(text: string): string {
  let left = text;
  for (const found of [...text.matchAll(NOT_SO)].slice(0, MOST_TAKEN_BACK)) {
    const words = (found.groups?.what ?? '').trim().split(/ +/).slice(0, MOST_WORDS);
    const said = words
      .map((_, at) => words.slice(0, words.length - at).join(' '))
      .find((phrase) => phrase.length > 2 && saidBefore(left, phrase, found.index) !== null);
    if (said === undefined) continue;
    const before = saidBefore(left, said, found.index);
    if (before === null) continue;
    const start = found.index + found[0].indexOf(said, found[0].length - (found.groups?.what ?? '').length);
    left = blankAt(left, found.index, start + said.length);
    left = blankAt(left, before.start, before.end);
  }
  return left;
}

/** Where a phrase stands before a place, the last time; its whole line, where nothing but a name is in that. */
function saidBefore(text: string, phrase: string, end: number) {
  const escaped = phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const all = [
    ...text.slice(0, end).matchAll(new RegExp(`(?<![\\p{L}\\d])${escaped}(?![\\p{L}\\d])`, 'giu')),
  ];
  const last = all.at(-1);
  if (last === undefined) return null;
  const from = text.lastIndexOf('\n', last.index - 1) + 1;
  const to = text.indexOf('\n', last.index);
  const line = text.slice(from, to < 0 ? end : Math.min(to, end));
  const isName =
    line.trim().startsWith(phrase) && /^[\p{L}\p{M} ]+$/u.test(line) && line.trim().split(/ +/).length <= 3;
  return isName
    ? { start: from, end: from + line.length }
    : { start: last.index, end: last.index + last[0].length };
}

const HOME = `و?${any('home-word')}`;
const WORK = `و?${any('work-word')}`;
const CLAUSE_ENDS = `(?=[،,\\n]|$|${WORD(`${HOME}|${WORK}|${any('sent')}`)}|${WORD('بس|but')})`;
/** Hours may be said in it, and no phone. */
const clause = (word: string) =>
  new RegExp(`${WORD(word)}(?:[^،,\\n\\d]|(?<!\\d)\\d{1,2}(?!\\d))*?${CLAUSE_ENDS}`, 'giu');
const sentTo = (noun: string) =>
  new RegExp(
    `(?<!\\p{L})${any('sent')}(?: it| [اإ]يا\\p{L}*|لي)?(?: +(?:على|ع|ل|to|at|ب)(?= )| +(?=(?:عال|لل|بال|ب)\\p{L}))(?: *(?:عال|لل|بال|ب|مكان ))? *${any(noun)}(?!\\p{L}):?`,
    'iu',
  );
const TO_HOME = sentTo('home-noun');
const TO_WORK = sentTo('work-noun');

/** "بشتغل برام الله وساكن بدير دبوان، التوصيل عالبيت": of home and work the one that it is sent to. */
function withoutHomeOrWork(text: string): string {
  const [isHome, isWork] = [TO_HOME.test(text), TO_WORK.test(text)];
  if (isHome === isWork) return text;
  const [meant, other] = isHome ? [HOME, WORK] : [WORK, HOME];
  const isSaid = (word: string) => new RegExp(WORD(word), 'iu').test(text);
  if (!isSaid(other) && !(isWork && isSaid(meant))) return text;
  return text
    .replace(clause(other), (said) => (TO_HOME.test(said) || TO_WORK.test(said) ? said : blank(said)))
    .replace(isHome ? TO_HOME : TO_WORK, blank)
    .replace(new RegExp(WORD(meant), 'giu'), blank)
    .replace(/(?<!\p{L})(?:بس|but)(?!\p{L})/giu, blank);
}

function blankAt(text: string, start: number, end: number): string {
  return text.slice(0, start) + blank(text.slice(start, end)) + text.slice(end);
}
