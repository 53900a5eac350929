import { changeSettings } from '../../../lib/settings/settings';
import { keepKey } from '../../../lib/vault/vault-write';
import { ACCOUNT } from './fake-service';
import { keepOneVillage } from './shop';

export const LIVE = { ...ACCOUNT, id: 'live', name: 'Golden', environment: 'live' } as const;

/** The practice account itself, once it has the key for real parcels. */
export const REAL = {
  ...ACCOUNT,
  environment: 'live',
  identityVersion: ACCOUNT.identityVersion + 1,
} as const;

/** From now on the store's orders are shipped by this account. */
export async function shipBy(account: typeof ACCOUNT): Promise<void> {
  await keepKey(account, `${account.id}-key`);
  await keepOneVillage(account);
  await changeSettings((now) => ({
    ...now,
    accounts: [...now.accounts.filter(({ id }) => id !== account.id), account],
    activeAccountId: account.id,
    stores: now.stores.map((store) => ({
      ...store,
      accountId: account.id,
      noteOrders: true,
      kind: 'woocommerce' as const,
      follow: { tracking: 'wanted' as const },
    })),
  }));
}
