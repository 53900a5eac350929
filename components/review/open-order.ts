import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { send } from '../../lib/messaging/send';
import type { ReviewOrder } from '../../lib/messaging/views/review';
import type { ParcelFields } from '../../lib/parcel/parcel-draft';
import type { Account } from '../../lib/storage/account';
import { createFormState, type FormState } from '../parcel-form/form-state';
import type { Villages } from '../village-picker/villages';

type OpenOrder = { readonly orderId: string } & (
  | { /** It could not be read. */ readonly form: null }
  | {
      /** The order's form, the popup's own. */
      readonly form: FormState;
      /** As they stood when it was opened. */
      readonly fields: ParcelFields;
    }
);

export interface OpenOrderState {
  readonly opened: ReadonlySignal<OpenOrder | null>;
  /** Opens one, and closes the one before once what was typed into it is saved; `null`: none. */
  open(order: ReviewOrder | null): Promise<void>;
}

/** The one order whose form stands open under its row. What is typed is kept as the popup keeps it. */
export function createOpenOrder(
  account: Account | null,
  villages: Villages,
  ask: typeof send,
  reread: (orderId: string) => Promise<ReviewOrder | null>,
  /** Told of an order's form as it stood when it was opened, and as the person left it. */
  onLeft: (orderId: string, opened: ParcelFields, left: ParcelFields) => void,
  today: string,
): OpenOrderState {
  const current = signal<OpenOrder | null>(null);

  async function close(): Promise<void> {
    const before = current.peek();
    current.value = null;
    if (before === null || before.form === null) return;
    await before.form.flush();
    onLeft(before.orderId, before.fields, before.form.fields.peek());
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
      current.value = form === null ? { orderId, form } : { orderId, form, fields: form.fields.peek() };
    },
  };
}
