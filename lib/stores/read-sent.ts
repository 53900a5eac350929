import type { PageOrder, PageTexts } from '../order';
import type { Json } from './json';
import { readMagentoPage as magento } from './magento/order';
import { readMedusaAnswer as medusa } from './medusa/order';
import { readOpenCartPage as opencart } from './opencart/order';
import { readPrestashopPage as prestashop } from './prestashop/order';
import type { StoreKind } from './registry';
import { readShopifyAnswer as shopify } from './shopify/order';
import { readPage as readWooCommercePage } from './woocommerce/document';
import { readWooCommerceAnswer as woocommerce } from './woocommerce/order';
import { readYouCanAnswer as youcan } from './youcan/order';

/** What makes an order of each store's own answer; `sent` is what the page says beside it. None throws. */
const READERS: Readonly<Partial<Record<StoreKind, (answer: Json, sent: PageOrder) => PageOrder>>> = {
  medusa,
  shopify,
  woocommerce,
  youcan,
};

const PAGES: Readonly<Partial<Record<StoreKind, (texts: PageTexts, sent: PageOrder) => PageOrder>>> = {
  magento,
  opencart,
  prestashop,
  woocommerce: readWooCommercePage,
};

/** The order out of what its page sent as it was given: the store's own answer, or what stands on the page. */
export function readSent({ answer, texts, ...sent }: PageOrder): PageOrder {
  const { kind } = sent.store;
  const read = answer === undefined ? texts && PAGES[kind]?.(texts, sent) : READERS[kind]?.(answer, sent);
  return read ?? sent;
}
