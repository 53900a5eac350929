import { computed, type Signal, signal } from '@preact/signals';
import type { send } from '../../lib/messaging/send';
import type { FormView, PastedOrderView } from '../../lib/messaging/views/form';
import type { WriteMessage } from '../customer-messages/MessageCustomer';
import { createRowActions } from '../outbox/row-actions';

interface FormParts {
  readonly form: Signal<FormView>;
  readonly keep: () => Promise<void>;
  readonly letGo: () => void;
  readonly showAnew: () => Promise<void>;
}

export function createFormRequests({ form, keep, letGo, showAnew }: FormParts, ask: typeof send) {
  let kept = Promise.resolve();
  const pastes = signal(0);

  async function paste(text: string, part?: PastedOrderView, instead?: boolean) {
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
  }
  return {
    /** A text to fill this form from is being read: the form shows what stood there before. */
    pasting: computed(() => pastes.value > 0),
    /**
     * Keeps a text to fill this form from.
     * @param wanted `instead`: the person said that what is typed for somebody else is discarded
     * @returns the form with what was found in it
     * @throws Failure
     */
    async paste(...wanted: Parameters<typeof paste>) {
      pastes.value += 1;
      try {
        return await paste(...wanted);
      } finally {
        pastes.value -= 1;
      }
    },
    /** The person says what the currency's sign on this order's store means: it counts for all its orders. */
    async confirmCurrency(sign: string, currency: string) {
      await keep();
      await ask('store/currency', { store: form.peek().order.store, sign, currency });
      await showAnew();
    },
    writeMessage: ((wish) => ask('message/write', wish)) satisfies WriteMessage,
    rowActions: createRowActions(ask, (row) => {
      if (form.peek().row?.id === row.id) form.value = { ...form.peek(), row };
    }),
  };
}
