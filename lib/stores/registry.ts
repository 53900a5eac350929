import type { StoreAdapter, StorePage } from './adapter';
import { findEasyordersPage } from './easyorders/definition';
import { findMagentoPage } from './magento/definition';
import { findMedusaPage } from './medusa/definition';
import { findOpencartPage } from './opencart/definition';
import { findPrestashopPage } from './prestashop/definition';
import { findSallaPage } from './salla/definition';
import { findShopifyPage } from './shopify/definition';
import { detectWooCommerce } from './woocommerce/definition';
import { findYoucanPage } from './youcan/definition';

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
