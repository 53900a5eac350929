import type { StoreIdentity } from '../../order';
import { type NoteOutcome, type ParcelNote, StorePageError } from '../adapter';
import type { StorePlace } from '../definition';
import { jsonObject } from '../json';
import { findOwnNote } from '../own-note';
import { ownMetaData } from './meta-data';
import { askWooCommerce, callStore, findRequest, type OrderRequest } from './rest';

/** The code in our own note, where the order's page shows its notes. */
export function readWooCommerceNote(document: Document): string | null {
  const notes = document.querySelectorAll('#woocommerce-order-notes .note_content');
  return findOwnNote(Array.from(notes, (note) => note.textContent));
}

/** The codes in all our notes on an order, from the store's interface; the newest first. @throws as `askStore`, and where it gives none */
export async function fetchOwnNotes(
  request: OrderRequest,
  page: { readonly store: StorePlace },
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const notes = await askWooCommerce(notesOf(request), page, fetch, signal);
  if (!Array.isArray(notes)) throw new StorePageError('woocommerce', 'notes');
  return notes.flatMap((note) => findOwnNote([String(jsonObject(note).note)]) ?? []);
}

/**
 * Puts code and state into the order's own data, then a note on it that the shop alone sees: the note is what people
 * read, the data are what lists are asked for.
 * @throws as `askStore`
 */
export async function writeWooCommerceNote(
  { orderId, parcelCode, text, triedBefore }: ParcelNote,
  document: Document,
  store: StoreIdentity,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<NoteOutcome> {
  const request = findRequest(document, store, `wc/v3/orders/${orderId}`);
  if (request === null) return 'unreachable';
  const page = { store };
  const post = async (to: OrderRequest, body: object) =>
    outcomeOf(await callStore(to, page, fetch, signal, body));
  // WooCommerce changes only what the request names, and takes the same key again in place of a second one.
  const kept = await post(request, { meta_data: ownMetaData(parcelCode) });
  if (kept !== 'written') return kept;
  if (triedBefore && (await fetchOwnNotes(request, page, fetch, signal)).includes(parcelCode))
    return 'written';
  return post(notesOf(request), { note: text, customer_note: false });
}

/** Parameters come last: there are none in the path before them, nor with plain permalinks. */
function notesOf({ address, nonce }: OrderRequest): OrderRequest {
  return { address: `${address.replace(/[?&]dp=4$/, '')}/notes`, nonce };
}

/**
 * An order that is gone, or does not take it, stays so. Who is not signed in, whose role or security plugin does not
 * let them ask, and a store in trouble may be asked again.
 */
async function outcomeOf(answer: Response | null): Promise<NoteOutcome> {
  if (answer === null) return 'unreachable';
  if (answer.ok) return 'written';
  if (answer.status === 400 || answer.status === 410) return 'refused';
  if (answer.status !== 404) return 'unreachable';
  const { code } = jsonObject(await answer.json());
  return typeof code === 'string' && code.endsWith('_invalid_id') ? 'refused' : 'unreachable';
}
