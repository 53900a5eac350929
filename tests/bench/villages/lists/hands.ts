import { CITY_HABITS, HABITS } from './habits';

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

/** Eight hands. `several` and `hub` are held back: their lists were not read while the extension was made to read lists. */
export const HANDS: Readonly<Record<string, Hand>> = {
  clerk: {
    records: parts(
      HABITS,
      'plain 22, loose 12, hamza 4, bracketed 10, near 3, cityFirst 8, cityLast 6, cityDash 3, latinToo 5, latinDash 3, numbered 4, numberedToo 3, spaced 4, stretched 2, marked 2, village 5, town 3, city 2, short 6, hebrew 2, latin 2',
    ),
    cities: parts(CITY_HABITS, 'plain 3, governorate 4, district 2, area 2, english 1'),
    missing: 15,
    doubled: 3,
    joined: 3,
    joiner: ['X و Y', 'X/Y', 'X - Y', 'X ( تشمل Y )'],
    zones: ['ضواحي X', 'قرى X', 'شمال قريب'],
    townsAreCities: false,
    seed: 26_001,
  },
  shop: {
    records: parts(HABITS, 'plain 70, loose 20, spaced 3, city 2, cityFirst 3, short 3, noted 1'),
    cities: parts(CITY_HABITS, 'land 1'),
    missing: 20,
    doubled: 4,
    joined: 1,
    joiner: ['X/Y'],
    zones: ['ضواحي X', 'قرى X'],
    townsAreCities: true,
    seed: 26_002,
  },
  foreign: {
    records: parts(HABITS, 'latin 60, capitals 8, latinDash 10, latinToo 10, hebrew 8, hebrewToo 4, plain 2'),
    cities: parts(CITY_HABITS, 'english 1'),
    missing: 25,
    doubled: 1,
    joined: 1,
    joiner: ['X/Y'],
    zones: ['X suburbs'],
    townsAreCities: false,
    seed: 26_003,
  },
  driver: {
    records: parts(
      HABITS,
      'plain 20, loose 20, cityFirst 15, cityDash 10, cityLast 5, short 8, numbered 3, village 5, near 2, noted 3, governorate 3, bracketed 4, spaced 2',
    ),
    cities: parts(CITY_HABITS, 'part 1'),
    missing: 20,
    doubled: 3,
    joined: 4,
    joiner: ['X و Y', 'X/Y', 'X - Y', 'X ( تشمل Y )'],
    zones: ['ضواحي X', 'قرى X', 'جنوب X', 'شمال قريب'],
    townsAreCities: true,
    seed: 26_004,
  },
  several: {
    records: parts(
      HABITS,
      'plain 10, loose 10, hamza 3, bracketed 8, near 3, cityFirst 5, cityLast 5, cityDash 3, latinToo 6, latinDash 6, latin 6, hebrew 6, hebrewToo 4, numbered 4, numberedToo 4, spaced 4, stretched 3, marked 3, village 5, town 4, city 2, short 6, capitals 3, noted 2, governorate 4',
    ),
    cities: parts(CITY_HABITS, 'plain 2, governorate 3, district 2, area 2, english 2, numbered 1, town 2'),
    missing: 15,
    doubled: 4,
    joined: 4,
    joiner: ['X و Y', 'X/Y', 'X - Y', 'X ( تشمل Y )'],
    zones: ['ضواحي X', 'قرى X', 'منطقة شمال X'],
    townsAreCities: false,
    seed: 26_005,
  },
  porter: {
    records: parts(
      HABITS,
      'plain 16, loose 14, cityFirst 4, cityLast 14, bracketed 10, governorate 6, hamza 6, village 4, town 4, city 2, short 6, near 4, numbered 5, marked 2, latinToo 4, noted 3',
    ),
    cities: parts(CITY_HABITS, 'part 2, district 2, town 2, numbered 1'),
    missing: 18,
    doubled: 5,
    joined: 5,
    joiner: ['X و Y', 'X، Y', 'X/Y'],
    zones: ['قرى X', 'ضواحي X', 'منطقة X'],
    townsAreCities: true,
    seed: 26_006,
  },
  hub: {
    records: parts(
      HABITS,
      'plain 12, loose 18, cityFirst 6, cityDash 8, cityLast 6, bracketed 8, hamza 4, village 8, town 3, city 3, short 4, near 3, numbered 3, numberedToo 2, spaced 3, stretched 2, latinDash 3, hebrewToo 2, noted 2',
    ),
    cities: parts(CITY_HABITS, 'land 1, part 1, governorate 2, area 1, english 1, plain 1'),
    missing: 22,
    doubled: 4,
    joined: 6,
    joiner: ['X و Y', 'X، Y', 'X/Y', 'X ( تشمل Y )'],
    zones: ['قرى X', 'ضواحي X', 'جنوب X'],
    townsAreCities: true,
    seed: 26_007,
  },
  branch: {
    records: parts(
      HABITS,
      'plain 18, loose 14, coded 6, priced 6, cityLead 10, starred 3, kindBehind 6, joinedUp 6, bare 4, latinBrackets 8, underscored 3, branched 6, quick 3, short 4, near 3',
    ),
    cities: parts(CITY_HABITS, 'branch 3, line 2, around 3'),
    missing: 18,
    doubled: 4,
    joined: 4,
    joiner: ['X + Y', 'X، Y', 'X & Y'],
    zones: ['كل قرى X', 'ريف X', 'باقي مناطق X'],
    townsAreCities: false,
    seed: 26_008,
  },
};

/** “plain 22, loose 12” as parts of a sum. */
function parts<Name extends string>(habits: Readonly<Record<Name, unknown>>, text: string) {
  const said = text.split(', ').map((part) => part.split(' '));
  const unknown = said.find(([name = '']) => !Object.hasOwn(habits, name));
  if (unknown !== undefined) throw new Error(`“${unknown[0]}” is no habit`);
  return Object.fromEntries(said.map(([name, often]) => [name, Number(often)])) as Partial<
    Record<Name, number>
  >;
}
