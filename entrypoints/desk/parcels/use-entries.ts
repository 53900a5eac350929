import { batch, type ReadonlySignal, signal, useSignalEffect } from '@preact/signals';
import { useState } from 'preact/hooks';
import { coalesced } from '../../../lib/coalesced';
import type { Failure } from '../../../lib/failure';
import { type AnyEntry, readColleagueEntries } from '../../../lib/ledger/colleague-entries';
import type { LedgerEntry } from '../../../lib/ledger/entry';
import { readEntries, readEntryPlaces } from '../../../lib/ledger/read-entries';
import { readReporter } from '../../../lib/ledger/read-reporter';
import { failureOf } from '../../../lib/storage/log';
import type { Desk } from '../desk-state';

export type Entries = readonly LedgerEntry[];

/**
 * The parcels as they are now: read anew whenever something changed, one reading after the other.
 * @param wanted since when they are wanted, in milliseconds since the epoch; `null`: not known yet
 * @param searched whether they can be looked for
 */
export function useEntries(desk: Desk, wanted: ReadonlySignal<number | null>, searched = false) {
  const [reader] = useState(() => createReader(desk, wanted, searched));
  useSignalEffect(() => {
    if (wanted.value === null) return;
    desk.changes.value;
    desk.settings.value;
    desk.translator.value;
    reader.readAgain();
  });
  return reader;
}

function createReader(desk: Desk, wanted: ReadonlySignal<number | null>, searched: boolean) {
  /** What was made here; `null` until it is read for the first time. */
  const entries = signal<Entries | null>(null);
  /** The same with what colleagues made. */
  const shop = signal<readonly AnyEntry[] | null>(null);
  /** Since when they were read, in milliseconds since the epoch. */
  const since = signal(Number.POSITIVE_INFINITY);
  const failure = signal<Failure | null>(null);
  let settings: unknown = null;

  async function read(): Promise<void> {
    const { accounts } = desk.settings.peek();
    // Names of accounts are part of the entries: when settings change, all are made anew.
    const same = settings === desk.settings.peek();
    settings = desk.settings.peek();
    const known = new Map((same ? (entries.peek() ?? []) : []).map((entry) => [entry.id, entry]));
    const reportBy = await readReporter(accounts, desk.translator.peek());
    const from = wanted.peek() ?? Number.NEGATIVE_INFINITY;
    const own = await readEntries(accounts, await readEntryPlaces(accounts), {
      known,
      reportBy,
      from,
      searched,
    });
    const colleagues = await readColleagueEntries(accounts, own, reportBy, from);
    batch(() => {
      entries.value = own;
      shop.value = [...own, ...colleagues];
      since.value = from;
      failure.value = null;
    });
  }

  const readAgain = coalesced(() =>
    // Said on the page, where nothing was read before.
    read().catch((error) => {
      failure.value = failureOf(error, 'desk: parcels');
    }),
  );
  return { entries, shop, since, failure, readAgain };
}
