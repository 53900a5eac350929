import { soundDistance } from './distance';
import { findExonyms } from './find-exonyms';
import type { Gazetteer, PlaceNames } from './gazetteer';
import { plainName, plainWords, translateWords } from './names';
import { foldWords } from './normalize';
import { skeletonOfWords } from './skeleton';
import { type Encoded, encode } from './symbols';
import type { Village } from './village';

/**
 * Whether words are rather the name of a known place where nothing is delivered; `cost`: their distance to the village.
 */
export type IsElsewhere = (words: readonly string[], village: Village, cost: number) => boolean;

/** In letters: so near, words are that place's very name, by sound. */
const NEAR = 0.3;
/** And so much nearer than to the village. */
const NEARER = 0.25;
const NEARER_EXACT = 0.08;
/** A known place that is so near to the village itself is the village, spelled otherwise. */
const SAME = 0.45;
const SAME_A_LETTER = 0.14;
/** The same where the order has a place letter for letter that is surely elsewhere: Accra is not Acre. */
const SAME_SPELLED = 0.1;

interface KnownPlace {
  readonly encoded: Encoded;
  readonly name: string;
  /** All names of it. */
  readonly names: PlaceNames;
  /** A place of the land, which the directory may list spelled otherwise. */
  readonly here: boolean;
}

/** What tells a gazetteer's places from villages: those that no directory's village is. */
export function elsewhereAmong({ here, elsewhere }: Gazetteer): IsElsewhere {
  const bySkeleton = new Map<string, KnownPlace[]>();
  const ofVillage = new Map<string, PlaceNames>();
  const add = (names: PlaceNames, isHere: boolean) => {
    for (const name of names) {
      const words = translateWords(name);
      const skeleton = skeletonOfWords(words);
      const place = { encoded: encode(words), name: name.join(' '), names, here: isHere };
      const known = bySkeleton.get(skeleton);
      if (known === undefined) bySkeleton.set(skeleton, [place]);
      else known.push(place);
    }
  };
  for (const names of here) {
    add(names, true);
    for (const name of names) ofVillage.set(plainWords(name), names);
  }
  for (const names of elsewhere) add(names, false);
  return (written, village, cost) => {
    const words = translateWords(written);
    const text = written.join(' ');
    const asked = encode(words);
    const name = foldWords(village.name);
    const own = [name, ...findExonyms(name)].map((form) => encode(translateWords(form)));
    // A village whose spelling in these letters is known is hardly meant by what is another place's.
    const known = ofVillage
      .get(plainName(village.name))
      ?.some((other) => encode(other).script === asked.script);
    const spelledLimit = known === true ? NEAR : Math.min(NEAR, cost - NEARER_EXACT);
    return (bySkeleton.get(skeletonOfWords(words)) ?? []).some((place) => {
      // Letter for letter it is that place, however near the village.
      const spelled = place.name === text;
      const limit = spelled ? spelledLimit : Math.min(NEAR, cost - NEARER);
      return (
        limit >= 0 &&
        soundDistance(asked, place.encoded, limit) <= limit &&
        !isVillage(place, own, spelled && !place.here)
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
    const limit = surely ? SAME_SPELLED : Math.max(SAME, SAME_A_LETTER * form.weight);
    return told.some((name) => soundDistance(name, form, limit) <= limit);
  });
}
