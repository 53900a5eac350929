import type { ReadonlySignal } from '@preact/signals';
import { createFormState, type FormState } from '../../components/parcel-form/form-state';
import type { Opened } from '../../components/parcel-form/ParcelForm';
import { createVillages } from '../../components/village-picker/villages';
import type { send } from '../../lib/messaging/send';
import { openOtherWindows } from '../../lib/messaging/typed-elsewhere';
import type { FormView } from '../../lib/messaging/views/form';
import { isFormClosed } from '../../lib/outbox/meaning';
import type { Settings } from '../../lib/settings/settings';
import { givesWay } from './popup-steps';
import type { ReadScreen, Screen } from './screen';

export type ReadFormAgain = () => Promise<FormView>;

export interface PopupForm {
  /** @param read reads it again, where it is not the tab's order */
  show(view: FormView, read: ReadFormAgain | null, opened?: Opened): Screen;
  /** Reads the shown form again; `null`: it cannot be read, or another has taken its place. */
  readAnew(): Promise<FormView | null>;
  flush(): Promise<void>;
  /**
   * Ends what is typed.
   * @returns discards it, and reads the fresh form, unless it is the tab's order; `null`: no form is shown
   */
  end(): (() => Promise<ReadScreen | null>) | null;
}

interface PopupFormParts {
  readonly accounts: Settings['accounts'];
  readonly ask: typeof send;
  readonly today: () => string;
  /** The tab shows another page by now, and it is not known yet which form is that one's. */
  readonly coming: ReadonlySignal<boolean>;
  /** The form of the tab's order; `null`: it shows none. */
  readonly readOrder: () => Promise<FormView | null>;
  /** Another form has taken the place of the one that was shown. */
  readonly onReplaced: (screen: Screen) => void;
}

export function createPopupForm({
  accounts,
  ask,
  today,
  coming,
  readOrder,
  onReplaced,
}: PopupFormParts): PopupForm {
  let form: FormState | null = null;
  let readBeside: ReadFormAgain | null = null;
  /** Counts the readings, and which of them was taken last: one that comes behind a later one says what was before. */
  const readings = { begun: 0, taken: 0 };

  function show(view: FormView, read: ReadFormAgain | null, opened: Opened = 'plainly'): Screen {
    // What was typed a moment ago is kept before its form goes.
    void form?.flush();
    form?.dispose();
    const account = accounts.find(({ id }) => id === view.accountId) ?? null;
    if (account === null) return { show: 'no-account' };
    readBeside = read;
    const villages = createVillages(account.id, ask);
    // A form whose parcel is on its way may ask once another has taken its place.
    const reread = async () => (form === own ? readAnew(read) : null);
    const own = createFormState(view, account, {
      ...{ send: ask, villages, reread, today },
      // What no order of the tab fills stays whatever comes there.
      ...(read === null && { coming }),
    });
    form = own;
    return { show: 'form', state: own, villages, opened };
  }

  /** After a failure the last reading stays. */
  async function readAnew(read: ReadFormAgain | null): Promise<FormView | null> {
    const asked = form;
    readings.begun += 1;
    const own = readings.begun;
    try {
      const view = read === null ? await readOrder() : await read();
      if (form !== asked || own < readings.taken) return null;
      readings.taken = own;
      if (view === null || form === null) return view;
      const shown = { form: form.form.peek(), accountId: form.account?.id, sending: form.sending.peek() };
      if (!givesWay(shown, view)) return view;
      // It comes while a person may be typing: what ships has no keyboard then.
      onReplaced(show(view, read, 'from-page'));
      return null;
    } catch {
      // A tab that cannot be read shows no order: the form without one is offered.
      return null;
    }
  }

  return {
    show,
    readAnew: () => readAnew(readBeside),
    flush: async () => form?.flush(),
    end() {
      if (form === null) return null;
      const { key, order, row } = form.form.peek();
      const read = readBeside;
      // What is discarded must not be saved a moment later.
      form.dispose();
      form = null;
      return async () => {
        const { orderId } = order;
        await ask('form/discard', { key, orderId, ...(isFormClosed(row) && { shipped: true }) });
        const windows = openOtherWindows(key);
        windows.tell();
        windows.close();
        if (read === null) return null;
        const view = await read();
        return () => show(view, read);
      };
    },
  };
}
