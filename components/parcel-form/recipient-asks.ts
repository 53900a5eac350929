import { computed, type ReadonlySignal } from '@preact/signals';
import type { send } from '../../lib/messaging/send';
import type { FormView } from '../../lib/messaging/views/form';
import type { ParcelFields } from '../../lib/parcel/parcel-draft';
import type { Account } from '../../lib/settings/account';
import { createAsk } from './ask';
import { pastQuestion, recipientQuestion } from './quote-questions';

/** Who the service knows by the phone that stands in the form, and what was shipped to it from here before. */
export function createRecipientAsks(
  account: Account | null,
  fields: ReadonlySignal<ParcelFields>,
  form: ReadonlySignal<FormView>,
  ask: typeof send,
) {
  const recipients = createAsk(
    computed(() => recipientQuestion(account, fields.value)),
    (question) => ask('recipient/find', question),
  );
  const past = createAsk(
    computed(() => pastQuestion(account, fields.value, form.value)),
    (question) => ask('recipient/past', question),
  );
  return { recipients, past };
}
