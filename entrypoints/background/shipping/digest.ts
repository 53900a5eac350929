import type { CreateParcelRequest } from '../../../lib/courier/parcels';
import type { OrderKey } from '../../../lib/outbox/row';
import type { Account } from '../../../lib/storage/account';

/**
 * Names exactly what would be sent, for which order and by whom, without saying it: a SHA-256 in hexadecimal digits.
 * Every view of a parcel carries this digest, and a press returns it.
 * @param request without what a later press decides (`forceDuplicate`)
 */
export async function digestOf(
  { store, orderId }: OrderKey,
  { id, identityVersion }: Pick<Account, 'id' | 'identityVersion'>,
  request: CreateParcelRequest,
): Promise<string> {
  const text = JSON.stringify([store, orderId, id, identityVersion, request]);
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
