import { type Json, jsonObject } from '../json';
import { askedBy, readerOf } from '../reader-of';
import { shopifyDefinition } from './definition';
import { DELIVERY_QUERY } from './delivery';
import { askAdmin, ORDER_QUERY } from './graphql';

/**
 * Shopify. Nothing on its pages can be relied on but their addresses, so an order is read from the admin's own
 * interface; where that does not answer, the person is asked for everything.
 *
 * Looked for in public code on 2026-11-22: extensions of 2026 still ask `api/shopify/<shop>?operation=…` with queries of
 * their own and the token of `server-data`; several send the headers `Shopify-Proxy-Api-Enable: true` and
 * `Apollographql-Client-Name: core` besides, others do without.
 */
export const shopify = readerOf(shopifyDefinition, {
  readStructured: askedBy(shopifyDefinition, async (asking, blank) => {
    // An order whose delivery is not told is read all the same.
    const delivery = askAdmin(DELIVERY_QUERY, { ...asking, onSilent: undefined }, blank).then(
      orderIn,
      () => ({}),
    );
    const said = await askAdmin(ORDER_QUERY, asking, blank);
    const order = orderIn(said);
    // An answer with errors, in whole or in part, is none.
    const isWhole = jsonObject(said).errors === undefined;
    const isThis = order.id === `gid://shopify/Order/${blank.id}`;
    return isWhole && isThis ? { answer: { ...(await delivery), ...order } } : null;
  }),
});

function orderIn(answer: unknown): Json {
  return jsonObject(jsonObject(jsonObject(answer).data).order);
}
