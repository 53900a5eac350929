import { opencartFormPage } from '../../stores/opencart/opencart-form-page';
import type { OpencartOrder } from '../../stores/opencart/opencart-order';
import { opencartPanelPage, type Session } from '../../stores/opencart/opencart-panel-page';
import { parsePage } from './parse-page';

export const OPENCART_VERSIONS = ['2.3', '3.0', '4.0', '4.1'] as const;
export type OpencartVersionName = (typeof OPENCART_VERSIONS)[number];

export const SECRET = 'S3cretT0ken';
const ADMIN = 'https://shop.example/back-office/';

export function sessionOf(version: OpencartVersionName): Session {
  return { name: version === '2.3' ? 'token' : 'user_token', token: SECRET };
}

export function opencartAddress(route: string, version: OpencartVersionName, orderId?: number): URL {
  const order = orderId === undefined ? '' : `&order_id=${orderId}`;
  return new URL(`${ADMIN}index.php?route=${route}&${sessionOf(version).name}=${SECRET}${order}`);
}

/** An order's page of the practice shop, as this version makes it. */
export function openOpencart(order: OpencartOrder, version: OpencartVersionName, symbol?: string) {
  const isForm = version === '4.0' || version === '4.1';
  const html = isForm
    ? opencartFormPage(order, version, symbol)
    : opencartPanelPage(order, sessionOf(version), symbol);
  const url = opencartAddress(`sale/order${isForm ? '.' : '/'}info`, version, order.id);
  return { document: parsePage(html), url };
}
