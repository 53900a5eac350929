import 'fake-indexeddb/auto';
import { type Signal, signal } from '@preact/signals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { beforeEach, expect, it, vi } from 'vitest';
import { HandoverSection } from '../../../entrypoints/desk/handover/HandoverSection';
import { ParcelDetails } from '../../../entrypoints/desk/parcels/ParcelDetails';
import { routeOf } from '../../../entrypoints/desk/route';
import { Failure } from '../../../lib/failure';
import type { LedgerEntry } from '../../../lib/ledger/entry';
import type { InputOf } from '../../../lib/messaging/protocol';
import type { send } from '../../../lib/messaging/send';
import { openDatabase } from '../../../lib/storage/db';
import { FakeBackground } from '../support/fake-background';
import { madeDesk } from '../support/made-desk';
import { ledgerEntry } from '../support/made-entries';
import { ACCOUNT } from '../support/made-form';
import { plain, show } from '../support/show';

const shown = signal<readonly LedgerEntry[]>([]);
vi.mock('../../../entrypoints/desk/parcels/use-entries', () => ({
  useEntries: () => ({ entries: shown, shop: shown, failure: signal(null) }),
}));
vi.mock('../../../components/handover/tone', () => ({ soundWrong: () => undefined }));
const told = vi.hoisted(() => ({ send: null as typeof send | null }));
vi.mock('../../../lib/messaging/send', () => ({
  send: (name: 'rows/tick', input: InputOf<'rows/tick'>) =>
    // What else the details ask for does not come.
    name === 'rows/tick' ? told.send?.(name, input) : new Promise(() => undefined),
}));

let isFull: Signal<boolean>;
let background: FakeBackground;
beforeEach(() => {
  isFull = signal(false);
  background = new FakeBackground({
    'rows/tick': ({ rowIds, ticked }) => {
      if (isFull.value) throw new Failure('storage-unavailable');
      act(() => {
        shown.value = shown.value.map((entry) =>
          rowIds.includes(entry.id) ? { ...entry, handedOverAt: ticked ? Date.now() : null } : entry,
        );
      });
      return null;
    },
  });
  told.send = background.send;
  shown.value = [0, 1, 2].map((number) => ledgerEntry(number, { createdAt: Date.now() }));
});

const waiting = () => shown.value.filter(({ handedOverAt }) => handedOverAt === null).map(({ id }) => id);

const keptTicks = async () =>
  (await (await openDatabase()).get('typed', [ACCOUNT.id, 'handover', '']))?.fields;

/** The sheet, of which these were ticked before. */
async function showSection(ticked: readonly string[] = []): Promise<void> {
  await (await openDatabase()).put('typed', { key: [ACCOUNT.id, 'handover', ''], fields: { ticked } });
  show(<HandoverSection desk={madeDesk({ ask: background.send })} route={routeOf('#/handover')} />);
}
const press = async (name: RegExp | string, at = 0) =>
  fireEvent.click((await screen.findAllByRole('button', { name }))[at] as HTMLElement);

it('one Undo takes back all that was handed over since the sheet was opened, not the last press alone', async () => {
  await showSection(['row-0']);
  await press(/Handed over \(.?1/);
  await press(/Handed over \(.?1/, 1);
  await waitFor(() => expect(waiting()).toEqual(['row-1', 'row-2']));
  await press(/Handed over \(.?2/);
  await press(/Handed over \(.?2/, 1);
  await waitFor(() => expect(waiting()).toEqual([]));
  await waitFor(async () => expect(await keptTicks()).toBeUndefined());
  expect(plain(document.body.textContent)).toContain('Marked: 3');
  await press('Undo');
  await waitFor(() => expect(waiting()).toEqual(['row-0', 'row-1', 'row-2']));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
});

it('says why nothing was handed over, where that cannot be kept, and what was scanned stays ticked', async () => {
  await showSection(['row-0']);
  isFull.value = true;
  await press(/Handed over \(.?1/);
  await press(/Handed over \(.?1/, 1);
  await screen.findByText(/does not let us keep anything/);
  expect(screen.queryByText(/Marked/)).toBeNull();
  expect(await keptTicks()).toEqual({ ticked: ['row-0'] });
});

it('what was said to have gone with the driver is unsaid at the parcel, days later too', async () => {
  shown.value = [ledgerEntry(0, { handedOverAt: new Date(2026, 0, 15, 16, 20).getTime() })];
  const Details = () => <ParcelDetails entry={shown.value[0] as LedgerEntry} onRestore={() => undefined} />;
  show(<Details />);
  const line = () => screen.queryByText('Handover')?.parentElement ?? null;
  expect(plain(line()?.textContent)).toContain('16:20');
  isFull.value = true;
  fireEvent.click(within(line() as HTMLElement).getByRole('button', { name: 'Undo' }));
  await screen.findByText(/does not let us keep anything/);
  isFull.value = false;
  fireEvent.click(within(line() as HTMLElement).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(waiting()).toEqual(['row-0']));
  expect(line()).toBeNull();
});
