import { findHighlight, type TextRange } from './highlight';
import { foldWords } from './normalize';
import type { SearchIndex } from './search-index';
import { cityCosts, NOT_FOUND, visitBySound, visitLiteral } from './search-lines';
import type { Village } from './village';
import type { SearchableVillages } from './village-index';

export interface SearchResult {
  readonly village: Village;
  /** Matched parts of `village.name`, in order, not overlapping; none when another name of it was typed. */
  readonly nameRanges: readonly TextRange[];
  /** Matched parts of `village.city`. */
  readonly cityRanges: readonly TextRange[];
}

export interface SearchOptions {
  /** At most this many; 20 when left out. */
  readonly limit?: number;
  /** Village id → how much this account uses it (any positive number): decides between equals. */
  readonly recentUse?: ReadonlyMap<number, number>;
}

/** Found by its city alone, after everything found by name. */
const IN_CITY = 2.5;
/** Below this cost a name counts as found; names that only sound alike then fill the remaining places. */
const NEAR = 0.3;
/** Another name of the place stands a little after the name itself. */
const OTHER = 0.05;
/** A city further off than this is not meant. */
const FAR_CITY = 1;
/** Letters of a city's name that are worth looking for beside a village's. */
const SHORTEST_CITY = 3;
/** More than any name has, in UTF-16 units. */
const LONGEST_QUERY = 100;
/** Costs that differ by less are equal. */
const STEP = 0.1;

/** What was looked for in the name and in the city. */
interface Part {
  readonly name: readonly string[];
  readonly city: readonly string[];
}

/** By village: how far it is from what was typed, and which of `parts` it was found by. */
interface Found {
  readonly cost: Float32Array;
  readonly part: Uint8Array;
  readonly parts: Part[];
}

/**
 * Villages for what was typed in any script, the closest first, without deleted ones; an empty text finds those in use.
 */
export function searchVillages(
  index: SearchableVillages,
  query: string,
  options: SearchOptions = {},
): SearchResult[] {
  const words = foldWords(query.slice(0, LONGEST_QUERY));
  const limit = options.limit ?? 20;
  const size = index.villages.length;
  const found: Found = {
    cost: new Float32Array(size).fill(NOT_FOUND),
    part: new Uint8Array(size),
    parts: [],
  };
  if (words.length === 0)
    index.villages.forEach(({ id }, at) => {
      if (options.recentUse?.has(id)) found.cost[at] = 0;
    });
  else {
    const enough = findWhole(index.search, words, limit, found);
    for (let split = 1; !enough && split < Math.min(words.length, 5); split++) {
      findSplit(index.search, { name: words.slice(0, split), city: words.slice(split) }, found);
      findSplit(index.search, { name: words.slice(split), city: words.slice(0, split) }, found);
    }
  }
  return nearest(index, found, limit, options).flatMap((at) => {
    const village = index.villages[at];
    return village === undefined ? [] : resultOf(village, found.parts[found.part[at] as number]);
  });
}

/** Highlights are worked out when they are asked for: of a long list only what is in sight is drawn. */
function resultOf(village: Village, part: Part | undefined): SearchResult {
  return {
    village,
    get nameRanges() {
      return findHighlight(village.name, part?.name ?? []);
    },
    get cityRanges() {
      return findHighlight(village.city, part?.city ?? []);
    },
  };
}

function consider(found: Found, village: number, cost: number, part: number): void {
  if (cost >= (found.cost[village] as number)) return;
  found.cost[village] = cost;
  found.part[village] = part;
}

/** All the words in the name, or all in the city; true when letter for letter there is enough to show. */
function findWhole(index: SearchIndex, words: readonly string[], limit: number, found: Found): boolean {
  const inName = found.parts.push({ name: words, city: [] }) - 1;
  let near = 0;
  const visit = (line: number, cost: number) => {
    const village = index.lineVillage[line] as number;
    const total = cost + OTHER * (index.lineOther[line] as number);
    if (total <= NEAR && (found.cost[village] as number) > NEAR) near++;
    consider(found, village, total, inName);
  };
  visitLiteral(index.names, words, visit);
  const enough = near >= limit;
  // What is further off is looked for only as long as there is room to show it.
  if (near < limit) visitBySound(index.names, words, visit, { slips: false });
  if (near < limit) visitBySound(index.names, words, visit, { slips: true });
  const cities = cityCosts(index.cities, words);
  if (cities === null) return enough;
  const inCity = found.parts.push({ name: [], city: words }) - 1;
  index.cityOf.forEach((city, village) => {
    consider(found, village, IN_CITY + (cities[city] as number), inCity);
  });
  return enough;
}

/** Some words in the name and the others in the city. */
function findSplit(index: SearchIndex, part: Part, found: Found): void {
  if (part.city.join('').length < SHORTEST_CITY) return;
  const cities = cityCosts(index.cities, part.city);
  if (cities === null) return;
  const place = found.parts.push(part) - 1;
  const cityCost = (line: number) =>
    cities[index.cityOf[index.lineVillage[line] as number] as number] as number;
  const accepts = (line: number) => cityCost(line) < FAR_CITY;
  const visit = (line: number, cost: number) => {
    if (!accepts(line)) return;
    consider(found, index.lineVillage[line] as number, cost + cityCost(line) / 2 + OTHER, place);
  };
  visitLiteral(index.names, part.name, visit);
  visitBySound(index.names, part.name, visit, { slips: false, accepts });
}

/** The places of the nearest villages, at most `limit`, the nearest first. */
function nearest(
  index: SearchableVillages,
  { cost }: Found,
  limit: number,
  { recentUse }: SearchOptions,
): number[] {
  const best: number[] = [];
  const use = (at: number) => recentUse?.get(index.villages[at]?.id ?? -1) ?? 0;
  const isBefore = (a: number, b: number) => {
    const costA = cost[a] as number;
    const costB = cost[b] as number;
    const difference =
      Math.round(costA / STEP) - Math.round(costB / STEP) ||
      use(b) - use(a) ||
      costA - costB ||
      (index.search.nameLength[a] as number) - (index.search.nameLength[b] as number);
    return difference < 0;
  };
  for (let at = 0; at < cost.length; at++) {
    if ((cost[at] as number) >= NOT_FOUND || index.villages[at]?.deleted !== false) continue;
    const last = best[limit - 1];
    if (last !== undefined && !isBefore(at, last)) continue;
    let place = Math.min(best.length, limit - 1);
    if (best.length < limit) best.push(at);
    while (place > 0 && isBefore(at, best[place - 1] as number)) {
      best[place] = best[place - 1] as number;
      place--;
    }
    best[place] = at;
  }
  return best;
}
