import { foldedWordsOf, withoutArticle } from '../words/phrases';
import { namesOf } from '../words/words';
import { findNames } from './known-names';
import type { NamedPart } from './named-part';
import { findWordClass, isHeadWord, plainName } from './names';
import { foldWords } from './normalize';
import { isMainTown } from './rank';
import type { RankedVillage } from './ranked-village';
import { type NamedAddress, wordsOfAddress } from './read-order';
import { isRegion, type RegionIndex } from './regions';
import { madeOnce } from './remembered';
import { mainScript } from './symbols';
import type { Village } from './village';
import { placesOf, type VillageIndex } from './village-index';

const QUARTER = foldedWordsOf('quarter-before');
const STREET = foldedWordsOf('street-before');
const NEAR = foldedWordsOf('near-before');
const LANDMARK = new Set([...foldedWordsOf('landmark-before'), ...foldedWordsOf('landmark-behind')]);
/** Letters of a word that tells one record from another. */
const SHORTEST = 4;
const LONGEST_REGION = 3;

/** A record that is called by a town's name and more: "الخليل/ نمره-الحاووز". */
interface OfTown {
  readonly record: Village;
  /** What it is called beside the town, without articles. */
  readonly words: ReadonlySet<string>;
  /** It calls itself a quarter, or a street. */
  readonly isQuarter: boolean;
  readonly isStreet: boolean;
}

/** The parts of an order that may mean a record which the list has beside the town that the order names. */
export function findQuarterRecord(
  index: VillageIndex,
  { city, state, address }: NamedAddress,
  { village, reading }: RankedVillage,
): { readonly text: string; readonly record: Village } | null {
  const all = [...city, ...state, ...address];
  const parts = all.filter(({ kind }) => MEANS_PLACE.has(kind));
  const own = new Set([village.name, reading.text].flatMap(plainlyOf));
  for (const beside of recordsOfTown(index, village)) {
    const part = parts.find((one) => isMeant(index, one, beside, own));
    if (part !== undefined) return { text: part.text, record: beside.record };
  }
  return findLandmark(index, all, village, own);
}

const MEANS_PLACE: ReadonlySet<NamedPart['kind']> = new Set([
  'place',
  'common',
  'quarter',
  'suburb',
  'street',
]);

function isMeant(
  index: VillageIndex,
  part: NamedPart,
  { words, isQuarter, isStreet }: OfTown,
  own: ReadonlySet<string>,
): boolean {
  // Quarters are called as villages are: only a quarter of the list is meant by one.
  if (part.kind === 'quarter' && !isQuarter) return false;
  if (part.kind === 'street' && !isStreet) return false;
  const named = findNames(index, wordsOfAddress(part)).flatMap(({ villages }) => villages);
  // "Tireh" is no word of the record, and the name of a place that is called by one.
  const names = isQuarter ? named.flatMap((at) => placesOf(index)[at]?.name ?? []) : [];
  const said = [part.text, ...names].flatMap(plainlyOf);
  return said.some((word) => words.has(word) && !own.has(word));
}

/** A university or other landmark that the list has as a record of the town's area, or of none; near it is the town. */
function findLandmark(
  index: VillageIndex,
  all: readonly NamedPart[],
  { cityId }: Village,
  own: ReadonlySet<string>,
) {
  const records = writtenOf(index.villages);
  for (const { kind, name, text } of all) {
    if (kind !== 'landmark' || NEAR.has(foldWords(text)[0] ?? '')) continue;
    const telling = name
      .map(({ word }) => withoutArticle(word))
      .filter((word) => isTelling(word) && !own.has(word));
    const inOtherLetters = ({ words }: Written) =>
      words.every((word) => mainScript([word]) !== mainScript(telling));
    const foreign = INSTITUTIONS.filter(([said]) => said.test(text)).flatMap(([, word]) =>
      (records.get(word) ?? []).filter(inOtherLetters),
    );
    const found = [...telling.flatMap((word) => records.get(word) ?? []), ...foreign].find(
      ({ record, words }) =>
        words.some((one) => LANDMARK.has(withoutArticle(one))) && isIn(index, record, cityId),
    );
    if (found !== undefined) return { text, record: found.record };
  }
  return null;
}

