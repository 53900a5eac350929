import { findExonyms } from './find-exonyms';
import { type Gazetteer, NO_PLACES, otherNamesOf, type PlaceNames } from './gazetteer';
import { type LaidOut, layOut } from './laid-out';
import { knownPlaces } from './listing/known-places';
import type { ListedPlace } from './listing/listed-place';
import { type GivenNames, readList } from './listing/read-list';
import {
  type FormKind,
  nameForms,
  PART_OF_NAME,
  plainName,
  plainWords,
  shortenedForms,
  unlistedForms,
  zoneForms,
} from './names';
import { foldWords } from './normalize';
import { buildRegionIndex, type RegionIndex } from './regions';
import { madeOnce } from './remembered';
import { buildSearchIndex, type SearchIndex } from './search-index';
import { hashOf, nearSkeletons, skeletonOfWords } from './skeleton';
import { ARTICLE, type Encoded, encode } from './symbols';
import { LARGE_TOWN, type Town, townsOf } from './towns';
import { isDeliverable, type Village } from './village';

/** A directory made ready for matching: plain data and typed arrays, which can be kept in IndexedDB. */
export interface VillageIndex {
  /** The records of the list, as they are. */
  readonly villages: readonly Village[];
  /** What they were read as, see `listing/read-list.ts`; matching knows these alone, by `placesOf`. */
  readonly places: readonly IndexedPlace[];
  /** By form: its place, its cost, what kind of form it is, and its sounds. */
  readonly formVillage: Uint32Array;
  readonly formCost: Float32Array;
  readonly formKind: Uint8Array;
  readonly forms: LaidOut;
  /** Skeletons as numbers, sorted, and beside each a form that has it. */
  readonly keys: Uint32Array;
  readonly keyForm: Uint32Array;
  /** Whole names as `plainWords` writes them → places in `places`; zones are not among them. */
  readonly wholeNames: ReadonlyMap<string, readonly number[]>;
  readonly regions: RegionIndex;
  readonly towns: readonly Town[];
  readonly search: SearchIndex;
}

/** What the picker needs of it. */
export type SearchableVillages = Pick<VillageIndex, 'villages' | 'search'>;

/** A place of the list by its name, its area and the records that stand for it; what is said of those may change beside it. */
interface IndexedPlace {
  readonly name: string;
  readonly cityId: number;
  readonly city: string;
  /** In thousands; 0 where that is not known. */
  readonly inhabitants: number;
  /** Places in `villages`; none where the list lacks the place. */
  readonly records: readonly number[];
  /** The gazetteer knows it: what it does not know is as a rule a quarter, a street or a landmark of a town. */
  readonly isKnown: boolean;
  /** Of such a one: names of the town that the list says it is in, as `plainName` writes them. */
  readonly quarterOf: readonly string[];
  /** Places in `places` that are this one in other zones of the list, which may have prices of their own. */
  readonly alsoAt: readonly number[];
}

/**
 * Makes a directory ready for matching: 60 ms for a thousand villages. `given`: names that the person gave to records.
 */
export function buildVillageIndex(
  villages: readonly Village[],
  gazetteer: Gazetteer = NO_PLACES,
  given?: GivenNames,
): VillageIndex {
  const list = readList(villages, gazetteer, given);
  const places = list.places.map(({ area, isKnown, beside, ...place }): IndexedPlace => {
    const { name, records, inhabitants, alsoAt } = place;
    const city = list.areas.nameOf.get(area) ?? '';
    const quarterOf = isKnown ? [] : beside;
    return { name, records, inhabitants, isKnown, quarterOf, alsoAt, cityId: area, city };
  });
  const named = placesOf({ villages, places });
  const regions = buildRegionIndex(named, list.areas);
  const wholeNames = namesOf(list.places);
  // "عسكر الجديد" is the camp that the list calls so, and not what else another camp is called.
  const isOfOther = (words: readonly string[], { name, cityId }: IndexedPlace) =>
    wholeNames.get(plainWords(words))?.some((at) => {
      const other = places[at];
      const isThere = other?.cityId === cityId && other.records.length > 0;
      return isThere && plainName(other.name) !== plainName(name);
    });
  const others = otherNamesOf(named, gazetteer, regions.lands).map((names, at) =>
    [...names, ...exonymsOf(list.places[at])].filter(
      (words) => !isOfOther(words, places[at] as IndexedPlace),
    ),
  );
  const seats = new Set(regions.names.map(({ mainTown }) => mainTown));
  const towns = townsOf(list.places, seats, knownPlaces(gazetteer));
  const townPlaces = new Set(towns.map(({ place }) => place));
  const forms: { village: number; cost: number; kind: FormKind; encoded: Encoded }[] = [];
  const entries: number[] = [];
  list.places.forEach((place, at) => {
    const shortened = townPlaces.has(at) ? shortenedForms(place.name) : [];
    for (const form of [...formsOf(place, others[at]), ...shortened]) {
      const encoded = encode(form.words, form.script);
      if (encoded.symbols.every((symbol) => symbol <= ARTICLE)) continue;
      const skeleton = skeletonOfWords(form.words);
      // A part of a name is believed only when spelled right, so it needs no near skeletons.
      const keys = form.kind === PART_OF_NAME ? [skeleton] : nearSkeletons(skeleton);
      for (const key of keys) entries.push(hashOf(key) * 2 ** 21 + forms.length);
      forms.push({ village: at, cost: form.cost, kind: form.kind, encoded });
    }
  });
  const sorted = Float64Array.from(entries).sort();
  return {
    villages,
    places,
    formVillage: Uint32Array.from(forms, (form) => form.village),
    formCost: Float32Array.from(forms, (form) => form.cost),
    formKind: Uint8Array.from(forms, (form) => form.kind),
    forms: layOut(forms.map(({ encoded }) => encoded)),
    keys: Uint32Array.from(sorted, (entry) => Math.floor(entry / 2 ** 21)),
    keyForm: Uint32Array.from(sorted, (entry) => entry % 2 ** 21),
    wholeNames,
    regions,
    towns,
    search: buildSearchIndex(villages, namesByRecord(list.places, others)),
  };
}

