import type { ReadAgainReply, ReadOrderReply } from '../../lib/messaging/signals';
import type { StoreAdapter } from '../../lib/stores/adapter';
import { askAgain } from './ask-again';
import { fetchAnew } from './fetch-anew';
import {
  type OrderDeed,
  type OrderPage,
  orderOf,
  reading,
  readOtherwise,
  read as readThen,
} from './page-steps';
import type { PageReader } from './read-page';
import type { Tell } from './run-steps';

/** What happens on the page is told here, and what is known of it asked. */
export interface Telling {
  readonly adapter: StoreAdapter;
  readonly signal: AbortSignal;
  now(): OrderPage;
  readonly tell: Tell<OrderPage, OrderDeed>;
}

/** The ways in which an order is read; each tells what it read. */
export interface Readings {
  /** Of a page that nothing was read of yet: whoever asks meanwhile waits for the same reading, and the store is asked once. */
  first(): Promise<ReadOrderReply>;
  /** The order as it is pressed: what was typed into the page since is read. */
  atPress(): Promise<ReadOrderReply>;
  /** Reads the order anew; what its store says otherwise now is shown here and in our own pages. */
  anew(): Promise<void>;
  /** The store's own word on the order just before it is sent, which is then what was read last. */
  again(orderId: string): Promise<ReadAgainReply | undefined>;
}

export function createReadings(telling: Telling, page: PageReader): Readings {
  const { adapter, signal, now, tell } = telling;
  let first: Promise<ReadOrderReply> | null = null;
  /** Readings are numbered as they begin. */
  let begun = 0;
  let taken = 0;
  /** The page's content when the reading that was taken last began. */
  let takenFrom: string | undefined;

  /**
   * @returns takes what this reading says, and passes it on; nothing where one that began later has said it already, or,
   * of what the store says after nobody waits for it, where one is about to
   */
  function begin(): (reply: ReadOrderReply, isLate?: boolean) => ReadOrderReply {
    begun += 1;
    const number = begun;
    const stood = page.standing();
    tell(reading, stood);
    return (reply, isLate) => {
      if (number >= (isLate ? begun : taken)) {
        taken = number;
        takenFrom = stood;
        tell(isLate ? readOtherwise : readThen, reply);
      }
      return reply;
    };
  }

  async function read(): Promise<ReadOrderReply> {
    const take = begin();
    return take(await page.read((order) => take({ order }, true)));
  }

  /** The order as its page says it by now, where the server makes that page whole; `null`: it is to be read here. */
  async function readServed(): Promise<ReadOrderReply | null> {
    const order = orderOf(now());
    if (order === null) return null;
    const take = begin();
    // The page cannot be fetched, for instance since nobody is signed in: the open page is read.
    const anew = await fetchAnew(adapter, order.id, signal).catch(() => null);
    return anew && take({ order: anew });
  }

  return {
    first() {
      first ??= read().finally(() => {
        first = null;
      });
      return first;
    },
    // What the store holds by now, the background has asked (`again`).
    async atPress() {
      const { newest } = now();
      return newest !== null && page.standing() === takenFrom ? newest : read();
    },
    async anew() {
      const before = JSON.stringify(now().newest);
      const reply = (await readServed()) ?? (await read());
      const isNewest = now().newest === reply;
      if (isNewest && JSON.stringify(reply) !== before) tell(readOtherwise, reply);
    },
    async again(orderId) {
      // Any page of a store can ask it for any of its orders, and goes on standing for its own.
      const take = orderId === orderOf(now())?.id && begin();
      const reply = await askAgain(adapter, orderId, signal);
      if (take && reply && 'order' in reply) take({ order: reply.order });
      return reply;
    },
  };
}
