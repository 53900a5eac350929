import { type ReadonlySignal, type Signal, useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { type LedgerState, openParcel } from '../../../components/ledger/ledger-state';
import type { AnyEntry } from '../../../lib/ledger/colleague-entries';
import type { Desk } from '../desk-state';
import { useNewest } from './use-newest';

const EVER = Number.NEGATIVE_INFINITY;
/** Parcels that a search goes through first. */
const NEWEST = 1_000;
/** Milliseconds for which words stand before all parcels are gone through for them: with each further letter they change. */
const PAUSE = 700;

interface Parts {
  readonly state: LedgerState;
  readonly shop: ReadonlySignal<readonly AnyEntry[] | null>;
  /** Since when those of the shop were read. */
  readonly since: ReadonlySignal<number>;
  /** What the list has: those of the shop, and the ones that are named. */
  readonly all: ReadonlySignal<readonly AnyEntry[]>;
  readonly namedAreRead: ReadonlySignal<boolean>;
}

export type Reach = ReturnType<typeof useReach>;

/**
 * How far back parcels are read: the days that are shown; the newest for what is looked for, and all where none of them
 * fits or a person asks; more than is shown for an open parcel of another day, and before it is said that there is none at all.
 * @param wanted since when they are read, which is moved back
 */
export function useReach(
  desk: Desk,
  wanted: Signal<number>,
  { state, shop, since, all, namedAreRead }: Parts,
) {
  const newest = useNewest(NEWEST);
  const isAsked = useSignal(false);
  const needed = useComputed(() => {
    const { from } = state.span.value;
    const open = openParcel(state.beside.value);
    if (isAsked.value || since.value === EVER) return EVER;
    const lacks = open !== null && namedAreRead.value && !all.value.some(({ id }) => id === open);
    const near = newest.value ?? EVER;
    if (lacks || shop.value?.length === 0) return since.value > near ? near : EVER;
    return desk.found.value === '' ? from : Math.max(from, near);
  });
  useSignalEffect(() => {
    if (newest.value !== null && needed.value < wanted.peek()) wanted.value = needed.value;
  });
  const areDaysRead = useComputed(() => shop.value !== null && since.value <= needed.value);
  /** Whether what is shown is read, with the parcels that are named. */
  const isSettled = useComputed(() => areDaysRead.value && namedAreRead.value);
  /** Whether what is looked for may be of an older parcel than those that are read. */
  const isPart = useComputed(() => since.value > state.span.value.from);
  const isInVain = useComputed(
    () =>
      desk.found.value !== '' && isSettled.value && isPart.value && state.selected.value.entries.length === 0,
  );
  const readAll = () => {
    isAsked.value = true;
  };
  useSignalEffect(() => {
    desk.found.value;
    if (!isInVain.value) return;
    const later = setTimeout(readAll, PAUSE);
    return () => clearTimeout(later);
  });
  /** Whether what is shown is read. */
  const isRead = useComputed(() => areDaysRead.value && !isInVain.value);
  return { isRead, isSettled, isPart, readAll };
}
