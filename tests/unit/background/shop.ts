import { changeSettings } from '../../../lib/settings/settings';
import { keepKey } from '../../../lib/vault/vault-write';
import { replaceDirectory } from '../../../lib/villages/directory';
import { villageOf } from '../villages/made-up';
import { ACCOUNT } from './fake-service';

/** The practice account with its key, its directory of one village, and the stores of these origins enabled. */
export async function keepShop(...origins: readonly string[]): Promise<void> {
  await keepKey(ACCOUNT, 'practice-key');
  await changeSettings((settings) => ({
    ...settings,
    accounts: [ACCOUNT],
    activeAccountId: ACCOUNT.id,
    stores: origins.map((origin) => ({ origin, accountId: null })),
  }));
  await keepOneVillage();
}

export async function keepOneVillage(account = ACCOUNT): Promise<void> {
  await replaceDirectory(account, [villageOf(301, 'بيت لقيا', 3, 'رام الله')], 1);
}
