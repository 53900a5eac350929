import { foldedWordsOf } from '../../words/phrases';
import { findExonyms } from '../find-exonyms';
import type { Gazetteer } from '../gazetteer';
import { findWordClass, plainName, plainWords } from '../names';
import { foldText, foldWords } from '../normalize';
import { isOneSlip } from '../one-slip';
import { ARABIC, mainScript } from '../symbols';
import { territoryAt } from '../territories';
import type { Village } from '../village';
import { type Areas, findAreas, landOfRow, type Situated } from './areas';
import { cityNames, cityWords } from './city-name';
import { type FoundPlace, withoutDoubles } from './doubles';
import { withKnownParts } from './known-part';
import { type KnownPlace, type KnownPlaces, knownPlaces, placesNamed, placesSounding } from './known-places';
import type { ListedPlace } from './listed-place';
import type { NameContext } from './name-context';
import {
  LONGEST_LISTED_NAME,
  type NamedPlace,
  type NameReading,
  NOTHING,
  readName,
  tidied,
} from './read-name';
import { rowsAround, rowsNamed } from './rows-named';
import { unlistedPlaces } from './unlisted';

export interface ReadList {
  /** Those that the list lacks behind those that it has. */
  readonly places: readonly ListedPlace[];
  readonly areas: Areas;
  /** By place in the list: what its record's name was read as. */
  readonly readings: readonly NameReading[];
}

const SUBURB = foldedWordsOf('suburb');
/** Records of a list; those behind them are shown and not matched. */
const MOST_RECORDS = 50_000;
/** So often in one list, what stands beside names is where they lie. */
const REPEATED = 4;

/** Names that the person gave to records, by the record's id. */
export type GivenNames = ReadonlyMap<number, string>;

/** Reads a list: each record as names a person would say, where each place lies, and what is listed twice. */
export function readList(
  villages: readonly Village[],
  gazetteer: Gazetteer,
  given: GivenNames = new Map(),
): ReadList {
  const known = knownPlaces(gazetteer);
  const context = contextOf(villages, known);
  const read = villages.map(({ id, name, city }, at): NameReading => {
    if (at >= MOST_RECORDS) return NOTHING;
    const own = given.get(id);
    const reading = readName(own ?? name, { ...context, isOwnCity: context.isCity(city) });
    return own === undefined ? reading : { ...reading, changed: true };
  });
  const readings = withKnownParts(read, known);
  const rowsOfHint = learnHints(readings, known);
  const found = readings.flatMap(({ places, zone, hints }, record) => {
    const { cityId = 0, city = '' } = villages[record] ?? {};
    const hinted = hints.flatMap(rowsOfHint);
    return places.map((place): Found => {
      const namesakes = zone ? [] : findKnown(known, place);
      return { record, zone, hints, place, name: place.name, cityId, city, hinted, known: namesakes };
    });
  });
  const areas = findAreas(found);
  const findMeant = slipsOf(found, areas, known);
  const places = found.flatMap((one, at) => {
    const own = areas.areasOf[at] ?? [];
    return own.map((area) => placeIn(area, areas, known, findMeant(one, own), own.length === 1));
  });
  const listed = withoutDoubles(places, villages);
  return { places: [...listed, ...unlistedPlaces(listed, areas, known)], areas, readings };
}

interface Found extends Situated {
  readonly zone: boolean;
  readonly hints: readonly string[];
  readonly place: NamedPlace;
}

/** Letters from which a name with one wrong letter is still told. */
const SHORTEST_SLIPPED = 5;

/** A known name without what names carry or drop: "الجهالين" of "عرب الجهالين". */
function bareOf({ names }: KnownPlace, plain: string): string {
  const words = names.find((one) => plainWords(one) === plain) ?? [];
  return plainWords(words.filter((word) => findWordClass(word) === null));
}

/** A record one letter off the only known place of its area that the list lacks is that place: "ترقومبا". */
function slipsOf(found: readonly Found[], { ofRegion }: Areas, { byName }: KnownPlaces) {
  const listed = new Set(found.flatMap((one) => one.known));
  const missing = [...byName].flatMap(([plain, places]) =>
    plain.length >= SHORTEST_SLIPPED &&
    mainScript([plain]) === ARABIC &&
    places.every((one) => !listed.has(one))
      ? places.map((place) => ({ plain, place, bare: bareOf(place, plain) }))
      : [],
  );
  return (one: Found, [area, ...others]: readonly number[]): Found => {
    const written = plainName(one.name);
    const isUnknown = one.known.length === 0 && !one.zone && written.length >= SHORTEST_SLIPPED;
    if (!isUnknown || area === undefined || others.length > 0) return one;
    const near = missing.filter(
      ({ plain, place, bare }) =>
        (bare === written || isOneSlip(plain, written)) && ofRegion.get(place.row ?? -1)?.includes(area),
    );
    const [meant, ...more] = new Set(near.map(({ place }) => place));
    if (meant === undefined || more.length > 0) return one;
    const name = meant.names.find((words) => plainWords(words) === near[0]?.plain)?.join(' ') ?? one.name;
    const place = { name, others: namesOf(one.place) };
    return { ...one, name, place, known: [meant] };
  };
}

