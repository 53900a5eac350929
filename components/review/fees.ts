import { computed, signal } from '@preact/signals';
import type { InputOf } from '../../lib/messaging/protocol';
import type { send } from '../../lib/messaging/send';
import type { ReviewOrder } from '../../lib/messaging/views/review';
import type { FeeQuote } from '../../lib/messaging/views/service';
import { feeQuestion } from '../parcel-form/quote-questions';

/** Questions under way at once. */
const AT_ONCE = 4;

/** The quoted fee of each order. Nothing waits for it, and a stale quote is never shown. */
export function createFees(accountId: string, ask: typeof send) {
  /** What each order's fee depends on, by the order's id. */
  const wanted = signal<ReadonlyMap<string, string>>(new Map());
  const quotes = signal<ReadonlyMap<string, FeeQuote>>(new Map());
  const asked = new Set<string>();
  const waiting: InputOf<'quote/fee'>[] = [];
  let working = 0;

  async function work(): Promise<void> {
    for (let question = waiting.shift(); question !== undefined; question = waiting.shift()) {
      const words = JSON.stringify(question);
      // A fee that is not known is said to be unknown, and asked for again.
      const quote = await ask('quote/fee', question).catch(() => null);
      if (quote === null) asked.delete(words);
      else quotes.value = new Map(quotes.peek()).set(words, quote);
    }
    working -= 1;
  }

  return {
    known: computed(
      () =>
        new Map(
          [...wanted.value].flatMap(([orderId, words]) => {
            const quote = quotes.value.get(words);
            return quote === undefined ? [] : [[orderId, quote] as const];
          }),
        ),
    ),
    /** Asks for the order's fee, when its turn comes; of many orders to one village it is asked once. */
    want({ orderId, form }: ReviewOrder): void {
      const question = form === null ? null : feeQuestion(accountId, form.draft.fields);
      const words = JSON.stringify(question);
      if (wanted.peek().get(orderId) !== words) wanted.value = new Map(wanted.peek()).set(orderId, words);
      if (question === null || asked.has(words)) return;
      asked.add(words);
      waiting.push(question);
      if (working >= AT_ONCE) return;
      working += 1;
      void work();
    },
  };
}
