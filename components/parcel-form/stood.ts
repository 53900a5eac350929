import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { FormView } from '../../lib/messaging/views/form';
import { isFormClosed } from '../../lib/outbox/meaning';
import type { ParcelFieldName, ParcelFields } from '../../lib/parcel/parcel-draft';
import type { Submission } from './submission';

type StoodBy = Pick<Submission, 'another' | 'sending'> & { readonly reading: ReadonlySignal<boolean> };

/**
 * Since when what a press would ship has been shown unchanged, by the page's own clock in milliseconds, whoever
 * changed it. A form that comes back for an outcome is shown anew, and so is one whose press has failed, or for which a
 * text or page was read.
 */
export function createStood(
  form: ReadonlySignal<FormView>,
  fields: ReadonlySignal<ParcelFields>,
  blocked: ReadonlySignal<readonly ParcelFieldName[]>,
  { another, sending, reading }: StoodBy,
) {
  const since = signal(performance.now());
  const shown = computed(() => {
    const isOutcome = isFormClosed(form.value.row);
    const isUnderWay = sending.value || reading.value;
    return JSON.stringify([fields.value, blocked.value, another.value, isUnderWay, isOutcome]);
  });
  const dispose = effect(() => {
    void shown.value;
    since.value = performance.now();
  });
  return { since: since as ReadonlySignal<number>, dispose };
}
