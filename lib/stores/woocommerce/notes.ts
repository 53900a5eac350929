import { jsonObject } from '../json';
import { findOwnNote } from '../own-note';
import type { OrderPage } from './page';
import { askStore, type OrderRequest } from './rest';

/** The code in our own note, where the order's page shows its notes. */
export function readOwnNote(document: Document): string | null {
  const notes = document.querySelectorAll('#woocommerce-order-notes .note_content');
  return findOwnNote(Array.from(notes, (note) => note.textContent));
}

/** The same from the store's interface. @throws as `askStore` */
export async function fetchOwnNote(
  request: OrderRequest,
  page: OrderPage,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<string | null> {
  const notes = await askStore(notesOf(request), page, fetch, signal);
  return Array.isArray(notes) ? findOwnNote(notes.map((note) => String(jsonObject(note).note))) : null;
}

/** Puts a note on the order that the shop alone sees. @returns whether it is there. @throws as `askStore` */
export async function addNote(
  request: OrderRequest,
  page: OrderPage,
  note: string,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<boolean> {
  return (await askStore(notesOf(request), page, fetch, signal, { note, customer_note: false })) !== null;
}

/** Parameters come last: there are none in the path before them, nor with plain permalinks. */
function notesOf({ address, nonce }: OrderRequest): OrderRequest {
  return { address: `${address.replace(/[?&]dp=4$/, '')}/notes`, nonce };
}
