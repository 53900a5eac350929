import { type NoteOutcome, StorePageError } from '../adapter';
import type { StorePlace } from '../definition';
import type { StoreFetch } from '../fetch-store';
import { jsonObject } from '../json';
import { findOwnNote, type NoteWriter, saysAlready } from '../own-note';
import { detectWooCommerce } from './definition';
import { findOwnMetaData, ownMetaData } from './meta-data';
import { askWooCommerce, callStore, findRequest, type OrderRequest } from './rest';

/** The code in our own note, where the order's page shows its notes. */
export function readWooCommerceNote(document: Document): string | null {
  const notes = document.querySelectorAll('#woocommerce-order-notes .note_content');
  return findOwnNote(Array.from(notes, (note) => note.textContent));
}

/** The texts of all notes on an order, from the store's interface; the newest first. @throws as `askStore`, and where it gives none */
export async function fetchNotes(
  request: OrderRequest,
  page: { readonly store: StorePlace },
  fetch: StoreFetch,
): Promise<readonly string[]> {
  const notes = await askWooCommerce(notesOf(request), page, fetch);
  if (!Array.isArray(notes)) throw new StorePageError('woocommerce', 'notes');
  return notes.map((note) => String(jsonObject(note).note));
}

/**
 * Puts code and state into the order's own data, then a note on it that the shop alone sees: the note is what people
 * read, the data are what lists are asked for.
 * @throws as `askStore`
 */
export const writeWooCommerceNote: NoteWriter = async (note, document, url, fetch) => {
  const store = detectWooCommerce(document, url)?.store;
  const request = store && findRequest(document, store, `wc/v3/orders/${note.orderId}`);
  if (store === undefined || request == null) return 'unreachable';
  const page = { store };
  const ask = (to: OrderRequest, body?: object) => callStore(to, page, fetch, body);
  const before = note.takesBack ? await ask(request) : null;
  const known = before === null ? 'written' : await outcomeOf(before);
  if (known !== 'written') return known;
  // The data may name another parcel by now, that of the order's next try.
  const isNamed =
    before === null || findOwnMetaData(jsonObject(await before.json()).meta_data) === note.parcelCode;
  // WooCommerce changes only what the request names, and takes the same key again in place of a second one.
  const kept = isNamed ? await outcomeOf(await ask(request, { meta_data: ownMetaData(note) })) : 'written';
  if (kept !== 'written') return kept;
  const mayStand = note.triedBefore || note.takesBack;
  if (mayStand && saysAlready(await fetchNotes(request, page, fetch), note)) return 'written';
  return outcomeOf(await ask(notesOf(request), { note: note.text, customer_note: false }));
};

/** Parameters come last: there are none in the path before them, nor with plain permalinks. */
function notesOf({ address, nonce }: OrderRequest): OrderRequest {
  return { address: `${address.replace(/[?&]dp=4$/, '')}/notes`, nonce };
}

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
