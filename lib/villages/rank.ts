import { foldedWordsOf, withoutArticle } from '../words/phrases';
import { namesOf } from '../words/words';
import { TRANSLATED } from './lexicon';
import { plainName } from './names';
import { isNextDoor } from './next-door';
import { foldText, foldWords } from './normalize';
import { CONFLICT, preferred } from './prefer';
import type { RankedVillage } from './ranked-village';
import { type AddressPiece, type NamedAddress, type SaidTerritory, wordsOfAddress } from './read-order';
import { type AddressReading, readAddress } from './readings';
import { isRegion, type RegionName } from './regions';
import { madeOnce } from './remembered';
import { isCommonPhrase } from './segment-words';
import { contradicts } from './territories';
import type { Village } from './village';
import { isUnlisted, placesOf, type VillageIndex } from './village-index';

/** What begins villages' names and, but for landmarks, nothing else. */
const TELLING_HEADS = new Set(
  Object.entries(TRANSLATED)
    .filter(([head]) => ['دير', 'كفر', 'خربه', 'مخيم', 'بيت'].includes(head))
    .flatMap(([head, others]) => [head, ...others].map(foldText)),
);
/** "قرية شرق بيت لحم": a village that is not named. */
const VILLAGE = new Set(['قرية', 'بلدة', 'village'].map(foldText));
const DIRECTIONS = new Set(
  ['شرق', 'غرب', 'شمال', 'جنوب', 'east', 'west', 'north', 'south', 'near', 'قرب', 'تابعة'].map(foldText),
);
/** "قرى نابلس", "Jerusalem suburbs": what lies around a town. */
const AROUND_TOWN = foldedWordsOf('record-zone');
const TOWN_TOO = foldedWordsOf('zone-and-town');
const LONGEST_TOWN = 4;
/** What "outside" is said of without its name. */
const THE_TOWN = new Set(['المدينة', 'البلد', 'town', 'city'].map(foldText));
const OF_A_PERSON = new Set(
  ['ابو', 'ام', 'الحاج', 'الحاجة', 'عائلة', 'العائلة', 'العيلة', 'اهل', 'الاهل'].map(foldText),
);
/** The order names another place of the village's city: tells a village from those of its name, and from no other. */
const BESIDE = 0.1;
/**
 * A place that the list lacks, in letters: at 0.1 fewer fields are certain, at 0.2 more of another hand's are accepted.
 */
const UNLISTED = 0.15;
/**
 * In letters, for a town of 1948 where the country is Palestine: stores name either, so that only near ones are told
 * apart.
 */
