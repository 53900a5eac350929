import { prefixDistance, type SoundStretch } from './distance';
import { startOf } from './laid-out';
import { nearPrefixTest } from './near-prefix';
import type { NameLines } from './search-index';
import { skeletonOfWords } from './skeleton';
import { ARTICLE, type Encoded, encode, SUBSTITUTION, SYMBOL_COUNT } from './symbols';

/** How far from what was typed a line is, by the way it was found; found in the same way are equals. */
const WHOLE = 0;
const BEGINS = 0.1;
const AFTER_ARTICLE = 0.14;
const WORD_BEGINS = 0.2;
const INSIDE = 0.6;
const BY_SOUND = 0.15;
/** Above the cost of whatever is found. */
export const NOT_FOUND = 9;
/** Two first letters that may be one in two scripts. */
const SAME_LETTER = 0.45;
/** Letters a name may have more than what was typed for it. */
const SPARE = 4;

/** Called with a line and how far it is from what was typed; more than once for a line found in several ways. */
type Visit = (line: number, cost: number) => void;

/** Lines that hold the typed text letter for letter: whole, from a word's beginning, or inside a word. */
export function visitLiteral(lines: NameLines, words: readonly string[], visit: Visit): void {
  const typed = words.join(' ');
  const { text, textStart } = lines;
  // One letter is looked for at the beginning of words alone.
  const sought = typed.length === 1 ? ` ${typed}` : typed;
  let line = 0;
  for (let found = text.indexOf(sought); found >= 0; found = text.indexOf(sought, found + 1)) {
    const at = found + sought.length - typed.length;
    while (line + 1 < textStart.length && (textStart[line + 1] as number) <= at) line++;
    visit(line, literalCost(text, at, typed.length, (textStart[line] as number) + 2));
  }
}

function literalCost(text: string, at: number, length: number, start: number): number {
  const end = at + length;
  if (at === start) return end === text.length || text[end] === '\n' ? WHOLE : BEGINS;
  if (text[at - 1] === ' ') return WORD_BEGINS;
  if (!text.startsWith(' ال', at - 3)) return INSIDE;
  return at === start + 2 ? AFTER_ARTICLE : WORD_BEGINS;
}

interface SoundSearch {
  /** A consonant is wrong, missing or one too many; else all are as typed. */
  readonly slips: boolean;
  /** Lines to look at; all of them when left out. */
  readonly accepts?: (line: number) => boolean;
}

/** Lines of which a word, or several, begin like what was typed, in any script. */
export function visitBySound(
  lines: NameLines,
  words: readonly string[],
  visit: Visit,
  { slips, accepts }: SoundSearch,
): void {
  const typed = encode(words);
  const limit = allowedFor(typed);
  const skeleton = skeletonOfWords(words);
  // So few consonants say little: the first letters must sound the same too.
  const short = skeleton.length < 2;
  const passes = flagsOf(lines.skeletons, nearPrefixTest(skeleton, slips));
  const first = letterAt(typed.symbols, 0) * SYMBOL_COUNT;
  const { wordLine, wordStart, wordSkeleton, end, script, symbols, pair } = lines;
  const stretch: SoundStretch = { symbols, pair, start: 0, end: 0, script: 0 };
  const longest = typed.symbols.length + SPARE;
  for (let word = 0; word < wordSkeleton.length; word++) {
    if (passes[wordSkeleton[word] as number] === 0) continue;
    const line = wordLine[word] as number;
    if (accepts?.(line) === false) continue;
    const start = wordStart[word] as number;
    if (short && (SUBSTITUTION[first + letterAt(symbols, start)] as number) > SAME_LETTER) continue;
    stretch.start = start;
    stretch.end = Math.min(end[line] as number, start + longest);
    stretch.script = script[line] as number;
    const { cost } = prefixDistance(typed, stretch, limit);
    if (cost > limit) continue;
    visit(line, BY_SOUND + cost + (start > startOf(end, line) ? 0.1 : 0));
  }
}

function flagsOf(skeletons: Uint32Array, test: (packed: number) => boolean): Uint8Array {
  const flags = new Uint8Array(skeletons.length);
  for (let at = 0; at < skeletons.length; at++) if (test(skeletons[at] as number)) flags[at] = 1;
  return flags;
}

/** By line: how far a city is from these words; `null` when none is near. */
export function cityCosts(cities: NameLines, words: readonly string[]): Float32Array | null {
  const costs = new Float32Array(cities.textStart.length).fill(NOT_FOUND);
  let any = false;
  const visit = (line: number, cost: number) => {
    any = true;
    costs[line] = Math.min(costs[line] as number, cost);
  };
  visitLiteral(cities, words, visit);
  for (const slips of [false, true]) if (!any) visitBySound(cities, words, visit, { slips });
  return any ? costs : null;
}

/** The letter at a place, or after the article there. */
function letterAt(symbols: Uint8Array, at: number): number {
  const symbol = symbols[at] ?? 0;
  return symbol === ARTICLE ? (symbols[at + 1] ?? symbol) : symbol;
}

/** How many letters may be wrong: none in one or two, one up to seven, then two. */
export function allowedFor(typed: Encoded): number {
  if (typed.weight < 2) return 0.3;
  if (typed.weight < 3) return 0.6;
  return typed.weight < 7 ? 1.1 : 2.1;
}
