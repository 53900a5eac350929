import { pattern } from '../words/patterns';
import { blank } from './spans';
import { NUMBER_WORDS } from './written-amounts';

/** Where somebody no longer is. */
const MOVED = pattern('moved', 'giu');
const NOT_SO = pattern('not-so-before', 'giu');
const NEAR = pattern('near-next');
const STREET_WORD = pattern('street-said');
/** "ثمانين" of "ثمانين وخمسين" is no number of its own. */
const NUMBER_GOES_ON = new RegExp(`^ *(?:(?=و)|و +|and +)${NUMBER_WORDS}`, 'iu');
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
      .map((_, at) => words.length - at)
      .filter((count) => !NUMBER_GOES_ON.test(words.slice(count).join(' ')))
      .map((count) => words.slice(0, count).join(' '))
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

/** Where a phrase stands before a place, the last time. */
function saidBefore(text: string, phrase: string, end: number) {
  const escaped = phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  // "عند دوار الشهداء … مش عند الدوار": of a landmark the article stands for its name.
  const named = STREET_WORD.test(phrase)
    ? escaped.replace(/(?<!\p{L})ال(\p{L}{3,})$/u, '(?:$&|$1 +\\p{L}+)')
    : escaped;
  const all = [
    ...text
      .slice(0, end)
      .matchAll(new RegExp(`(?<![\\p{L}\\d]|\\d[ -](?=\\d))${named}(?![\\p{L}\\d]|(?<=\\d)[ -]\\d)`, 'giu')),
  ];
  const last = all.at(-1);
  if (last === undefined) return null;
  const from = text.lastIndexOf('\n', last.index - 1) + 1;
  // "بجنب المخبز مش الكازية": what it is near to goes with the word for "near".
  const nearBefore = NEAR.exec(text.slice(from, last.index))?.[0].length ?? 0;
  return { start: last.index - nearBefore, end: last.index + last[0].length };
}

const HOME = {
  sent: pattern('sent-home'),
  clause: pattern('at-home', 'giu'),
  word: pattern('home-named', 'giu'),
};
const WORK = {
  sent: pattern('sent-work'),
  clause: pattern('at-work', 'giu'),
  word: pattern('work-named', 'giu'),
};

/** "بشتغل برام الله وساكن بدير دبوان، التوصيل عالبيت": of home and work the one that it is sent to. */
function withoutHomeOrWork(text: string): string {
  const isHome = HOME.sent.test(text);
  if (isHome === WORK.sent.test(text)) return text;
  const [meant, other] = isHome ? [HOME, WORK] : [WORK, HOME];
  if (text.search(other.word) < 0) return text;
  return text
    .replace(other.clause, (said) => (meant.sent.test(said) ? said : blank(said)))
    .replace(meant.sent, blank)
    .replace(meant.word, blank);
}

function blankAt(text: string, start: number, end: number): string {
  return text.slice(0, start) + blank(text.slice(start, end)) + text.slice(end);
}
