import { batch, type ReadonlySignal, type Signal, signal, useSignalEffect } from '@preact/signals';
import { useState } from 'preact/hooks';
import { coalesced } from '../../../lib/coalesced';
import { type AnyEntry, readColleagueEntries } from '../../../lib/ledger/colleague-entries';
import type { LedgerEntry } from '../../../lib/ledger/entry';
import { fateOf, NO_MEANINGS } from '../../../lib/ledger/fate';
import { type Reporter, readEntries, readPlaces } from '../../../lib/ledger/read-entries';
import { NO_NAMES } from '../../../lib/number-names/number-names';
import { toldOf } from '../../../lib/number-names/told-words';
import { findNames } from '../../../lib/storage/kept-names';
import { findMeanings } from '../../../lib/storage/status-meanings';
import type { Desk } from '../desk-state';

export type Entries = readonly LedgerEntry[];

interface ReadEntries {
  /** What was made here; `null` until it is read for the first time. */
  readonly entries: ReadonlySignal<Entries | null>;
  /** The same with what colleagues made. */
  readonly shop: ReadonlySignal<readonly AnyEntry[] | null>;
  readonly failed: ReadonlySignal<boolean>;
}

/** Every parcel as it is now: read anew whenever something changed, one reading after the other. */
export function useEntries(desk: Desk): ReadEntries {
  const [read] = useState(() => ({
    entries: signal<Entries | null>(null),
    shop: signal<readonly AnyEntry[] | null>(null),
    failed: signal(false),
  }));
  const [readAgain] = useState(() => createReader(desk, read));
  useSignalEffect(() => {
    desk.changes.value;
    desk.settings.value;
    desk.translator.value;
    readAgain();
  });
  return read;
}

function createReader(
  desk: Desk,
  {
    entries,
    shop,
    failed,
  }: {
    readonly entries: Signal<Entries | null>;
    readonly shop: Signal<readonly AnyEntry[] | null>;
    readonly failed: Signal<boolean>;
  },
): () => void {
  let settings: unknown = null;

  async function read(): Promise<void> {
    const { accounts } = desk.settings.peek();
    // Names of accounts are part of the entries: when settings change, all are made anew.
    const same = settings === desk.settings.peek();
    settings = desk.settings.peek();
    const known = new Map((same ? (entries.peek() ?? []) : []).map((entry) => [entry.id, entry]));
    const translator = desk.translator.peek();
    const words = new Map(
      await Promise.all(
        accounts.map(
          async ({ id }) => [id, { names: await findNames(id), meanings: await findMeanings(id) }] as const,
        ),
      ),
    );
    const reportBy: Reporter = (state, accountId) => {
      const { names = NO_NAMES, meanings = NO_MEANINGS } = words.get(accountId) ?? {};
      return { told: toldOf(state, names, translator), fate: fateOf(state.statusId, meanings) };
    };
    const own = await readEntries(accounts, await readPlaces(accounts), known, reportBy);
    const colleagues = await readColleagueEntries(accounts, own, reportBy);
    batch(() => {
      entries.value = own;
      shop.value = [...own, ...colleagues];
      failed.value = false;
    });
  }

  return coalesced(() =>
    // Said on the page, with the press to read again.
    read().catch(() => {
      failed.value = true;
    }),
  );
}
