import type { CollectedOrder } from '../../lib/review/collection';
import { findMissing, type ListedOrder, type StoreAdapter } from '../../lib/stores/adapter';
import { readListedWithNote } from '../../lib/stores/read-listed-order';

/** Orders asked for at once where the store says nothing of what it bears. */
const AT_ONCE = 4;

/**
 * Reads the chosen orders from their store, a few at once, in the list's order. What cannot be read is said of that
 * order and stops no other.
 * @param onProgress how many are done
 * @param atOnce how many the store bears
 * @throws the signal's reason when it was aborted
 */
export async function readChosen(
  adapter: StoreAdapter,
  rows: readonly ListedOrder[],
  onProgress: (done: number) => void,
  signal: AbortSignal,
  atOnce = AT_ONCE,
): Promise<readonly CollectedOrder[]> {
  const list = { document, url: new URL(location.href) };
  const collected = new Map<ListedOrder, CollectedOrder>();
  const waiting = rows.values();

  async function read(row: ListedOrder): Promise<CollectedOrder> {
    const { orderId, link } = row;
    const chosen = { orderId, number: row.number.known ? row.number.value : null, link };
    try {
      const { order } = await readListedWithNote(adapter, row, list, fetch, signal);
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
