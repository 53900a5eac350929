import type { PageOrder, PageTexts } from '../order';
import type { Json } from './json';
import { readMagentoPage } from './magento/read-page';
import { readMedusaAnswer } from './medusa/read-answer';
import { readOpenCartPage } from './opencart/read-page';
import { readPrestaShopPage } from './prestashop/read-page';
import type { StoreKind } from './registry';
import { readShopifyAnswer } from './shopify/read-answer';
import { readWooCommerceAnswer } from './woocommerce/read-answer';
import { readPage as readWooCommercePage } from './woocommerce/read-page';
import { readYouCanAnswer } from './youcan/read-answer';

interface SentReader {
  readonly answer?: (answer: Json, sent: PageOrder) => PageOrder;
  readonly texts?: (texts: PageTexts, sent: PageOrder) => PageOrder;
}

/** A page that is read where it stands sends its order as it is. */
const READ_THERE: SentReader = {};

/** What makes an order of a store's own answer, or of its page's texts; `sent` is what the page says beside it. None throws. */
const READERS: Readonly<Record<StoreKind, SentReader>> = {
  easyorders: READ_THERE,
  magento: { texts: readMagentoPage },
  medusa: { answer: readMedusaAnswer },
  opencart: { texts: readOpenCartPage },
  prestashop: { texts: readPrestaShopPage },
  salla: READ_THERE,
  shopify: { answer: readShopifyAnswer },
  taught: READ_THERE,
  woocommerce: { answer: readWooCommerceAnswer, texts: readWooCommercePage },
  youcan: { answer: readYouCanAnswer },
};

/** The order out of what its page sent as it was given: the store's own answer, or what stands on the page. */
export function readSent({ answer, texts, ...sent }: PageOrder): PageOrder {
  const reader = READERS[sent.store.kind];
  const read = answer === undefined ? texts && reader.texts?.(texts, sent) : reader.answer?.(answer, sent);
  return read ?? sent;
}
