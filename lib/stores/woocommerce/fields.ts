import { lineOf } from '../elements';
import { jsonList, jsonObject } from '../json';
import type { FieldPage, OpenField, OrderFields } from '../order-field';
import { detectWooCommerce } from './definition';
import { callStore, findRequest, type OrderRequest } from './rest';

type Ask = (request: OrderRequest, body?: object) => Promise<Response | null>;

/** Metadata of a fulfillment (`docs/fulfillments`, from 10.1 on, and only where the shop has turned them on). */
const NUMBER = '_tracking_number';
const ITEMS = '_items';

export const wooCommerceFields: OrderFields = {
  status: opened(async (order, ask, document) => {
    const answer = await ask(order);
    const { status } = jsonObject(answer?.ok ? await answer.json() : null);
    if (typeof status !== 'string') return null;
    const statuses = statusesOf(document);
    return { value: status, send: (to) => ask(order, { status: to }), ...(statuses && { statuses }) };
  }),
  tracking: opened(async (order, ask) => {
    const fulfillments = { ...order, address: `${order.address}/fulfillments` };
    const answer = await ask(fulfillments);
    // The shop has none, or this person may not manage the shop.
    if (answer?.status === 404 || answer?.status === 403) return { value: null, send: null };
    if (!answer?.ok) return null;
    const said: unknown = await answer.json();
    const found = jsonList(Array.isArray(said) ? said : jsonObject(said).fulfillments);
    const [first, another] = found;
    const number = first === undefined ? '' : numberOf(first);
    // Of several, or of one without a number, nothing is ours.
    if (another !== undefined || (first !== undefined && number === '')) return { value: null, send: null };
    return {
      value: number,
      send: first === undefined ? fulfil(order, fulfillments, ask) : takeOut(first, fulfillments, ask),
    };
  }),
};

/** Fulfils the whole order with a number, without a word to the customer. */
function fulfil(order: OrderRequest, fulfillments: OrderRequest, ask: Ask): NonNullable<FieldPage['send']> {
  return async (to) => {
    const answer = await ask(order);
    const { line_items } = jsonObject(answer?.ok ? await answer.json() : null);
    const items = jsonList(line_items).map(({ id, quantity }) => ({ item_id: id, qty: quantity }));
    if (items.length === 0) return null;
    // Of what has no id, 0 where it is new, WooCommerce keeps nothing (`WC_Data::set_meta_data`).
    const meta = [
      { id: 0, key: ITEMS, value: items },
      { id: 0, key: NUMBER, value: to },
    ];
    const fulfilled = { status: 'fulfilled', is_fulfilled: true, meta_data: meta, notify_customer: false };
    return ask(fulfillments, fulfilled);
  };
}

/** Deletes the fulfillment whose number is taken out; another number takes the place of none. */
function takeOut(fulfillment: object, { address, nonce }: OrderRequest, ask: Ask): FieldPage['send'] {
  const { id } = jsonObject(fulfillment);
  if (typeof id !== 'number') return null;
  const one = `${address}/${id}`;
  const deleted = `${one}${one.includes('?') ? '&' : '?'}_method=DELETE`;
  return async (to) => (to === '' ? ask({ address: deleted, nonce }, { notify_customer: false }) : null);
}

function numberOf(fulfillment: object): string {
  const { meta_data } = jsonObject(fulfillment);
  const { value } = jsonList(meta_data).find(({ key }) => key === NUMBER) ?? {};
  return typeof value === 'string' ? value : '';
}

/** The store's interface, from any page of it that says where that is. */
function opened(
  read: (order: OrderRequest, ask: Ask, document: Document) => Promise<FieldPage | null>,
): OpenField {
  return (orderId, document, url, fetch) => {
    const store = detectWooCommerce(document, url)?.store ?? null;
    const order = store === null ? null : findRequest(document, store, `wc/v3/orders/${orderId}`);
    if (store === null || order === null) return null;
    const ask: Ask = (request, body) => callStore(request, { store }, fetch, body);
    return () => read(order, ask, document);
  };
}

/** The order page's own list; the interface names a status without the `wc-` before it. */
function statusesOf(document: Document): FieldPage['statuses'] {
  const options = [...document.querySelectorAll('select#order_status option')];
  if (options.length === 0) return undefined;
  return options.map((option) => ({
    id: (option.getAttribute('value') ?? '').replace(/^wc-/, ''),
    name: lineOf(option),
  }));
}
