import type { CreateParcelRequest } from '../../../lib/courier/parcels';
import type { RowOrderKey } from '../../../lib/outbox/row';
import type { ParcelFields } from '../../../lib/parcel/parcel-draft';
import type { Account } from '../../../lib/settings/account';

/**
 * Names exactly what would be sent, for which order and by whom, without saying it: a SHA-256 in hexadecimal digits.
 * Every view of a parcel carries this digest, and a press returns it.
 * @param request without what a later press decides (`forceDuplicate`)
 */
export async function digestOf(
  { store, orderId }: RowOrderKey,
  { id, identityVersion }: Pick<Account, 'id' | 'identityVersion'>,
  request: CreateParcelRequest,
): Promise<string> {
  return hashOf([store, orderId, id, identityVersion, request]);
}

/** Names what the bar offers to choose, of which draft; made as `digestOf`. */
export async function offerDigestOf(
  { store, orderId }: RowOrderKey,
  { id, identityVersion }: Pick<Account, 'id' | 'identityVersion'>,
  fields: ParcelFields,
  choices: readonly object[],
): Promise<string> {
  return hashOf([store, orderId, id, identityVersion, fields, choices]);
}

async function hashOf(named: readonly unknown[]): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(named)));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
