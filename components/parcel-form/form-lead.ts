import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { ParcelFieldName } from '../../lib/parcel/parcel-draft';
import type { OpenFields } from './open-fields';

interface Lead {
  /** `null`: the button that ships. */
  readonly field: ParcelFieldName | null;
  readonly gentle: boolean;
}

/** @param next the first field that holds the parcel up now; `null`: none does */
export function createFormLead(
  { openField, closeField }: Omit<OpenFields, 'dispose'>,
  next: () => ParcelFieldName | null,
) {
  const lookAt = signal<Lead | null>(null);
  return {
    /** The field the person is to be led to; a new object each time they are. */
    lookAt: lookAt as ReadonlySignal<Lead | null>,
    /** @param lead `gentle`: only while they are in no field yet. */
    look(field: ParcelFieldName | null, { gentle } = { gentle: false }) {
      batch(() => {
        if (field !== null) openField(field);
        lookAt.value = { field, gentle };
      });
    },
    /** A field was answered: leads to the next that holds the parcel up, else to the button that ships. */
    goOn(field: ParcelFieldName) {
      const following = next();
      batch(() => {
        if (following !== field) closeField(field);
        lookAt.value = { field: following, gentle: false };
      });
    },
  };
}
