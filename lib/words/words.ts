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
  readonly names: readonly string[];
  readonly lands: readonly string[];
  /** First codes of the regions of its country that it borders on. */
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
