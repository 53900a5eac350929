import { type ReadonlySignal, signal } from '@preact/signals';
import type { ParcelFieldName, ParcelFields } from '../../lib/parcel/parcel-draft';

/** Since when what would be shipped stands there as it does, but for the person's own edits. */
export interface Stood {
  /** By the page's own clock, in milliseconds. */
  readonly since: number;
  /** Something else stood there before, and it did not change by the person's hand. */
  readonly changed: boolean;
}

export function createStood(
  fields: ReadonlySignal<ParcelFields>,
  blocked: ReadonlySignal<readonly ParcelFieldName[]>,
) {
  const now = signal<Stood>({ since: performance.now(), changed: false });
  const shown = () => JSON.stringify([fields.peek(), blocked.peek()]);
  return {
    now: now as ReadonlySignal<Stood>,
    /** Takes over what comes from outside; where that changes what would be shipped, its time begins anew. */
    renew(takeOver: () => void, changed: boolean): void {
      const before = shown();
      takeOver();
      if (shown() !== before) now.value = { since: performance.now(), changed };
    },
  };
}
