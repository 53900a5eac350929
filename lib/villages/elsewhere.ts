import { soundDistance } from './distance';
import { findExonyms } from './find-exonyms';
import { translateWords } from './names';
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
/** The same in one script, where the order has the known place letter for letter: Accra is not Acre. */
const SAME_SPELLED = 0.1;

/** What tells known places from villages; `names`: folded, one a line; see `tests/practice/elsewhere`. */
export function elsewhereAmong(names: string): IsElsewhere {
  const all = names.split('\n');
  const exact = new Set(all);
  const bySkeleton = new Map<string, Encoded[]>();
  for (const name of all) {
    const words = translateWords(name.split(' '));
    const skeleton = skeletonOfWords(words);
    const known = bySkeleton.get(skeleton);
    if (known === undefined) bySkeleton.set(skeleton, [encode(words)]);
    else known.push(encode(words));
  }
  return (written, village, cost) => {
    const words = translateWords(written);
    const asked = encode(words);
    // Letter for letter it is that place, however near the village.
    const spelled = exact.has(written.join(' '));
    const limit = Math.min(NEAR, cost - (spelled ? NEARER_EXACT : NEARER));
    if (limit < 0) return false;
    const name = foldWords(village.name);
    const own = [name, ...findExonyms(name)].map((form) => encode(translateWords(form)));
    return (bySkeleton.get(skeletonOfWords(words)) ?? []).some(
      (place) =>
        soundDistance(asked, place, limit) <= limit &&
        own.every((form) => {
          const same = spelled && form.script === place.script ? SAME_SPELLED : SAME;
          return soundDistance(place, form, same) > same;
        }),
    );
  };
}
