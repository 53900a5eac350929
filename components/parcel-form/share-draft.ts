import { batch, computed } from '@preact/signals';
import { openOtherWindows } from '../../lib/messaging/typed-elsewhere';
import type { FormView } from '../../lib/messaging/views/form';
import type { FormDraft } from './form-draft';
import { type Kept, keepTyped } from './keep-typed';

interface Shared {
  /** In which the form shows its amounts; `null`: there is no account. */
  readonly currency: string | null;
  readonly said: () => FormView['said'];
  readonly draft: FormDraft;
  readonly save: (typed: Kept) => Promise<void>;
  /** The form as the background has it now, unless it cannot be read or is on its way. */
  readonly reread: () => Promise<FormView | null>;
  readonly renew: (form: FormView) => void;
}

/** Keeps what is typed. Two windows over one form are one draft: who typed last wins, field by field. */
export function shareDraft(opened: FormView, { currency, said, draft, save, reread, renew }: Shared) {
  const { key, order } = opened;
  const windows = openOtherWindows(key, async () => {
    await kept.flush();
    const saved = kept.saved();
    const anew = await reread();
    if (anew === null) return;
    batch(() => {
      draft.giveWay(saved);
      renew(anew);
    });
  });
  const kept = keepTyped(
    computed(() => {
      const { edits, confirmed } = draft.own.value;
      return { key, orderId: order.orderId, edits, currency, said: said(), confirmed: [...confirmed] };
    }),
    async (typed) => {
      await save(typed);
      windows.tell();
    },
  );
  return {
    ...kept,
    dispose() {
      windows.close();
      kept.dispose();
    },
  };
}
