import { type ReadonlySignal, signal, useSignalEffect } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { LedgerEntry } from '../../../lib/ledger/entry';
import { readEntries, readPlaces } from '../../../lib/ledger/read-entries';
import { NO_NAMES } from '../../../lib/number-names/number-names';
import { toldOf } from '../../../lib/number-names/told-words';
import { findNames } from '../../../lib/storage/kept-names';
import type { Desk } from '../desk-state';

export type Entries = readonly LedgerEntry[];

interface ReadEntries {
  /** `null` until they are read for the first time. */
  readonly entries: ReadonlySignal<Entries | null>;
  readonly failed: ReadonlySignal<boolean>;
}

/** Every row as it is now: read anew whenever something changed, one reading after the other. */
export function useEntries(desk: Desk): ReadEntries {
  const [read] = useState(() => ({ entries: signal<Entries | null>(null), failed: signal(false) }));
  const [reading] = useState(() => createReader(desk, read.entries, read.failed));
  useSignalEffect(() => {
    desk.changes.value;
    desk.settings.value;
    desk.translator.value;
    reading.wish();
  });
  return read;
}

/** However many changes come while it reads, it reads once more after them. */
function createReader(
  desk: Desk,
  entries: { value: Entries | null; peek(): Entries | null },
  failed: { value: boolean },
) {
  let under = false;
  let wished = false;
  let settings: unknown = null;

  async function read(): Promise<void> {
    const { accounts } = desk.settings.peek();
    // Names of accounts are part of the entries: when settings change, all are made anew.
    const same = settings === desk.settings.peek();
    settings = desk.settings.peek();
    const known = new Map((same ? (entries.peek() ?? []) : []).map((entry) => [entry.id, entry]));
    const translator = desk.translator.peek();
    const names = new Map(
      await Promise.all(accounts.map(async ({ id }) => [id, await findNames(id)] as const)),
    );
    entries.value = await readEntries(accounts, await readPlaces(accounts), known, (state, accountId) =>
      toldOf(state, names.get(accountId) ?? NO_NAMES, translator),
    );
    failed.value = false;
  }

  async function readWished(): Promise<void> {
    under = true;
    while (wished) {
      wished = false;
      // Said on the page, with the press to read again.
      await read().catch(() => {
        failed.value = true;
      });
    }
    under = false;
  }

  return {
    wish() {
      wished = true;
      if (!under) void readWished();
    },
  };
}
