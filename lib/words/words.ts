import { PACKED } from './packed';
import { valuesOf } from './table';

const byClass = new Map<string, string[]>();
for (const line of PACKED.words.split('\n')) {
  const [classes = '', ...words] = line.split(',');
  for (const one of classes.split(' ')) {
    const known = byClass.get(one);
    if (known === undefined) byClass.set(one, words);
    else byClass.set(one, [...known, ...words]);
  }
}

/**
 * The words and phrases of a class of `assets/words/words.tsv`, as people write them.
 * @throws Error for a class that no word has.
 */
export function wordsOf(name: string): readonly string[] {
  const words = byClass.get(name);
  if (words === undefined) throw new Error(`No word is of the class ${name}`);
  return words;
}

const names = PACKED.names.split('\n').map((line) => line.split('\t'));

/** Rows of a class of `assets/words/names.tsv`: a name first, then what else it is called or goes with. */
export function namesOf(name: string): readonly (readonly [string, ...string[]])[] {
  return names.filter(([of]) => of === name).map(([, first = '', others]) => [first, ...valuesOf(others)]);
}

/** The same by the first name. */
export function namesByFirst(name: string): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(namesOf(name).map(([first, ...others]) => [first, others]));
}

/** Rows of `assets/words/regions.tsv`. */
export interface RegionRow {
  readonly country: string;
  readonly codes: readonly string[];
  /** Its own names, the first the one its main town has too, where it is named after one. */
  readonly names: readonly string[];
  /** Landscapes and towns a directory may name it by; they say nothing of its main town. */
  readonly lands: readonly string[];
  /** First codes of the governorates that it borders on; only Palestine's have them. */
  readonly touches: readonly string[];
}

export const REGION_ROWS: readonly RegionRow[] = PACKED.regions.split('\n').map((line) => {
  const [country = '', codes = '', called, lands, touches = ''] = line.split('\t');
  return {
    country,
    codes: codes.split(' '),
    names: valuesOf(called),
    lands: valuesOf(lands),
    touches: touches.split(' '),
  };
});

/** A row of `assets/words/sounds.tsv`: a letter, or two read as one, in the three scripts names are written in. */
interface SoundRow {
  /** `^x`: at the start of a word; `x$`: at its end; `x+`: at its end with another word after it. */
  readonly letters: string;
  /** What it can stand for, and what it costs that it does: 0 it simply is that sound, 1 as much as a wrong letter. */
  readonly sounds: Readonly<Record<string, number>>;
  /** What it costs that it has nothing across from it in Arabic, Hebrew or Latin letters; `null`: a whole letter. */
  readonly leftOut: readonly number[] | null;
}

/**
 * Sources: the romanisations of Arabic of BGN/PCGN 1956, ALA-LC and the Palestinian survey of 1931–1948; of Hebrew, the
 * Academy's rules of 2006; Israel's spelling of Hebrew names in Arabic; and how people type by ear.
 */
export const SOUND_ROWS: readonly SoundRow[] = PACKED.sounds.split('\n').map((line) => {
  const [letters = '', sounds, leftOut = '-'] = line.split('\t');
  const costs = valuesOf(sounds).map((value) => value.split(' '));
  return {
    letters,
    sounds: Object.fromEntries(costs.map(([sound = '', cost = '0']) => [sound, Number(cost)])),
    leftOut: leftOut === '-' ? null : leftOut.split(' ').map(Number),
  };
});
