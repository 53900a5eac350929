import { computed, type ReadonlySignal } from '@preact/signals';
import type { FormView } from '../../lib/messaging/views/form';
import type { Finding } from '../../lib/parcel/parcel-draft';
import { pastedTextOf } from './open-fields';

/**
 * Between which villages the order as it was read leaves the choice. It stays when one is picked, and when the form is
 * read anew for it, since the first press may be a slip; another text asks its own question.
 */
export function createVillageQuestion(form: ReadonlySignal<FormView>): ReadonlySignal<Finding | undefined> {
  let text = pastedTextOf(form.peek());
  let asked: Finding | undefined;
  return computed(() => {
    const now = form.value.draft.findings.find(({ field, choices }) => field === 'village' && choices);
    if (now !== undefined || pastedTextOf(form.value) !== text) asked = now;
    text = pastedTextOf(form.value);
    return asked;
  });
}
