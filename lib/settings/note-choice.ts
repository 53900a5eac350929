import { findNotesPlace } from '../stores/registry';
import type { EnabledStore } from './settings';

type Choice = Pick<EnabledStore, 'kind' | 'noteOrders' | 'noteSeen'>;

/** A store that takes notes and may have been enabled before it did: the person reads first what is written. */
function isAskedLater(kind: EnabledStore['kind']): boolean {
  return kind !== 'woocommerce';
}

/** Whether the code of a parcel can be written into the orders of such a store, from its own pages. */
export function takesNotes(kind: EnabledStore['kind']): boolean {
  return findNotesPlace(kind) !== null;
}

/** Whether the codes of parcels are written into the orders of a store: the person said so. */
export function writesNotes({ kind, noteOrders, noteSeen }: Choice): boolean {
  if (noteOrders !== true || !takesNotes(kind)) return false;
  return noteSeen === true || !isAskedLater(kind);
}

/** Stores of earlier versions were never asked about notes, or before it was known what would be written. */
export function isNoteChoiceOpen({ kind, noteOrders, noteSeen }: Choice): boolean {
  if (!takesNotes(kind)) return false;
  return noteOrders === undefined || (noteOrders && noteSeen !== true && isAskedLater(kind));
}

/** Keeps whether parcels' codes go into the notes of a store's orders. @throws Failure `storage-unavailable` */
export async function keepNoteChoice(origin: string, noteOrders: boolean): Promise<void> {
  // Fetched only here: the popup, which asks, opens without it.
  const { changeStore } = await import('./settings');
  await changeStore(origin, (store) => ({ ...store, noteOrders, noteSeen: true }));
}
