import type { NotesPlace, StorePage } from './definition';
import { easyOrdersDefinition as easyorders } from './easyorders/definition';
import { magentoDefinition as magento } from './magento/definition';
import { medusaDefinition as medusa } from './medusa/definition';
import { openCartDefinition as opencart } from './opencart/definition';
import { prestaShopDefinition as prestashop } from './prestashop/definition';
import { sallaDefinition as salla } from './salla/definition';
import { shopifyDefinition as shopify } from './shopify/definition';
import { wooCommerceDefinition as woocommerce } from './woocommerce/definition';
import { youCanDefinition as youcan } from './youcan/definition';

/**
 * Every store there is a reader for, in the order in which a page is compared with them. A taught store is none of
 * them: it is recognised by what was taught, never by its markup alone.
 */
export const STORES = [
  shopify,
  easyorders,
  youcan,
  salla,
  woocommerce,
  opencart,
  prestashop,
  magento,
  medusa,
] as const;

export const STORE_KINDS = [...STORES.map(({ kind }) => kind), 'taught' as const];

/** The store whose page this is, by its markup and address; `null` when it is none we read. Never throws. */
export function recogniseStore(document: Document, url: URL): StorePage<StoreKind> | null {
  for (const { detect } of STORES) {
    const page = detect(document, url);
    if (page !== null) return page;
  }
  return null;
}

/** The kind of store whose admins all lie at this address, and the path they lie under; `null` for every other. */
export function findHosted(origin: string): { readonly kind: StoreKind; readonly basePath: string } | null {
  for (const store of STORES) {
    if ('hosted' in store && store.hosted.origin === origin) {
      return { kind: store.kind, basePath: store.hosted.basePath };
    }
  }
  return null;
}

/**
 * What people call a kind of store, the same in every language. @param taught what a store is called that the person
 * taught
 */
export function nameOf(kind: StoreKind, taught: string): string {
  return STORES.find((store) => store.kind === kind)?.name ?? taught;
}

/** What a kind of store calls the place where a parcel's code is written into an order; `null`: none is written. */
export function findNotesPlace(kind: StoreKind | undefined): NotesPlace | null {
  const store = STORES.find((one) => one.kind === kind);
  return store !== undefined && 'notesIn' in store ? store.notesIn : null;
}

export type StoreKind = (typeof STORES)[number]['kind'] | 'taught';
