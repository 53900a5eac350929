import { computed, type ReadonlySignal } from '@preact/signals';
import type { InputOf, OutputOf } from '../../lib/messaging/protocol';
import type { send } from '../../lib/messaging/send';
import type { ParcelFields } from '../../lib/parcel/parcel-draft';
import { type Ask, createAsk } from './ask';
import { feeQuestion, sizeQuestion } from './quote-questions';

/** The fee that goes with what is typed. */
export function createFeeAsk(
  question: ReadonlySignal<InputOf<'quote/fee'> | null>,
  ask: typeof send,
): Ask<OutputOf<'quote/fee'>> {
  return createAsk(
    question,
    (fee) => ask('quote/fee', fee),
    // A stale call would delay those that are needed; one that cannot be cancelled ends by itself.
    (fee) => void ask('quote/cancel-fee', fee).catch(() => undefined),
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
    // As above.
    (size) => void ask('quote/cancel-size', size).catch(() => undefined),
  );
}

/** Both, of one parcel's fields. */
export function createQuoteAsks(
  accountId: string | null,
  fields: ReadonlySignal<ParcelFields>,
  ask: typeof send,
) {
  return {
    fee: createFeeAsk(
      computed(() => feeQuestion(accountId, fields.value)),
      ask,
    ),
    size: createSizeAsk(
      computed(() => sizeQuestion(accountId, fields.value)),
      ask,
    ),
  };
}
