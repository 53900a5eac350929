import type { FromPage, OnSilent } from './adapter';
import type { OpenPage } from './definition';

/**
 * Asks a store as its own pages do: with the person's session, following no redirect, and never out of a cache. With
 * `redirect: 'manual'` a redirect is told of, and not followed either.
 * @throws whatever fetch throws, a redirect included
 */
export type StoreFetch = (address: string, init?: RequestInit) => Promise<Response>;

/** A page of a store, and its person's session there. */
export interface Session extends OpenPage {
  readonly fetch: StoreFetch;
  readonly onSilent?: OnSilent | undefined;
}

export function openSession({ document, url, fetch, signal }: FromPage, onSilent?: OnSilent): Session {
  return {
    document,
    url,
    onSilent,
    fetch: (address, init) =>
      fetch(address, { redirect: 'error', ...init, credentials: 'same-origin', cache: 'no-store', signal }),
  };
}

/**
 * What the store answers as JSON; `null` where it refuses. A store that is asked with `redirect: 'manual'` sends on to
 * its sign-in whoever is signed out.
 * @throws as `StoreFetch`, and a SyntaxError for what is no JSON
 */
export async function fetchJson(
  address: string,
  { fetch, onSilent }: Pick<Session, 'fetch' | 'onSilent'>,
  init: RequestInit & { readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<unknown> {
  const headers = { Accept: 'application/json', ...init.headers };
  const answer = await fetch(address, { ...init, headers });
  if (answer.status === 401 || answer.type === 'opaqueredirect') onSilent?.('signed-out');
  return answer.ok ? answer.json() : null;
}

/** A page of the store, parsed; its scripts are not run. `null` where the store refuses. @throws as `StoreFetch` */
export async function fetchPage(address: string, fetch: StoreFetch): Promise<Document | null> {
  const answer = await fetch(address);
  return answer.ok ? parsePage(await answer.text()) : null;
}

export interface SentForm {
  readonly action: string;
  readonly body: URLSearchParams;
}

/** Sends a form; a redirect is told of, and not followed. */
export function sendForm({ action, body }: SentForm, fetch: StoreFetch): Promise<Response> {
  return fetch(action, { method: 'POST', body, redirect: 'manual' });
}

/** Sends an object as JSON; a redirect is told of, and not followed. */
export function sendJson(address: string, body: object, fetch: StoreFetch): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return fetch(address, { method: 'POST', redirect: 'manual', headers, body: JSON.stringify(body) });
}

/** A page as the browser parses it; no program of it runs. */
export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

/** Where a link leads to on its page's own origin; `null` for anything else. */
export function findOwnAddress(link: string | null, url: URL): URL | null {
  const address = link === null ? null : URL.parse(link, url.href);
  if (address === null) return null;
  return address.origin === url.origin ? address : null;
}
