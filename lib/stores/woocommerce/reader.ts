import type { StoreAdapter } from '../adapter';
import { storeFetch } from '../fetch-store';
import { jsonObject } from '../json';
import { findOwnNote } from '../own-note';
import { askEarly } from '../read-order';
import { askedBy, beside, readerOf } from '../reader-of';
import { collectPage } from './collect';
import { findStoreOf, wooCommerceDefinition } from './definition';
import { fetchNotes } from './note';
import { readNumberFormat } from './number-format';
import { openShop } from './rest';
import { withStateNames } from './state-names';
import { hasVirtualGoods } from './virtual';

/** WooCommerce on WordPress, both of its order storages, its admin in any language. Seen at 10.5. */
export const woocommerce: StoreAdapter = readerOf(wooCommerceDefinition, {
  askEarly,

  read: (document, blank) => ({ ...blank, texts: collectPage(document) }),

  readStructured: askedBy(
    wooCommerceDefinition,
    async ({ document, fetch, onSilent }, { id, store }) => {
      const shop = openShop(document, store, fetch);
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

  async readNote(orderId, document, url, fetch, signal) {
    const store = findStoreOf(orderId, document, url);
    const shop = store && openShop(document, store, storeFetch(fetch, signal));
    // A store that does not answer has said nothing of its notes: not that there are none.
    return shop ? fetchNotes(orderId, shop).then(findOwnNote, () => undefined) : undefined;
  },

  anchor: (document) =>
    beside('#woocommerce-order-actions', 'before')(document) ?? beside('hr.wp-header-end', 'after')(document),
});
