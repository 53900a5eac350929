import { computed, signal } from '@preact/signals';
import type { InputOf } from '../../lib/messaging/protocol';
import type { send } from '../../lib/messaging/send';
import type { ReviewOrder } from '../../lib/messaging/views/review';
import { withoutConfirmed } from '../../lib/parcel/confirmation';
import { doubt } from '../../lib/parcel/finding';
import { phoneKey } from '../../lib/parcel/phone';
import { recipientQuestion } from '../parcel-form/quote-questions';

/**
 * Looks recipients up before anything is shipped, one after the other, so that the service answers other questions
 * meanwhile. One that could not be looked up is not called blocked: the service says so when it is shipped.
 * @param isHeldUp while parcels are being sent, nothing is looked up beside them.
 */
export function createBlockedRecipients(
  account: Parameters<typeof recipientQuestion>[0],
  ask: typeof send,
  isHeldUp: () => boolean,
) {
  const phones = signal<ReadonlySet<string>>(new Set());
  const asked = new Set<string>();
  let waiting: readonly InputOf<'recipient/find'>[] = [];
  let working = false;

  async function work(): Promise<void> {
    if (working) return;
    working = true;
    for (let [next] = waiting; next !== undefined && !isHeldUp(); [next] = waiting) {
      waiting = waiting.slice(1);
      // A failed look-up blocks nobody; the service itself refuses a blocked recipient.
      const found = await ask('recipient/find', next).catch(() => []);
      if (found.some(({ blocked }) => blocked)) {
        phones.value = new Set([...phones.peek(), phoneKey(next.phone)]);
      }
    }
    working = false;
  }

  return {
    /** Phones (`phoneKey`) behind which the service has blocked somebody. */
    phones: computed(() => phones.value),
    /** Looks the order's recipient up when its turn comes; the same phone once. */
    want({ form }: ReviewOrder): void {
      const question = form === null ? null : recipientQuestion(account, form.draft.fields);
      if (question === null || asked.has(phoneKey(question.phone))) return;
      asked.add(phoneKey(question.phone));
      waiting = [...waiting, question];
      void work();
    },
    goOn: () => void work(),
  };
}

/** The order with the doubt that its recipient is blocked, unless the person has let that stand. */
export function withBlocked(order: ReviewOrder, blocked: ReadonlySet<string>): ReviewOrder {
  const { form } = order;
  if (form === null) return order;
  const { fields, findings } = form.draft;
  if (fields.phone.trim() === '' || !blocked.has(phoneKey(fields.phone))) return order;
  const doubts = withoutConfirmed([doubt('phone', 'recipient-blocked')], form.confirmed, fields);
  return { ...order, form: { ...form, draft: { ...form.draft, findings: [...findings, ...doubts] } } };
}
