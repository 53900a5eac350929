/**
 * How lists are written: each hand is a table of habits and how often it has them. What a habit is called by is in the
 * README. Nothing here is known to the extension.
 */

/** A place to be written down, and what the hand may say of it. */
export interface Subject {
  readonly name: string;
  readonly city: string;
  readonly latin: string | null;
  readonly hebrew: string | null;
  /** Its place among the records of its city, from 1. */
  readonly number: number;
  /** Another place of the same city. */
  readonly neighbour: string;
  /** A whole number from 0 to below `of`. */
  readonly draw: (of: number) => number;
}

type Habit = (place: Subject) => string;

const town = ({ city }: Subject) => city.replace(/ و.*$/u, '');
const isCamp = ({ name }: Subject) => name.startsWith('مخيم ');
const isRuin = ({ name }: Subject) => name.startsWith('خربة ');

/** A name as it is written loosely: hamza left out, ة as ه, ى as ي. */
function loosely(name: string): string {
  return name
    .replace(/[أإآ]/gu, 'ا')
    .replace(/ة(?!\p{L})/gu, 'ه')
    .replace(/ى/gu, 'ي');
}

export const HABITS = {
  plain: ({ name }) => name,
  loose: ({ name }) => loosely(name),
  hamza: ({ name }) => name.replace(/^ا(?!ل)/u, 'إ').replace(/ه$/u, 'ة'),
  bracketed: (place) => `${place.name} (${town(place)})`,
  near: (place) => `${place.name} (قرب ${place.neighbour})`,
  cityFirst: (place) => `${town(place)} - ${place.name}`,
  cityLast: (place) => `${place.name} - ${town(place)}`,
  cityDash: (place) => `${town(place)} – ${loosely(place.name)}`,
  latinToo: ({ name, latin }) => (latin === null ? name : `${name} / ${latin}`),
  latinDash: ({ name, latin }) => (latin === null ? name : `${latin} - ${name}`),
  latin: ({ name, latin }) => latin ?? name,
  hebrew: ({ name, hebrew }) => hebrew ?? name,
  hebrewToo: ({ name, hebrew }) => (hebrew === null ? name : `${name} ${hebrew}`),
  numbered: ({ name, number }) => `${number}- ${name}`,
  numberedToo: ({ name, number }) => `(${number}) ${name}`,
  spaced: ({ name }) => `  ${name.replaceAll(' ', '  ')} `,
  stretched: ({ name }) => name.replace(/([بتسشصفقكلمنهي])([ارنمةهي])/u, '$1ـــ$2'),
  marked: ({ name }) => name.replace(/([بتسشصفقكلمن])(?=\p{L})/u, '$1َ'),
  village: (place) => (isCamp(place) || isRuin(place) ? place.name : `قرية ${place.name}`),
  town: (place) => (isCamp(place) || isRuin(place) ? place.name : `بلدة ${place.name}`),
  city: (place) => (isCamp(place) || isRuin(place) ? place.name : `مدينة ${place.name}`),
  short: ({ name }) => name.replace(/^مخيم /u, 'م. ').replace(/^خربة /u, 'خ. '),
  capitals: ({ name, latin }) => latin?.toUpperCase() ?? name,
  noted: ({ name }) => `${name} (يومين)`,
  governorate: (place) => `${place.name}، محافظة ${town(place)}`,
} as const satisfies Readonly<Record<string, Habit>>;

/** How a city is called. */
export const CITY_HABITS = {
  plain: (city) => city,
  governorate: (city) => `محافظة ${city}`,
  district: (city) => `لواء ${city}`,
  area: (city) => `منطقة ${city}`,
  numbered: (city, number) => `${number}. ${city}`,
  town: (city) => city.replace(/ و.*$/u, ''),
  english: (city) => ENGLISH[city] ?? city,
  /** Four lands for the whole country. */
  land: (city) => LANDS.find(([, cities]) => cities.includes(city))?.[0] ?? 'الضفة الغربية',
  /** North and south of them. */
  part: (city) => PARTS.find(([, cities]) => cities.includes(city))?.[0] ?? 'وسط الضفة',
  one: () => 'مناطق التوصيل',
} as const satisfies Readonly<Record<string, (city: string, number: number) => string>>;

