import type { ReadonlySignal } from '@preact/signals';
import type { InputOf, OutputOf } from '../../lib/messaging/protocol';
import type { send } from '../../lib/messaging/send';
import { type Ask, createAsk } from './ask';

/** The fee that goes with what is typed. */
export function createFeeAsk(
  question: ReadonlySignal<InputOf<'quote/fee'> | null>,
  ask: typeof send,
): Ask<OutputOf<'quote/fee'>> {
  return createAsk(
    question,
    (fee) => ask('quote/fee', fee),
    (fee) => cancel(ask, { fee }),
  );
}

/** What the size that is typed costs. */
export function createSizeAsk(
  question: ReadonlySignal<InputOf<'quote/size'> | null>,
  ask: typeof send,
): Ask<OutputOf<'quote/size'>> {
  return createAsk(
    question,
    (size) => ask('quote/size', size),
    (size) => cancel(ask, { size }),
  );
}

/** Cancels a stale call: it would delay the calls that are still needed. */
function cancel(ask: typeof send, asked: InputOf<'quote/cancel'>): void {
  // A call that cannot be cancelled ends by itself.
  ask('quote/cancel', asked).catch(() => undefined);
}
