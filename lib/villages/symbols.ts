import { SOUND_ROWS } from '../words/words';

/** Letters as small numbers, and their costs, from `sounds.tsv`; capitals are emphatic, `E O` an ا said as e or o. */

/** Costs of leaving out what is no letter. */
const SPACE_LEFT_OUT = 0.06;
const ARTICLE_LEFT_OUT = 0.04;

const SOUNDS: ReadonlyMap<string, Readonly<Record<string, number>>> = new Map([
  [' ', { ' ': 0 }],
  ['ART', { ART: 0 }],
  ...[...'0123456789'].map((digit) => [digit, { [digit]: 0 }] as const),
  ...SOUND_ROWS.map(({ letters, sounds }) => [letters, sounds] as const),
]);
const LEFT_OUT = new Map(SOUND_ROWS.map(({ letters, leftOut }) => [letters, leftOut]));

/** Who writes in the name's own script mistakes its letters less readily than who writes by ear. */
const WITHIN_ONE_SCRIPT = 1.5;

const NAMES = [...SOUNDS.keys()];
export const SYMBOL_COUNT = NAMES.length;
const NUMBERS: ReadonlyMap<string, number> = new Map(NAMES.map((name, at) => [name, at]));

const SPACE = 0;
export const ARTICLE = 1;

/** `SUBSTITUTION[a * SYMBOL_COUNT + b]`: 0 the same sound, 1 nothing in common. */
export const SUBSTITUTION = new Float32Array(SYMBOL_COUNT * SYMBOL_COUNT).fill(1);
/** `OMISSION[script * SYMBOL_COUNT + a]`: `a` has nothing across from it in a text of that script. */
export const OMISSION = new Float32Array(3 * SYMBOL_COUNT).fill(1);
/** How much of a name a letter is: consonants 1, vowels less. */
const WEIGHT = new Float32Array(SYMBOL_COUNT).fill(1);

export const ARABIC = 0;
export const HEBREW = 1;
export const LATIN = 2;

const SCRIPTS = NAMES.map(scriptOfSymbol);

fillSubstitution();
fillOmission();

/** By sound, not by every symbol against every other: this runs whenever the background wakes. */
function fillSubstitution(): void {
  const heard = new Map<string, { readonly at: number; readonly cost: number }[]>();
  for (const [at, name] of NAMES.entries()) {
    for (const [sound, cost] of Object.entries(SOUNDS.get(name) ?? {})) {
      heard.set(sound, [...(heard.get(sound) ?? []), { at, cost }]);
    }
  }
  const arabicPairs = NAMES.map(isArabicPair);
  const isRead = (at: number, other: number) => !arabicPairs[at] || SCRIPTS[other] !== ARABIC;
  for (const symbols of heard.values()) {
    for (const a of symbols) {
      for (const b of symbols) {
        // Two Arabic letters are one sound for those who write by ear in other letters alone.
        if (!isRead(a.at, b.at) || !isRead(b.at, a.at)) continue;
        const sum = a.cost + b.cost;
        const isOneScript = sum > 0.05 && SCRIPTS[a.at] === SCRIPTS[b.at];
        const cost = isOneScript ? sum * WITHIN_ONE_SCRIPT : sum;
        const place = a.at * SYMBOL_COUNT + b.at;
        if (cost < (SUBSTITUTION[place] ?? 1)) SUBSTITUTION[place] = cost;
      }
    }
  }
  for (let at = 0; at < SYMBOL_COUNT; at++) SUBSTITUTION[at * SYMBOL_COUNT + at] = 0;
}

function fillOmission(): void {
  for (const [number, a] of NAMES.entries()) {
    const leftOut = LEFT_OUT.get(a);
    for (let script = 0; script < 3; script++) {
      OMISSION[script * SYMBOL_COUNT + number] =
        a === ' ' ? SPACE_LEFT_OUT : a === 'ART' ? ARTICLE_LEFT_OUT : (leftOut?.[script] ?? 1);
    }
    WEIGHT[number] = a === ' ' || a === 'ART' ? 0 : (leftOut?.[SCRIPTS[number] ?? LATIN] ?? 1);
  }
}

/** A symbol without the marks for a word's start and end. */
function lettersOf(symbol: string): string {
  return symbol.replace(/[\^$+]/g, '');
}

function isArabicPair(symbol: string): boolean {
  return lettersOf(symbol).length === 2 && scriptOfSymbol(symbol) === ARABIC;
}

function scriptOfSymbol(symbol: string): number {
  return scriptOf(lettersOf(symbol));
}

