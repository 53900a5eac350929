import { ALSO_OF } from './lexicon';
import { plainName } from './names';
import type { Village } from './village';
import type { VillageIndex } from './village-index';

/** Villages that people count to a town of another governorate. */
export function isAlsoOf(index: VillageIndex, { name }: Village, mainTown: number): boolean {
  const town = ALSO_OF_TOWN.get(plainName(name)) ?? ALSO_OF_TOWN.get(plainName(name.replace(CAMP, '')));
  return town !== undefined && town === plainName(index.villages[mainTown]?.name ?? '');
}

/** A camp is where its town is. */
const CAMP = /^مخيم /u;

const ALSO_OF_TOWN = new Map(
  Object.entries(ALSO_OF).flatMap(([town, names]) => names.map((name) => [plainName(name), plainName(town)])),
);
