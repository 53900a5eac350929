import type { Order } from '../../order';
import { fetchJson, type Session } from '../fetch-store';
import { type Json, jsonObject, parseJson } from '../json';
import { askedBy, readerOf } from '../reader-of';
import { shopifyDefinition } from './definition';

/**
 * A question of our own: the admin's own are kept on the server under hashes that change with every release.
 * Fields are those that the Admin API documents for Order, LineItem, MailingAddress, MoneyBag and
 * OrderTransaction (shopify.dev, 2025-01 and later), without those newer than that.
 */
const ORDER_QUERY = `query ShahnaOrder($id: ID!) {
  order(id: $id) {
    id name note customAttributes { key value } phone cancelledAt taxesIncluded
    displayFinancialStatus displayFulfillmentStatus paymentGatewayNames
    currentTotalPriceSet { ...money } currentSubtotalPriceSet { ...money }
    currentTotalTaxSet { ...money } totalShippingPriceSet { ...money }
    totalReceivedSet { ...money } totalRefundedSet { ...money } totalOutstandingSet { ...money }
    shippingAddress { ...address } billingAddress { ...address }
    transactions(first: 50) { kind status manualPaymentGateway }
    lineItems(first: 250) {
      nodes {
        name quantity currentQuantity requiresShipping
        discountedTotalSet { ...money }
      }
      pageInfo { hasNextPage }
    }
  }
}
fragment money on MoneyBag { presentmentMoney { amount currencyCode } }
fragment address on MailingAddress {
  firstName lastName company phone address1 address2 city province zip countryCodeV2
}`;

/**
 * How an order is delivered, asked for apart from the order: who may see orders may not see this, and a part that is
 * refused would have Shopify refuse the whole. Fields as shopify.dev documents `Order.shippingLine`,
 * `Order.fulfillmentOrders` and `DeliveryMethod.methodType` (there since 2020-10), and as public programs ask for them.
 */
const DELIVERY_QUERY = `query ShahnaDelivery($id: ID!) {
  order(id: $id) {
    shippingLine { title code }
    fulfillmentOrders(first: 20) { nodes { deliveryMethod { methodType } } }
  }
}`;

/**
 * Shopify. Nothing on its pages can be relied on but their addresses, so an order is read from the admin's own
 * interface; where that does not answer, the person is asked for everything.
 *
 * Looked for in public code on 2026-11-22: extensions of 2026 still ask `api/shopify/<shop>?operation=…` with queries of
 * their own and the token of `server-data`; several send the headers `Shopify-Proxy-Api-Enable: true` and
 * `Apollographql-Client-Name: core` besides, others do without.
 */
export const shopify = readerOf(shopifyDefinition, {
  readStructured: askedBy(shopifyDefinition, async (session, blank) => {
    // An order whose delivery is not told is read all the same.
    const delivery = askAdmin(DELIVERY_QUERY, { ...session, onSilent: undefined }, blank).then(
      orderIn,
      () => ({}),
    );
    const said = await askAdmin(ORDER_QUERY, session, blank);
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

/** The page's own proof that its person asks, as it stands in every page of the admin. */
function findToken(document: Document): string | null {
  const script = document.querySelector('script[data-serialized-id="server-data"]')?.textContent ?? '';
  const { csrfToken: token } = jsonObject(parseJson(script));
  // Without a token the store is not asked, and the page itself is read.
  return typeof token === 'string' && /^[\x21-\x7e]{1,500}$/.test(token) ? token : null;
}

/**
 * Asks the admin's own interface about one order, as the admin's program does it (seen in several public extensions).
 * To whoever is signed out it answers 401, or sends on to the page to sign in, which is not followed.
 * @param query a question with a name, about `$id`
 */
async function askAdmin(
  query: string,
  session: Session,
  { id, store }: Pick<Order, 'id' | 'store'>,
): Promise<unknown> {
  const token = findToken(session.document);
  if (token === null) return null;
  const handle = store.basePath.split('/')[2];
  const operationName = /^query (\w+)/.exec(query)?.[1];
  const init = {
    method: 'POST',
    redirect: 'manual' as const,
    headers: {
      'Content-Type': 'application/json',
      'X-CSRF-Token': token,
      'X-Shopify-Web-Force-Proxy': '1',
    },
    body: JSON.stringify({ operationName, query, variables: { id: `gid://shopify/Order/${id}` } }),
  };
  const address = `${store.origin}/api/shopify/${handle}?operation=${operationName}&type=query`;
  return fetchJson(address, session, init);
}
