import { foldedWordsOf } from '../words/phrases';
import { soundDistance } from './distance';
import type { Areas } from './listing/areas';
import { plainName, plainWords } from './names';
import { foldText, foldWords } from './normalize';
import { isOneSlip } from './one-slip';
import { REGIONS } from './region-names';
import { remembered } from './remembered';
import { ARABIC, type Encoded, encode } from './symbols';
import type { Land } from './territories';
import type { Village } from './village';

/** A name people give a region by, and the directory's cities it may mean. */
export interface RegionName {
  readonly words: readonly string[];
  readonly encoded: Encoded;
  readonly cityIds: readonly number[];
  /** The row of `REGIONS`, or -1 for a city that is known from the directory alone. */
  readonly region: number;
  /** The place in the directory of the town the region is named after; -1 when there is none. */
  readonly mainTown: number;
  /** A landscape or town it is known by, not its own name: only letter for letter. */
  readonly land: boolean;
}

export interface RegionIndex {
  readonly names: readonly RegionName[];
  readonly byText: ReadonlyMap<string, RegionName>;
  /** `PS-JEN`, `PSJN` and so on, in capitals without a mark → cities. */
  readonly codes: ReadonlyMap<string, RegionName>;
  /** Villages' names as `plainWords` writes them → their cities: "قضاء عكا" is wherever عكا is. */
  readonly districts: ReadonlyMap<string, RegionName>;
  /** The cities that are regions, or of one. */
  readonly known: ReadonlySet<number>;
  /** By city id: where it lies, as far as its name tells. */
  readonly lands: ReadonlyMap<number, readonly Land[]>;
}

/** Before a governorate's name. */
const REGION_WORD = foldedWordsOf('region-word');

const DISTRICTS = new Set(['قضاء', 'لواء', 'district'].map(foldText));

/** "جنوب" is of whatever town stands beside it, "الجنوب" a district. */
const DIRECTIONS = new Set(['شمال', 'جنوب', 'شرق', 'غرب', 'وسط'].map(foldText));

/** How near a region's name must be, per letter, to be taken for it. */
const NEAR = 0.08;

/** What is told by a code or by a village, and has no name of its own. */
const NAMELESS = { words: [], encoded: encode([]), region: -1, mainTown: -1, land: false };

/** The regions of a list: those of `REGIONS` that its places lie in, and its own cities by their names. `places`: see `areas.ts`. */
export function buildRegionIndex(places: readonly Village[], areas: Areas): RegionIndex {
  const names = new Map<string, RegionName>();
  const codes = new Map<string, RegionName>();
  const towns = Map.groupBy(places.keys(), (at) => foldWords(places[at]?.name ?? '').join(''));
  const findTown = (words: readonly string[], cityIds: readonly number[]) =>
    towns.get(words.join(''))?.find((at) => cityIds.includes(places[at]?.cityId ?? Number.NaN)) ?? -1;
  const add = (name: Omit<RegionName, 'encoded'>) => {
    const key = name.words.join(' ');
    const known = names.get(key) ?? { ...name, encoded: encode(name.words) };
    names.set(key, { ...known, cityIds: [...new Set([...known.cityIds, ...name.cityIds])] });
  };
  REGIONS.forEach((row, region) => {
    const cityIds = areas.ofRegion.get(region) ?? [];
    const mainTown = findTown(foldWords(row.names[0] ?? ''), cityIds);
    for (const name of row.names) add({ words: foldWords(name), cityIds, region, mainTown, land: false });
    for (const name of row.lands) add({ words: foldWords(name), cityIds, region, mainTown: -1, land: true });
    for (const code of row.codes) {
      codes.set(row.country + code, { ...NAMELESS, cityIds, region, mainTown });
      if (code.length === 3) codes.set(code, { ...NAMELESS, cityIds, region, mainTown });
    }
  });
  for (const { words, areas: cityIds } of areas.named)
    add({ words, cityIds, region: -1, mainTown: findTown(words, cityIds), land: false });
  const byText = new Map([...names.values()].map((name) => [name.words.join(''), name]));
  const named = Map.groupBy(places, ({ name }) => plainName(name));
  const citiesOf = (own: readonly Village[]) => own.map(({ cityId }) => cityId);
  const districts = new Map(
    [...named].map(([name, own]) => [name, { ...NAMELESS, cityIds: citiesOf(own), land: true }]),
  );
  const known = new Set([...areas.ofRegion.values()].flat());
  return { names: [...names.values()], byText, codes, districts, known, lands: areas.lands };
}

