import { lineOf } from '../elements';
import { type Json, jsonList, jsonObject } from '../json';
import { type FieldPage, NO_FIELD, type OpenField, type OrderFields } from '../order-field';
import { openShopOf, type Shop } from './rest';

/** Metadata of a fulfillment (`docs/fulfillments`, from 10.1 on, and only where the shop has turned them on). */
const NUMBER = '_tracking_number';
const ITEMS = '_items';

export const wooCommerceFields: OrderFields = {
  status: opened(async (order, shop, document) => {
    const { status } = jsonObject(await shop.ask(order));
    if (typeof status !== 'string') return null;
    const statuses = statusesOf(document);
    return { value: status, send: (to) => shop.call(order, { status: to }), ...(statuses && { statuses }) };
  }),
  tracking: opened(async (order, shop) => {
    const answer = await shop.call(`${order}/fulfillments`);
    // The shop has none, or this person may not manage the shop.
    if (answer?.status === 404 || answer?.status === 403) return NO_FIELD;
    if (!answer?.ok) return null;
    const said: unknown = await answer.json();
    const found = jsonList(Array.isArray(said) ? said : jsonObject(said).fulfillments);
    const [first, another] = found;
    const { value } = jsonList(first?.meta_data).find(({ key }) => key === NUMBER) ?? {};
    const number = typeof value === 'string' ? value : '';
    // Of several, or of one without a number, nothing is ours.
    if (another !== undefined || (first !== undefined && number === '')) return NO_FIELD;
    return { value: number, send: first === undefined ? fulfil(order, shop) : takeOut(first, order, shop) };
  }),
};

/** Fulfils the whole order with a number; WooCommerce is told to send its customer no mail. */
function fulfil(order: string, shop: Shop): NonNullable<FieldPage['send']> {
  return async (to) => {
    const { line_items } = jsonObject(await shop.ask(order));
    const items = jsonList(line_items).map(({ id, quantity }) => ({ item_id: id, qty: quantity }));
    if (items.length === 0) return null;
    // Of what has no id, 0 where it is new, WooCommerce keeps nothing (`WC_Data::set_meta_data`).
    const meta = [
      { id: 0, key: ITEMS, value: items },
      { id: 0, key: NUMBER, value: to },
    ];
    const fulfilled = { status: 'fulfilled', is_fulfilled: true, meta_data: meta, notify_customer: false };
    return shop.call(`${order}/fulfillments`, fulfilled);
  };
}

/** Deletes the fulfillment whose number is taken out; another number takes the place of none. */
function takeOut({ id }: Json, order: string, shop: Shop): FieldPage['send'] {
  if (typeof id !== 'number') return null;
  const one = `${order}/fulfillments/${id}`;
  return async (to) => (to === '' ? shop.call(one, { notify_customer: false }, '_method=DELETE') : null);
}

/** The store's interface, from any page of it that says where that is. */
function opened(
  read: (order: string, shop: Shop, document: Document) => Promise<FieldPage | null>,
): OpenField {
  return (orderId, session) => {
    const shop = openShopOf(session);
    return shop ? () => read(`orders/${orderId}`, shop, session.document) : null;
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
