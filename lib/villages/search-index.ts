import { NO_PLACES, type OtherNames, otherNamesOf } from './gazetteer';
import { nameForms, OTHER_NAME } from './names';
import { foldWords } from './normalize';
import { skeletonOfWords } from './skeleton';
import { ARTICLE, encode, isArticle, SPACE } from './symbols';
import type { Village } from './village';

/** Names laid out for looking through all of them at every keystroke: one line a name, every line in long arrays. */
export interface NameLines {
  /** All lines, a space before each word: `'\n بيت لحم\n يطا'`, and where each begins. */
  readonly text: string;
  readonly textStart: Uint32Array;
  readonly symbols: Uint8Array;
  readonly pair: Uint8Array;
  readonly symbolEnd: Uint32Array;
  readonly script: Uint8Array;
  /**
   * By word: its line, where its symbols begin, and the place in `skeletons` of the skeleton from it on.
   */
  readonly wordLine: Uint32Array;
  readonly wordStart: Uint32Array;
  readonly wordSkeleton: Uint32Array;
  /** Each skeleton once, see `packSkeleton`. */
  readonly skeletons: Uint32Array;
}

export interface SearchIndex {
  readonly names: NameLines;
  /** By line of `names`: its village, and 1 where it is another name of it. */
  readonly lineVillage: Uint32Array;
  readonly lineOther: Uint8Array;
  readonly cities: NameLines;
  /** By village: its city's line in `cities`, and how long its name is. */
  readonly cityOf: Uint32Array;
  readonly nameLength: Uint8Array;
}

const CLASSES = 'BTSKHRLMN01';
const LONGEST = 8;

/** A skeleton's first eight classes as one number, four bits each from the lowest; 0 beyond its end. */
export function packSkeleton(skeleton: string): number {
  let packed = 0;
  for (let at = 0; at < Math.min(LONGEST, skeleton.length); at++) {
    packed |= (CLASSES.indexOf(skeleton.charAt(at)) + 1) << (4 * at);
  }
  return packed >>> 0;
}

interface Word {
  readonly line: number;
  readonly start: number;
  readonly skeleton: number;
}

function layOut(names: readonly (readonly string[])[]): NameLines {
  const text: string[] = [];
  const textStart = new Uint32Array(names.length);
  const symbolList: number[] = [];
  const pairList: number[] = [];
  const symbolEnd = new Uint32Array(names.length);
  const script = new Uint8Array(names.length);
  const words: Word[] = [];
  let length = 0;
  names.forEach((name, line) => {
    const lineText = `\n ${name.join(' ')}`;
    text.push(lineText);
    textStart[line] = length;
    length += lineText.length;
    const encoded = encode(name);
    let word = 0;
    encoded.symbols.forEach((symbol, at) => {
      const before = encoded.symbols[at - 1];
      if (symbol !== SPACE && (at === 0 || before === SPACE) && word < name.length) {
        while (symbol !== ARTICLE && word < name.length - 1 && isArticle(name[word] ?? '', name[word + 1]))
          word++;
        words.push({
          line,
          start: symbolList.length,
          skeleton: packSkeleton(skeletonOfWords(name.slice(word))),
        });
        word++;
      }
      symbolList.push(symbol);
      pairList.push(encoded.pair[at] ?? 0);
    });
    symbolEnd[line] = symbolList.length;
    script[line] = encoded.script;
  });
  const symbols = Uint8Array.from(symbolList);
  const pair = Uint8Array.from(pairList);
  const places = new Map<number, number>();
  for (const { skeleton } of words) if (!places.has(skeleton)) places.set(skeleton, places.size);
  return {
    text: text.join(''),
    textStart,
    symbols,
    pair,
    symbolEnd,
    script,
    wordLine: Uint32Array.from(words, ({ line }) => line),
    wordStart: Uint32Array.from(words, ({ start }) => start),
    wordSkeleton: Uint32Array.from(words, ({ skeleton }) => places.get(skeleton) ?? 0),
    skeletons: Uint32Array.from(places.keys()),
  };
}

/** Lays out a directory's names for `searchVillages`. */
export function buildSearchIndex(
  villages: readonly Village[],
  others: OtherNames = otherNamesOf(villages, NO_PLACES),
): SearchIndex {
  const cityLines = new Map<string, number>();
  const lines: (readonly string[])[] = [];
  const lineVillage: number[] = [];
  const lineOther: number[] = [];
  villages.forEach((village, at) => {
    if (!cityLines.has(village.city)) cityLines.set(village.city, cityLines.size);
    const written = foldWords(village.name);
    lines.push(written);
    lineVillage.push(at);
    lineOther.push(0);
    for (const form of nameForms(village.name, [], others[at])) {
      if (form.kind !== OTHER_NAME) continue;
      lines.push(form.words);
      lineVillage.push(at);
      lineOther.push(1);
    }
  });
  return {
    names: layOut(lines),
    lineVillage: Uint32Array.from(lineVillage),
    lineOther: Uint8Array.from(lineOther),
    cities: layOut([...cityLines.keys()].map(foldWords)),
    cityOf: Uint32Array.from(villages, (village) => cityLines.get(village.city) ?? 0),
    nameLength: Uint8Array.from(villages, (village) => Math.min(255, village.name.length)),
  };
}
