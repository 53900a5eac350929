import type { Fact, Order, Party } from '../../order';
import { jsonObject } from '../json';
import type { OrderPage } from './definition';
import { askStore, findRequest } from './rest';

/** An order of more different goods than this is asked about by a person, not at the shop. */
const GOODS = 10;

const PLACE = [
  'address1',
  'address2',
  'city',
  'state',
  'postcode',
] as const satisfies readonly (keyof Party)[];

/**
 * The order with what the shop says of its goods: nothing is sent where each of them is virtual. The order's own data do
 * not tell (`needs_processing` is true of services and false of goods that are no longer sold), and a shop without ways
 * of delivery has none in any order; so the shop is asked about the goods of an order that has neither a way of delivery
 * nor a place to deliver to. A shop that does not tell leaves the order as it is. Never throws.
 *
 * `products/N` answers for a variation's id as for a product's: its controller takes whatever `wc_get_product` finds
 * (`class-wc-rest-products-v2-controller.php`, `class-wc-rest-crud-controller.php` of WooCommerce's public code, `wc/v3`
 * inherits both), and `virtual` is a boolean in its documented schema (woocommerce.github.io/woocommerce-rest-api-docs).
 * `_fields` is WordPress's own.
 *
 * @param answer the order as the shop's interface answers it
 */
export async function withVirtualGoods(
  order: Order,
  answer: unknown,
  document: Document,
  page: OrderPage,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<Order> {
  const { shipping_lines: ways, line_items: lines } = jsonObject(answer);
  if (!isEmptyList(ways) || !PLACE.every((part) => isAbsent(order.shipping[part]))) return order;
  const goods = goodsOf(lines);
  if (goods.size === 0 || goods.size > GOODS) return order;
  const isVirtual = async (id: number | null) => {
    const path = `wc/v3/products/${id}`;
    const request = id === null ? null : findRequest(document, page.store, path, '_fields=id,virtual');
    const product = request === null ? null : jsonObject(await askStore(request, page, fetch, signal));
    return product?.id === id && product.virtual === true;
  };
  try {
    const all = await Promise.all([...goods].map(isVirtual));
    return all.every(Boolean) ? { ...order, isVirtual: true } : order;
  } catch {
    // A shop that does not answer has not said that there is nothing to send.
    return order;
  }
}

function isEmptyList(raw: unknown): boolean {
  return Array.isArray(raw) && raw.length === 0;
}

function isAbsent(part: Fact<string>): boolean {
  return !part.known && part.why === 'absent';
}

/** What the lines are of: a kind of goods with kinds counts by the one that was chosen; `null`: it is not said. */
function goodsOf(lines: unknown): ReadonlySet<number | null> {
  const items = Array.isArray(lines) ? lines.map(jsonObject) : [];
  return new Set(items.map((line) => idOf(line.variation_id) ?? idOf(line.product_id)));
}

function idOf(raw: unknown): number | null {
  return typeof raw === 'number' && Number.isSafeInteger(raw) && raw > 0 ? raw : null;
}
