import { known, type Order } from '../../../lib/order';
import { prestashop } from '../../../lib/stores/prestashop/reader';
import { PLAIN } from '../../stores/orders';
import type { PracticeOrder } from '../../stores/practice-order';
import { type PrestashopChoice, prestashopOrderPage } from '../../stores/prestashop/order-page';
import { PLAIN_SETTINGS } from '../../stores/shop-settings';
import { shownOn } from './judged';
import { parsedPage } from './parse-page';
import { practice } from './practice';

export const ADMIN = 'https://shop.example/shop/admin77/';

export const plain = practice(PLAIN);

export function openPrestaShop(order: PracticeOrder = plain, choice: Partial<PrestashopChoice> = {}) {
  const address = `${ADMIN}index.php/sell/orders/${order.id}/view?_token=secret&conf=4`;
  return parsedPage(prestashopOrderPage(order, { settings: PLAIN_SETTINGS, ...choice }), address);
}

export function readPrestaShop(order?: PracticeOrder, choice?: Partial<PrestashopChoice>): Order {
  return shownOn(prestashop, openPrestaShop(order, choice));
}

export const shown = (value: string, sure = true) => known(value, 'labelled-text', sure);

export const oil = { name: 'Oil', sku: 'O', quantity: 1, subtotal: 90_00, total: 90_00, tax: 14_40 };
export const rich: PracticeOrder = {
  ...plain,
  items: [{ name: 'Rug', sku: 'R', quantity: 2, subtotal: 3_001_00, total: 2_700_90, tax: 480_16 }, oil],
  fees: [{ name: 'Gift', total: 7_25, tax: 0 }],
};
