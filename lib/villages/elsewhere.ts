import { soundDistance } from './distance';
import { findExonyms } from './find-exonyms';
import { type Gazetteer, type PlaceNames, SIDES, type Side, sidesOf } from './gazetteer';
import { plainName, plainWords, translateWords } from './names';
import { foldWords } from './normalize';
import { skeletonOfWords } from './skeleton';
import { type Encoded, encode, mainScript, withoutArticles } from './symbols';
import type { Land } from './territories';
import type { Village } from './village';

/** Whether words rather name a known place where nothing is delivered; `cost`: to the village, `lands`: of its city. */
export type IsElsewhere = (
  words: readonly string[],
  village: Village,
  cost: number,
  lands?: readonly Land[],
) => boolean;

/** In letters: so near, words are that place's very name, by sound. */
const NEAR = 0.3;
/**
 * Of a place known in other letters, for each letter off the village: of names beyond it 4 of 5 were villages, nearer 3
 * of 34.
 */
const NEAR_ACROSS = 0.44;
/** How much nearer than the village the words must be to that place; less where it is surely no listed one. */
const NEARER = 0.25;
const NEARER_SURELY = 0.1;
const NEARER_EXACT = 0.08;
/** For each letter: a known place that is so near to the village itself is the village, spelled otherwise. */
const SAME_A_LETTER = 0.14;
/** The same for a place that is surely elsewhere: Accra is not Acre. */
const SAME_SURELY = 0.02;

/** In letters: of what is as near as this to a listed village and is the name of a place known by one name alone, all were it. */
const SPELLED = 0.04;

interface KnownPlace {
  /** Of one of its names: as it is compared, and as it is written. */
  readonly words: readonly string[];
  readonly encoded: Encoded;
  readonly name: readonly string[];
  /** All names of it, and the scripts they are in. */
  readonly names: PlaceNames;
  readonly scripts: ReadonlySet<number>;
  /** Of a place of the land, which the directory may list spelled otherwise: its side. */
  readonly side: Side | null;
}

/** What tells a gazetteer's places from villages: those that no directory's village is. */
export function elsewhereAmong({ here, elsewhere }: Gazetteer): IsElsewhere {
  const all = [
    ...SIDES.flatMap((side) => here[side].map((names) => ({ names, side }))),
    ...elsewhere.map((names) => ({ names, side: null })),
  ];
  const places = all.flatMap(({ names, side }) => {
    const scripts = new Set(names.map(mainScript));
    return names.map((name): KnownPlace => {
      const words = translateWords(name);
      return { words, encoded: encode(words), name, names, scripts, side };
    });
  });
  const bySkeleton = Map.groupBy(places, ({ words }) => skeletonOfWords(words));
  const ofVillage = Map.groupBy(places, ({ side, name }) => side + plainWords(name));
  return (written, village, cost, lands) => {
    const words = translateWords(written);
    const text = written.join(' ');
    const asked = encode(words);
    const name = foldWords(village.name);
    const own = [name, ...findExonyms(name)].map((form) => encode(translateWords(form)));
    // A village whose spelling in these letters is known is hardly meant by what is another place's.
    const sides = sidesOf(lands);
    const known = sides
      .flatMap((side) => ofVillage.get(side + plainName(village.name)) ?? [])
      .flatMap(({ names }) => names);
    // "Bayt Dajan" is what the listed village is called, whatever else was called so.
    if (known.some((other) => other.join(' ') === text)) return false;
    const isKnown = known.some((other) => encode(other).script === asked.script);
    // Of two places that one word sounds like equally, the listed one is meant rather than one that is no more.
    const isListed = cost <= SPELLED && withoutArticles(words).length === 1;
    const spelledLimit = isKnown ? NEAR : Math.min(NEAR, cost - NEARER_EXACT);
    return (bySkeleton.get(skeletonOfWords(words)) ?? []).some((place) => {
      const surely = place.side === null;
      if (isListed && place.names.length === 1) return false;
      // What has a name in the order's letters is called by that: "نبلس" is not Naples, which is نابولي.
      if (place.encoded.script !== asked.script && place.scripts.has(asked.script)) return false;
      const isInOwnLetters = own[0]?.script === asked.script && place.encoded.script !== asked.script;
      const near = isInOwnLetters ? Math.min(NEAR, NEAR_ACROSS * cost) : NEAR;
      // But for its article a place abroad is spelled so too: "Karameh".
      const isSpelled =
        place.name.join(' ') === text || (surely && plainWords(place.name) === plainWords(written));
      // Letter for letter it is that place, however near the village.
      const limit = isSpelled ? spelledLimit : Math.min(near, cost - (surely ? NEARER_SURELY : NEARER));
      return (
        soundDistance(asked, place.encoded, limit) <= limit &&
        ((place.side !== null && !sides.includes(place.side)) || !isVillage(place, own, surely))
      );
    });
  };
}

/** Whether a place is the village itself: by a name in the village's own letters, where it has one. */
function isVillage(place: KnownPlace, own: readonly Encoded[], surely: boolean): boolean {
  const names = place.names.map((name) => encode(translateWords(name)));
  const [listed] = own;
  const inScript = names.filter(({ script }) => script === listed?.script);
  const told = inScript.length > 0 ? inScript : [place.encoded];
  return own.some((form) => {
    const limit = surely ? SAME_SURELY : SAME_A_LETTER * form.weight;
    return told.some((name) => soundDistance(name, form, limit) <= limit);
  });
}