const ACROSS = 0.15;
/** A large town with a slip, in letters: further than any name that is spelled right, nearer than one that only sounds so. */
const TOWN = 0.04;
/** Marks in Latin letters, and the Arabic letters that are written so: a name that has none of them is another. */
const MARKS: readonly (readonly [mark: RegExp, letters: RegExp, cost: number])[] = [
  [/[a-z\u00c0-\u1eff]['’‘ʿʾʻʼ`´][a-z\u00c0-\u1eff]/iu, /[عءأإؤئ]/u, 0.18],
  [/[a-z]3|3[a-z]/iu, /[عغ]/u, 0.5],
  [/[a-z]5|5[a-z]/iu, /[خ]/u, 0.5],
  [/[a-z]7|7[a-z]/iu, /[حخ]/u, 0.5],
];
/** A part of a name is taken only where the whole fits much worse. */
const PART = 0.4;

/** The villages an address may mean, one reading each, the best first. */
export function rankVillages(index: VillageIndex, order: NamedAddress): RankedVillage[] {
  const { pieces } = order;
  const unnamed = { heads: pieces.flatMap(headsOf), around: findAroundTown(index, order) };
  const weighed = readAddress(index, pieces, order.region).flatMap(
    (reading) => weigh(index, reading, order, unnamed) ?? [],
  );
  const best = new Map<number, RankedVillage>();
  for (const one of preferred(weighed)) {
    const known = best.get(one.reading.hit.village);
    if (known === undefined || costOf(one) < costOf(known)) best.set(one.reading.hit.village, one);
  }
  const all = [...best.values()].sort((a, b) => a.cost - b.cost || a.village.id - b.village.id);
  // Places that share a record are one answer, unless nobody knows which of several of a name the record is.
  const ranked: RankedVillage[] = [];
  for (const one of all) {
    const better = ranked.find(({ village }) => village.id === one.village.id);
    if (better === undefined || isOtherOfName(one, better)) ranked.push(one);
  }
  return ranked;
}

/** Its record may be either, and the order does not tell which is meant. */
function isOtherOfName(one: RankedVillage, better: RankedVillage): boolean {
  return one.village.name === better.village.name && one.village.cityId !== better.village.cityId;
}

function weigh(
  index: VillageIndex,
  reading: AddressReading,
  { neighbours, territories, isOfField }: NamedAddress,
  { heads, around }: { readonly heads: readonly string[]; readonly around: string | null },
): RankedVillage | null {
  const village = placesOf(index)[reading.hit.village];
  if (village === undefined) return null;
  const place = index.places[reading.hit.village];
  const isIn = (region: RegionName) =>
    region.cityIds.includes(village.cityId) || isAlsoOf(index, village, region.mainTown);
  // Towns have quarters of one name: "الحي الشرقي" of two towns' is of neither.
  const agrees =
    reading.regions.some(isIn) && (!isCommonPhrase(foldWords(reading.text)) || reading.regions.every(isIn));
  const abroad = contradicting(index, village.cityId, territories).length > 0;
  const elsewhere = (!agrees && reading.regions.length > 0) || abroad;
  const against = reading.hit.cost + (elsewhere ? CONFLICT : 0);
  const namesakes = index.wholeNames.get(plainName(village.name)) ?? [];
  const isFiled = (at: number) =>
    index.places[at]?.records.some((record) => isZoneOf(index, record, neighbours)) === true;
  // Of a place that is listed in two zones, the one in the zone that the order names.
  const isBeside =
    neighbours.includes(village.cityId) &&
    namesakes.length > 1 &&
    (isFiled(reading.hit.village) || !namesakes.some(isFiled));
  const cost =
    against +
    (isUnlisted(village) && !isBeside ? UNLISTED : 0) +
    (isAcross(index, village.cityId, territories) ? ACROSS : 0) +
    reading.around -
    (isBeside ? BESIDE : 0) +
    missesMark(reading.text, village.name);
  const { hit } = reading;
  const slippedTown = reading.slipped === hit.village && !elsewhere;
  return {
    village,
    reading,
    cost: slippedTown ? Math.min(cost, TOWN) : cost,
    doubt: against + reading.doubt,
    slippedTown,
    inhabitants: place?.inhabitants ?? 0,
    quarterOf: place?.quarterOf ?? [],
    isBeside,
    agrees: agrees && !elsewhere,
    isNextDoor:
      elsewhere &&
      !abroad &&
      !isOfField &&
      !isMainTown(index, village) &&
      isNextDoor(index, village, reading),
    conflicts: elsewhere,
    besideUnknown:
      reading.hit.by === 'region' || isMainTown(index, village)
        ? (around ?? heads.find((head) => !reading.text.includes(head)) ?? null)
        : null,
  };
}

/** Whether a record stands in one of some cities, or in a zone of the same governorate: "قرى نابلس" beside "نابلس". */
function isZoneOf({ villages, regions }: VillageIndex, record: number, cities: readonly number[]): boolean {
  const own = villages[record]?.cityId ?? 0;
  if (cities.includes(own)) return true;
  return regions.names.some(
    ({ cityIds }) => cityIds.includes(own) && cityIds.some((id) => cities.includes(id)),
  );
}

const mainTownsOf = madeOnce(
  (index: VillageIndex) => new Set(index.regions.names.map(({ mainTown }) => placesOf(index)[mainTown]?.id)),
);

/** Whether a region is named after the village. */
export function isMainTown(index: VillageIndex, { id }: Village): boolean {
  return mainTownsOf(index).has(id);
}

/** Villages that people count to a town of another governorate. */
export function isAlsoOf(index: VillageIndex, { name }: Village, mainTown: number): boolean {
  const town = ALSO_OF_TOWN.get(plainName(name)) ?? ALSO_OF_TOWN.get(plainName(name.replace(CAMP_OF, '')));
  return town !== undefined && town === plainName(placesOf(index)[mainTown]?.name ?? '');
}

/** A camp counts to the same town as the place it is named after. */
const CAMP_OF = /^مخيم /u;

/** Villages that people count to a town beside the governorate they are filed under. */
const ALSO_OF_TOWN = new Map(
  namesOf('also-of').flatMap(([town, ...names]) => names.map((name) => [plainName(name), plainName(town)])),
);

/** "بيت الشوفي" is a house: of all villages that the gazetteer knows none is called so. */
function isFamily(word: string, next: string): boolean {
  return word === 'بيت' && /^ال.{2,}ي$/u.test(next);
}

/** Where words begin as villages' names do, and go on, but for whose house it is: "بيت ابو محمد". */
function headsOf({ words, written }: AddressPiece): readonly string[] {
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    const isTelling = VILLAGE.has(word) ? DIRECTIONS.has(next ?? '') : TELLING_HEADS.has(word);
    if (next === undefined || !isTelling || OF_A_PERSON.has(next) || isFamily(word, next)) return [];
    return [`${written[at]} ${written[at + 1]}`];
  });
}

