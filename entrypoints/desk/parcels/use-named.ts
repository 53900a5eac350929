import { type ReadonlySignal, useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { coalesced } from '../../../lib/coalesced';
import type { LedgerEntry } from '../../../lib/ledger/entry';
import { readEntries, readEntryPlaces } from '../../../lib/ledger/read-entries';
import { readReporter } from '../../../lib/ledger/read-reporter';
import { rowsNamed } from '../../../lib/outbox/read-rows';
import { logged } from '../../../lib/storage/log';
import type { Desk } from '../desk-state';

const NONE: readonly LedgerEntry[] = [];

/**
 * The parcels that are named whole, by a code or a phone in the search or by the address: found however old they are,
 * while not all parcels are read.
 * @param isWhole whether all are
 */
export function useNamed(desk: Desk, isWhole: ReadonlySignal<boolean>) {
  const names = useComputed(() => [desk.found.value, desk.route.value.path[0] ?? ''] as const);
  const read = useSignal({ by: names.peek(), entries: NONE, isDone: false });
  const readAgain = useMemo(
    () =>
      coalesced(async () => {
        const by = names.peek();
        const entries = await readNamed(desk, by).catch(logged('desk: named parcels'));
        read.value = { by, entries: entries ?? NONE, isDone: true };
      }),
    [desk, names, read],
  );
  useSignalEffect(() => {
    if (isWhole.value) return;
    names.value;
    desk.changes.value;
    desk.settings.value;
    desk.translator.value;
    readAgain();
  });
  return {
    entries: useComputed(() => read.value.entries),
    /** Whether those are read that are named just now. */
    areRead: useComputed(() => isWhole.value || (read.value.isDone && read.value.by === names.value)),
  };
}

async function readNamed(desk: Desk, [typed, rowId]: readonly [string, string]) {
  const { accounts } = desk.settings.peek();
  const rows = await rowsNamed(
    accounts.map(({ id }) => id),
    typed,
    rowId,
  );
  if (rows.length === 0) return NONE;
  return readEntries(accounts, await readEntryPlaces(accounts), {
    known: new Map(),
    reportBy: await readReporter(accounts, desk.translator.peek()),
    from: rows,
    searched: true,
  });
}
