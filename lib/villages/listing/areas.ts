import { plainName } from '../names';
import { foldWords } from '../normalize';
import { REGIONS, type RegionNames } from '../region-names';
import { LANDS, type Land, territoryAt } from '../territories';
import { cityNames, cityWords } from './city-name';
import type { KnownPlace } from './known-places';
import { rowsNamed, rowsWithin } from './rows-named';

/**
 * Where the places of a list lie. A list's city is believed to be the governorate it is called after as long as most of
 * what is known of its places agrees; otherwise, and where it is a land or a zone, each place lies where the gazetteer has it.
 * An area is a city of the list by its id, or a governorate that no city is, by a negative number.
 */
export interface Areas {
  /** By place in the list of places asked about: several where its city is a land that has several places of its name. */
  readonly areasOf: readonly (readonly number[])[];
  readonly nameOf: ReadonlyMap<number, string>;
  /** By row of `REGIONS`. */
  readonly ofRegion: ReadonlyMap<number, readonly number[]>;
  /** Names of the list's cities, and the areas of their places. */
  readonly named: readonly { readonly words: readonly string[]; readonly areas: readonly number[] }[];
  readonly lands: ReadonlyMap<number, readonly Land[]>;
  /** The area of a row of `REGIONS`, though no place of the list lies in it. */
  readonly areaOfRow: (row: number) => number;
}

/** A place whose area is sought. */
export interface Situated {
  /** Its record, by place in the list. */
  readonly record: number;
  readonly name: string;
  readonly cityId: number;
  readonly city: string;
  /** What the gazetteer knows by its name. */
  readonly known: readonly KnownPlace[];
  /** Rows of `REGIONS` that its own record names. */
  readonly hinted: readonly number[];
}

/** A city over more areas than this says little of where a place is. */
const MOST_AREAS = 3;

/** By place: the rows that the gazetteer has it in. */
function rowsOf({ known }: Situated): readonly number[] {
  return [...new Set(known.flatMap(({ row }) => row ?? []))];
}

const GAZA_STRIP = new Set(['DEB', 'GZA', 'KYS', 'NGZ', 'RFH']);

export function landOfRow(row: number): Land {
  const { country, codes } = REGIONS[row] as RegionNames;
  if (country === 'JO') return 'jordan';
  if (country === 'IL') return 'inside';
  return GAZA_STRIP.has(codes[0] ?? '') ? 'gaza-strip' : 'west-bank';
}

interface City {
  readonly id: number;
  readonly name: string;
  /** Rows it is called after, and most of its places lie in. */
  readonly rows: readonly number[];
  /** The land it is called after: "الداخل". */
  readonly land: Land | null;
  /** It is called after nothing that is known: where it lies, most of its places say. */
  readonly isZone: boolean;
  /** How many of its places are known to lie in each row. */
  readonly count: ReadonlyMap<number, number>;
}

