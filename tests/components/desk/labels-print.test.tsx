import 'fake-indexeddb/auto';
import { type Signal, signal } from '@preact/signals';
import { act, screen, waitFor } from '@testing-library/preact';
import { beforeEach, expect, it, vi } from 'vitest';
import { LabelsSection } from '../../../entrypoints/desk/labels/LabelsSection';
import { labelsAddress, type Route, routeOf } from '../../../entrypoints/desk/route';
import { Failure } from '../../../lib/failure';
import type { LedgerEntry } from '../../../lib/ledger/entry';
import { afterwards } from '../support/afterwards';
import { FakeBackground } from '../support/fake-background';
import { madeDesk } from '../support/made-desk';
import { ledgerEntry } from '../support/made-entries';
import { show } from '../support/show';

const [ONE, OTHER] = [ledgerEntry(0, { createdAt: Date.now() }), ledgerEntry(1, { createdAt: Date.now() })];
const shown = signal<readonly LedgerEntry[] | null>(null);
vi.mock('../../../entrypoints/desk/parcels/use-entries', () => ({
  useEntries: () => ({ entries: shown, since: signal(Number.NEGATIVE_INFINITY), failure: signal(null) }),
}));

const print = vi.fn();
let background: FakeBackground;
let route: Signal<Route>;
beforeEach(() => {
  window.print = print;
  print.mockClear();
  background = new FakeBackground({ 'labels/printed': () => null });
  shown.value = [ONE, OTHER];
});

/** Leads the desk to an address, as its listener does. */
function open(address: string): void {
  location.hash = address;
  act(() => {
    route.value = routeOf(location.hash);
  });
}

function showSection(address: string): void {
  location.hash = address;
  route = signal(routeOf(location.hash));
  const Section = () => <LabelsSection desk={madeDesk({ ask: background.send })} route={route.value} />;
  show(<Section />);
}

/** Which parcels' labels were printed, one press after the other. */
const printedRows = () =>
  background.inputs('labels/printed').map(({ labels }) => labels.map(({ rowId }) => rowId));

it('prints the labels that the address asks for once, however often the parcels are read anew', async () => {
  showSection(labelsAddress([ONE.id], 'print'));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(location.hash).toBe(labelsAddress([ONE.id], 'show'));
  for (const read of [null, [ONE, OTHER]]) {
    act(() => {
      shown.value = read;
    });
  }
  await screen.findByText('أحمد 0');
  await afterwards(() => undefined);
  expect(print).toHaveBeenCalledTimes(1);
});

it('prints what is asked for while other labels that were asked for stand there, and the same ones asked for anew', async () => {
  showSection(labelsAddress([ONE.id], 'print'));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  open(labelsAddress([OTHER.id], 'print'));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
  open(labelsAddress([OTHER.id], 'print'));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(3));
  expect(printedRows()).toEqual([[ONE.id], [OTHER.id], [OTHER.id]]);
  expect(location.hash).toBe(labelsAddress([OTHER.id], 'show'));
});

it('prints nothing that is only to be shown', async () => {
  showSection(labelsAddress([ONE.id], 'print'));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  open(labelsAddress([OTHER.id], 'show'));
  await screen.findByText('أحمد 1');
  await afterwards(() => undefined);
  expect(print).toHaveBeenCalledTimes(1);
});

it('says why labels that were printed are not kept as printed, and does not say that they are', async () => {
  background = new FakeBackground({
    'labels/printed': () => Promise.reject(new Failure('storage-unavailable')),
  });
  showSection(labelsAddress([ONE.id], 'print'));
  await screen.findByText(/does not let us keep anything/);
  expect(screen.queryByText(/^Marked/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
