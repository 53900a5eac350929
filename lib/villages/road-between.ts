import { findNames } from './known-names';
import { isMainTown } from './rank';
import type { AddressPiece } from './read-order';
import type { Village } from './village';
import { placesOf, type VillageIndex } from './village-index';

/** The names in a piece; two main towns and no more are the road between them: "الشارع الرئيسي نابلس قلقيلية". */
export function namesBesideRoad(index: VillageIndex, { field, words }: AddressPiece, village: Village) {
  const found = findNames(index, words);
  const isTown = ({ villages }: (typeof found)[number]) =>
    villages.some((at) => isMainTown(index, placesOf(index)[at] as Village));
  const said = found.reduce((sum, { start, end }) => sum + end - start, 0);
  const isRoad = field === 'address' && found.length > 1 && said === words.length && found.every(isTown);
  return isRoad && !isMainTown(index, village) ? [] : found;
}