/** In other letters nothing tells which of a list's institutions of a kind is meant. */
const INSTITUTIONS = [
  [/universit|אוניברסיט/iu, 'جامعه'],
  [/hospital|mustashfa|בית.?חולים/iu, 'مستشفي'],
] as const;

/** Whether a record lies in the area, or nobody knows where it lies. */
function isIn({ villages, places, regions }: VillageIndex, record: Village, area: number): boolean {
  return places.some(
    ({ cityId, records }) =>
      (cityId === area || !regions.lands.has(cityId)) && records.some((at) => villages[at] === record),
  );
}

function recordsOfTown(index: VillageIndex, town: Village): readonly OfTown[] {
  const name = plainlyOf(town.name);
  const byWord = writtenOf(index.villages);
  // By its rarest word: "كفر" begins hundreds of names.
  const [rarest = []] = name
    .map((word) => byWord.get(word) ?? [])
    .toSorted((one, other) => one.length - other.length);
  return rarest.flatMap(({ record, words }): OfTown[] => {
    const written = words.map(withoutArticle);
    if (record.id === town.id || !name.every((word) => written.includes(word))) return [];
    // No region: lists write those around any name.
    const telling = written.filter((_, at) => !isOfRegion(index.regions, words, at)).filter(isTelling);
    const own = telling.filter((word) => !name.includes(word) && !STREET.has(word));
    const isQuarter = written.some((word) => QUARTER.has(word));
    const isStreet = written.some((word) => STREET.has(word));
    return own.length === 0 ? [] : [{ record, words: new Set(own), isQuarter, isStreet }];
  });
}

interface Written {
  readonly record: Village;
  /** Its whole name, with regions and articles. */
  readonly words: readonly string[];
  /** One of these words, without its article. */
  readonly word: string;
}

/** The records of a list by each word of their names, without articles. */
const writtenOf = madeOnce((villages: readonly Village[]) =>
  Map.groupBy(villages.flatMap(wordsOfRecord), ({ word }) => word),
);

function wordsOfRecord(record: Village): readonly Written[] {
  const words = foldWords(record.name);
  return [...new Set(words.map(withoutArticle))].map((word) => ({ record, words, word }));
}

function isOfRegion(regions: RegionIndex, words: readonly string[], at: number): boolean {
  for (let from = Math.max(0, at + 1 - LONGEST_REGION); from <= at; from++)
    for (let to = at + 1; to <= Math.min(words.length, from + LONGEST_REGION); to++)
      if (isRegion(regions, words.slice(from, to))) return true;
  return false;
}

function plainlyOf(text: string): readonly string[] {
  return foldWords(text).map(withoutArticle);
}

function isTelling(word: string): boolean {
  return word.length >= SHORTEST && findWordClass(word) === null && !isHeadWord(word);
}

/** The place that a phrase is called after, and whether that is a quarter which the list has beside the town. */
export function findNamedAfter(index: VillageIndex, part: NamedPart, townAt: number) {
  // With its kind: "الحاووز الثاني" of a record that is called so.
  const found = findNames(index, foldWords(part.text)).flatMap(({ villages }) => villages);
  const own = found.find((at) => isQuarterRecord(index, at, townAt));
  const place = placesOf(index)[own ?? found[0] ?? -1];
  return place === undefined ? null : { name: place.name, isQuarter: own !== undefined };
}

/** What no gazetteer knows and the list has beside a main town is a quarter of it, which may have a price of its own. */
function isQuarterRecord(index: VillageIndex, at: number, townAt: number): boolean {
  const [place, town] = [index.places[at], index.places[townAt]];
  if (place === undefined || place.isKnown || place.records.length === 0) return false;
  const isOfTown = town?.isKnown === true && place.cityId === town.cityId;
  return isOfTown && isMainTown(index, placesOf(index)[townAt] as Village);
}

/** Villages that are called as a quarter of their town is: beside the town's name either may be meant. */
const ALSO_QUARTERS = namesOf('also-quarter').map((names) => names.map(plainName));

export function isQuarterOf(village: string, town: string): boolean {
  return ALSO_QUARTERS.some(([of, ...names]) => of === plainName(town) && names.includes(plainName(village)));
}
