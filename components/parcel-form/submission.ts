import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Failure, FailureCode } from '../../lib/failure';
import { whileShown } from '../../lib/messaging/pressed-form';
import type { send } from '../../lib/messaging/send';
import type { FormView } from '../../lib/messaging/views/form';
import type { Confirmation } from '../../lib/parcel/confirmation';
import { findFeeIn } from '../../lib/parcel/delivery-line';
import type { ParcelFields } from '../../lib/parcel/parcel-draft';
import type { Account } from '../../lib/settings/account';
import { failureOf } from '../../lib/storage/log';

interface Shown {
  readonly form: Signal<FormView>;
  readonly fields: ReadonlySignal<ParcelFields>;
  readonly confirmed: ReadonlySignal<readonly Confirmation[]>;
  readonly account: Account | null;
  /** What is to be shipped is being read, and the form shows what was before. */
  readonly reading: ReadonlySignal<boolean>;
  keep(): Promise<void>;
  /** Shows the order as its store has it now. */
  showAnew(): Promise<void>;
}

export type Submission = ReturnType<typeof createSubmission>;

/** Sends the form, with the state of that. The outcome itself is the form's row. */
export function createSubmission(shown: Shown, ask: typeof send) {
  const { form, fields, confirmed, account, reading } = shown;
  const sending = signal(false);
  const failure = signal<Failure | null>(null);
  const another = signal(false);
  const gone = Promise.withResolvers<void>();

  async function create(force: boolean): Promise<void> {
    if (account === null || sending.peek() || reading.peek()) return;
    // Sent as it was shown when the person pressed.
    const { key, order, address, draft, facts, joining } = form.peek();
    const request = {
      key,
      order,
      accountId: account.id,
      identityVersion: account.identityVersion,
      currency: account.currency,
      fields: fields.peek(),
      confirmed: [...confirmed.peek()],
      address,
      fee: findFeeIn(draft.reckoning),
      facts,
      joining,
      force,
      again: another.peek(),
    };
    batch(() => {
      sending.value = true;
      failure.value = null;
    });
    try {
      await shown.keep();
      const row = await whileShown(key, () => ask('parcel/create', request), gone.promise);
      batch(() => {
        form.value = { ...form.peek(), row };
        another.value = false;
      });
    } catch (error) {
      failure.value = failureOf(error, 'parcel-form');
      if (showsOtherwise(failure.value)) await shown.showAnew();
    } finally {
      sending.value = false;
    }
  }

  return {
    sending: sending as ReadonlySignal<boolean>,
    /** Why nothing was sent at all. */
    failure: failure as ReadonlySignal<Failure | null>,
    /** The person was told that the order has a parcel and asked for a second one. */
    another: another as ReadonlySignal<boolean>,
    create: () => create(false),
    /** Makes a further parcel, after the person was told what is already there and pressed again. */
    createForced: () => create(true),
    /** Something else has taken its place: what becomes of a press under way is read elsewhere. */
    unwatch: gone.resolve,
    askForAnother() {
      another.value = true;
    },
  };
}

const SHOWN_OTHERWISE: ReadonlySet<FailureCode> = new Set([
  'changed-since-shown',
  'merge-changed',
  'shipped-elsewhere',
  'claimed-elsewhere',
  'store-signed-out',
]);

/** Failures that mean that the form shows something else than the store holds, or that the store could not say. */
function showsOtherwise({ code }: Failure): boolean {
  return SHOWN_OTHERWISE.has(code);
}
