import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { InputOf } from '../../lib/messaging/protocol';
import type { send } from '../../lib/messaging/send';
import type { ReviewOrder } from '../../lib/messaging/views/review';
import type { FeeQuote } from '../../lib/messaging/views/service';
import { feeQuestion } from '../parcel-form/quote-questions';

/** Questions under way at once. */
const AT_ONCE = 4;

export interface Fees {
  readonly known: ReadonlySignal<ReadonlyMap<string, FeeQuote>>;
  /** Asks for the order's fee, when its turn comes; the same question is asked once. */
  want(order: ReviewOrder): void;
}

/** The quoted fee of each order. Nothing waits for it, and a stale quote is never shown. */
export function createFees(accountId: string, ask: typeof send): Fees {
  const known = signal<ReadonlyMap<string, FeeQuote>>(new Map());
  const asked = new Map<string, string>();
  const waiting: { readonly orderId: string; readonly question: InputOf<'quote/fee'> }[] = [];
  let working = 0;

  async function work(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { orderId, question } = next;
      // A fee that is not known is said to be unknown, and asked for again.
      const quote = await ask('quote/fee', question).catch(() => null);
      const newest = asked.get(orderId) === JSON.stringify(question);
      if (quote !== null && newest) known.value = new Map(known.peek()).set(orderId, quote);
      if (quote === null && newest) asked.delete(orderId);
    }
    working -= 1;
  }

  return {
    known: computed(() => known.value),
    want({ orderId, form }) {
      const question = form === null ? null : feeQuestion(accountId, form.draft.fields);
      const words = JSON.stringify(question);
      if (asked.get(orderId) === words) return;
      asked.set(orderId, words);
      const rest = new Map(known.peek());
      if (rest.delete(orderId)) known.value = rest;
      if (question === null) return;
      waiting.push({ orderId, question });
      if (working >= AT_ONCE) return;
      working += 1;
      void work();
    },
  };
}
