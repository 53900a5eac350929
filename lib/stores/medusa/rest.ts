import type { StoreIdentity } from '../../order';
import type { OnSilent } from '../adapter';
import { fetchJson } from '../fetch-store';

/** Of Medusa's first 2.0 already: a field it does not know would make it refuse the whole. */
const FIELDS = [
  'id',
  'display_id',
  'status',
  'created_at',
  'currency_code',
  'total',
  'shipping_total',
  'shipping_tax_total',
  'discount_total',
  'tax_total',
  'summary',
  'payment_status',
  'metadata',
  '*shipping_address',
  '*billing_address',
  '*items',
  '*shipping_methods',
  '*payment_collections',
  '*payment_collections.payments',
  '*payment_collections.payment_sessions',
].join(',');

/**
 * `GET`s one order with the session's cookie, as the admin itself does. `null` when nobody is signed in (401),
 * the session is not kept in a cookie, or the store refuses otherwise.
 *
 * @throws as `fetchJson`
 */
export function fetchOrder(
  orderId: string,
  { origin }: StoreIdentity,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
  onSilent?: OnSilent,
): Promise<unknown> {
  const address = `${origin}/admin/orders/${orderId}?fields=${encodeURIComponent(FIELDS)}`;
  return fetchJson(address, fetch, signal, {}, onSilent);
}
