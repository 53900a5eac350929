import type { StoreIdentity } from '../../order';
import { ANY, ID, type PageAddress, type Teaching } from './teaching';

/** What an address says of a taught page; `key` is `null` where the address does not carry the order's. */
export interface TaughtPage {
  readonly teaching: Teaching;
  readonly key: string | null;
}

/** The parts of a path or of a `#/…` address. */
export function segmentsOf(path: string): readonly string[] {
  return path
    .replace(/^#?!?\//, '')
    .split('/')
    .map((segment) => segment.replace(/[{}]/g, (brace) => encodeURIComponent(brace)));
}

/** Whether a hash is an address of its own, as single-page admins have it. */
export function isRoute(hash: string): boolean {
  return /^#!?\//.test(hash);
}

/** The teaching whose kind of page this is, by its address alone: of several the first. */
export function findTaughtPage(teachings: readonly Teaching[], url: URL): TaughtPage | null {
  for (const teaching of teachings) {
    if (teaching.origin !== url.origin) continue;
    const match = matchPageAddress(teaching.address, url);
    if (match !== null) return { teaching, key: match.key };
  }
  return null;
}

export function matchPageAddress(address: PageAddress, url: URL): { readonly key: string | null } | null {
  const keys: string[] = [];
  const fits = (wanted: readonly string[], there: readonly string[]): boolean =>
    wanted.length === there.length &&
    wanted.every((segment, index) => {
      const other = there[index] ?? '';
      if (segment === ID && other !== '') keys.push(other);
      return segment === ID || segment === ANY ? other !== '' : segment === other;
    });
  if (!fits(address.path, segmentsOf(url.pathname))) return null;
  if (address.hash !== null && !(isRoute(url.hash) && fits(address.hash, segmentsOf(url.hash)))) return null;
  for (const { name, value } of address.query) {
    const values = url.searchParams.getAll(name);
    if (values.length !== 1 || !fits([value], values)) return null;
  }
  return keys.length > 1 ? null : { key: keys[0] ?? null };
}

/** The admin's path: what stands before the first thing that changes. */
export function storeOf({ origin, address }: Teaching): StoreIdentity {
  const changing = address.path.findIndex((segment) => segment === ID || segment === ANY);
  const fixed = address.path.slice(0, changing < 0 ? -1 : changing);
  return { kind: 'taught', origin, basePath: fixed.length === 0 ? '/' : `/${fixed.join('/')}/` };
}

/**
 * The address of an order's page, built anew, since the one in the address bar may carry secrets; the admin's own
 * where a part of the address changes with every visit.
 */
export function linkOf(teaching: Teaching, key: string | null): string {
  const { address } = teaching;
  const { origin, basePath } = storeOf(teaching);
  const all = [...address.path, ...address.query.map(({ value }) => value), ...(address.hash ?? [])];
  if (all.includes(ANY) || (key === null && all.includes(ID))) return origin + basePath;
  const fill = (segments: readonly string[]) =>
    segments.map((segment) => (segment === ID ? (key ?? '') : segment)).join('/');
  const query = new URLSearchParams(address.query.map(({ name, value }) => [name, fill([value])]));
  const hash = address.hash === null ? '' : `#/${fill(address.hash)}`;
  return `${origin}/${fill(address.path)}${query.size === 0 ? '' : `?${query}`}${hash}`;
}