const INSIDE = [
  'الناصرة والجليل',
  'حيفا ووادي عارة',
  'المثلث والوسط',
  'تل أبيب ويافا',
  'النقب',
  'غربي القدس',
  'الجولان',
];
const GAZA = ['شمال غزة', 'غزة', 'دير البلح', 'خانيونس', 'رفح'];

const LANDS: readonly (readonly [string, readonly string[]])[] = [
  ['الداخل', INSIDE],
  ['قطاع غزة', GAZA],
  ['القدس', ['القدس']],
];

const PARTS: readonly (readonly [string, readonly string[]])[] = [
  ['شمال', ['نابلس', 'جنين', 'طولكرم', 'قلقيلية', 'سلفيت', 'طوباس']],
  ['جنوب', ['الخليل', 'بيت لحم']],
  ['الداخل 48 شمال', INSIDE.slice(0, 3)],
  ['48', INSIDE.slice(3)],
  ['غزة', GAZA],
];

const ENGLISH: Readonly<Record<string, string>> = {
  'رام الله والبيرة': 'Ramallah & Al-Bireh Governorate',
  نابلس: 'Nablus Governorate',
  الخليل: 'Hebron',
  جنين: 'Jenin',
  طولكرم: 'Tulkarem',
  'بيت لحم': 'Bethlehem District',
  القدس: 'Jerusalem',
  قلقيلية: 'Qalqilya',
  سلفيت: 'Salfit',
  طوباس: 'Tubas',
  'أريحا والأغوار': 'Jericho',
  'شمال غزة': 'North Gaza',
  غزة: 'Gaza',
  'دير البلح': 'Deir al-Balah',
  خانيونس: 'Khan Younis',
  رفح: 'Rafah',
  'الناصرة والجليل': 'Nazareth and Galilee',
  'حيفا ووادي عارة': 'Haifa',
  'المثلث والوسط': 'Center',
  'تل أبيب ويافا': 'Tel Aviv - Jaffa',
  النقب: 'Negev',
  'غربي القدس': 'West Jerusalem',
  الجولان: 'Golan',
};

export interface Hand {
  /** How often each habit is had, as parts of their sum. */
  readonly records: Readonly<Partial<Record<keyof typeof HABITS, number>>>;
  readonly cities: Readonly<Partial<Record<keyof typeof CITY_HABITS, number>>>;
  /** Of a hundred places: taken out, listed twice, joined with the next in one record, listed under their town as a zone. */
  readonly missing: number;
  readonly doubled: number;
  readonly joined: number;
  /** How two places stand in one record. */
  readonly joiner: readonly string[];
  /** Records that are zones, `X` standing for the city's town. */
  readonly zones: readonly string[];
  /** Whether large towns are cities of their own beside their governorate. */
  readonly townsAreCities: boolean;
  readonly seed: number;
}

