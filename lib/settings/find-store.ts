import { isOnSite } from '../store-key';
import type { EnabledStore } from './settings-schema';

/** The store that has an order with this key (`storeKey`); `undefined` where it is none of the person's. */
export function findStoreOf<Store extends Pick<EnabledStore, 'origin'>>(
  stores: readonly Store[],
  key: string,
): Store | undefined {
  return stores.find(({ origin }) => isOnSite(key, origin));
}
