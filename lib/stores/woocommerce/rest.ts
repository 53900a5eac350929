import type { StorePlace } from '../definition';
import type { Session } from '../fetch-store';
import { jsonObject } from '../json';
import { wooCommerceDefinition } from './definition';

/** A shop's interface (`wc/v3`), asked as its own pages do. All throw as `StoreFetch`, and a SyntaxError for what is not JSON. */
export interface Shop {
  /**
   * The answer, whatever its status; with a `body` something is changed in the store.
   * @returns `null` when the nonce has expired and no new one is given: nobody is signed in.
   */
  call(path: string, body?: object, query?: string): Promise<Response | null>;
  /** What is answered as JSON, `null` when the store refuses. */
  ask(path: string, query?: string, onSignedOut?: () => void): Promise<unknown>;
}

/**
 * WordPress prints the interface's root and a nonce for its own programs. `null` when they are not there, and when the
 * root is not on the page's own origin: a page must not send us, with its person's cookies, anywhere else.
 */
export function openShop({ document, fetch }: Session, { origin, basePath }: StorePlace): Shop | null {
  const script = document.getElementById('wp-api-fetch-js-after')?.textContent ?? '';
  const root = /createRootURLMiddleware\(\s*"([^"]+)"/.exec(script)?.[1]?.replace(/\\/g, '');
  const nonce = /createNonceMiddleware\(\s*"(\w+)"/.exec(script)?.[1];
  if (root === undefined || nonce === undefined || URL.parse(`${root}wc/v3/`)?.origin !== origin) return null;

  const call: Shop['call'] = async (path, body, query) => {
    // With plain permalinks the path itself is a parameter.
    const asked = query === undefined ? '' : `${root.includes('?') ? '&' : '?'}${query}`;
    const ask = (nonce: string) => {
      const headers = { 'X-WP-Nonce': nonce };
      const sent = body && {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { ...headers, 'Content-Type': 'application/json' },
      };
      return fetch(`${root}wc/v3/${path}${asked}`, sent ?? { headers });
    };
    const answer = await ask(nonce);
    const refused = answer.status === 403 ? jsonObject(await answer.clone().json()).code : null;
    if (refused !== 'rest_cookie_invalid_nonce') return answer;
    // Of a page left open overnight it has expired: it is renewed once, as WordPress's own programs do it.
    const renewed = await fetch(`${origin}${basePath}admin-ajax.php?action=rest-nonce`);
    const fresh = (await renewed.text()).trim();
    // `0` is WordPress's answer to who is not signed in, a page of HTML some plugins'.
    return renewed.ok && /^\w{2,}$/.test(fresh) ? ask(fresh) : null;
  };
  return {
    call,
    async ask(path, query, onSignedOut) {
      const answer = await call(path, undefined, query);
      if (answer === null) onSignedOut?.();
      return answer?.ok ? answer.json() : null;
    },
  };
}

/** The shop of whichever page of its admin leads to orders. */
export function openShopOf(session: Session): Shop | null {
  const store = wooCommerceDefinition.detect(session.document, session.url)?.store;
  return store ? openShop(session, store) : null;
}