function placeIn(
  area: number,
  { ofRegion, lands }: Areas,
  known: KnownPlaces,
  found: Found,
  isSure: boolean,
): FoundPlace {
  const [only, ...more] = found.known.filter(({ row = -1 }) => ofRegion.get(row)?.includes(area));
  const meant = more.length === 0 ? only : undefined;
  const [sole, ...namesakes] = found.known;
  const isAround =
    namesakes.length === 0 && rowsAround(sole?.row).some((row) => ofRegion.get(row)?.includes(area));
  const identity = meant ?? (isAround ? sole : undefined);
  // "راس العين" of Nablus is not the town of 1948.
  const own = lands.get(area) ?? [];
  const isThere =
    own.length === 0 || found.known.some(({ row }) => row === undefined || own.includes(landOfRow(row)));
  return {
    ...inArabic(known, found.place, meant),
    records: [found.record],
    area,
    zone: found.zone,
    known: [],
    alsoAt: [],
    inhabitants: meant?.inhabitants ?? 0,
    isKnown: found.known.length > 0 && isThere,
    beside: found.hints.map(plainName),
    hints: found.hints.map(foldText).join('|'),
    isSure,
    meant,
    identity,
    namesKnown:
      identity === undefined ? [] : namesOf(found.place).filter((name) => isCalled(known, name, identity)),
  };
}

function namesOf({ name, others }: NamedPlace): readonly string[] {
  return [name, ...others];
}

function isCalled(known: KnownPlaces, name: string, meant: KnownPlace): boolean {
  return findKnown(known, { name, others: [] }).includes(meant);
}

/** A place by its Arabic name, where it is known; one that is cut off, in full: "Deir Dibwan | دير دب". */
function inArabic(places: KnownPlaces, place: NamedPlace, meant: KnownPlace | undefined): NamedPlace {
  const all = namesOf(place);
  const own = all.find((name) => mainScript(foldWords(name)) === ARABIC);
  const known = meant?.names.filter((words) => mainScript(words) === ARABIC).map((words) => words.join(' '));
  const written = own === undefined ? '' : foldText(own);
  const isCutOff = all.length > 1 && !known?.includes(written);
  const whole = isCutOff ? known?.find((name) => name.startsWith(written)) : undefined;
  // "Az Zawiya (Jenin) الزاوية ميثلون": the town behind it only says where it lies.
  const isTown = (rest: string) => placesNamed(places, rest).length > 0;
  const plain = known?.find(
    (name) => isCutOff && written.startsWith(`${name} `) && isTown(written.slice(name.length)),
  );
  const arabic = whole ?? plain ?? own ?? known?.[0];
  return arabic === undefined ? place : { name: arabic, others: all.filter((other) => other !== arabic) };
}

/** What the gazetteer knows by any of a place's names; by its sound where none is known letter for letter. */
function findKnown(known: KnownPlaces, place: NamedPlace): readonly KnownPlace[] {
  const all = namesOf(place);
  const exact = all.flatMap((some) => placesNamed(known, some));
  const foreign = all.filter((some) => mainScript(foldWords(some)) !== ARABIC);
  // "Arrabah" is one of two villages' Latin spellings, and may be either.
  const isArabic = foreign.length < all.length && exact.length > 0;
  const sounding = isArabic ? [] : foreign.flatMap((some) => placesSounding(known, some));
  const found = [...exact, ...sounding];
  // "כפ\"ס", and what else a place is called that no sound leads back to it.
  const called = () => all.flatMap((some) => findExonyms(foldWords(some)));
  return [
    ...new Set(
      found.length > 0 ? found : called().flatMap((words) => known.byName.get(plainWords(words)) ?? []),
    ),
  ];
}

function rowsHinted(hint: string, known: KnownPlaces): readonly number[] {
  const rows = cityNames(hint).flatMap(rowsNamed);
  if (rows.length > 0) return rows;
  const near = new Set(placesNamed(known, hint).map(({ row }) => row));
  return near.size === 1 ? [...near].flatMap((row) => row ?? []) : [];
}

