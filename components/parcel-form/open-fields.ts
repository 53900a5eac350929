import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { FormView } from '../../lib/messaging/views/form';
import type { ParcelFieldName } from '../../lib/parcel/parcel-draft';
import { isMoreField } from './field-order';

/** Why a field stands open: something is to be looked at, or the person wants to change it. */
type Reason = 'doubt' | 'edit';

/** What a parcel cannot be without: open in a form that begins empty. */
const NEEDED: readonly ParcelFieldName[] = [
  'firstName',
  'phone',
  'village',
  'streetName',
  'totalPrice',
  'description',
];

export type OpenFields = ReturnType<typeof createOpenFields>;

/**
 * Which of the main fields stand open; all others are one line each. A field in doubt opens by itself and stays open while it is mended: what a person types in must not go from under
 * their hands. A text that was pasted anew begins anew.
 * @param held the fields that hold the parcel up, or that the service refused.
 */
export function createOpenFields(
  form: ReadonlySignal<FormView>,
  held: ReadonlySignal<readonly ParcelFieldName[]>,
) {
  const open = signal<ReadonlyMap<ParcelFieldName, Reason>>(
    new Map(isBlankForm(form.peek()) ? NEEDED.map((field) => [field, 'edit']) : []),
  );
  let text = pastedTextOf(form.peek());
  const dispose = effect(() => {
    const kept = pastedTextOf(form.value) === text ? open.peek() : new Map<ParcelFieldName, Reason>();
    text = pastedTextOf(form.value);
    const added = held.value.filter((field) => !isMoreField(field) && !kept.has(field));
    if (kept !== open.peek() || added.length > 0) {
      open.value = new Map([...kept, ...added.map((field) => [field, 'doubt'] as const)]);
    }
  });
  return {
    open: open as ReadonlySignal<ReadonlyMap<ParcelFieldName, Reason>>,
    openField(field: ParcelFieldName) {
      if (!isMoreField(field) && !open.peek().has(field)) {
        open.value = new Map([...open.peek(), [field, 'edit']]);
      }
    },
    /** Back to one line. */
    closeField(field: ParcelFieldName) {
      // A blank form has no label yet that would show the answer.
      if (isBlankForm(form.peek())) return;
      open.value = new Map([...open.peek()].filter(([name]) => name !== field));
    },
    dispose,
  };
}

/** A form that a person fills from nothing: there is no parcel yet to be shown as a label. */
export function isBlankForm({ key, pasted }: FormView): boolean {
  return key === 'manual' && pasted === null;
}

/** Names the text, and the order in it, that fills the form. */
export function pastedTextOf({ pasted }: FormView): string {
  return JSON.stringify(pasted && [pasted.text, pasted.orders.find(({ chosen }) => chosen)?.start]);
}
