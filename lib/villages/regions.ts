import { foldedWordsOf } from '../words/phrases';
import { soundDistance } from './distance';
import type { Areas } from './listing/areas';
import { plainName, plainWords } from './names';
import { foldText, foldWords } from './normalize';
import { isOneSlip } from './one-slip';
import { REGIONS } from './region-names';
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

/** The regions of a list: those of `REGIONS` that its places lie in, and its own cities by their names. `places`: see `areas.ts`. */
export function buildRegionIndex(places: readonly Village[], areas: Areas): RegionIndex {
  const names = new Map<string, RegionName>();
  const codes = new Map<string, RegionName>();
  const towns = Map.groupBy(places.keys(), (at) => foldWords(places[at]?.name ?? '').join(''));
  const findTown = (words: readonly string[], cityIds: readonly number[]) =>
    towns.get(words.join(''))?.find((at) => cityIds.includes(places[at]?.cityId ?? Number.NaN)) ?? -1;
  const add = (
    words: readonly string[],
    cityIds: readonly number[],
    region: number,
    mainTown: number,
    land = false,
  ) => {
    const known = names.get(words.join(' '));
    names.set(words.join(' '), {
      words,
      encoded: known?.encoded ?? encode(words),
      cityIds: [...new Set([...(known?.cityIds ?? []), ...cityIds])],
      region: known?.region ?? region,
      mainTown: known?.mainTown ?? mainTown,
      land: known?.land ?? land,
    });
  };
  REGIONS.forEach((region, at) => {
    const cityIds = areas.ofRegion.get(at) ?? [];
    const mainTown = findTown(foldWords(region.names[0] ?? ''), cityIds);
    for (const name of region.names) add(foldWords(name), cityIds, at, mainTown);
    for (const name of region.lands) add(foldWords(name), cityIds, at, -1, true);
    const entry: RegionName = { words: [], encoded: encode([]), cityIds, region: at, mainTown, land: false };
    for (const code of region.codes) {
      codes.set(region.country + code, entry);
      if (code.length === 3) codes.set(code, entry);
    }
  });
  for (const { words, areas: cityIds } of areas.named) add(words, cityIds, -1, findTown(words, cityIds));
  const byText = new Map([...names.values()].map((name) => [name.words.join(''), name]));
  return { names: [...names.values()], byText, codes, districts: districtsOf(places), lands: areas.lands };
}

function districtsOf(villages: readonly Village[]): ReadonlyMap<string, RegionName> {
  const districts = new Map<string, RegionName>();
  const encoded = encode([]);
  for (const { name, cityId } of villages) {
    const plain = plainName(name);
    const cityIds = [...(districts.get(plain)?.cityIds ?? []), cityId];
    districts.set(plain, { words: [], encoded, cityIds, region: -1, mainTown: -1, land: true });
  }
  return districts;
}

export interface FoundRegion {
  readonly region: RegionName;
  /** Letter for letter, not by its sound. */
  readonly exact: boolean;
}

/**
 * The region that folded words name; a word such as "governorate" before or after is not part of it. East of a town
 * is its region, and not the town.
 */
export function findRegion(index: RegionIndex, words: readonly string[]): FoundRegion | null {
  const first = words.findIndex((word) => !DIRECTIONS.has(word));
  if (first < 0) return null;
  const whole = first > 0 ? index.byText.get(words.join('')) : undefined;
  if (whole !== undefined) return { region: whole, exact: true };
  const found = findNamed(index, words.slice(first));
  return found !== null && first > 0 ? { ...found, region: { ...found.region, mainTown: -1 } } : found;
}

/** Whether words are a region's name, or its main town's, letter for letter. */
export function isRegion(index: RegionIndex, words: readonly string[]): boolean {
  return findRegion(index, words)?.exact === true;
}

function findNamed(index: RegionIndex, words: readonly string[]): FoundRegion | null {
  let start = 0;
  let end = words.length;
  while (start < end && REGION_WORD.has(words[start] ?? '')) start++;
  while (end > start && REGION_WORD.has(words[end - 1] ?? '')) end--;
  if (start === end) return null;
  const core = words.slice(start, end);
  const exact = index.byText.get(core.join(''));
  if (exact !== undefined) return { region: exact, exact: true };
  const village = index.districts.get(plainWords(core));
  // "تلفيت" is a village, and not سلفيت with a slip.
  if (village !== undefined) return DISTRICTS.has(words[0] ?? '') ? { region: village, exact: true } : null;
  const encoded = encode(core);
  let best: RegionName | null = null;
  let least = NEAR * encoded.weight;
  for (const name of index.names) {
    if (name.land || isForeign(name, encoded)) continue;
    const distance = soundDistance(encoded, name.encoded, least);
    if (distance <= least) {
      best = name;
      least = distance - 1e-6;
    }
  }
  best ??= findSlipped(index, core.join(' '));
  return best === null ? null : { region: best, exact: false };
}

/** Letters from which one wrong letter leaves a region's name plain. */
const LONGEST_SHORT_NAME = 4;

/** The region whose name was written with one letter wrong, missing, doubled or changed with the next. */
function findSlipped({ names }: RegionIndex, written: string): RegionName | null {
  if (written.length <= LONGEST_SHORT_NAME) return null;
  return (
    names.find(
      ({ words, land, mainTown }) => !land && mainTown >= 0 && isOneSlip(written, words.join(' ')),
    ) ?? null
  );
}

/** True for a name in other letters than were written, but for Arabic ones: "עזה" for Gaza sounds like Arabic names of other places. */
function isForeign({ region, encoded }: RegionName, written: Encoded): boolean {
  return region >= 0 && encoded.script !== ARABIC && encoded.script !== written.script;
}

/** The region of a state's code, such as `PS-JEN`, `JEN` or `PSJN`. */
export function findRegionByCode(index: RegionIndex, text: string): RegionName | null {
  return index.codes.get(text.toUpperCase().replace(/[^A-Z]/g, '')) ?? null;
}
