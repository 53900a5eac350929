import type { Village } from '../../../lib/villages/village';
import { buildVillageIndex } from '../../../lib/villages/village-index';
import cities from '../../sandbox/data/directory.json' with { type: 'json' };

const villages: readonly Village[] = cities.flatMap((city) =>
  city.villages.map((village) => ({
    id: village.id,
    name: village.name,
    cityId: city.id,
    city: city.name,
    closed: village.is_closed === 1,
    deleted: village.deleted_at !== null,
    hidden: false,
    note: village.note,
  })),
);

/** The practice service's villages, made ready for matching. */
export const practiceIndex = buildVillageIndex(villages);
