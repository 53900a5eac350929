import { known, type Order } from '../../../lib/order';
import { shopify } from '../../../lib/stores/shopify/reader';
import { PLAIN } from '../../stores/orders';
import type { PracticeOrder } from '../../stores/practice-order';
import { type ShopifyChoice, shopifyAnswer } from '../../stores/shopify/order-answer';
import { shopifyPage } from '../../stores/shopify/pages';
import { askedFrom } from './judged';
import { parsedPage } from './parse-page';
import { practice } from './practice';

export const STORE = 'https://admin.shopify.com/store/practice';
export const TOKEN = 'Abc-123_xyz';
export const plain = practice(PLAIN);
export const data = (value: string, sure = true) => known(value, 'store-data', sure);

export function openShopify(id: number, html = shopifyPage(TOKEN)) {
  return parsedPage(html, `${STORE}/orders/${id}?link_source=search`);
}

/** The admin's interface, which answers nobody without the page's own proof. */
export function answering(answer: unknown) {
  const asked: { address: string; init: RequestInit }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    asked.push({ address: String(input), init });
    const isOurs = new Headers(init.headers).get('X-CSRF-Token') === TOKEN;
    return new Response(JSON.stringify(answer), { status: isOurs ? 200 : 403 });
  };
  return { asked, fetch };
}

export async function structured(order: PracticeOrder, answer: unknown): Promise<Order | null> {
  const { fetch } = answering(answer);
  return (await askedFrom(shopify, String(order.id), openShopify(order.id), fetch)) ?? null;
}

export async function readShopify(order: PracticeOrder = plain, choice: ShopifyChoice = {}): Promise<Order> {
  const read = await structured(order, shopifyAnswer(order, choice));
  if (read === null) throw new Error('nothing was read');
  return read;
}
