import type { VillageChange } from '../seed/city-schema';
import type { State, VillageState } from './state';

/** A village that is in the listing: neither it nor its city is deleted. */
export function findVillage(state: State, id: number): VillageState | undefined {
  const village = state.villages.get(id);
  const isDeleted =
    village === undefined || village.record.deleted_at !== null || village.city.deleted_at !== null;
  return isDeleted ? undefined : village;
}

/** Changes a village in place; what the change does not name stays. */
export function applyVillageChange(village: VillageState, change: Omit<VillageChange, 'id'>): void {
  const { hidden = village.hidden, is_closed, note, deleted_at } = change;
  village.hidden = hidden;
  village.record = {
    ...village.record,
    ...(is_closed === undefined ? {} : { is_closed }),
    ...(note === undefined ? {} : { note }),
    ...(deleted_at === undefined ? {} : { deleted_at }),
  };
}
