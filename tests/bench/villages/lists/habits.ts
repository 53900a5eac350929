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
  coded: ({ name, number }) => `R-${String(number).padStart(3, '0')} ${name}`,
  priced: ({ name, draw }) => `${name} - ${15 + 5 * draw(4)}₪`,
  cityLead: (place) => `${town(place)}/${place.name}`,
  starred: ({ name }) => `* ${name}`,
  kindBehind: (place) => (isCamp(place) || isRuin(place) ? place.name : `${place.name} (قرية)`),
  joinedUp: ({ name }) => name.replace(/^(دير|كفر|بيت|عين|ابو|أبو|ام|أم) /u, '$1'),
  bare: ({ name }) => name.replace(/^ال(?=\p{L}{3})/u, ''),
  latinBrackets: ({ name, latin }) => (latin === null ? name : `${name} (${latin})`),
  underscored: ({ name }) => name.replaceAll(' ', '_'),
  branched: (place) => `${loosely(place.name)} | فرع ${town(place)}`,
  quick: ({ name }) => `${name} - توصيل 24 ساعة`,
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
  branch: (city) => `فرع ${city.replace(/ و.*$/u, '')}`,
  line: (city) => `خط ${city.replace(/ و.*$/u, '')}`,
  around: (city) => `${city.replace(/ و.*$/u, '')} وقراها`,
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
