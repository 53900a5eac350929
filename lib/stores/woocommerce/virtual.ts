import { type Json, jsonList, jsonObject } from '../json';
import type { Shop } from './rest';

/** An order of more different goods than this is asked about by a person, not at the shop. */
const GOODS = 10;

const PLACE = ['address_1', 'address_2', 'city', 'state', 'postcode'] as const;

/**
 * Whether the shop says that nothing of an order is sent, since each of its goods is virtual. The order's own data do
 * not tell (`needs_processing` is true of services and false of goods that are no longer sold), and a shop without ways
 * of delivery has none in any order; so the shop is asked about the goods of an order that has neither a way of delivery
 * nor a place to deliver to. Never throws.
 *
 * `products/N` answers for a variation's id too (`class-wc-rest-products-v2-controller.php`), and `virtual` is a boolean in
 * its documented schema (woocommerce.github.io/woocommerce-rest-api-docs).
 */
export async function hasVirtualGoods(answer: Json, shop: Shop): Promise<boolean> {
  const { shipping_lines: ways, line_items: lines } = answer;
  const address = jsonObject(answer.shipping);
  const isNowhere = PLACE.every((part) => typeof address[part] === 'string' && address[part].trim() === '');
  if (!Array.isArray(ways) || ways.length > 0 || !isNowhere) return false;
  // A kind of goods with kinds counts by the one that was chosen; `null`: it is not said.
  const goods = new Set(jsonList(lines).map((line) => idOf(line.variation_id) ?? idOf(line.product_id)));
  if (goods.size === 0 || goods.size > GOODS) return false;
  const isVirtual = async (id: number | null) => {
    const product = jsonObject(id && (await shop.ask(`products/${id}`, '_fields=id,virtual')));
    return product.id === id && product.virtual === true;
  };
  try {
    const all = await Promise.all([...goods].map(isVirtual));
    return all.every(Boolean);
  } catch {
    // A shop that does not answer has not said that there is nothing to send.
    return false;
  }
}

function idOf(raw: unknown): number | null {
  return typeof raw === 'number' && Number.isSafeInteger(raw) && raw > 0 ? raw : null;
}