/** Seven hands. `several` and `hub` are held back: their lists were not read while the extension was made to read lists. */
export const HANDS: Readonly<Record<string, Hand>> = {
  clerk: {
    records: {
      plain: 22,
      loose: 12,
      hamza: 4,
      bracketed: 10,
      near: 3,
      cityFirst: 8,
      cityLast: 6,
      cityDash: 3,
      latinToo: 5,
      latinDash: 3,
      numbered: 4,
      numberedToo: 3,
      spaced: 4,
      stretched: 2,
      marked: 2,
      village: 5,
      town: 3,
      city: 2,
      short: 6,
      hebrew: 2,
      latin: 2,
    },
    cities: { plain: 3, governorate: 4, district: 2, area: 2, english: 1 },
    missing: 15,
    doubled: 3,
    joined: 3,
    joiner: ['X و Y', 'X/Y', 'X - Y', 'X ( تشمل Y )'],
    zones: ['ضواحي X', 'قرى X', 'شمال قريب'],
    townsAreCities: false,
    seed: 26_001,
  },
  shop: {
    records: { plain: 70, loose: 20, spaced: 3, city: 2, cityFirst: 3, short: 3, noted: 1 },
    cities: { land: 1 },
    missing: 20,
    doubled: 4,
    joined: 1,
    joiner: ['X/Y'],
    zones: ['ضواحي X', 'قرى X'],
    townsAreCities: true,
    seed: 26_002,
  },
  foreign: {
    records: { latin: 60, capitals: 8, latinDash: 10, latinToo: 10, hebrew: 8, hebrewToo: 4, plain: 2 },
    cities: { english: 1 },
    missing: 25,
    doubled: 1,
    joined: 1,
    joiner: ['X/Y'],
    zones: ['X suburbs'],
    townsAreCities: false,
    seed: 26_003,
  },
  driver: {
    records: {
      plain: 20,
      loose: 20,
      cityFirst: 15,
      cityDash: 10,
      cityLast: 5,
      short: 8,
      numbered: 3,
      village: 5,
      near: 2,
      noted: 3,
      governorate: 3,
      bracketed: 4,
      spaced: 2,
    },
    cities: { part: 1 },
    missing: 20,
    doubled: 3,
    joined: 4,
    joiner: ['X و Y', 'X/Y', 'X - Y', 'X ( تشمل Y )'],
    zones: ['ضواحي X', 'قرى X', 'جنوب X', 'شمال قريب'],
    townsAreCities: true,
    seed: 26_004,
  },
  several: {
    records: {
      plain: 10,
      loose: 10,
      hamza: 3,
      bracketed: 8,
      near: 3,
      cityFirst: 5,
      cityLast: 5,
      cityDash: 3,
      latinToo: 6,
      latinDash: 6,
      latin: 6,
      hebrew: 6,
      hebrewToo: 4,
      numbered: 4,
      numberedToo: 4,
      spaced: 4,
      stretched: 3,
      marked: 3,
      village: 5,
      town: 4,
      city: 2,
      short: 6,
      capitals: 3,
      noted: 2,
      governorate: 4,
    },
    cities: { plain: 2, governorate: 3, district: 2, area: 2, english: 2, numbered: 1, town: 2 },
    missing: 15,
    doubled: 4,
    joined: 4,
    joiner: ['X و Y', 'X/Y', 'X - Y', 'X ( تشمل Y )'],
    zones: ['ضواحي X', 'قرى X', 'منطقة شمال X'],
    townsAreCities: false,
    seed: 26_005,
  },
  porter: {
    records: {
      plain: 16,
      loose: 14,
      cityFirst: 4,
      cityLast: 14,
      bracketed: 10,
      governorate: 6,
      hamza: 6,
      village: 4,
      town: 4,
      city: 2,
      short: 6,
      near: 4,
      numbered: 5,
      marked: 2,
      latinToo: 4,
      noted: 3,
    },
    cities: { part: 2, district: 2, town: 2, numbered: 1 },
    missing: 18,
    doubled: 5,
    joined: 5,
    joiner: ['X و Y', 'X، Y', 'X/Y'],
    zones: ['قرى X', 'ضواحي X', 'منطقة X'],
    townsAreCities: true,
    seed: 26_006,
  },
  hub: {
    records: {
      plain: 12,
      loose: 18,
      cityFirst: 6,
      cityDash: 8,
      cityLast: 6,
      bracketed: 8,
      hamza: 4,
      village: 8,
      town: 3,
      city: 3,
      short: 4,
      near: 3,
      numbered: 3,
      numberedToo: 2,
      spaced: 3,
      stretched: 2,
      latinDash: 3,
      hebrewToo: 2,
      noted: 2,
    },
    cities: { land: 1, part: 1, governorate: 2, area: 1, english: 1, plain: 1 },
    missing: 22,
    doubled: 4,
    joined: 6,
    joiner: ['X و Y', 'X، Y', 'X/Y', 'X ( تشمل Y )'],
    zones: ['قرى X', 'ضواحي X', 'جنوب X'],
    townsAreCities: true,
    seed: 26_007,
  },
};