export interface FoundRegion {
  readonly region: RegionName;
  /** Letter for letter, not by its sound. */
  readonly exact: boolean;
}

/**
 * The region that folded words name, without a word such as "governorate"; east of a town is its region, and not the
 * town.
 */
export const findRegion = remembered((index: RegionIndex, words: readonly string[]): FoundRegion | null => {
  const first = words.findIndex((word) => !DIRECTIONS.has(word));
  if (first < 0) return null;
  const whole = first > 0 ? index.byText.get(words.join('')) : undefined;
  if (whole !== undefined) return { region: whole, exact: true };
  const found = findNamed(index, words.slice(first));
  return found !== null && first > 0 ? { ...found, region: { ...found.region, mainTown: -1 } } : found;
});

/** Whether words are a region's name, or its main town's, letter for letter. */
export function isRegion(index: RegionIndex, words: readonly string[]): boolean {
  return findRegion(index, words)?.exact === true;
}

/** Whether words stand inside a region's longer name: "البيرة" of "رام الله والبيرة". */
export function isInRegion(
  regions: RegionIndex,
  words: readonly string[],
  start: number,
  end: number,
): boolean {
  for (let from = Math.max(0, start - 3); from <= start; from++)
    for (let to = end; to <= Math.min(words.length, end + 3); to++)
      if (to - from > end - start && isRegion(regions, words.slice(from, to))) return true;
  return false;
}

function findNamed(index: RegionIndex, words: readonly string[]): FoundRegion | null {
  let start = 0;
  let end = words.length;
  while (start < end && REGION_WORD.has(words[start] ?? '')) start++;
  while (end > start && REGION_WORD.has(words[end - 1] ?? '')) end--;
  if (start === end) return null;
  const core = words.slice(start, end);
  // "Northern District" is called so, with its word for a region.
  const exact = index.byText.get(words.join('')) ?? index.byText.get(core.join(''));
  if (exact !== undefined) return { region: exact, exact: true };
  const village = index.districts.get(plainWords(core));
  // "تلفيت" is a village, and not سلفيت with a slip.
  if (village !== undefined) return DISTRICTS.has(words[0] ?? '') ? { region: village, exact: true } : null;
  const region = findSounding(index, encode(core)) ?? findSlipped(index, core.join(' '));
  return region === undefined ? null : { region, exact: false };
}

/** The first of those that sound nearest. */
function findSounding({ names }: RegionIndex, written: Encoded): RegionName | undefined {
  let best: RegionName | undefined;
  let least = NEAR * written.weight;
  for (const name of names) {
    if (name.land || isForeign(name, written)) continue;
    const distance = soundDistance(written, name.encoded, least);
    if (distance > least) continue;
    best = name;
    least = distance - 1e-6;
  }
  return best;
}

/** Letters from which one wrong letter leaves a region's name plain. */
const LONGEST_SHORT_NAME = 4;

/** The region whose name was written with one letter wrong, missing, doubled or changed with the next. */
function findSlipped({ names }: RegionIndex, written: string): RegionName | undefined {
  const isSlip = ({ words, land, mainTown }: RegionName) =>
    !land && mainTown >= 0 && isOneSlip(written, words.join(' '));
  return written.length > LONGEST_SHORT_NAME ? names.find(isSlip) : undefined;
}

/** True for a name in other letters than were written, but for Arabic ones: "עזה" for Gaza sounds like Arabic names of other places. */
function isForeign({ region, encoded }: RegionName, written: Encoded): boolean {
  return region >= 0 && encoded.script !== ARABIC && encoded.script !== written.script;
}

/** The region of a state's code, such as `PS-JEN`, `JEN` or `PSJN`. */
export function findRegionByCode(index: RegionIndex, text: string): RegionName | null {
  return index.codes.get(text.toUpperCase().replace(/[^A-Z]/g, '')) ?? null;
}
