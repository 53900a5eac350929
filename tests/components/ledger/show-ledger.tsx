import { signal } from '@preact/signals';
import { act, screen } from '@testing-library/preact';
import { LedgerView } from '../../../components/ledger/LedgerView';
import { createLedgerState } from '../../../components/ledger/ledger-state';
import type { Language } from '../../../lib/i18n/language';
import type { AnyEntry } from '../../../lib/ledger/colleague-entries';
import type { Account } from '../../../lib/settings/account';
import { FakeBackground } from '../support/fake-background';
import { ACCOUNT } from '../support/made-form';
import { show } from '../support/show';

/** The day that entries are made on. */
export const NOON = new Date(2026, 0, 15, 12).getTime();

interface Scene {
  readonly accounts?: readonly Account[];
  readonly language?: Language;
}

/** The finder stands above every section. */
let typed = signal('');

/** Shows the parcels' section with these, on the day that they are made on. */
export function showLedger(made: readonly AnyEntry[], { accounts = [ACCOUNT], language = 'en' }: Scene = {}) {
  const entries = signal(made);
  typed = signal('');
  const state = createLedgerState(entries, typed, () => NOON);
  const pressed = { again: [] as string[], labels: [] as (readonly string[])[], csv: [] as number[] };
  const View = () => (
    <main>
      <h1>Parcels</h1>
      <LedgerView
        state={state}
        entries={entries.value}
        onlySince={null}
        onReadAll={() => undefined}
        accounts={accounts}
        activeAccountId={ACCOUNT.id}
        ask={new FakeBackground().send}
        stores={[]}
        onAgain={({ id }) => pressed.again.push(id)}
        onLabels={(ids) => pressed.labels.push(ids)}
        onCsv={(chosen) => pressed.csv.push(chosen.length)}
      />
    </main>
  );
  show(<View />, language);
  return { state, entries, pressed };
}

/** The recipients in the list, from its top. */
export const names = () =>
  screen.queryAllByRole('button', { name: /^أحمد/ }).map(({ textContent }) => textContent);

export const type = (text: string) =>
  act(() => {
    typed.value = text;
  });
