import type { EnabledStore } from './settings';

/**
 * A store's kind is known once one of its pages was opened. Stores of earlier versions were never asked about notes.
 */
export function isNoteChoiceOpen({ kind, noteOrders }: EnabledStore): boolean {
  return kind === 'woocommerce' && noteOrders === undefined;
}

/** Keeps whether parcels' codes go into the notes of a store's orders. @throws Failure `storage-unavailable` */
export async function keepNoteChoice(origin: string, noteOrders: boolean): Promise<void> {
  // Fetched only here: the popup, which asks, opens without it.
  const { changeStore } = await import('./settings');
  await changeStore(origin, (store) => ({ ...store, noteOrders }));
}