/** What a clerk's own mark means is told by where most lie that have it: "ن" behind villages of Nablus. */
function learnHints(readings: readonly NameReading[], known: KnownPlaces) {
  const rows = new Map<string, number[]>();
  for (const { places, hints } of readings)
    for (const place of hints.length > 0 ? places : []) {
      const [row, ...others] = new Set(findKnown(known, place).flatMap((one) => one.row ?? []));
      if (row === undefined || others.length > 0) continue;
      for (const hint of hints) rows.set(hint, [...(rows.get(hint) ?? []), row]);
    }
  return (hint: string): readonly number[] => {
    const said = rowsHinted(hint, known);
    const own = rows.get(hint) ?? [];
    const most = own.find((row) => own.filter((other) => other === row).length * 2 > own.length);
    return said.length > 0 || most === undefined ? said : [most];
  };
}

interface ListContext extends Omit<NameContext, 'isOwnCity'> {
  readonly isCity: (city: string) => NameContext['isOwnCity'];
}

function contextOf(villages: readonly Village[], known: KnownPlaces): ListContext {
  const cities = new Set(villages.flatMap(({ city }) => cityNames(city).map((words) => words.join(' '))));
  const isPlace = memoized((text) => findKnown(known, { name: text, others: [] }).length > 0);
  const repeated = repeatedSides(villages, isPlace);
  const listed = new Set(villages.flatMap(({ name }) => namesWritten(name)));
  const plainCity = (text: string) => cityWords(text).join(' ');
  const isRegion = memoized((text) => {
    const words = cityWords(text);
    return rowsNamed(words).length > 0 || territoryAt(words, 0)?.length === words.length;
  });
  const isQualifier = memoized(
    (text) => cities.has(plainCity(text)) || repeated.has(foldText(text)) || isRegion(text),
  );
  return {
    isRegion,
    isQualifier,
    isRepeated: (text) => repeated.has(foldText(text)),
    isListed: (text) => listed.has(foldText(text)),
    isPlace,
    isIn: (name, region) => {
      const rows = isQualifier(region) ? rowsHinted(region, known) : null;
      const places = rows === null ? [] : findKnown(known, { name, others: [] });
      return places.some(({ row = -1 }) => rows?.length === 0 || rows?.includes(row));
    },
    isCity: (city) => {
      const names = new Set(cityNames(city).map((words) => words.join(' ')));
      return (text) =>
        names.has(plainCity(text)) || (rowsNamed(cityWords(text)).length > 0 && sharesRow(city, text));
    },
  };
}

/** A name, what of it is in each script, and that without "ضاحية": "بيت امر" of "Beit Ummar بيت امر". */
function namesWritten(name: string): readonly string[] {
  const words = foldWords(name);
  const all = [words, ...Map.groupBy(words, (word) => mainScript([word])).values()];
  return [...all, ...all.map((some) => some.filter((word) => !SUBURB.has(word)))].map((some) =>
    some.join(' '),
  );
}

function sharesRow(city: string, text: string): boolean {
  const rows = new Set(cityNames(city).flatMap(rowsNamed));
  return rowsNamed(cityWords(text)).some((row) => rows.has(row));
}

/** What stands in brackets, before or behind a dash, or behind a place's name in many records. */
function repeatedSides(
  villages: readonly Village[],
  isPlace: (text: string) => boolean,
): ReadonlySet<string> {
  const count = new Map<string, number>();
  for (const { name } of villages) {
    if (name.length > LONGEST_LISTED_NAME) continue;
    const tidy = tidied(name);
    const sides = tidy.split(/\s+[-–—•]\s*|[-–—]\s+|[()[\]/،,]/u).map(foldText);
    const last = tidy.slice(tidy.lastIndexOf(' ') + 1);
    const isBehind =
      findWordClass(foldText(last)) === null && !isPlace(tidy) && isPlace(tidy.slice(0, -last.length));
    for (const side of new Set([...(sides.length > 1 ? sides : []), ...(isBehind ? [foldText(last)] : [])]))
      count.set(side, (count.get(side) ?? 0) + 1);
  }
  return new Set([...count].flatMap(([side, times]) => (side !== '' && times >= REPEATED ? side : [])));
}

function memoized(read: (text: string) => boolean): (text: string) => boolean {
  const known = new Map<string, boolean>();
  return (text) => {
    const answer = known.get(text) ?? read(text);
    known.set(text, answer);
    return answer;
  };
}