/** `ARABIC`, `HEBREW` or `LATIN` by the first letter. */
function scriptOf(folded: string): number {
  const code = folded.charCodeAt(0);
  if (code >= 0x600 && code <= 0x6ff) return ARABIC;
  return code >= 0x590 && code <= 0x5ff ? HEBREW : LATIN;
}

/** The script most letters of words are in. */
export function mainScript(words: readonly string[]): number {
  const letters = [0, 0, 0];
  for (const word of words) letters[scriptOf(word)] = (letters[scriptOf(word)] ?? 0) + word.length;
  return letters.indexOf(Math.max(...letters));
}

/** A name as the comparison sees it. `pair[i]`: symbols `i-1` and `i` read as one, or 0. */
export interface Encoded {
  readonly symbols: Uint8Array;
  readonly pair: Uint8Array;
  readonly script: number;
  /** Sum of the letters' weights. */
  readonly weight: number;
}

const LATIN_ARTICLE = /^(?:[aei]l|ul|a|(?:[aeiu](?:t|th|d|dh|r|z|s|sh|n)))$/;

/** True when `word` is the article of `next` ("ash" before "Sharqiya"). */
export function isArticle(word: string, next: string | undefined): boolean {
  if (next === undefined) return false;
  if (word === 'ال' || word === 'אל' || word === 'א') return true;
  if (!LATIN_ARTICLE.test(word)) return false;
  return word === 'a' || word.endsWith('l') || next.startsWith(word.slice(1));
}

/** Folded words but for articles that are written as words of their own. */
export function withoutArticles(words: readonly string[]): readonly string[] {
  return words.filter((word, at) => !isArticle(word, words[at + 1]));
}

/**
 * Folded words as symbols, the article as one, doubled Latin letters as one; `ends` is filled with where each symbol
 * ends.
 */
export function encode(words: readonly string[], script = mainScript(words), ends: number[] = []): Encoded {
  const symbols: number[] = [];
  const pair: number[] = [];
  let start = 0;
  const push = (end: number, number: number, together = 0) => {
    symbols.push(number);
    pair.push(together);
    ends.push(start + end);
  };
  words.forEach((word, at) => {
    if (symbols.length > 0 && symbols[symbols.length - 1] !== ARTICLE) push(0, SPACE);
    if (isArticle(word, words[at + 1])) push(word.length, ARTICLE);
    else {
      const attached = hasArticle(word) ? 2 : 0;
      if (attached > 0) push(attached, ARTICLE);
      encodeWord(word, attached, at === words.length - 1, push);
    }
    start += word.length + 1;
  });
  let weight = 0;
  for (const symbol of symbols) weight += WEIGHT[symbol] ?? 0;
  return {
    symbols: Uint8Array.from(symbols),
    pair: Uint8Array.from(pair),
    script,
    weight,
  };
}

/** True for a word that begins with ال as its article. */
export function hasArticle(word: string): boolean {
  return word.length >= 4 && word.startsWith('ال') && word !== 'الله';
}

function encodeWord(
  whole: string,
  skipped: number,
  last: boolean,
  push: (end: number, number: number, together?: number) => void,
): void {
  const word = whole.slice(skipped);
  const latin = scriptOf(word) === LATIN;
  for (let at = 0; at < word.length; at++) {
    const letter = word.charAt(at);
    const before = word.charAt(at - 1);
    if (latin && letter === before && letter > '9') continue;
    const number = numberAt(word, at, last);
    if (number !== undefined) push(skipped + at + 1, number, at === 0 ? 0 : pairAt(word, at));
  }
}

function numberAt(word: string, at: number, last: boolean): number | undefined {
  const letter = word.charAt(at);
  const first = at === 0 ? NUMBERS.get(`^${letter}`) : undefined;
  if (first !== undefined) return first;
  const ending =
    at > 0 && at === word.length - 1
      ? ((last ? undefined : NUMBERS.get(`${letter}+`)) ?? NUMBERS.get(`${letter}$`))
      : undefined;
  return ending ?? NUMBERS.get(letter);
}

function pairAt(word: string, at: number): number {
  const two = word.slice(at - 1, at + 1);
  const long = word.length > 4 || scriptOf(word) === ARABIC;
  const beginning = at === 1 && long ? NUMBERS.get(`^${two}`) : undefined;
  const ending = at === word.length - 1 && at > 1 ? NUMBERS.get(`${two}$`) : undefined;
  return beginning ?? ending ?? NUMBERS.get(two) ?? 0;
}
