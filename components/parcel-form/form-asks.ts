import type { ReadonlySignal } from '@preact/signals';
import type { InputOf } from '../../lib/messaging/protocol';
import type { send } from '../../lib/messaging/send';
import type { FormView } from '../../lib/messaging/views/form';
import type { ParcelFields } from '../../lib/parcel/parcel-draft';
import type { Account } from '../../lib/settings/account';
import { createAsk } from './ask';
import { feeQuestion, pastQuestion, recipientQuestion, sizeQuestion } from './quote-questions';

/** The fee, and what the size costs, that go with what is typed. */
export function createQuoteAsks(
  fee: () => InputOf<'quote/fee'> | null,
  size: () => InputOf<'quote/size'> | null,
  ask: typeof send,
) {
  return {
    fee: createAsk(
      fee,
      (question) => ask('quote/fee', question),
      // A stale call would delay those that are needed; one that cannot be cancelled ends by itself.
      (question) => void ask('quote/cancel-fee', question).catch(() => undefined),
    ),
    size: createAsk(
      size,
      (question) => ask('quote/size', question),
      // As above.
      (question) => void ask('quote/cancel-size', question).catch(() => undefined),
    ),
  };
}

export function createParcelQuotes(
  accountId: string | null,
  fields: ReadonlySignal<ParcelFields>,
  ask: typeof send,
) {
  return createQuoteAsks(
    () => feeQuestion(accountId, fields.value),
    () => sizeQuestion(accountId, fields.value),
    ask,
  );
}

/** What is looked up for a form: fees, sizes, recipients, and what was shipped to them before. */
export function createFormAsks(
  account: Account | null,
  fields: ReadonlySignal<ParcelFields>,
  form: ReadonlySignal<FormView>,
  ask: typeof send,
) {
  return {
    ...createParcelQuotes(account?.id ?? null, fields, ask),
    recipients: createAsk(
      () => recipientQuestion(account, fields.value),
      (question) => ask('recipient/find', question),
    ),
    past: createAsk(
      () => pastQuestion(account, fields.value, form.value),
      (question) => ask('recipient/past', question),
    ),
  };
}
