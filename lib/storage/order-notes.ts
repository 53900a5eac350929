import { openDatabase } from './db';

/** How far the note on a store's order is that names a row's parcel; it says nothing of the parcel itself. */
export interface OrderNote {
  readonly rowId: string;
  readonly state: 'claimed' | 'written' | 'failed';
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Milliseconds after which whoever claimed a note is not going to write it any more: their tab was closed. */
const PATIENCE = 60_000;

/** `null`: nobody has tried yet. A claim that was never answered counts as failed. */
export async function findOrderNote(rowId: string, now: number): Promise<OrderNote | null> {
  const database = await openDatabase();
  const note = await database.get('order-notes', rowId);
  if (note === undefined) return null;
  const isLost = note.state === 'claimed' && Math.abs(now - note.at) > PATIENCE;
  return isLost ? { ...note, state: 'failed' } : note;
}

/**
 * Takes it on oneself to write a row's note, in one transaction, so that of two tabs one writes it.
 * @param again a person asked for it once more after a failure.
 */
export async function claimOrderNote(rowId: string, now: number, again: boolean): Promise<boolean> {
  const database = await openDatabase();
  const transaction = database.transaction('order-notes', 'readwrite');
  const note = await transaction.store.get(rowId);
  const isFree =
    note === undefined || (again && (note.state === 'failed' || Math.abs(now - note.at) > PATIENCE));
  if (isFree && note?.state !== 'written') await transaction.store.put({ rowId, state: 'claimed', at: now });
  await transaction.done;
  return isFree && note?.state !== 'written';
}

/** What came of it. */
export async function settleOrderNote(rowId: string, written: boolean, now: number): Promise<void> {
  const database = await openDatabase();
  await database.put('order-notes', { rowId, state: written ? 'written' : 'failed', at: now });
}
