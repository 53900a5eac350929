import { plainName } from './names';
import type { AddressReading } from './readings';
import { isExact } from './recall';
import { REGIONS } from './region-names';
import type { RegionName } from './regions';
import type { Village } from './village';
import type { VillageIndex } from './village-index';

/**
 * Whether a village lies next door to all that an order says of its region: shops' drop-downs and companies' zones have
 * villages under a neighbouring governorate's town ("نابلس" and "كفر قدوم"). Only for a name that is spelled letter for
 * letter, that no other place has, and that stands by itself: a quarter or a street may be called as a village is.
 */
export function isNextDoor(
  index: VillageIndex,
  village: Village,
  { hit, piece, text, regions }: AddressReading,
): boolean {
  if (piece.aside || hit.by !== 'whole' || !isExact(hit)) return false;
  if (piece.written.join(' ') !== text) return false;
  if ((index.wholeNames.get(plainName(village.name))?.length ?? 0) !== 1) return false;
  // In a street's line a list's own zone, "مستشفيات" or one of a price, is of no region and beside all.
  const isOfNone = piece.field === 'address' && !index.regions.known.has(village.cityId);
  return isOfNone || regions.every((region) => bordersOn(index, region, village));
}

function bordersOn({ regions }: VillageIndex, { region }: RegionName, { cityId }: Village): boolean {
  const named = REGIONS[region];
  return (
    named?.touches.some((code) => regions.codes.get(named.country + code)?.cityIds.includes(cityId)) ?? false
  );
}
