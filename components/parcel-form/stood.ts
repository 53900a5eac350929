import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { ParcelFieldName, ParcelFields } from '../../lib/parcel/parcel-draft';

/** How long what would be shipped has been shown unchanged, except for the person's own edits. */
export interface Stood {
  /** By the page's own clock, in milliseconds. */
  readonly since: number;
  /** Something else was shown before, and it was not the person who changed it. */
  readonly changed: boolean;
}

/** @param isOutcome whether an outcome stands where the form was */
export function createStood(
  fields: ReadonlySignal<ParcelFields>,
  blocked: ReadonlySignal<readonly ParcelFieldName[]>,
  isOutcome: () => boolean,
) {
  const now = signal<Stood>({ since: performance.now(), changed: false });
  const shown = () => JSON.stringify([fields.peek(), blocked.peek()]);
  /**
   * Takes over what comes from outside; where that changes what would be shipped, its time begins anew. So it does
   * where the form comes back for an outcome: a press that was meant for the outcome ships nothing.
   */
  function renew(takeOver: () => void, changed: boolean): void {
    const before = shown();
    const wasOutcome = isOutcome();
    takeOver();
    if (wasOutcome && !isOutcome()) now.value = { since: performance.now(), changed: true };
    else if (shown() !== before) now.value = { since: performance.now(), changed };
  }

  return {
    now: now as ReadonlySignal<Stood>,
    renew,
    take<Value>(into: Signal<Value>, value: Value, changed: boolean): void {
      renew(() => {
        into.value = value;
      }, changed);
    },
  };
}

/** The village itself, the order's words for the place as far as its name does not say them, and the fee in the total. */
export const FOLLOWS_VILLAGE: readonly ParcelFieldName[] = ['village', 'streetName', 'totalPrice'];

export function differOnlyIn(
  fields: readonly ParcelFieldName[],
  before: ParcelFields,
  after: ParcelFields,
): boolean {
  const names = Object.keys(before) as ParcelFieldName[];
  return names.every(
    (name) => fields.includes(name) || JSON.stringify(before[name]) === JSON.stringify(after[name]),
  );
}
