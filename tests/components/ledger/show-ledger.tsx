import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { act, screen } from '@testing-library/preact';
import { vi } from 'vitest';
import { createLedgerState } from '../../../components/ledger/ledger-state';
import { ParcelsPage } from '../../../entrypoints/desk/parcels/ParcelsPage';
import type { Language } from '../../../lib/i18n/language';
import type { AnyEntry } from '../../../lib/ledger/colleague-entries';
import type { Account } from '../../../lib/settings/account';
import { madeDesk } from '../support/made-desk';
import { ACCOUNT } from '../support/made-form';
import { show } from '../support/show';

/** The day that entries are made on. */
export const NOON = new Date(2026, 0, 15, 12).getTime();

interface Scene {
  readonly accounts?: readonly Account[];
  readonly language?: Language;
}

vi.mock('../../../entrypoints/desk/ship-again', () => ({ shipAgain: (id: string) => again.push(id) }));
/** Parcels of whose orders one more was asked for. */
export const again: string[] = [];
vi.mock('../../../components/ui/save-file', () => ({
  saveCsv: (_name: string, { rows }: { readonly rows: readonly unknown[] }) => csv.push(rows.length),
}));
/** How many parcels each saved file has. */
export const csv: number[] = [];

/** The finder stands above every section. */
let typed = signal('');

/** Shows the parcels' section with these, on the day that they are made on. */
export function showLedger(made: readonly AnyEntry[], { accounts = [ACCOUNT], language = 'en' }: Scene = {}) {
  for (const pressed of [again, csv]) pressed.length = 0;
  location.hash = '';
  const entries = signal(made);
  typed = signal('');
  const desk = madeDesk({ settings: { accounts }, found: typed });
  const state = createLedgerState(entries, typed, () => NOON);
  const View = () => (
    <main>
      <h1>Parcels</h1>
      <ParcelsPage
        {...{ desk, state, entries: entries.value }}
        onlySince={null}
        isWhole
        onReadAll={() => undefined}
      />
    </main>
  );
  show(<View />, language);
  return { state, entries };
}

/** The recipients in the list, from its top. */
export const names = () =>
  screen.queryAllByRole('button', { name: /^أحمد/ }).map(({ textContent }) => textContent);

export const type = (text: string) =>
  act(() => {
    typed.value = text;
  });