export function findAreas(situated: readonly Situated[]): Areas {
  const places = isOfJordan(situated) ? situated.map((place) => ({ ...place, known: [] })) : situated;
  const cities = new Map(
    [...Map.groupBy(places, ({ cityId }) => cityId)].map(([id, own]) => [id, readCity(id, own)] as const),
  );
  const seats = new Map<number, number>();
  for (const { id, rows } of [...cities.values()].toSorted(
    (a, b) => Number(a.isZone) - Number(b.isZone) || a.rows.length - b.rows.length,
  ))
    for (const row of rows) if (!seats.has(row)) seats.set(row, id);
  const ofRegion = new Map<number, number[]>();
  const nameOf = new Map<number, string>();
  const lands = new Map<number, Land[]>();
  const note = <K, V>(map: Map<K, V[]>, key: K, value: V) => {
    const values = map.get(key) ?? [];
    if (!values.includes(value)) map.set(key, [...values, value]);
  };
  for (const { id, name, rows, land } of cities.values()) {
    nameOf.set(id, cityWords(name).join(' '));
    for (const row of rows) {
      note(ofRegion, row, id);
      note(lands, id, landOfRow(row));
    }
    if (rows.length === 0 && land !== null) lands.set(id, [land]);
  }
  const areaOfRow = (row: number) => {
    const area = seats.get(row) ?? -1 - row;
    note(ofRegion, row, area);
    note(lands, area, landOfRow(row));
    if (!nameOf.has(area)) nameOf.set(area, REGIONS[row]?.names[0] ?? '');
    return area;
  };
  // "نابلس" beside "لواء نابلس": what two cities are called after is one area.
  const areaOfCity = ({ id, rows: [row, ...more] }: City) =>
    row === undefined || more.length > 0 ? id : areaOfRow(row);
  const isListedIn = listedIn(places, cities);
  const possible = places.map((place) => {
    const city = cities.get(place.cityId) as City;
    const rows = rowsOfPlace(place, city, isListedIn);
    return rows.length === 0 ? [areaOfCity(city)] : rows.map(areaOfRow);
  });
  const areasOf = withoutTaken(places, besideOthers(places, amongNext(places, possible)));
  const named = [...cities.values()].flatMap((city) => {
    const isOfCity = (_: unknown, at: number) => places[at]?.cityId === city.id;
    const areas = city.rows.length > 0 ? [areaOfCity(city)] : [...new Set(areasOf.filter(isOfCity).flat())];
    return areas.length > MOST_AREAS ? [] : cityNames(city.name).map((words) => ({ words, areas }));
  });
  return { areasOf, nameOf, ofRegion, named, lands, areaOfRow };
}

type AreasOf = Areas['areasOf'];

/**
 * Records before and behind one, and how many of a hundred must lie in one area; 4 and 60 gave the same on nine lists.
 */
const NEXT = 6;
const MOST_OF_NEXT = 80;

/** Many lists go through the land by areas: where most records around one lie in an area that it may lie in, so does it. */
function amongNext(places: readonly Situated[], areasOf: AreasOf): AreasOf {
  return areasOf.map((areas, at) => {
    if (areas.length < 2) return areas;
    const next = [-1, 1].flatMap((step) => {
      const found: number[] = [];
      for (
        let other = at + step;
        found.length < NEXT && places[other]?.cityId === places[at]?.cityId;
        other += step
      )
        if (areasOf[other]?.length === 1) found.push(...(areasOf[other] ?? []));
      return found;
    });
    return narrowed(
      areas,
      (area) => next.filter((one) => one === area).length * 100 > next.length * MOST_OF_NEXT,
    );
  });
}

/** Places that share a record lie beside each other: "الزاوية/صير" is in Jenin, as Sir is. */
function besideOthers(places: readonly Situated[], areasOf: AreasOf): AreasOf {
  const ofRecord = Map.groupBy(places.keys(), (at) => places[at]?.record);
  return areasOf.map((areas, at) => {
    const others = (ofRecord.get(places[at]?.record) ?? []).filter((other) => other !== at);
    return narrowed(areas, (area) => others.some((other) => areasOf[other]?.includes(area)));
  });
}

/** What is listed as another place of the name is not this one too. */
function withoutTaken(places: readonly Situated[], areasOf: AreasOf): AreasOf {
  const names = places.map(({ name }) => plainName(name));
  const taken = new Set(
    areasOf.flatMap((areas, at) => (areas.length === 1 ? `${names[at]}|${areas[0]}` : [])),
  );
  return areasOf.map((areas, at) => narrowed(areas, (area) => !taken.has(`${names[at]}|${area}`)));
}

function narrowed(areas: readonly number[], isLeft: (area: number) => boolean): readonly number[] {
  const left = areas.length > 1 ? areas.filter(isLeft) : [];
  return left.length > 0 ? left : areas;
}

/**
 * Whether most cities are called after governorates of Jordan, whose places the gazetteer lacks: what it knows are
 * namesakes.
 */
