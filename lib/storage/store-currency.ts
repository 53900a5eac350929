import { changeSettings } from './settings';

/** Keeps what a currency's sign on a store's pages means. @throws Failure `storage-unavailable` */
export async function keepStoreCurrency(origin: string, sign: string, currency: string): Promise<void> {
  await changeSettings((settings) => ({
    ...settings,
    stores: settings.stores.map((store) =>
      store.origin === origin
        ? { ...store, currencySigns: { ...store.currencySigns, [sign]: currency } }
        : store,
    ),
  }));
}

/** Forgets it: the next order asks again. @throws Failure `storage-unavailable` */
export async function forgetStoreCurrency(origin: string): Promise<void> {
  await changeSettings((settings) => ({
    ...settings,
    stores: settings.stores.map((store) => {
      if (store.origin !== origin) return store;
      const { currencySigns: _, ...rest } = store;
      return rest;
    }),
  }));
}
