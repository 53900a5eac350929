import { NO_PLACES, type OtherNames, otherNamesOf } from './gazetteer';
import { type LaidOut, layOut, startOf } from './laid-out';
import { nameForms, OTHER_NAME } from './names';
import { foldWords } from './normalize';
import { skeletonOfWords } from './skeleton';
import { encode, isArticle, mainScript } from './symbols';
import type { Village } from './village';

/** Names laid out for looking through all of them at every keystroke: one line a name, every line in long arrays. */
export interface NameLines extends LaidOut {
  /** All lines, a space before each word: `'\n بيت لحم\n يطا'`, and where each begins. */
  readonly text: string;
  readonly textStart: Uint32Array;
  /** By word: its line, where its symbols begin, and the place in `skeletons` of the skeleton from it on. */
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

function layOutLines(names: readonly (readonly string[])[]): NameLines {
  const ends: number[][] = names.map(() => []);
  const laidOut = layOut(names.map((name, line) => encode(name, mainScript(name), ends[line])));
  const textStart = new Uint32Array(names.length);
  let text = '';
  const places = new Map<number, number>();
  const words: { readonly line: number; readonly start: number; readonly skeleton: number }[] = [];
  names.forEach((name, line) => {
    textStart[line] = text.length;
    text += `\n ${name.join(' ')}`;
    let written = 0;
    name.forEach((word, at) => {
      const first = ends[line]?.findIndex((end) => end > written) ?? -1;
      written += word.length + 1;
      if (first < 0 || isArticle(name[at - 1] ?? '', word)) return;
      const packed = packSkeleton(skeletonOfWords(name.slice(at)));
      if (!places.has(packed)) places.set(packed, places.size);
      words.push({ line, start: startOf(laidOut.end, line) + first, skeleton: places.get(packed) ?? 0 });
    });
  });
  return {
    ...laidOut,
    text,
    textStart,
    wordLine: Uint32Array.from(words, ({ line }) => line),
    wordStart: Uint32Array.from(words, ({ start }) => start),
    wordSkeleton: Uint32Array.from(words, ({ skeleton }) => skeleton),
    skeletons: Uint32Array.from(places.keys()),
  };
}

/** Lays out a directory's names for `searchVillages`. */
export function buildSearchIndex(
  villages: readonly Village[],
  others: OtherNames = otherNamesOf(villages, NO_PLACES),
): SearchIndex {
  const cityLines = new Map([...new Set(villages.map(({ city }) => city))].map((city, line) => [city, line]));
  const lines = villages.flatMap(({ name }, at) => [
    { words: foldWords(name), at, other: 0 },
    ...nameForms(name, [], others[at])
      .filter(({ kind }) => kind === OTHER_NAME)
      .map(({ words }) => ({ words, at, other: 1 })),
  ]);
  return {
    names: layOutLines(lines.map(({ words }) => words)),
    lineVillage: Uint32Array.from(lines, ({ at }) => at),
    lineOther: Uint8Array.from(lines, ({ other }) => other),
    cities: layOutLines([...cityLines.keys()].map(foldWords)),
    cityOf: Uint32Array.from(villages, (village) => cityLines.get(village.city) ?? 0),
    nameLength: Uint8Array.from(villages, (village) => Math.min(255, village.name.length)),
  };
}
