import { batch } from '@preact/signals';
import type { Opened } from '../../components/parcel-form/ParcelForm';
import type { send } from '../../lib/messaging/send';
import type { FormView } from '../../lib/messaging/views/form';
import type { KnownRecipient } from '../../lib/messaging/views/service';
import type { PopupForm, ReadFormAgain } from './popup-form';
import { beginByHand } from './popup-steps';
import type { ReadScreen, Screen } from './screen';

/** The forms that no order of the tab fills: by hand, from a text, of a parcel that was sent before. */
export function createFormsByHand(form: PopupForm, ask: typeof send) {
  const readManual: ReadFormAgain = () => ask('form/manual', {});

  function fillFor(recipient: KnownRecipient, view: FormView): Screen {
    const next = form.show(view, readManual);
    if (next.show !== 'form') return next;
    batch(() => {
      next.state.edit({ phone: recipient.phone }, { from: 'known-recipient' });
      next.state.fillFrom(recipient);
    });
    return next;
  }

  async function anewFor(recipient: KnownRecipient, { key, order }: FormView): Promise<ReadScreen> {
    await ask('form/discard', { key, orderId: order.orderId });
    const view = await readManual();
    return () => fillFor(recipient, view);
  }

  return {
    async byHand(opened?: Opened): Promise<ReadScreen> {
      const view = await readManual();
      return () => form.show(view, readManual, opened);
    },
    async beginFor(recipient?: KnownRecipient): Promise<ReadScreen> {
      const begun = await readManual();
      const step = beginByHand(begun, recipient);
      if (recipient === undefined || step === 'as-it-is') return () => form.show(begun, readManual);
      if (step === 'anew') return anewFor(recipient, begun);
      return step === 'ask'
        ? () => ({ show: 'begun', begun, anew: () => anewFor(recipient, begun) })
        : () => fillFor(recipient, begun);
    },
    /** Filled from a text that is not in it yet. */
    async ofText(text: string): Promise<ReadScreen> {
      // What is typed in the form that is shown must not be kept behind the text.
      await form.flush();
      const begun = await ask('form/paste', { text });
      if (begun.begun !== true) return () => form.show(begun, readManual);
      const anew = async () => {
        const view = await ask('form/paste', { text, instead: true });
        return () => form.show(view, readManual);
      };
      return () => ({ show: 'begun', begun, anew });
    },
    async again(rowId: string): Promise<ReadScreen> {
      const read: ReadFormAgain = () => ask('form/again', { rowId });
      const view = await read();
      return () => form.show(view, read);
    },
  };
}