/**
 * Words that say that the place lies around a town, or, in the city's or state's field, that it is a village and not
 * which.
 */
function findAroundTown({ regions }: VillageIndex, { city, state, address }: NamedAddress): string | null {
  const village = [...city, ...state].find(({ kind, name: [one, ...others] }) => {
    return kind === 'common' && others.length === 0 && VILLAGE.has(withoutArticle(one?.word ?? ''));
  });
  const found = [...city, ...state, ...address].find((part) => {
    const words = wordsOfAddress(part);
    // "خارج المدينة": its name is the town's word alone.
    if (part.kind === 'near' && THE_TOWN.has(words.join(' ')))
      return AROUND_TOWN.has(foldWords(part.text)[0] ?? '');
    if (part.kind !== 'place' || words.length < 2 || TOWN_TOO.has(words[0] ?? '')) return false;
    return words.some((word, at) => {
      if (!AROUND_TOWN.has(word)) return false;
      const isBehind = at === words.length - 1 && isRegion(regions, words.slice(0, at));
      const behind = words.slice(at + 1, at + 1 + LONGEST_TOWN);
      return isBehind || behind.some((_, last) => isRegion(regions, behind.slice(0, last + 1)));
    });
  });
  return (village ?? found)?.text ?? null;
}

/** In letters: "Sa'ir" is no name without ع, "ari7a" none without ح; names in other letters than Arabic do not tell. */
function missesMark(text: string, name: string): number {
  if (!/[\u0621-\u064a]/u.test(name)) return 0;
  return MARKS.reduce(
    (sum, [mark, letters, cost]) => sum + (mark.test(text) && !letters.test(name) ? cost : 0),
    0,
  );
}

function costOf({ cost, reading }: RankedVillage): number {
  return cost + (reading.hit.by === 'part' ? PART : 0);
}

/** Those of the territories that an order names in which a city does not lie. */
export function contradicting(
  { regions }: VillageIndex,
  cityId: number,
  territories: readonly SaidTerritory[],
): readonly SaidTerritory[] {
  return territories.filter(({ territory }) => contradicts(territory, regions.lands.get(cityId)));
}

/** A town of 1948, where the order's country is Palestine. */
function isAcross(index: VillageIndex, cityId: number, territories: readonly SaidTerritory[]): boolean {
  const lands = index.regions.lands.get(cityId) ?? [];
  const isInside = lands.length > 0 && lands.every((land) => land === 'inside');
  return isInside && territories.some(({ territory }) => territory === 'palestine');
}
