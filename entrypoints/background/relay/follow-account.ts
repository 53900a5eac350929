import { Failure } from '../../../lib/failure';
import { readSettings } from '../../../lib/settings/settings';
import { changeRelay, findRelay } from '../../../lib/shop-relay/kept-relay';
import { tellAll } from '../tell';

/**
 * Keeps which account's parcels the relay tells of, as a person says once the one that it was joined for was removed.
 * @throws Failure `relay-missing`, `account-missing`
 */
export async function followAccount(accountId: string): Promise<void> {
  const [relay, { accounts }] = await Promise.all([findRelay(), readSettings()]);
  if (relay === null) throw new Failure('relay-missing');
  if (!accounts.some(({ id }) => id === accountId)) throw new Failure('account-missing');
  await changeRelay(relay, { accountId });
  await tellAll();
}
