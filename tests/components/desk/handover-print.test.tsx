import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { act, screen, waitFor } from '@testing-library/preact';
import { beforeEach, expect, it, vi } from 'vitest';
import { HandoverSection } from '../../../entrypoints/desk/handover/HandoverSection';
import { routeOf } from '../../../entrypoints/desk/route';
import type { LedgerEntry } from '../../../lib/ledger/entry';
import { afterwards } from '../support/afterwards';
import { madeDesk } from '../support/made-desk';
import { ledgerEntry } from '../support/made-entries';
import { ACCOUNT } from '../support/made-form';
import { show } from '../support/show';

const FIG = { ...ACCOUNT, id: 'fig', name: 'Fig shop' };
const today = { createdAt: Date.now() };
const all = [ledgerEntry(0, today), ledgerEntry(1, today, FIG)];
const shown = signal<readonly LedgerEntry[]>(all);
vi.mock('../../../entrypoints/desk/parcels/use-entries', () => ({
  useEntries: () => ({ entries: shown, shop: shown, failure: signal(null) }),
}));

const print = vi.fn();
beforeEach(() => {
  window.print = print;
  print.mockClear();
});

it('prints the sheet that the address asks for once: no other account’s that takes its place', async () => {
  location.hash = '#/handover?print';
  const desk = madeDesk({ settings: { accounts: [ACCOUNT, FIG] } });
  const route = signal(routeOf(location.hash));
  const Section = () => <HandoverSection desk={desk} route={route.value} />;
  show(<Section />);
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(location.hash).toBe('#/handover');
  // All of the first account's were handed over.
  act(() => {
    shown.value = all.slice(1);
  });
  await screen.findByText('أحمد 1');
  await afterwards(() => undefined);
  expect(print).toHaveBeenCalledTimes(1);
  // Asked for anew.
  location.hash = '#/handover?print';
  act(() => {
    route.value = routeOf(location.hash);
  });
  await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
});

it('has no parcel on it that was tried out before its account had the key for real parcels', async () => {
  shown.value = [ledgerEntry(0, today), { ...ledgerEntry(1, today), testing: true }];
  const desk = madeDesk();
  show(<HandoverSection desk={desk} route={routeOf('#/handover')} />);
  await screen.findByText('أحمد 0');
  expect(screen.queryByText('أحمد 1')).toBeNull();
});
