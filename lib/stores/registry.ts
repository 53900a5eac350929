import type { StoreAdapter, StorePage } from './adapter';
import { findEasyordersPage } from './easyorders/page';
import { findMagentoPage } from './magento/page';
import { findMedusaPage } from './medusa/page';
import { findOpencartPage } from './opencart/page';
import { findPrestashopPage } from './prestashop/page';
import { findSallaPage } from './salla/page';
import { findShopifyPage } from './shopify/page';
import { detectWooCommerce } from './woocommerce/page';
import { findYoucanPage } from './youcan/page';

/**
 * How every store is recognised, without its reading: a store's own script brings that (`entrypoints/store-…`).
 * A taught store is recognised by what was taught, never by its markup alone.
 */
const RECOGNISERS: readonly StoreAdapter['detect'][] = [
  (_document, url) => findShopifyPage(url),
  (_document, url) => findEasyordersPage(url),
  (_document, url) => findYoucanPage(url),
  findSallaPage,
  detectWooCommerce,
  findOpencartPage,
  findPrestashopPage,
  findMagentoPage,
  findMedusaPage,
];

/** The store whose page this is, by its markup and address; `null` when it is none we read. Never throws. */
export function recogniseStore(document: Document, url: URL): StorePage | null {
  for (const detect of RECOGNISERS) {
    const page = detect(document, url);
    if (page !== null) return page;
  }
  return null;
}
