import type { FromPage, NoteOutcome, ParcelNote } from './adapter';
import { openSession } from './fetch-store';
import { writeMagentoNote } from './magento/note';
import { writeMedusaNote } from './medusa/note';
import { writeOpenCartNote } from './opencart/note';
import type { NoteWriter } from './own-note';
import { writePrestaShopNote } from './prestashop/note';
import type { StoreKind } from './registry';
import { writeWooCommerceNote } from './woocommerce/note';

/** The stores that take a note from their own pages: those with `notesIn` in their definition. */
export const NOTE_WRITERS: { readonly [Kind in StoreKind]?: NoteWriter } = {
  woocommerce: writeWooCommerceNote,
  prestashop: writePrestaShopNote,
  magento: writeMagentoNote,
  opencart: writeOpenCartNote,
  medusa: writeMedusaNote,
};

/**
 * Says in the store, for the shop alone to see, that an order has a parcel or has it no more; on the page's own origin
 * alone. Never throws.
 */
export async function writeNote(kind: StoreKind, note: ParcelNote, from: FromPage): Promise<NoteOutcome> {
  const asked = NOTE_WRITERS[kind]?.(note, openSession(from));
  // A request that fails is a network's, a redirect to the sign-in or a security plugin's page: all may pass.
  return asked?.catch(() => 'unreachable' as const) ?? 'not-taken';
}
