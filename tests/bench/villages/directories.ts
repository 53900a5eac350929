import type { Village } from '../../../lib/villages/village';
import type { ListedCity } from './options';

/** The service's listing as the extension keeps it. */
export function villagesOf(cities: readonly ListedCity[]): Village[] {
  return cities.flatMap((city) =>
    city.villages.map((village) => ({
      id: village.id,
      name: village.name,
      cityId: city.id,
      city: city.name,
      closed: village.is_closed === 1,
      deleted: village.deleted_at !== null || city.deleted_at !== null,
      hidden: false,
      note: village.note,
    })),
  );
}

const HEADS = ['', '', '', 'بيت ', 'كفر ', 'دير ', 'عين ', 'خربة ', 'أم ', 'وادي ', 'مخيم '];
const LETTERS = 'بتجحخدرزسشصضطعغفقكلمنه';
const LONG = ['', '', 'ا', 'و', 'ي'];
const ENDINGS = ['', '', 'ة', 'ا', 'ين', 'ون', 'ية'];
const DIRECTIONS = ['', '', '', '', '', '', ' الشرقية', ' الغربية', ' الفوقا', ' التحتا'];

/** A directory of any size, made up by rule, the same at every run: a village's name in one of sixty cities. */
export function madeUpVillages(size: number): Village[] {
  let seed = 20_260_101;
  const pick = <T>(from: ArrayLike<T>): T => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return from[(seed >>> 8) % from.length] as T;
  };
  const stem = () => {
    let name = pick(['', 'ال', 'ال']);
    for (let letters = pick([3, 3, 4]); letters > 0; letters--) name += pick(LETTERS) + pick(LONG);
    return name + pick(ENDINGS);
  };
  const cities = Array.from({ length: 60 }, stem);
  return Array.from({ length: size }, (_, at) => ({
    id: at + 1,
    name: pick(HEADS) + stem() + pick(DIRECTIONS),
    cityId: at % 60,
    city: cities[at % 60] as string,
    closed: false,
    deleted: false,
    hidden: false,
    note: null,
  }));
}
