import type { ListReader } from '../../../lib/stores/adapter';
import { easyOrdersList as easyorders } from '../../../lib/stores/easyorders/list';
import { magentoList as magento } from '../../../lib/stores/magento/list';
import { medusaList as medusa } from '../../../lib/stores/medusa/list';
import { openCartList as opencart } from '../../../lib/stores/opencart/list';
import { prestaShopList as prestashop } from '../../../lib/stores/prestashop/list';
import type { StoreKind } from '../../../lib/stores/registry';
import { sallaList as salla } from '../../../lib/stores/salla/list';
import { shopifyList as shopify } from '../../../lib/stores/shopify/list';
import { wooCommerceList as woocommerce } from '../../../lib/stores/woocommerce/list';
import { youCanList as youcan } from '../../../lib/stores/youcan/list';

/** The readers of all stores' lists; a taught store has none. */
const LISTS: Readonly<Record<Exclude<StoreKind, 'taught'>, ListReader>> = {
  easyorders,
  magento,
  medusa,
  opencart,
  prestashop,
  salla,
  shopify,
  woocommerce,
  youcan,
};

export function listOf(kind: StoreKind): ListReader | undefined {
  return kind === 'taught' ? undefined : LISTS[kind];
}
