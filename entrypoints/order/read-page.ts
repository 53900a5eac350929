import type { ReadOrderReply } from '../../lib/messaging/signals';
import type { PageOrder } from '../../lib/order';
import { findMissing, type StoreAdapter, type StoreAnswer } from '../../lib/stores/adapter';
import { fromHere } from '../../lib/stores/from-here';
import { readOrder } from '../../lib/stores/read-order';

export interface PageReader {
  /**
   * Asks the store as soon as the page says how, while it is still being loaded. Cheap: called at each change.
   * @returns whether there is nothing more to ask before the page is whole
   */
  askEarly(): boolean;
  /**
   * The order, checked against its store; its first reading takes what the store was asked early.
   * @param onLate is given what the store answers after nobody waited for it any longer
   */
  read(onLate: (order: PageOrder) => void): Promise<ReadOrderReply>;
  /** What stands on the page, to be compared; empty while its store is changing it. */
  standing(): string;
}

export function createPageReader(adapter: StoreAdapter, signal: AbortSignal): PageReader {
  let early: Promise<StoreAnswer> | null = null;
  const here = () => fromHere(adapter, signal);

  return {
    askEarly() {
      early ??= adapter.askEarly?.(here()) ?? null;
      return early !== null || adapter.askEarly === undefined;
    },
    async read(onLate) {
      const asked = early;
      early = null;
      try {
        return { order: await readOrder(here(), { early: asked, onLate }) };
      } catch (error) {
        signal.throwIfAborted();
        // Whatever nobody foresaw in a store's page: the bar says that it could not be read, and does not wait for ever.
        return { missing: findMissing(error) ?? 'unexpected' };
      }
    },
    standing() {
      try {
        return JSON.stringify(adapter.readDocument(document, new URL(location.href)));
      } catch {
        // A page that is being changed by its store may lack parts: it is read when it has settled.
        return '';
      }
    },
  };
}
