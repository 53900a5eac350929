import type { StoreAdapter } from '../adapter';
import { adapterByAddress } from '../adapter-by-address';
import { fetchJson, storeFetch } from '../fetch-store';
import { jsonObject } from '../json';
import { orderLink } from '../order-link';
import { youCanDefinition } from './definition';

/**
 * YouCan, as far as it is publicly documented: nothing on its pages is known but their addresses. An order is asked for
 * as JSON; where the store does not answer with it, the person is asked for everything.
 *
 * Looked for in public code on 2026-11-22: the documentation of its interface (api.youcan.shop) wants the parts of an
 * order named in `include`, and its example answers lead on at `seller-area.youcan.shop/admin/api/orders`, on the
 * admin's own origin; nobody reads the page itself.
 */
export const youcan: StoreAdapter = adapterByAddress({
  ...youCanDefinition,
  orderLink,
  async ask({ orderId, store, fetch, signal, onSilent }) {
    const parts = 'include=variants,payment,shipping,refunds';
    const api = `${store.origin}/admin/api/orders/${orderId}?${parts}`;
    const inStore = storeFetch(fetch, signal);
    for (const address of [api, orderLink(store, orderId)]) {
      // Where the store does not answer, or not with JSON, the other address is asked.
      const answer = jsonObject(await fetchJson(address, inStore, {}, onSilent).catch(() => null));
      // Lists of orders stand in `data`; so may the one.
      const order = answer.id === undefined ? jsonObject(answer.data) : answer;
      if (typeof order.id === 'string' && order.id.toLowerCase() === orderId) return order;
    }
    return null;
  },
});
