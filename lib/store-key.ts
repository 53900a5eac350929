import type { StoreIdentity } from './order';

/** Under which a store's rows and forms are kept: its origin and its admin's path, in the one form of both. */
export function storeKey({ origin, basePath }: Pick<StoreIdentity, 'origin' | 'basePath'>): string {
  return normalStoreKey(origin + basePath);
}

/**
 * One admin answers under several addresses, and an order opened under two of them is one order. Only what cannot be
 * another store is taken together: `http` and `https` on their usual ports, doubled slashes, and the `index.php` that
 * servers without rewritten addresses put before the path. Another host, `www.` included, may be another store: for
 * those `sameHost` raises a doubt. What is no address (`manual`) stays as it is.
 */
export function normalStoreKey(key: string): string {
  const [, scheme, host, path] = /^(https?):\/\/([^/]+)(\/.*)$/.exec(key) ?? [];
  if (scheme === undefined || host === undefined || path === undefined) return key;
  const hasOwnPort = /:\d+$/.test(host);
  const plainPath = path.replace(/\/{2,}/g, '/').replace(/^(.*?)\/index\.php(?=\/)/, '$1');
  return `${hasOwnPort ? scheme : 'https'}://${host.toLowerCase()}${plainPath}`;
}

/** Whether a key is of a store on this site (`https://shop.example`). */
export function isOnSite(key: string, origin: string): boolean {
  return key.startsWith(normalStoreKey(`${origin}/`));
}

/** Whether two keys are of one host, with `www.` or without. */
export function sameHost(one: string, other: string): boolean {
  const host = hostOf(one);
  return host !== null && host === hostOf(other);
}

function hostOf(key: string): string | null {
  return URL.parse(key)?.host.replace(/^www\./, '') ?? null;
}
