import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { cashParcels } from '../../../components/cash/cash-parcel';
import type { Fate } from '../../../lib/ledger/fate';
import { elementAt } from '../../need';
import { ACCOUNT, madeEntry, requestOf } from '../../unit/ledger/made-entry';
import { expectAccessible, plain, show } from '../support/show';
import { KeptCash } from './kept-cash';

/** A parcel that was sent while its account was in this currency. */
const sent = (parcelCode: string, total: string, currency: string, fate: Fate = 'on-the-way') => ({
  ...madeEntry({ parcelCode, currency, request: requestOf({ total }), createdAt: Date.now() }),
  fate,
});

function Cash({ entries }: { readonly entries: readonly ReturnType<typeof sent>[] }) {
  return <KeptCash account={{ ...ACCOUNT, currency: 'ILS' }} parcels={cashParcels(entries, ACCOUNT.id)} />;
}
const showCash = (...entries: readonly ReturnType<typeof sent>[]) => show(<Cash entries={entries} />);

function drop(...lines: readonly string[]) {
  const input = elementAt<HTMLInputElement>('input[type=file]');
  const value = [new File([['Tracking,COD,Fee,Net', ...lines].join('\n')], 'october.csv')];
  Object.defineProperty(input, 'files', { configurable: true, value });
  fireEvent.change(input);
}

const said = (text: string | null) => plain(text).replaceAll('\u00a0', ' ');
/** What the company owes, a sum for each currency. */
const owed = () => [...document.querySelectorAll('.figure__main')].map((sum) => said(sum.textContent));
const verdicts = () =>
  [...document.querySelectorAll('tr[data-verdict]')].map((row) => row.getAttribute('data-verdict'));

describe('parcels that were sent before the currency of their account was corrected', () => {
  it('are owed in the currency that they were sent in, and added to no other', async () => {
    showCash(sent('A', '100', 'ILS'), sent('B', '30', 'JOD'));
    expect(owed()).toEqual(['₪100', 'JOD 30']);
    await expectAccessible();
  });

  it('are only made in it too', () => {
    showCash(sent('A', '100', 'ILS'), sent('B', '30', 'JOD', 'only-made'));
    expect(owed()).toEqual(['₪100']);
    expect(said(screen.getByText(/It was made/).textContent)).toContain('JOD 30');
  });

  it('are not paid by the same digits in the account’s currency, and no difference is reckoned', async () => {
    showCash(sent('A', '100', 'ILS'), sent('C', '50', 'ILS'), sent('D', '60', 'ILS'), sent('B', '30', 'JOD'));
    drop('A,100,20,80', 'C,50,20,30', 'D,60,20,40', 'B,30,20,10');
    await waitFor(() => expect(verdicts()).toEqual(['no-amount']));
    expect(owed()).toEqual([]);
  });
});
