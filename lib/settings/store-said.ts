import { isOnSite } from '../store-key';
import { changeSettings, changeStore, type EnabledStore, type Settings } from './settings';

/** What a person said of a store's pages, once for all its orders. */
export type StoreSaid = 'currencySigns' | 'fields' | 'shippedStatuses';

/** Keeps what a currency's sign on a store's pages means. @throws Failure `storage-unavailable` */
export async function keepStoreCurrency(origin: string, sign: string, currency: string): Promise<void> {
  await changeStore(origin, (store) => ({
    ...store,
    currencySigns: { ...store.currencySigns, [sign]: currency },
  }));
}

const MOST_STATUSES = 50;

/** @param key the store's (`storeKey`) @throws Failure `storage-unavailable` */
export function keepShippedStatus(key: string, status: string): Promise<Settings> {
  const withStatus = ({ shippedStatuses = [], ...store }: EnabledStore): EnabledStore => ({
    ...store,
    shippedStatuses: [...shippedStatuses.filter((one) => one !== status), status].slice(-MOST_STATUSES),
  });
  return changeSettings((settings) => ({
    ...settings,
    stores: settings.stores.map((store) => (isOnSite(key, store.origin) ? withStatus(store) : store)),
  }));
}

/** Forgets it: the next order asks again. @throws Failure `storage-unavailable` */
export function forgetSaid(origin: string, said: StoreSaid): Promise<Settings> {
  return changeStore(origin, ({ [said]: _, ...store }) => store);
}
