import { computed, signal } from '@preact/signals';
import type { send } from '../../lib/messaging/send';
import type { ReviewOrder } from '../../lib/messaging/views/review';
import type { ParcelFields } from '../../lib/parcel/parcel-draft';
import type { Account } from '../../lib/settings/account';
import { createFormState, type FormState } from '../parcel-form/form-state';
import type { Villages } from '../village-picker/villages';
import { withOwn } from './review-steps';

interface FilledOrder {
  readonly orderId: string;
  /** The order's form, the popup's own. */
  readonly form: FormState;
  /** As they stood when it was opened. */
  readonly fields: ParcelFields;
}

type OpenOrder = FilledOrder | { readonly orderId: string /** It could not be read. */; readonly form: null };

export type OpenOrderState = ReturnType<typeof createOpenOrder>;

/** The one order whose form stands open under its row. What is typed is kept as the popup keeps it. */
export function createOpenOrder(
  account: Account | null,
  villages: Villages,
  ask: typeof send,
  reread: (orderId: string) => Promise<ReviewOrder | null>,
  /** Told of an order's form as it stood when it was opened, and as the person left it. */
  onLeft: (orderId: string, opened: ParcelFields, left: ParcelFields) => void,
  today: () => string,
) {
  const current = signal<OpenOrder | null>(null);
  /** Counts what was asked to be opened: one that is read late must not take the place of the next under a person's hands. */
  let wanted = 0;

  async function close(): Promise<boolean> {
    const before = current.peek();
    current.value = null;
    return before === null || before.form === null || keep(before);
  }

  /** @returns false where it could not be saved: it stands open then, with what was typed into it */
  async function keep(opened: FilledOrder): Promise<boolean> {
    const { orderId, form, fields } = opened;
    await form.flush();
    if (!form.safe.peek()) {
      current.value = opened;
      return false;
    }
    onLeft(orderId, fields, form.fields.peek());
    form.dispose();
    await reread(orderId);
    return true;
  }

  async function openNewest(order: ReviewOrder): Promise<OpenOrder> {
    const { orderId } = order;
    // The popup may have changed it meanwhile.
    const newest = (await reread(orderId)) ?? order;
    if (newest.form === null) return { orderId, form: null };
    const form = createFormState(newest.form, account, {
      send: ask,
      villages,
      reread: async () => (await reread(orderId))?.form ?? null,
      today,
    });
    return { orderId, form, fields: form.fields.peek() };
  }

  return {
    opened: computed(() => current.value),
    /** What a person saw of an order, with what they type into its open form right now and what follows from it. */
    withOwnChanges(orderId: string, seen: ParcelFields): ParcelFields {
      const open = current.value;
      if (open === null || open.form === null || open.orderId !== orderId) return seen;
      return withOwn(seen, open.form.typed.value, open.form.fields.value);
    },
    /**
     * Opens one, and closes the one before once what was typed into it is saved; `null`: none.
     * @returns false where it could not be saved: the one before stays open
     */
    async open(order: ReviewOrder | null): Promise<boolean> {
      wanted += 1;
      const own = wanted;
      if (!(await close())) return false;
      if (order === null) return true;
      const newest = await openNewest(order);
      // What could not be saved may have come back meanwhile.
      if (own === wanted && current.peek() === null) current.value = newest;
      else newest.form?.dispose();
      return true;
    },
    /** Runs an action on an order's current form without opening it, and saves the result; opens it where that failed. */
    async change(order: ReviewOrder, act: (form: FormState) => void): Promise<void> {
      if (!(await close())) return;
      const opened = await openNewest(order);
      if (opened.form === null) return;
      act(opened.form);
      await keep(opened);
    },
  };
}
