import { easyordersDialog } from '../../stores/easyorders/pages';
import { type OpenPage, parsedPage } from './parse-page';

export const ID = '0198f3a2-5b7c-7d10-9e55-3f0a1b2c3d4e';
export const PAGE = `https://app.easy-orders.net/#/orders/${ID}`;

export const EASYORDERS_FIELDS = {
  full_name: ' هبة\u200f زيدان ',
  phone: '٠٥٩٩٢٠٠١٠٦',
  phone_alt: '0568200106',
  government: 'الخليل',
  address: 'حلحول، قرب البلدية',
  shipping_cost: '٢٠',
  'cart_items[0].quantity': '2',
  'cart_items[0].price': '45',
};

export function openEasyOrders(fields: Readonly<Record<string, string>> = EASYORDERS_FIELDS): OpenPage {
  return parsedPage(easyordersDialog(fields), PAGE);
}
