import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { coalesced } from '../../lib/coalesced';
import type { send } from '../../lib/messaging/send';
import { needsPerson } from '../../lib/outbox/meaning-of-waiting';
import { restAfter } from '../../lib/rest-after';
import { countWaitingOrders } from '../../lib/review/waiting-orders';
import { findCameBack } from '../../lib/shop-relay/came-back';
import { wait } from '../../lib/wait';

/** Milliseconds at least between two counts: of a bulk, hundreds of rows change within seconds, and each count reads them all. */
const BETWEEN_COUNTS = 2_000;

/**
 * How many things wait in each section. Counts anew whenever something changed: the first change at once, what follows
 * it after a moment, together.
 */
export function createCounts(changes: ReadonlySignal<unknown>, ask: typeof send) {
  /** Orders that were chosen and not shipped. */
  const review = signal(0);
  /** Parcels that wait for a person to do something. */
  const outbox = signal(0);
  /** Parcels that came back and that nobody has looked at since. */
  const returned = signal(0);
  const recount = coalesced(async () => {
    const began = performance.now();
    await Promise.all([
      take(review, countWaitingOrders()),
      take(outbox, countOutbox()),
      take(
        returned,
        findCameBack().then(({ length }) => length),
      ),
    ]);
    const rest = restAfter(performance.now() - began, BETWEEN_COUNTS);
    await wait(rest);
  });
  effect(() => {
    changes.value;
    recount();
  });
  return { review, outbox, returned };

  async function countOutbox(): Promise<number> {
    const [rows, cutShort] = await Promise.all([ask('outbox/list', {}), ask('outbox/cut-short', {})]);
    return rows.filter(needsPerson).length + cutShort.reduce((sum, { orders }) => sum + orders, 0);
  }
}

/** After a failure the last count stays; the section itself says why. */
async function take(count: Signal<number>, counted: Promise<number>): Promise<void> {
  count.value = await counted.catch(() => count.peek());
}
