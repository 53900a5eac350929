import { pattern, says } from '../words/patterns';
import { aroundInLine, blank, lengthSaid, placesOf, withoutSaid } from './spans';
import { NUMBER_WORDS } from './written-amounts';

/** "ثمانين" of "ثمانين وخمسين" is no number of its own. */
const NUMBER_GOES_ON = new RegExp(`^ *(?:(?=و)|و +|and +)${NUMBER_WORDS}`, 'iu');
const MOST_WORDS = 4;
/** More than anybody takes back: each is looked for in all of the text. */
const MOST_TAKEN_BACK = 8;

/** A text without what is taken back in it; every character stays at its place. */
export function withoutTakenBack(text: string): string {
  return withoutHomeOrWork(withoutNotSo(withoutSaid('moved', text)));
}

/** "لا مش قباطية الزبابدة": what is said not to be so is taken out where it was said before. */
function withoutNotSo(text: string): string {
  let left = text;
  for (const found of [...text.matchAll(pattern('not-so-before', 'giu'))].slice(0, MOST_TAKEN_BACK)) {
    const words = (found.groups?.what ?? '').trim().split(/ +/).slice(0, MOST_WORDS);
    const [first] = words
      .map((_, at) => words.length - at)
      .filter((count) => !NUMBER_GOES_ON.test(words.slice(count).join(' ')))
      .map((count) => words.slice(0, count).join(' '))
      .filter((said) => said.length > 2)
      .flatMap((said) => saidBefore(left, said, found.index) ?? []);
    if (first === undefined) continue;
    const { said, ...before } = first;
    const start = found.index + found[0].indexOf(said, found[0].length - (found.groups?.what ?? '').length);
    left = blankAt(left, found.index, start + said.length);
    // What stands around it is no longer said in one breath: "مها قاسم جلجولية حارة الرباط".
    left = blankAt(left, before.start, before.end, '،');
  }
  return left;
}

/** Where a phrase stands before a place, the last time. */
function saidBefore(text: string, phrase: string, end: number) {
  const escaped = phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  // "عند دوار الشهداء … مش عند الدوار": of a landmark the article stands for its name.
  const named = says('street-said', phrase)
    ? escaped.replace(/(?<!\p{L})ال(\p{L}{3,})$/u, '(?:$&|$1 +\\p{L}+)')
    : escaped;
  const whole = new RegExp(`(?<![\\p{L}\\d]|\\d[ -](?=\\d))${named}(?![\\p{L}\\d]|(?<=\\d)[ -]\\d)`, 'giu');
  const last = placesOf(whole, text.slice(0, end)).at(-1);
  if (last === undefined) return null;
  // "بجنب المخبز مش الكازية": what it is near to goes with the word for "near".
  const nearBefore = lengthSaid('near-next', aroundInLine(text, last).before);
  return { said: phrase, start: last.start - nearBefore, end: last.end };
}

const HOME = { sent: 'sent-home', clause: 'at-home', word: 'home-named' };
const WORK = { sent: 'sent-work', clause: 'at-work', word: 'work-named' };

/** "بشتغل برام الله وساكن بدير دبوان، التوصيل عالبيت": of home and work the one that it is sent to. */
function withoutHomeOrWork(text: string): string {
  const isHome = says(HOME.sent, text);
  if (isHome === says(WORK.sent, text)) return text;
  const [meant, other] = isHome ? [HOME, WORK] : [WORK, HOME];
  if (!says(other.word, text)) return text;
  const left = text
    .replace(pattern(other.clause, 'giu'), (said) => (says(meant.sent, said) ? said : blank(said)))
    .replace(pattern(meant.sent), blank);
  return withoutSaid(meant.word, left);
}

function blankAt(text: string, start: number, end: number, mark = ''): string {
  return text.slice(0, start) + mark + blank(text.slice(start + mark.length, end)) + text.slice(end);
}
