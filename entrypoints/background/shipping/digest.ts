import { hashOf } from '../../../lib/hash-of';
import type { OrderKey } from '../../../lib/order-key';
import type { ParcelFields } from '../../../lib/parcel/parcel-draft';
import type { AccountRules } from '../../../lib/parcel/preflight';
import { readCreateRequests } from '../../../lib/parcel/request';
import type { Account } from '../../../lib/settings/account';

/**
 * Names what would be sent, for which order and by whom: every view of a parcel carries it, and a press returns it.
 * What a later press decides is not in it (`forceDuplicate`).
 * @throws Failure `fields-wrong`
 */
export async function digestOf(
  { store, orderId }: OrderKey,
  account: Pick<Account, 'id' | 'identityVersion'> & AccountRules,
  fields: ParcelFields,
): Promise<string> {
  const { id, identityVersion, currency } = account;
  return hashOf(
    JSON.stringify([store, orderId, id, identityVersion, currency, readCreateRequests(fields, account)]),
  );
}

/** Names what the bar offers to choose, of which draft; made as `digestOf`. */
export async function offerDigestOf(
  { store, orderId }: OrderKey,
  { id, identityVersion }: Pick<Account, 'id' | 'identityVersion'>,
  fields: ParcelFields,
  choices: readonly object[],
): Promise<string> {
  return hashOf(JSON.stringify([store, orderId, id, identityVersion, fields, choices]));
}
