import type { StoreIdentity } from '../../order';
import type { StorePlace } from '../definition';
import type { StoreFetch } from '../fetch-store';
import { jsonObject } from '../json';
import type { WooCommercePage } from './definition';

/** Where to ask for one order, and the page's own proof that its person asks. */
export interface OrderRequest {
  readonly address: string;
  readonly nonce: string;
}

/**
 * WordPress prints both the interface's root (ending in `/`, or in `?rest_route=/` with plain permalinks) and
 * a nonce for its own programs; their text is read, never run. `null` when they are not there, and when the
 * root is not on the page's own origin: a page must not be able to send us, with its person's cookies,
 * anywhere else.
 *
 * @param decimals how many are shown: WooCommerce rounds its answers to that, so fewer than two are not
 *   taken for an answer.
 */
export function findOrderRequest(
  document: Document,
  page: WooCommercePage,
  decimals: number,
): OrderRequest | null {
  return findRequest(document, page.store, `wc/v3/orders/${page.orderId}`, decimals < 2 ? 'dp=4' : '');
}

/** Any request to the store's interface; as `findOrderRequest`. @param query without `?` */
export function findRequest(
  document: Document,
  store: StoreIdentity,
  path: string,
  query = '',
): OrderRequest | null {
  const script = document.getElementById('wp-api-fetch-js-after')?.textContent ?? '';
  const root = /createRootURLMiddleware\(\s*"([^"]+)"/.exec(script)?.[1]?.replace(/\\/g, '');
  const nonce = /createNonceMiddleware\(\s*"(\w+)"/.exec(script)?.[1];
  if (root === undefined || nonce === undefined) return null;
  // With plain permalinks the path itself is a parameter.
  const asked = query === '' ? '' : `${root.includes('?') ? '&' : '?'}${query}`;
  const address = `${root}${path}${asked}`;
  return URL.canParse(address) && new URL(address).origin === store.origin ? { address, nonce } : null;
}

/**
 * Asks the store's interface. A nonce that has expired (a page left open overnight) is renewed once, as WordPress's
 * own programs do it.
 *
 * @returns the answer's JSON, `null` when the store refuses.
 * @throws as `storeFetch`, and a SyntaxError for what is not JSON
 */
export async function askWooCommerce(
  request: OrderRequest,
  page: { readonly store: StorePlace },
  fetch: StoreFetch,
  onSignedOut?: () => void,
): Promise<unknown> {
  const answer = await callStore(request, page, fetch);
  if (answer === null) onSignedOut?.();
  return answer?.ok ? answer.json() : null;
}

/**
 * The same with the answer itself, whatever its status; with a `body` something is changed in the store.
 * @returns `null` when the nonce has expired and no new one is given: nobody is signed in.
 */
export async function callStore(
  { address, nonce }: OrderRequest,
  { store }: { readonly store: StorePlace },
  fetch: StoreFetch,
  body: object | null = null,
): Promise<Response | null> {
  const ask = (nonce: string) => {
    const headers = { 'X-WP-Nonce': nonce };
    if (body === null) return fetch(address, { headers });
    return fetch(address, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { ...headers, 'Content-Type': 'application/json' },
    });
  };
  const answer = await ask(nonce);
  const refused = answer.status === 403 ? jsonObject(await answer.clone().json()).code : null;
  if (refused === 'rest_cookie_invalid_nonce') {
    const renewed = await fetch(`${store.origin}${store.basePath}admin-ajax.php?action=rest-nonce`);
    const fresh = (await renewed.text()).trim();
    // `0` is WordPress's answer to who is not signed in, a page of HTML some plugins'.
    if (!renewed.ok || !/^\w{2,}$/.test(fresh)) return null;
    return ask(fresh);
  }
  return answer;
}
