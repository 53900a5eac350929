import { fetchJson, type StoreFetch, sendJson } from '../fetch-store';
import { type Json, jsonList, jsonObject } from '../json';
import { type FieldPage, NO_FIELD, type OrderFields } from '../order-field';
import { medusaDefinition } from './definition';

/** As the admin's own page of an order asks for it, from 2.0 on: `detail` counts what was packed of each line. */
const FIELDS = 'id,status,*items,*items.detail,*fulfillments,*fulfillments.items,*fulfillments.labels';

/**
 * The parcel's code as the number of a fulfillment's label (`/admin/orders/<id>/fulfillments`, and `shipments` below one).
 * Medusa cancels no fulfillment that was sent: it is not taken back.
 */
export const medusaFields: OrderFields = {
  tracking: (orderId, session) => {
    const { document, url, fetch } = session;
    if (medusaDefinition.detect(document, url) === null) return null;
    const address = `${url.origin}/admin/orders/${orderId}`;
    const read = async () => {
      const answer = await fetchJson(`${address}?fields=${FIELDS}`, session);
      const order = jsonObject(jsonObject(answer).order);
      return order.id === orderId ? order : null;
    };
    return async () => {
      const order = await read();
      if (order === null) return null;
      const { whole, numbers } = standing(order);
      const [number = '', another] = numbers;
      // Of several, or of a part of the order, nothing is ours.
      if (whole === null || another !== undefined) return NO_FIELD;
      return { value: number, send: number === '' ? sendTo(address, read, fetch) : null };
    };
  },
};

/** Packs what is not packed yet, and sends it with the number; nobody is told of either. */
function sendTo(
  address: string,
  read: () => Promise<Json | null>,
  fetch: StoreFetch,
): NonNullable<FieldPage['send']> {
  const post = (to: string, body: object) => sendJson(to, { ...body, no_notification: true }, fetch);
  return async (number) => {
    const before = await read();
    const { whole: lines = null, packed } = standing(before ?? {});
    if (lines === null) return null;
    // An answer that was lost between the two leaves a fulfillment that is not sent.
    if (packed === null) await post(`${address}/fulfillments`, { items: lines });
    const after = standing((await read()) ?? {});
    if (after.whole === null || after.packed === null || after.numbers.length > 0) return null;
    const label = { tracking_number: number, tracking_url: '#', label_url: '#' };
    const shipments = `${address}/fulfillments/${after.packed}/shipments`;
    return post(shipments, { items: after.whole, labels: [label] });
  };
}

interface Standing {
  /** Every line of the order, with all its pieces; `null` where they are not, or not all, in one fulfillment. */
  readonly whole: readonly { readonly id: unknown; readonly quantity: unknown }[] | null;
  readonly packed: string | null;
  readonly numbers: readonly string[];
}

/** How far an order's goods are. */
function standing({ status, items, fulfillments }: Json): Standing {
  const none: Standing = { whole: null, packed: null, numbers: [] };
  const lines = jsonList(items).map(({ id, quantity }) => ({ id, quantity }));
  const live = jsonList(fulfillments).filter(({ canceled_at }) => canceled_at == null);
  const [fulfillment, another] = live;
  // Goods that are sent by nobody are packed apart from the others.
  const isSent = jsonList(items).every((line) => line.requires_shipping === true);
  if (!Array.isArray(fulfillments) || status === 'canceled' || !isSent || another !== undefined) return none;
  if (lines.length === 0) return none;
  if (fulfillment === undefined) {
    const isUntouched = jsonList(items).every(({ detail }) => jsonObject(detail).fulfilled_quantity === 0);
    return isUntouched ? { ...none, whole: lines } : none;
  }
  const packed = new Map(
    jsonList(fulfillment.items).map(({ line_item_id, quantity }) => [line_item_id, quantity]),
  );
  const isWhole = lines.every(({ id, quantity }) => packed.get(id) === quantity);
  const numbers = jsonList(fulfillment.labels).flatMap(({ tracking_number: number }) =>
    typeof number === 'string' && number !== '' ? [number] : [],
  );
  const isOnItsWay = fulfillment.shipped_at != null || fulfillment.delivered_at != null;
  // One that was sent without a number has no place for one.
  if (!isWhole || typeof fulfillment.id !== 'string' || (isOnItsWay && numbers.length === 0)) return none;
  return { whole: lines, packed: isOnItsWay ? null : fulfillment.id, numbers };
}
