import { soundDistance } from './distance';
import { findExonyms } from './find-exonyms';
import { plainName, plainWords } from './names';
import { foldWords } from './normalize';
import { type Encoded, encode } from './symbols';
import type { Land } from './territories';
import type { Village } from './village';

/** Names of one place, as folded words: the first its own, then what else it is called, in all three scripts. */
export type PlaceNames = readonly (readonly string[])[];

/** Israel, or the West Bank with all of Jerusalem and Gaza: no place of one is a village of the other. */
export const SIDES = ['inside', 'territories'] as const;
export type Side = (typeof SIDES)[number];

/**
 * Places from GeoNames (CC BY 4.0), a list of localities (Apache-2.0) and by hand; the file is made by
 * `tests/practice/places`. A place that a directory lists lends its village the other names; any other is evidence that
 * an order means somewhere else.
 */
export interface Gazetteer {
  /** Of the land that is delivered in, listed by a directory or not. */
  readonly here: Readonly<Record<Side, readonly PlaceNames[]>>;
  /** Of Jordan and the world, villages that are no more, settlements. */
  readonly elsewhere: readonly PlaceNames[];
  /** What else is known of places here. */
  readonly facts: ReadonlyMap<PlaceNames, PlaceFacts>;
}

interface PlaceFacts {
  /** The first code of its governorate or district in `REGIONS`. */
  readonly region: string;
  /** In thousands; 0 for a village. */
  readonly inhabitants: number;
}

export const NO_PLACES: Gazetteer = {
  here: { inside: [], territories: [] },
  elsewhere: [],
  facts: new Map(),
};

/**
 * One place a line: names parted by `|`, then `@`, its governorate and inhabitants; empty lines part the three sides.
 */
export function readGazetteer(text: string): Gazetteer {
  const facts = new Map<PlaceNames, PlaceFacts>();
  const readPlace = (line: string): PlaceNames => {
    const [written = '', fact] = line.split('|@');
    const names = written.split('|').map((name) => name.split(' '));
    const [region = '', inhabitants = '0'] = fact?.split(' ') ?? [];
    if (fact !== undefined) facts.set(names, { region, inhabitants: Number(inhabitants) });
    return names;
  };
  const [inside = [], territories = [], elsewhere = []] = text
    .split('\n\n')
    .map((lines) => lines.split('\n').map(readPlace));
  return { here: { inside, territories }, elsewhere, facts };
}

/** Where a city of these lands may lie; both where they are not known. */
export function sidesOf(lands: readonly Land[] = []): readonly Side[] {
  if (lands.length === 0) return SIDES;
  return SIDES.filter((side) => lands.some((land) => (land === 'inside') === (side === 'inside')));
}

/** Other names of listed villages, as folded words, in the villages' order. */
export type OtherNames = readonly PlaceNames[];

/** In letters for each of its own: one of its names or the village's must be so near, or the name is another place's. */
const SOUNDS_ALIKE = 0.4;

/**
 * What else villages are called: by `names.tsv`, and by the one place of their side that they are. `lands`: of their
 * cities.
 */
export function otherNamesOf(
  villages: readonly Village[],
  { here }: Gazetteer,
  lands: ReadonlyMap<number, readonly Land[]> = new Map(),
): OtherNames {
  const others: PlaceNames[] = villages.map(() => []);
  for (const side of SIDES) {
    const own = [...villages.entries()].filter(([, { cityId }]) => sidesOf(lands.get(cityId)).includes(side));
    const names = namesAmong(
      own.map(([, { name }]) => name),
      here[side],
    );
    for (const [at, { name }] of own)
      others[at] = [...(others[at] ?? []), ...(names.get(plainName(name)) ?? [])];
  }
  return others;
}

/** The same of one side, by the village's own name as `plainName` writes it. */
function namesAmong(listed: readonly string[], here: readonly PlaceNames[]): ReadonlyMap<string, PlaceNames> {
  const others = new Map<string, PlaceNames>();
  const encoded = new Map<string, Encoded>();
  for (const name of listed) {
    const plain = plainName(name);
    if (others.has(plain)) continue;
    const words = foldWords(name);
    others.set(plain, findExonyms(words));
    encoded.set(plain, encode(words));
  }
  const count = new Map<string, number>();
  for (const plain of here.flatMap((names) => [...new Set(names.map(plainWords))]))
    count.set(plain, (count.get(plain) ?? 0) + 1);
  for (const names of here) {
    const exact = names.map(plainWords).filter((plain) => others.has(plain));
    const [longest, ...more] = [...new Set(exact)].sort((a, b) => b.length - a.length);
    // "عرعرة النقب" is also called "عرعرة", and that is another.
    if (longest === undefined || more.some((other) => !longest.startsWith(other))) continue;
    // Where two places have the village's name, only what sounds like the village is surely not the other's.
    const shared = (count.get(longest) ?? 0) > 1;
    const village = encoded.get(longest) ?? encode([]);
    const own = shared ? [village] : [village, encode(names[0] ?? [])];
    const alike = names.filter(
      (name) => plainWords(name) !== longest && own.some((known) => soundsAlike(encode(name), known)),
    );
    others.set(longest, [...(others.get(longest) ?? []), ...alike]);
  }
  return others;
}

function soundsAlike(name: Encoded, known: Encoded): boolean {
  const limit = SOUNDS_ALIKE * known.weight;
  return soundDistance(name, known, limit) <= limit;
}
