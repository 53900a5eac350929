import { send } from '../../lib/messaging/send';
import { isOrphaned } from '../../lib/page/is-orphaned';
import type { CollectedOrder } from '../../lib/review/collection';
import { findMissing, type ListedOrder, type StoreAdapter } from '../../lib/stores/adapter';
import { fromHere } from '../../lib/stores/from-here';
import { readListedWithNotes } from '../../lib/stores/read-listed-order';
import { chosenOf, isGone, type List } from './list';

/** Reads what is chosen, and hands it over to be reviewed. */
export async function shipChosen(list: List): Promise<void> {
  const { adapter, reader, store, signal, view, draw } = list;
  const chosen = chosenOf(list);
  if (view === null || list.reading !== null || chosen.length === 0) return;
  list.reading = new AbortController();
  const stop = AbortSignal.any([signal, list.reading.signal]);
  const progress = (done: number) => {
    list.activity = { at: 'reading', done, of: chosen.length };
    draw();
  };
  progress(0);
  let trouble: string | null = null;
  try {
    const orders = await readChosen(adapter, chosen, progress, stop, reader?.atOnce);
    await send('orders/collected', { store, orders: [...orders] });
  } catch (error) {
    if (signal.aborted) return;
    if (isGone(error)) return list.leave();
    const { words } = list.view ?? view;
    if (!stop.aborted) trouble = isOrphaned() ? words.orphaned : words.failed;
  }
  list.reading = null;
  list.activity = { at: 'choosing', trouble };
  draw();
}

/** Orders asked for at once where the store says nothing of what it bears. */
const AT_ONCE = 4;

/**
 * Reads the chosen orders from their store, a few at once, in the list's order. What cannot be read is said of that
 * order and stops no other.
 * @throws the signal's reason when it was aborted
 */
async function readChosen(
  adapter: StoreAdapter,
  rows: readonly ListedOrder[],
  onProgress: (done: number) => void,
  signal: AbortSignal,
  atOnce = AT_ONCE,
): Promise<readonly CollectedOrder[]> {
  const asking = fromHere(adapter, signal);
  const collected = new Map<ListedOrder, CollectedOrder>();
  const waiting = rows.values();

  async function read(row: ListedOrder): Promise<CollectedOrder> {
    const { orderId, link } = row;
    const chosen = { orderId, number: row.number.known ? row.number.value : null, link };
    try {
      const { order } = await readListedWithNotes(asking, row);
      return { ...chosen, reply: { order } };
    } catch (error) {
      signal.throwIfAborted();
      return { ...chosen, reply: { missing: findMissing(error) ?? 'order' } };
    }
  }

  async function work(): Promise<void> {
    for (const row of waiting) {
      collected.set(row, await read(row));
      onProgress(collected.size);
    }
  }

  await Promise.all(Array.from({ length: atOnce }, work));
  return rows.flatMap((row) => collected.get(row) ?? []);
}
