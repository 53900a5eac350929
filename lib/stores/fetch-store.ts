import type { OnSilent } from './adapter';

type Fetch = typeof globalThis.fetch;

/**
 * Asks a store as its own pages do: with the person's session, following no redirect, and never out of a cache.
 * @param init `redirect: 'manual'` to be told of a redirect, which is not followed either
 * @throws whatever fetch throws, a redirect included
 */
export function fetchStore(
  address: string,
  fetch: Fetch,
  signal: AbortSignal,
  init: RequestInit = {},
): Promise<Response> {
  return fetch(address, {
    redirect: 'error',
    ...init,
    credentials: 'same-origin',
    cache: 'no-store',
    signal,
  });
}

/**
 * What the store answers as JSON; `null` where it refuses. A store that is asked with `redirect: 'manual'` sends on to
 * its sign-in whoever is signed out.
 * @throws as `fetchStore`, and a SyntaxError for what is no JSON
 */
export async function fetchJson(
  address: string,
  fetch: Fetch,
  signal: AbortSignal,
  init: RequestInit & { readonly headers?: Readonly<Record<string, string>> } = {},
  onSilent?: OnSilent,
): Promise<unknown> {
  const headers = { Accept: 'application/json', ...init.headers };
  const answer = await fetchStore(address, fetch, signal, { ...init, headers });
  if (answer.status === 401 || answer.type === 'opaqueredirect') onSilent?.('signed-out');
  return answer.ok ? answer.json() : null;
}

/** A page of the store, parsed; its scripts are not run. `null` where the store refuses. @throws as `fetchStore` */
export async function fetchPage(
  address: string,
  fetch: Fetch,
  signal: AbortSignal,
): Promise<Document | null> {
  const answer = await fetchStore(address, fetch, signal);
  return answer.ok ? parsePage(await answer.text()) : null;
}

/** A page as the browser parses it; no program of it runs. */
export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}
