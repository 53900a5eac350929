import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { ReviewOrder } from '../../lib/messaging/review-views';
import type { send } from '../../lib/messaging/send';
import type { Account } from '../../lib/storage/account';
import { createFormState, type FormState } from '../parcel-form/form-state';
import type { Villages } from '../village-picker/villages';

interface OpenOrder {
  readonly orderId: string;
  /** The order's form, the popup's own; `null` where it could not be read. */
  readonly form: FormState | null;
}

export interface OpenOrderState {
  readonly opened: ReadonlySignal<OpenOrder | null>;
  /** Opens one, and lets go of the one before when what was typed into it is kept; `null`: none. */
  open(order: ReviewOrder | null): Promise<void>;
}

/** The one order whose form stands open under its row. What is typed is kept as the popup keeps it. */
export function createOpenOrder(
  account: Account | null,
  villages: Villages,
  ask: typeof send,
  reread: (orderId: string) => Promise<ReviewOrder | null>,
  today: string,
): OpenOrderState {
  const current = signal<OpenOrder | null>(null);

  async function close(): Promise<void> {
    const before = current.peek();
    current.value = null;
    if (before === null || before.form === null) return;
    await before.form.flush();
    before.form.dispose();
    await reread(before.orderId);
  }

  return {
    opened: computed(() => current.value),
    async open(order) {
      await close();
      if (order === null) return;
      const { orderId } = order;
      // The popup may have been at it meanwhile.
      const newest = (await reread(orderId)) ?? order;
      const form =
        newest.form === null
          ? null
          : createFormState(newest.form, account, {
              send: ask,
              findVillage: villages.find,
              reread: async () => (await reread(orderId))?.form ?? null,
              today,
            });
      current.value = { orderId, form };
    },
  };
}
