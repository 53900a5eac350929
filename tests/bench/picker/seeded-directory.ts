import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type CityRecord, citySchema } from '../../sandbox/seed/city-schema';
import { madeUpVillages } from '../villages/directories';

const DIRECTORY = new URL('../../sandbox/data/directory.json', import.meta.url);
/** Far from every id of the real list. */
const FIRST_ID = 1_000_000;
/** Words typed: enough for a worst case, few enough to wait for. */
const WORDS = 20;

/** The sandbox's own directory with made-up villages beside it, and beginnings of three letters to type. */
export function seededDirectory(size: number): {
  readonly cities: readonly CityRecord[];
  readonly words: readonly string[];
} {
  const real = z.array(citySchema).parse(JSON.parse(readFileSync(DIRECTORY, 'utf8')));
  const missing = size - real.reduce((sum, { villages }) => sum + villages.length, 0);
  const made = new Map<number, CityRecord>();
  for (const { id, name, cityId, city } of madeUpVillages(missing)) {
    const record = made.get(cityId) ?? { id: FIRST_ID + cityId, name: city, deleted_at: null, villages: [] };
    record.villages.push({
      id: FIRST_ID + id,
      city_id: FIRST_ID + cityId,
      name,
      driver_region_id: null,
      region_id: 1,
      region_type: 1,
      note: null,
      is_closed: 0,
      deleted_at: null,
    });
    made.set(cityId, record);
  }
  const names = [...made.values()].flatMap(({ villages }) => villages.map(({ name }) => name));
  const arabic = Array.from({ length: WORDS }, (_, at) => names[(at * 997) % names.length] ?? '');
  const words = [
    ...arabic.map((name) => name.replaceAll(' ', '').slice(0, 3)),
    'bei',
    'nab',
    'kaf',
    'בית',
    'ביר',
  ];
  return { cities: [...real, ...made.values()], words: words.filter((word) => word.length === 3) };
}
