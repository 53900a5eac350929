import type { PageTexts, PartyName } from '../../order';
import type { StoreAdapter } from '../adapter';
import { controlValue } from '../controls';
import { openSession } from '../fetch-store';
import { jsonObject, parseJson } from '../json';
import { isStateCode } from '../named-state';
import { collectTexts, textsAt } from '../places';
import { askEarly } from '../read-order';
import { anchorNextTo, askedBy, readerOf } from '../reader-of';
import { findStoreOf, wooCommerceDefinition } from './definition';
import { fetchNotes } from './note';
import { TOTAL, WOOCOMMERCE_PLACES } from './places';
import { openShop } from './rest';
import { shownStates, withStateNames } from './state-names';
import type { AmountFormat } from './totals';
import { hasVirtualGoods } from './virtual';

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
