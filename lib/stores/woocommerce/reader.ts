import type { PageTexts, PartyName } from '../../order';
import type { StoreAdapter } from '../adapter';
import { controlValue } from '../controls';
import { openSession } from '../fetch-store';
import { type Json, jsonList, jsonObject, parseJson } from '../json';
import { isStateCode } from '../named-state';
import { collectTexts, textsAt } from '../places';
import { askEarly } from '../read-order';
import { anchorNextTo, askedBy, readerOf } from '../reader-of';
import { findStoreOf, wooCommerceDefinition } from './definition';
import { fetchNotes } from './note';
import { TOTAL, WOOCOMMERCE_PLACES } from './places';
import type { Shop } from './rest';
import { openShop } from './rest';
import { shownStates, withStateNames } from './state-names';
import type { AmountFormat } from './totals';

/** WooCommerce on WordPress, both of its order storages, its admin in any language. Seen at 10.5. */
export const woocommerce: StoreAdapter = readerOf(wooCommerceDefinition, {
  askEarly,

  read: (document, blank) => ({ ...blank, texts: collectPage(document) }),

  readStructured: askedBy(
    wooCommerceDefinition,
    async (session, { id, store }) => {
      const { document, onSilent } = session;
      const shop = openShop(session, store);
      // WooCommerce rounds its answers to the decimals that it shows: fewer than two are not taken for an answer.
      const decimals = readNumberFormat(document).decimals < 2 ? 'dp=4' : undefined;
      if (shop === null) return null;
      const given = jsonObject(await shop.ask(`orders/${id}`, decimals, () => onSilent?.('signed-out')));
      if (typeof given.id !== 'number' || String(given.id) !== id) return null;
      const isVirtual = await hasVirtualGoods(given, shop);
      const answer = await withStateNames(given, document, shop);
      return { answer, ...(isVirtual && { isVirtual }) };
    },
    findStoreOf,
  ),

  async readNotes(orderId, from) {
    const store = findStoreOf(orderId, from);
    const shop = store && openShop(openSession(from), store);
    // A store that does not answer has said nothing of its notes: not that there are none.
    return shop ? fetchNotes(orderId, shop).catch(() => undefined) : undefined;
  },

  anchor: (document) =>
    anchorNextTo('#woocommerce-order-actions', 'before')(document) ??
    anchorNextTo('hr.wp-header-end', 'after')(document),
});

function collectPage(document: Document): PageTexts {
  const { at, ...texts } = collectTexts(document, WOOCOMMERCE_PLACES);
  const { decimalMark, thousandsMark, decimals } = readNumberFormat(document);
  return {
    ...texts,
    at: {
      ...at,
      format: [decimalMark, thousandsMark, String(decimals)],
      ...findTotal(document),
      shippingState: stateName(document, 'shipping'),
      billingState: stateName(document, 'billing'),
    },
  };
}

/** The last row of the first table of totals, with the currency's symbols in it. */
function findTotal(document: Document): PageTexts['at'] {
  const rows = document.querySelector('table.wc-order-totals')?.querySelectorAll('tr') ?? [];
  const last = [...rows].at(-1);
  return last ? textsAt(last, TOTAL) : {};
}

function stateName(document: Document, kind: PartyName): string[] {
  const [code, country = ''] = ['state', 'country'].map(
    (name) => controlValue(document.getElementById(`_${kind}_${name}`))?.trim() ?? '',
  );
  const name = isStateCode(code) && shownStates(document)(kind, country, code);
  return name ? [name] : [];
}

/**
 * From the data WooCommerce prints for its own order page. Where they are not there no mark is known, and only
 * plain whole numbers are read.
 */
export function readNumberFormat(document: Document): AmountFormat {
  const script = document.getElementById('wc-admin-meta-boxes-js-extra')?.textContent ?? '';
  const settings = jsonObject(
    parseJson(/woocommerce_admin_meta_boxes\s*=\s*(\{.*\})/.exec(script)?.[1] ?? ''),
  );
  const setting = (name: string): string => {
    const value = settings[`currency_format_${name}`];
    return typeof value === 'string' ? value : '';
  };
  const decimals = setting('num_decimals');
  return {
    decimalMark: setting('decimal_sep'),
    thousandsMark: setting('thousand_sep'),
    decimals: /^[0-8]$/.test(decimals) ? Number(decimals) : 0,
  };
}

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
async function hasVirtualGoods(answer: Json, shop: Shop): Promise<boolean> {
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
