import type { PageOrder } from '../order';
import type { Json } from './json';
import { readAnswer as medusa } from './medusa/order';
import type { StoreKind } from './registry';
import { readAnswer as shopify } from './shopify/order';
import { readAnswer as woocommerce } from './woocommerce/order';
import { readAnswer as youcan } from './youcan/order';

/** What makes an order of each store's own answer; `sent` is what the page says beside it. None throws. */
const READERS: Readonly<Partial<Record<StoreKind, (answer: Json, sent: PageOrder) => PageOrder>>> = {
  medusa,
  shopify,
  woocommerce,
  youcan,
};

/** The order out of the store's own answer, where its page sent that as it was given. */
export function readAnswer({ answer, ...sent }: PageOrder): PageOrder {
  return (answer !== undefined && READERS[sent.store.kind]?.(answer, sent)) || sent;
}
