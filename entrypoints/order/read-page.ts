import type { ReadOrderReply } from '../../lib/messaging/signals';
import type { PageOrder } from '../../lib/order';
import { findMissing, type StoreAdapter, type StoreQuestion } from '../../lib/stores/adapter';
import { readOrder } from '../../lib/stores/read-order';

export interface PageReader {
  /**
   * Asks the store as soon as the page says how, while it is still being loaded. Cheap: called at each change.
   * @returns whether there is nothing more to ask before the page is whole
   */
  askEarly(): boolean;
  /** The order, checked against its store; its first reading takes what the store was asked early. */
  read(): Promise<ReadOrderReply>;
  /** What stands on the page, to be compared; empty while its store is changing it. */
  standing(): string;
}

/** @param onLate is given what the store answers to the newest reading, after nobody waited for it any longer */
export function createPageReader(
  adapter: StoreAdapter,
  signal: AbortSignal,
  onLate: (order: PageOrder) => void,
): PageReader {
  let early: StoreQuestion | null = null;
  let reads = 0;
  const here = () => new URL(location.href);

  return {
    askEarly() {
      early ??= adapter.askEarly?.(adapter, document, here(), fetch, signal) ?? null;
      return early !== null || adapter.askEarly === undefined;
    },
    async read() {
      reads += 1;
      const mine = reads;
      const asked = early;
      early = null;
      const late = (order: PageOrder) => {
        if (mine === reads) onLate(order);
      };
      try {
        return { order: await readOrder(adapter, document, here(), fetch, signal, late, asked) };
      } catch (error) {
        const missing = findMissing(error);
        if (missing !== null) return { missing };
        throw error;
      }
    },
    standing() {
      try {
        return JSON.stringify(adapter.readDocument(document, here()));
      } catch {
        // A page that is being changed by its store may lack parts: it is read when it has settled.
        return '';
      }
    },
  };
}
