import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Confirmation, confirmDoubts } from '../../lib/parcel/confirmation';
import type {
  Finding,
  Origin,
  ParcelDraft,
  ParcelFieldName,
  ParcelFields,
} from '../../lib/parcel/parcel-draft';
import type { CheckContext } from '../../lib/parcel/preflight';
import {
  findingsOver,
  leftField,
  mayBeSaid,
  nothingTyped,
  type Own,
  PERSON,
  saidWhole,
  type TypedOver,
  typedOf,
  withConfirmed,
  withoutSaved,
  withoutTyped,
  withTyped,
} from './typed-over';

export type FormDraft = ReturnType<typeof createFormDraft>;

/**
 * The draft under a person's hands: what was read, what they typed over it, and what there is to say.
 * @param draft as the background has it; it may be renewed under the person's hands, what they typed stays.
 * @param confirmedBefore the doubts the person let stand in an earlier sitting, or in another window.
 * @param blank a form that began empty: missing values are not held against it until they are passed over.
 */
export function createFormDraft(
  draft: ReadonlySignal<ParcelDraft>,
  context: ReadonlySignal<CheckContext>,
  blank: boolean,
  confirmedBefore: ReadonlySignal<readonly Confirmation[]>,
) {
  const over = signal(nothingTyped(blank));
  // What is drafted and checked anew follows what it depends on, and not each field that is passed over.
  const part = <Name extends keyof TypedOver>(name: Name) => computed(() => over.value[name]);
  const edits = part('edits');
  const editOrigins = part('origins');
  const confirmedHere = part('confirmed');
  const confirmed = computed(() => [...confirmedBefore.value, ...confirmedHere.value]);
  const fields = computed(() => ({ ...draft.value.fields, ...edits.value }));
  const origins = computed(() => ({ ...draft.value.origins, ...editOrigins.value }));
  const findings = computed(() =>
    findingsOver(draft.value, edits.value, fields.value, confirmed.value, context.value),
  );
  const shown = computed(() => findings.value.filter((finding) => mayBeSaid(over.value, finding)));
  const step = (next: (over: TypedOver) => TypedOver) => {
    over.value = next(over.peek());
  };

  return {
    ...{ fields, origins, confirmed },
    /** All that holds the parcel up or is worth knowing; doubts that were confirmed are left out. */
    findings,
    /** Of those, the ones to show now: nobody is told that a number is too short while typing it. */
    shown,
    /** Everything typed by the person, in this sitting and before. */
    typed: computed(() => typedOf(fields.value, origins.value)),
    /** Of what was typed and confirmed, that which was in this window, since it last gave way. */
    own: computed(
      (): Own => ({ edits: typedOf(edits.value, origins.value), confirmed: confirmedHere.value }),
    ),
    edit: (changes: Partial<ParcelFields>, origin: Origin = PERSON) =>
      step((now) => withTyped(now, changes, origin, shown.peek())),
    /** Discards what was typed and confirmed, since it was about another order. */
    letGo: () => step(withoutTyped),
    /** Lets go of what was typed and confirmed here where it still stands as it was saved: what the background has counts. */
    giveWay: (saved: Own) => step((now) => withoutSaved(now, saved)),
    confirm: (field: ParcelFieldName, share?: Finding['share']) =>
      step((now) => withConfirmed(now, confirmDoubts(findings.peek(), field, fields.peek(), share))),
    leave: (field: ParcelFieldName) => step((now) => leftField(now, field, context.peek().account)),
    showAll: () => step(saidWhole),
  };
}
