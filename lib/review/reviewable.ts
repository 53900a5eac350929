import type { StoreIdentity } from '../order';
import type { Account } from '../settings/account';
import { findAccount, readSettings, type Settings } from '../settings/settings';
import { findSheet } from '../sheet/sheet-store';
import { readCollections } from './collected-orders';
import type { Collection } from './collection';

/** The newest first: of a sheet whose account was removed nothing can be shipped. */
export async function readReviewable(): Promise<readonly Collection[]> {
  const [collections, settings] = await Promise.all([readCollections(), readSettings()]);
  return collections.filter(
    ({ store }) => findSheet(store) === null || findAccountOf(store, settings) !== null,
  );
}

/** By which account a store's orders, or a sheet's, are shipped; `null`: by none. */
export function findAccountOf(store: StoreIdentity, settings: Settings): Account | null {
  const sheet = findSheet(store);
  const enabled = settings.stores.find(({ origin }) => origin === store.origin) ?? null;
  return sheet
    ? (settings.accounts.find(({ id }) => id === sheet.accountId) ?? null)
    : findAccount(settings, enabled);
}
