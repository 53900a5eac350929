import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { send } from '../../lib/messaging/send';
import type { FormView } from '../../lib/messaging/views/form';
import type { PastedOrderView } from '../../lib/messaging/views/pasted';
import type { WriteMessage } from '../customer-messages/MessageCustomer';
import { createRowActions, type RowActions } from '../outbox/row-actions';

export interface FormRequests {
  /** A text to fill this form from is being read: the form shows what stood there before. */
  readonly pasting: ReadonlySignal<boolean>;
  /**
   * Keeps a text to fill this form from.
   * @param instead the person said that what is typed for somebody else is discarded
   * @returns the form with what was found in it
   * @throws Failure
   */
  paste(text: string, part?: PastedOrderView, instead?: boolean): Promise<FormView>;
  /** The person says what the currency's sign on this order's store means: it counts for all its orders. */
  confirmCurrency(sign: string, currency: string): Promise<void>;
  /** A text to the customer about the order, before it is shipped. */
  readonly writeMessage: WriteMessage;
  readonly rowActions: RowActions;
}

interface FormParts {
  readonly form: Signal<FormView>;
  readonly keep: () => Promise<void>;
  /** Discards what was typed, since it was about another order. */
  readonly letGo: () => void;
  readonly showAnew: () => Promise<void>;
}

export function createFormRequests(
  { form, keep, letGo, showAnew }: FormParts,
  ask: typeof send,
): FormRequests {
  let kept = Promise.resolve();
  const pastes = signal(0);

  const paste: FormRequests['paste'] = async (text, part, instead) => {
    // Saved first, or earlier edits would count as typed over this text; in turn, so that no text comes behind the next.
    kept = kept.then(keep);
    await kept;
    const pasted = await ask('form/paste', {
      text,
      ...(part !== undefined && { part: { start: part.start, end: part.end } }),
      ...(instead && { instead }),
    });
    if (pasted.replacedTyped === true) letGo();
    return pasted;
  };
  return {
    pasting: computed(() => pastes.value > 0),
    async paste(...wanted) {
      pastes.value += 1;
      try {
        return await paste(...wanted);
      } finally {
        pastes.value -= 1;
      }
    },
    async confirmCurrency(sign, currency) {
      await keep();
      await ask('store/currency', { store: form.peek().order.store, sign, currency });
      await showAnew();
    },
    writeMessage: (wish) => ask('message/write', wish),
    rowActions: createRowActions(ask, (row) => {
      if (form.peek().row?.id === row.id) form.value = { ...form.peek(), row };
    }),
  };
}
