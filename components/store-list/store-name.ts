import type { StoreKind } from '../../lib/order';

/** Programs' own names, the same in every language. */
const NAMES: Readonly<Record<Exclude<StoreKind, 'taught'>, string>> = {
  woocommerce: 'WooCommerce',
  shopify: 'Shopify',
  opencart: 'OpenCart',
  prestashop: 'PrestaShop',
  magento: 'Magento',
  medusa: 'Medusa',
  easyorders: 'EasyOrders',
  salla: 'Salla',
  youcan: 'YouCan',
};

/** What people call a kind of store. @param taught what a store is called that the person taught */
export function nameOf(kind: StoreKind, taught: string): string {
  return kind === 'taught' ? taught : NAMES[kind];
}
