import { batch, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { FormView } from '../../lib/messaging/views/form';
import type { FeeQuote } from '../../lib/messaging/views/service';
import type { ParcelFields } from '../../lib/parcel/parcel-draft';
import type { Asked } from './ask';

interface ReckoningParts {
  readonly fields: ReadonlySignal<ParcelFields>;
  readonly fee: ReadonlySignal<Asked<FeeQuote>>;
  /** The amount has the fee to another village in it than the one picked now. */
  readonly isForAnother: () => boolean;
  /** The form as the background has it now; `null`: it cannot be read at the moment. */
  readonly reread: () => Promise<FormView | null>;
  /** Takes over what was reckoned, unless the form is on its way. */
  readonly take: (form: FormView) => void;
}

/** Has the amount calculated for the village just picked, where the quoted fee is added to the order's total. */
export function createReckoning(
  opened: FormView,
  { fields, fee, isForAnother, reread, take }: ReckoningParts,
) {
  let reckonedFor = opened.draft.fields.village?.id;
  const underWay = signal(false);

  async function reckonAnew(): Promise<void> {
    underWay.value = true;
    const renewed = await reread();
    // An answer about the previous village is stale.
    const isNow = renewed?.draft.fields.village?.id === fields.peek().village?.id;
    batch(() => {
      underWay.value = false;
      if (renewed !== null && isNow) take(renewed);
    });
  }

  // After a failure, the amount is calculated again as soon as the fee is there.
  const dispose = effect(() => {
    if (fee.value.state === 'answered' && isForAnother()) void reckonAnew();
  });
  return {
    underWay: underWay as ReadonlySignal<boolean>,
    /** @param village as it was kept; `undefined`: it was not typed */
    onKept(village: ParcelFields['village'] | undefined): void {
      if (village === undefined || village?.id === reckonedFor) return;
      reckonedFor = village?.id;
      void reckonAnew();
    },
    dispose,
  };
}
