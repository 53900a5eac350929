import { type ListedOrder, type StoreAdapter, StorePageError } from '../adapter';
import { blankOrder } from '../blank-order';
import { lineFact } from '../facts';
import { jsonObject } from '../json';
import { findOwnNote } from '../own-note';
import { askEarly } from '../read-order';
import {
  findWooCommerceList,
  findWooCommerceOrder,
  findWooCommercePage,
  wooCommerceDefinition,
  wooCommerceOrderLink,
} from './definition';
import { fetchShipped } from './meta-data';
import { fetchNotes, readWooCommerceNote } from './notes';
import { readNumberFormat } from './number-format';
import { collectPage } from './page-text';
import { readShownDelivery } from './pick-up';
import { askWooCommerce, findOrderRequest } from './rest';
import { printedLines, withStateNames } from './state-names';
import { hasVirtualGoods } from './virtual';

/** WooCommerce on WordPress, both of its order storages, its admin in any language. Seen at 10.5. */
export const woocommerce: StoreAdapter = {
  ...wooCommerceDefinition,
  askEarly,

  readDocument(document, url) {
    const page = findWooCommercePage(document, url);
    if (page === null) throw new StorePageError('woocommerce', 'order page');
    const ownNote = readWooCommerceNote(document);
    return {
      ...blankOrder(page.store, page.orderId, page.link),
      page: collectPage(document),
      ...readShownDelivery(document),
      ...printedLines(document),
      ...(ownNote !== null && { ownNote }),
    };
  },

  async readStructured(orderId, document, url, fetch, signal, onSilent) {
    const page = findWooCommerceOrder(orderId, document, url);
    if (page === null) return null;
    const request = findOrderRequest(document, page, readNumberFormat(document).decimals);
    if (request === null) return null;
    try {
      const given = jsonObject(
        await askWooCommerce(request, page, fetch, signal, () => onSilent?.('signed-out')),
      );
      if (typeof given.id !== 'number' || String(given.id) !== orderId) return null;
      const isVirtual = await hasVirtualGoods(given, document, page, fetch, signal);
      const answer = await withStateNames(given, document, page, fetch, signal);
      return { ...blankOrder(page.store, orderId, page.link), answer, ...(isVirtual && { isVirtual }) };
    } catch {
      // The store did not answer, or not with an order: the page itself is read then.
      return null;
    }
  },

  async readNote(orderId, document, url, fetch, signal) {
    const page = findWooCommerceOrder(orderId, document, url);
    const request = page === null ? null : findOrderRequest(document, page, 2);
    if (page === null || request === null) return undefined;
    // A store that does not answer has said nothing of its notes: not that there are none.
    return fetchNotes(request, page, fetch, signal).then(findOwnNote, () => undefined);
  },

  async readShipped(orderIds, document, url, fetch, signal) {
    const store = findWooCommerceList(document, url);
    if (store === null) return new Map();
    // Without an answer there are no badges of colleagues' parcels; the order itself is asked again before shipping.
    return fetchShipped(orderIds, document, store, fetch, signal).catch(() => new Map<string, string>());
  },

  readRows: readOrderRows,

  anchor(document) {
    const actions = document.getElementById('woocommerce-order-actions');
    if (actions !== null) return { element: actions, position: 'before' };
    const heading = document.querySelector('hr.wp-header-end');
    return heading === null ? null : { element: heading, position: 'after' };
  },
};

/**
 * The rows of either storage's list. The surest id is the preview's, made for the store's own program; row and
 * checkbox say the same, and a row in which they do not is not read. Plugins that number orders anew change the
 * text of the link alone.
 */
function readOrderRows(document: Document, url: URL): readonly ListedOrder[] {
  const list = findWooCommerceList(document, url);
  if (list === null) return [];
  const found = new Map<string, ListedOrder>();
  for (const row of document.querySelectorAll('#the-list > tr')) {
    const orderId = /^(?:order|post)-([1-9]\d{0,18})$/.exec(row.id)?.[1];
    const link = row.querySelector('a.order-view');
    const cell = link?.closest('td') ?? null;
    if (orderId === undefined || cell === null || found.has(orderId)) continue;
    const preview = row.querySelector('a.order-preview')?.getAttribute('data-order-id') ?? orderId;
    const box = row.querySelector<HTMLInputElement>('th input[type="checkbox"], td input[type="checkbox"]');
    if (preview !== orderId || (box !== null && box.value !== orderId)) continue;
    found.set(orderId, {
      orderId,
      number: lineFact(/#\s*(\S+)/.exec(link?.textContent ?? '')?.[1], 'labelled-text'),
      link: wooCommerceOrderLink(list, orderId, url),
      selected: box?.checked ?? false,
      element: cell,
    });
  }
  return [...found.values()];
}
