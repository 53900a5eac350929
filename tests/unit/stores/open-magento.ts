import { known, type Order } from '../../../lib/order';
import { magento } from '../../../lib/stores/magento/reader';
import { type MagentoChoice, magentoOrderPage } from '../../stores/magento/order-page';
import { PLAIN } from '../../stores/orders';
import type { PracticeOrder } from '../../stores/practice-order';
import { shownOn } from './judged';
import { parsedPage } from './parse-page';
import { practice } from './practice';

export const ADMIN = 'https://shop.example/shop/admin_9/';

export const plain = practice(PLAIN);

/** As the browser's own way of writing has it, with its direction marks and blanks. */
export function priceIn(locale: string, currency: string) {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: 2 });
  return (hundredths: number) => format.format(hundredths / 100);
}

export function openMagento(order: PracticeOrder = plain, choice: Partial<MagentoChoice> = {}) {
  const html = magentoOrderPage(order, { price: priceIn('en', order.currency), ...choice });
  return parsedPage(html, `${ADMIN}sales/order/view/order_id/${order.id}/key/5ec2e7/`);
}

export function readMagento(order?: PracticeOrder, choice?: Partial<MagentoChoice>): Order {
  return shownOn(magento, openMagento(order, choice));
}

export const shown = (value: string, sure = true) => known(value, 'labelled-text', sure);

export const rich: PracticeOrder = {
  ...plain,
  items: [
    { name: 'Rug', sku: 'R', quantity: 2, subtotal: 3_001_00, total: 2_700_90, tax: 480_16 },
    { name: 'Oil', sku: 'O', quantity: 1, subtotal: 90_00, total: 90_00, tax: 14_40 },
  ],
};
