import { namesOf } from '../words/words';
import { soundDistance } from './distance';
import { foldWords } from './normalize';
import { skeletonOfWords } from './skeleton';
import { encode, mainScript } from './symbols';

/** How far, per letter, a name may be from a row's to be the same place. */
const NEAR = 0.07;

/** Places whose names cannot be led back to each other by sound; a row helps only where one of its names is listed. */
const ROWS = namesOf('place').map((row) => row.map((name) => foldWords(name)));
const SCRIPTS = ROWS.map((names) => new Set(names.map((words) => mainScript(words))));
const BY_SKELETON = Map.groupBy(
  ROWS.flatMap((names, row) => names.map((words) => ({ row, words, encoded: encode(words) }))),
  ({ words }) => skeletonOfWords(words),
);

/** What else a place is called, as folded words; a row is known by its names in the same letters, where it has any. */
export function findExonyms(words: readonly string[]): readonly (readonly string[])[] {
  const encoded = encode(words);
  let nearest: number | null = null;
  let least = NEAR * encoded.weight;
  for (const name of BY_SKELETON.get(skeletonOfWords(words)) ?? []) {
    if (name.encoded.script !== encoded.script && SCRIPTS[name.row]?.has(encoded.script)) continue;
    const distance = soundDistance(encoded, name.encoded, least);
    if (distance > least || (nearest !== null && distance === least)) continue;
    nearest = name.row;
    least = distance;
  }
  return nearest === null ? [] : (ROWS[nearest] ?? []);
}
