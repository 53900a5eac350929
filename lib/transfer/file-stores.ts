import type { Settings } from '../settings/settings';
import type { EnabledStore } from '../settings/settings-schema';

/**
 * A file's stores as they are here: by the account that ships their orders where it was saved. One that goes by the account
 * in use there would go by another one here, perhaps one that is only tried out.
 */
export function storesIn(
  { accounts, activeAccountId, stores }: Settings,
  here: Pick<Settings, 'activeAccountId'>,
): readonly EnabledStore[] {
  const isOther = here.activeAccountId !== null && here.activeAccountId !== activeAccountId;
  if (!isOther || accounts.every(({ id }) => id !== activeAccountId)) return stores;
  return stores.map((store) => ({ ...store, accountId: store.accountId ?? activeAccountId }));
}
