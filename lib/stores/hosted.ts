import type { StoreKind } from '../order';

interface Hosted {
  readonly kind: StoreKind;
  /** The path its stores' admins lie under. */
  readonly basePath: string;
}

/** Stores that all live at one address are known by it, before any of their pages has been read. */
const HOSTED: Readonly<Record<string, Hosted>> = {
  'https://admin.shopify.com': { kind: 'shopify', basePath: '/store/' },
  'https://s.salla.sa': { kind: 'salla', basePath: '/' },
  'https://seller-area.youcan.shop': { kind: 'youcan', basePath: '/admin/' },
  'https://app.easy-orders.net': { kind: 'easyorders', basePath: '/' },
};

/** The kind of store at a well-known address; `null` for every other address. */
export function findHosted(origin: string): Hosted | null {
  return (Object.hasOwn(HOSTED, origin) && HOSTED[origin]) || null;
}
