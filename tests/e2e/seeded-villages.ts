import { readFileSync } from 'node:fs';

const DIRECTORY = new URL('../sandbox/data/directory.json', import.meta.url);

/** The numbers of all villages that the sandbox begins with. */
export function seededVillageIds(): readonly number[] {
  const cities = JSON.parse(readFileSync(DIRECTORY, 'utf8')) as readonly {
    readonly villages: readonly { readonly id: number }[];
  }[];
  return cities.flatMap(({ villages }) => villages.map(({ id }) => id));
}
