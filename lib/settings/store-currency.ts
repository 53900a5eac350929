import { changeStore } from './settings';

/** Keeps what a currency's sign on a store's pages means. @throws Failure `storage-unavailable` */
export async function keepStoreCurrency(origin: string, sign: string, currency: string): Promise<void> {
  await changeStore(origin, (store) => ({
    ...store,
    currencySigns: { ...store.currencySigns, [sign]: currency },
  }));
}

/** Forgets it: the next order asks again. @throws Failure `storage-unavailable` */
export async function forgetStoreCurrency(origin: string): Promise<void> {
  await changeStore(origin, ({ currencySigns: _, ...rest }) => rest);
}