function isOfJordan(places: readonly Situated[]): boolean {
  const cities = new Set(places.map(({ city }) => city));
  const called = [...cities].flatMap((city) => cityNames(city).flatMap(rowsNamed));
  return called.filter((row) => landOfRow(row) === 'jordan').length * 2 > called.length;
}

function readCity(id: number, places: readonly Situated[]): City {
  const name = places[0]?.city ?? '';
  const named = [...new Set(cityNames(name).flatMap(rowsNamed))];
  const called = named.length > 0 ? named : rowsWithin(cityWords(name));
  const count = new Map<number, number>();
  for (const place of places) {
    const rows = rowsOf(place);
    for (const row of rows.length === 1 ? rows : []) count.set(row, (count.get(row) ?? 0) + 1);
  }
  const all = [...count.values()].reduce((sum, one) => sum + one, 0);
  const agreeing = called.reduce((sum, row) => sum + (count.get(row) ?? 0), 0);
  const land = landCalled(name);
  const isZone = agreeing * 2 < all || called.length === 0;
  const likely = isZone && land === null && all >= FEWEST_OF_ZONE ? [...count.keys()] : [];
  const own = likely.filter((row) => (count.get(row) ?? 0) * 100 >= all * MOST_OF_ZONE);
  return { id, name, rows: isZone ? own : called, land, isZone, count };
}

/** Places of a zone that are known to lie in one row, how many of a hundred they must be, and how many at least. */
const MOST_OF_ZONE = 80;
const FEWEST_OF_ZONE = 4;

/** "الداخل", "مناطق 48", "الضفة الغربية": a land by its name, or by a word of it. */
function landCalled(city: string): Land | null {
  const called = foldWords(city).flatMap((word, at, words) =>
    [words.slice(at), [word]].map((some) => territoryAt(some, 0)?.territory),
  );
  return (called.find((one) => LANDS.some((land) => land === one)) as Land | undefined) ?? null;
}

/** Whether a place of a name stands under a city that is called after the row. */
function listedIn(places: readonly Situated[], cities: ReadonlyMap<number, City>) {
  const listed = new Set(
    places.flatMap(
      ({ name, cityId }) => cities.get(cityId)?.rows.map((row) => `${plainName(name)}|${row}`) ?? [],
    ),
  );
  return (name: string, row: number): boolean => listed.has(`${plainName(name)}|${row}`);
}

/** The rows a place may lie in; none: in its city, wherever that is. */
function rowsOfPlace(
  place: Situated,
  { rows, land, count }: City,
  isListedIn: (name: string, row: number) => boolean,
): readonly number[] {
  const inHints = place.hinted.length > 0 ? place.hinted : null;
  const own = rowsOf(place);
  if (inHints !== null && !inHints.some((row) => rows.includes(row))) {
    const told = own.filter((row) => inHints.includes(row));
    return (told.length > 0 ? told : inHints).slice(0, 1);
  }
  // "البيرة" of Hebron is not the known one, where the list has that in its own governorate.
  if (rows.length > 0)
    return own.length !== 1 || own.some((row) => rows.includes(row) || isListedIn(place.name, row))
      ? []
      : own;
  if (land === null) {
    const likely = likeliest(own, (row) => (count.get(row) ?? 0) + inhabitantsOf(place, row));
    return likely.length > 1 ? [] : likely;
  }
  return likeliest(
    own.filter((row) => landOfRow(row) === land),
    (row) => (inhabitantsOf(place, row) < TOWN ? 0 : inhabitantsOf(place, row)),
  );
}

/** In thousands: so large, a place is meant by its name before the villages of it. */
const TOWN = 10;

function likeliest(rows: readonly number[], weight: (row: number) => number): readonly number[] {
  const most = Math.max(...rows.map(weight));
  return rows.filter((row) => weight(row) === most);
}

function inhabitantsOf({ known }: Situated, row: number): number {
  const ofRow = known.filter((place) => place.row === row);
  return Math.max(0, ...ofRow.map(({ inhabitants }) => inhabitants));
}
