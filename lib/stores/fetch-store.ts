type Fetch = typeof globalThis.fetch;

/**
 * Asks a store as its own pages do: with the person's session, following no redirect, and never out of a cache.
 * @throws whatever fetch throws, a redirect included
 */
export function fetchStore(
  address: string,
  fetch: Fetch,
  signal: AbortSignal,
  init: RequestInit = {},
): Promise<Response> {
  return fetch(address, {
    ...init,
    credentials: 'same-origin',
    redirect: 'error',
    cache: 'no-store',
    signal,
  });
}

/** What the store answers as JSON; `null` where it refuses. @throws as `fetchStore`, and a SyntaxError for what is no JSON */
export async function fetchJson(
  address: string,
  fetch: Fetch,
  signal: AbortSignal,
  init: RequestInit & { readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<unknown> {
  const headers = { Accept: 'application/json', ...init.headers };
  const answer = await fetchStore(address, fetch, signal, { ...init, headers });
  return answer.ok ? answer.json() : null;
}

/** A page of the store, parsed; its scripts are not run. `null` where the store refuses. @throws as `fetchStore` */
export async function fetchPage(
  address: string,
  fetch: Fetch,
  signal: AbortSignal,
): Promise<Document | null> {
  const answer = await fetchStore(address, fetch, signal);
  return answer.ok ? new DOMParser().parseFromString(await answer.text(), 'text/html') : null;
}
