import type { Asking } from '../adapter-by-address';
import { fetchJson, storeFetch } from '../fetch-store';
import { type Json, jsonObject } from '../json';

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
  '*fulfillments',
  '*payment_collections',
  '*payment_collections.payments',
  '*payment_collections.payment_sessions',
].join(',');

/**
 * `GET`s one order with the session's cookie, as the admin itself does. `null` when nobody is signed in (401), the session
 * is not kept in a cookie, or the store answers otherwise than with this order.
 *
 * @throws as `fetchJson`
 */
export async function askOrder({ orderId, store, fetch, signal, onSilent }: Asking): Promise<Json | null> {
  const address = `${store.origin}/admin/orders/${orderId}?fields=${encodeURIComponent(FIELDS)}`;
  const order = jsonObject(
    jsonObject(await fetchJson(address, storeFetch(fetch, signal), {}, onSilent)).order,
  );
  return order.id === orderId ? order : null;
}
