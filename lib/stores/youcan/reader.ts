import { fetchJson } from '../fetch-store';
import { jsonObject } from '../json';
import { askedBy, readerOf } from '../reader-of';
import { youCanDefinition } from './definition';

/**
 * YouCan, as far as it is publicly documented: nothing on its pages is known but their addresses. An order is asked for
 * as JSON; where the store does not answer with it, the person is asked for everything.
 *
 * Looked for in public code on 2026-11-22: the documentation of its interface (api.youcan.shop) wants the parts of an
 * order named in `include`, and its example answers lead on at `seller-area.youcan.shop/admin/api/orders`, on the
 * admin's own origin; nobody reads the page itself.
 */
export const youcan = readerOf(youCanDefinition, {
  readStructured: askedBy(youCanDefinition, async (session, { id, store, link }) => {
    const api = `${store.origin}/admin/api/orders/${id}?include=variants,payment,shipping,refunds`;
    for (const address of [api, link]) {
      // Where the store does not answer, or not with JSON, the other address is asked.
      const said = jsonObject(await fetchJson(address, session).catch(() => null));
      // Lists of orders stand in `data`; so may the one.
      const answer = said.id === undefined ? jsonObject(said.data) : said;
      if (typeof answer.id === 'string' && answer.id.toLowerCase() === id) return { answer };
    }
    return null;
  }),
});