function formsOf({ name, others: written, zone, known }: ListedPlace, others?: PlaceNames) {
  if (zone) return zoneForms(name);
  return known.length > 0 ? unlistedForms(known) : nameForms(name, written, others);
}

/** What a place that no gazetteer has is called by its other names: "BZU" of "الجامعة Birzeit University". */
function exonymsOf(place: ListedPlace | undefined): PlaceNames {
  return place === undefined || place.isKnown || place.zone
    ? []
    : place.others.flatMap((other) => findExonyms(foldWords(other)));
}

function namesOf(places: readonly ListedPlace[]): ReadonlyMap<string, readonly number[]> {
  const named = places.flatMap(({ name, others, zone, known }, at) => {
    const exact = [...[name, ...others].map(plainName), ...known.map(plainWords)];
    return zone ? [] : [...new Set(exact)].map((plain) => ({ plain, at }));
  });
  const groups = Map.groupBy(named, ({ plain }) => plain);
  return new Map([...groups].map(([plain, all]) => [plain, all.map(({ at }) => at)]));
}

/** What else the picker finds a record by: the names its places are said by, and what else those are called. */
function namesByRecord(places: readonly ListedPlace[], others: readonly PlaceNames[]): readonly PlaceNames[] {
  const names: (readonly string[])[][] = [];
  places.forEach((place, at) => {
    for (const record of place.records) {
      names[record] ??= [];
      names[record].push(...[place.name, ...place.others].map(foldWords), ...(others[at] ?? []));
    }
  });
  return names;
}

const marked = new WeakMap<
  VillageIndex['places'],
  { readonly villages: readonly Village[]; readonly all: readonly Village[] }
>();

/** The places of a list with what is said of their records now: of two records the first that is open stands for the place. */
export function placesOf({
  villages,
  places,
}: Pick<VillageIndex, 'villages' | 'places'>): readonly Village[] {
  const known = marked.get(places);
  if (known?.villages === villages) return known.all;
  const all = places.map(({ name, cityId, city, records }, at): Village => {
    const own = records.flatMap((record) => villages[record] ?? []);
    // A place that the list lacks has no id of the service.
    const unlisted = { id: -1 - at, closed: false, deleted: false, hidden: false, note: null };
    return { ...(own.find(isDeliverable) ?? own[0] ?? unlisted), name, cityId, city };
  });
  marked.set(places, { villages, all });
  return all;
}

export function isLargeTown(place: IndexedPlace | undefined): boolean {
  return place !== undefined && place.inhabitants >= LARGE_TOWN && place.records.length > 0;
}

export function isUnlisted({ id }: Pick<Village, 'id'>): boolean {
  return id < 0;
}

/** The records that stand for the same place as this one, itself among them: several where it is listed twice. */
export function recordsOfPlace(index: VillageIndex, { id }: Pick<Village, 'id'>): readonly Village[] {
  const { villages, places } = index;
  return recordsAt(
    index,
    places.findIndex(({ records }) => records.some((record) => villages[record]?.id === id)),
  );
}

function recordsAt({ villages, places }: VillageIndex, place: number): readonly Village[] {
  return places[place]?.records.flatMap((record) => villages[record] ?? []) ?? [];
}

/** Whether a place's records stand under several cities and some alone are open: which of the cities is meant may matter. */
export function isOpenInPart(index: VillageIndex, place: number): boolean {
  const records = recordsAt(index, place);
  const open = records.filter(isDeliverable);
  if (open.length === 0 || open.length === records.length) return false;
  return records.some(({ cityId }) => cityId !== open[0]?.cityId);
}

const byId = madeOnce((villages: readonly Village[]) => new Map(villages.map((one) => [one.id, one])));

/** The record that stands for a place, as the list has it. */
export function recordOf(
  { villages }: Pick<VillageIndex, 'villages'>,
  { id }: Pick<Village, 'id'>,
): Village | undefined {
  return byId(villages).get(id);
}

/** Calls `visit` with every form that has this skeleton. */
export function visitForms(index: VillageIndex, skeleton: string, visit: (form: number) => void): void {
  const key = hashOf(skeleton);
  let low = 0;
  let high = index.keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((index.keys[middle] as number) < key) low = middle + 1;
    else high = middle;
  }
  for (let at = low; index.keys[at] === key; at++) visit(index.keyForm[at] as number);
}
