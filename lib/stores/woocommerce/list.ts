import type { ListReader } from '../adapter';
import { lineFact } from '../facts';
import { openSession } from '../fetch-store';
import { listedOnce } from '../list-of';
import { wooCommerceDefinition } from './definition';
import { fetchShipped } from './meta-data';
import { openShopOf } from './rest';

export const wooCommerceList: ListReader = {
  /**
   * The rows of either storage's list. The surest id is the preview's, made for the store's own program; row and
   * checkbox say the same, and a row in which they do not is not read. Plugins that number orders anew change the
   * text of the link alone.
   */
  readRows(document, url) {
    const page = wooCommerceDefinition.detect(document, url);
    if (page?.page !== 'order-list') return [];
    const rows = Array.from(document.querySelectorAll('#the-list > tr'), (row) => {
      const orderId = /^(?:order|post)-([1-9]\d{0,18})$/.exec(row.id)?.[1];
      const link = row.querySelector('a.order-view');
      const cell = link?.closest('td') ?? null;
      if (orderId === undefined || cell === null) return null;
      const preview = row.querySelector('a.order-preview')?.getAttribute('data-order-id') ?? orderId;
      const box = row.querySelector<HTMLInputElement>('th input[type="checkbox"], td input[type="checkbox"]');
      if (preview !== orderId || (box !== null && box.value !== orderId)) return null;
      return {
        orderId,
        number: lineFact(/#\s*(\S+)/.exec(link?.textContent ?? '')?.[1], 'labelled-text'),
        link: wooCommerceDefinition.orderLink(page.store, orderId, url),
        selected: box?.checked ?? false,
        element: cell,
      };
    });
    return listedOnce(rows);
  },

  async readShipped(orderIds, from) {
    const shop = openShopOf(openSession(from));
    // Without an answer there are no badges of colleagues' parcels; the order itself is asked again before shipping.
    return shop ? fetchShipped(orderIds, shop).catch(() => new Map<string, string>()) : new Map();
  },
};
