import type { StoreIdentity } from '../../order';

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
 * @throws whatever fetch throws, a redirect included, and a SyntaxError for what is not JSON.
 */
export async function fetchOrder(
  orderId: string,
  { origin }: StoreIdentity,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<unknown> {
  const answer = await fetch(`${origin}/admin/orders/${orderId}?fields=${encodeURIComponent(FIELDS)}`, {
    headers: { Accept: 'application/json' },
    credentials: 'same-origin',
    redirect: 'error',
    cache: 'no-store',
    signal,
  });
  return answer.ok ? answer.json() : null;
}
