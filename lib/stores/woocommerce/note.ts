import { type NoteOutcome, StorePageError } from '../adapter';
import { type Json, jsonList, jsonObject } from '../json';
import { type NoteWriter, saysAlready } from '../own-note';
import { findOwnMetaData, ownMetaData } from './meta-data';
import { openShopOf, type Shop } from './rest';

/** All notes on an order as the store's interface gives them, the newest first. @throws where it gives none */
export async function fetchNotes(orderId: string, shop: Shop): Promise<readonly Json[]> {
  const notes = await shop.ask(`orders/${orderId}/notes`);
  if (!Array.isArray(notes)) throw new StorePageError('woocommerce', 'notes');
  return jsonList(notes);
}

/**
 * Puts code and state into the order's own data, then a note on it that the shop alone sees: the note is what people
 * read, the data are what lists are asked for.
 */
export const writeWooCommerceNote: NoteWriter = async (note, session) => {
  const shop = openShopOf(session);
  if (shop === null) return 'unreachable';
  const order = `orders/${note.orderId}`;
  const before = note.takesBack ? await shop.call(order) : null;
  const known = before === null ? 'written' : await outcomeOf(before);
  if (known !== 'written') return known;
  // The data may name another parcel by now, that of the order's next try.
  const isNamed =
    before === null || findOwnMetaData(jsonObject(await before.json()).meta_data) === note.parcelCode;
  // WooCommerce changes only what the request names, and takes the same key again in place of a second one.
  const kept = isNamed
    ? await outcomeOf(await shop.call(order, { meta_data: ownMetaData(note) }))
    : 'written';
  if (kept !== 'written') return kept;
  const mayStand = note.triedBefore || note.takesBack;
  const standing = mayStand ? await fetchNotes(note.orderId, shop) : [];
  const texts = standing.map((one) => String(one.note));
  if (mayStand && saysAlready(texts, note)) return 'written';
  return outcomeOf(await shop.call(`${order}/notes`, { note: note.text, customer_note: false }));
};

/**
 * An order that is gone, or does not take it, stays so. Who is not signed in, whose role or security plugin does not
 * let them ask, and a store in trouble may be asked again.
 * @throws SyntaxError for what is not JSON: a host's check of browsers answers in the shop's place, with 200 too
 */
async function outcomeOf(answer: Response | null): Promise<NoteOutcome> {
  if (answer === null) return 'unreachable';
  const { id, code } = jsonObject(await answer.clone().json());
  if (answer.ok) return typeof id === 'number' ? 'written' : 'unreachable';
  if (answer.status === 400 || answer.status === 410) return 'refused';
  const isGone = answer.status === 404 && typeof code === 'string' && code.endsWith('_invalid_id');
  return isGone ? 'refused' : 'unreachable';
}
