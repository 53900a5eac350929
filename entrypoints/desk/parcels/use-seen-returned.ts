import { type ReadonlySignal, useSignalEffect } from '@preact/signals';
import { type LedgerState, openParcel } from '../../../components/ledger/ledger-state';
import { findScanned } from '../../../lib/handover/scanned-code';
import type { AnyEntry } from '../../../lib/ledger/colleague-entries';
import { logged } from '../../../lib/storage/log';
import type { Desk } from '../desk-state';

/**
 * Counts parcels that came back as seen: the open one, those that the list of them has, and the one whose whole code is
 * looked for. What letters of a search happen to find nobody looked at.
 */
export function useSeenReturned(
  { ask, found }: Desk,
  { beside, filters, selected }: LedgerState,
  all: ReadonlySignal<readonly AnyEntry[]>,
): void {
  useSignalEffect(() => {
    const open = openParcel(beside.value);
    const opened = all.value.filter((entry) => entry.id === open && isReturned(entry));
    // Few came back of all that a search goes through at each letter.
    const returned = selected.value.entries.filter(isReturned);
    const listed = filters.value.state === 'returned' ? returned : [findScanned(returned, [found.value])];
    const codes = [...opened, ...listed].flatMap((entry) => entry?.parcelCode ?? []);
    if (codes.length > 0) void ask('returned/seen', { codes }).catch(logged('desk: returned parcels'));
  });
}

function isReturned({ fate }: AnyEntry): boolean {
  return fate === 'returned';
}
