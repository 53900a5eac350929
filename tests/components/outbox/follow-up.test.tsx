import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/preact';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FollowUp } from '../../../entrypoints/desk/today/FollowUp';
import type { FollowView, NoteView } from '../../../lib/messaging/views/notes';
import type { RowView } from '../../../lib/messaging/views/row';
import type { OutboxRow } from '../../../lib/outbox/row';
import { openDatabase } from '../../../lib/storage/db';
import { FakeBackground } from '../support/fake-background';
import { madeDesk } from '../support/made-desk';
import { madeRow } from '../support/made-form';
import { expectAccessible, show } from '../support/show';

const waiting = madeRow({ id: 'waiting', state: 'unknown', parcelCode: null, recipientName: 'سلمى' });

beforeEach(async () => {
  const database = await openDatabase();
  for (const name of ['outbox', 'unreadable'] as const) await database.clear(name);
});

function openSection(notes: readonly NoteView[] = [], rows: readonly RowView[] = [waiting]): FakeBackground {
  const background = new FakeBackground({
    'outbox/list': () => rows,
    'outbox/cut-short': () => [],
    'notes/list': () => notes,
    'follow/again': () => null,
  });
  show(
    <main>
      <h1>Today</h1>
      <FollowUp desk={madeDesk({ ask: background.send })} />
    </main>,
  );
  return background;
}

const noteOf = (rowId: string, change: Partial<NoteView>): NoteView => ({
  rowId,
  takesBack: false,
  number: rowId,
  link: `https://shop.example/${rowId}`,
  parcelCode: `SB-${rowId}`,
  state: 'waiting',
  tried: false,
  ...change,
});

const NUMBER: FollowView = {
  origin: 'https://shop.example',
  what: 'tracking',
  before: '',
  after: 'SB-1',
  mails: false,
};

describe('what is to be followed up', () => {
  it('shows the other rows where some cannot be read, says how many, and gives a copy', async () => {
    const database = await openDatabase();
    await database.put('outbox', { id: 'torn', state: 'unknown' } as OutboxRow);
    await database.put('outbox', { id: 'odd', state: 7, request: null } as unknown as OutboxRow);
    const saved: Blob[] = [];
    URL.createObjectURL = vi.fn((blob: Blob) => {
      saved.push(blob);
      return 'blob:copy';
    });
    openSection();
    expect(await screen.findByText('2 records cannot be read', { normalizer: plain })).toBeTruthy();
    expect(screen.getAllByText('سلمى', { exact: false })).not.toEqual([]);
    await expectAccessible();

    fireEvent.click(screen.getByRole('button', { name: 'Save as a file' }));
    expect(JSON.parse((await saved[0]?.text()) ?? '')).toMatchObject([
      { from: 'outbox', key: 'odd', value: { state: 7 } },
      { from: 'outbox', key: 'torn', value: { state: 'unknown' } },
    ]);
    expect(await database.count('outbox')).toBe(2);

    fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText(/cannot be read/)).toBeNull());
    expect(await database.count('outbox')).toBe(0);
  });

  it('stands on the day’s page only where there is something', async () => {
    openSection([], []);
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    expect(screen.queryByText('Needs you')).toBeNull();
    cleanup();
    openSection();
    expect(await screen.findByRole('heading', { name: 'Needs you 1' })).toBeTruthy();
  });

  it('shows how many go on by themselves, and not each of a bulk', async () => {
    const queued = Array.from({ length: 3 }, (_, nth) =>
      madeRow({ id: `queued-${nth}`, state: 'queued', parcelCode: null, nextTryAt: 0 }),
    );
    openSection([], [waiting, ...queued]);
    const many = await screen.findByText('Continues automatically', { exact: false });
    expect(many.closest('details')?.open).toBe(false);
    cleanup();
    openSection([], [waiting, ...queued.slice(1)]);
    const few = await screen.findByText('Continues automatically', { exact: false });
    expect(few.closest('details')?.open).toBe(true);
    cleanup();
    openSection([], queued);
    await screen.findByText('Continues automatically', { exact: false });
    expect(screen.queryByText(/Needs you/)).toBeNull();
  });

  it('shows the first two that need somebody, so that the day has room under them, and opens the others', async () => {
    const lost = Array.from({ length: 7 }, (_, nth) => ({ ...waiting, id: `lost-${nth}` }));
    openSection([], lost);
    expect((await screen.findByRole('heading', { name: /Needs you/ })).textContent).toBe('Needs you 7');
    const more = screen.getByText('More', { exact: false }).closest('details') as HTMLDetailsElement;
    expect([more.open, more.querySelectorAll('.outbox__row').length]).toEqual([false, 5]);
  });

  it('says of every note whether it waits, is written or was refused', async () => {
    openSection([
      noteOf('a', {}),
      noteOf('b', { tried: true }),
      noteOf('c', { state: 'written' }),
      noteOf('d', { state: 'failed' }),
    ]);
    await screen.findByText(/It is tried again when the store is opened/);
    const said = [...document.querySelectorAll<HTMLElement>('[data-note]')].map((row) => [
      row.dataset.note,
      row.querySelector('.tag')?.textContent,
      row.textContent?.includes('could not be added'),
      row.querySelector('a')?.getAttribute('href') ?? null,
    ]);
    expect(said).toEqual([
      ['waiting', 'Waiting to be sent', false, 'https://shop.example/a'],
      ['waiting', 'Waiting to be sent', true, 'https://shop.example/b'],
      ['written', 'Saved.', false, null],
      ['failed', 'Refused', false, 'https://shop.example/d'],
    ]);
    await expectAccessible();
  });

  it('says which number the order keeps, and gives each code that is not in its order in one press', async () => {
    const copied: string[] = [];
    vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => copied.push(text) } });
    const kept = { ...NUMBER, before: 'SB-1', after: 'SB-second' };
    const status = { ...NUMBER, what: 'status', before: 'Refunded', after: 'Done' } as const;
    openSection([
      noteOf('second', { state: 'changed', follow: kept, number: '1042 · 2/2' }),
      noteOf('status', { state: 'changed', follow: status }),
      noteOf('refused', { state: 'failed', follow: NUMBER }),
      noteOf('note', { state: 'failed' }),
      noteOf('back', { state: 'failed', takesBack: true }),
      noteOf('written', { state: 'written', follow: NUMBER }),
    ]);
    await screen.findByText(/the order keeps.*Refunded/);
    const text = plain(document.body.textContent ?? '');
    expect(text).toContain('Tracking number: the order keeps SB-1; SB-second was not written.');
    const buttons = screen.getAllByRole('button', { name: /^Copy the code/ });
    for (const button of buttons) fireEvent.click(button);
    await waitFor(() => expect(copied).toEqual(['SB-second', 'SB-refused', 'SB-note']));
    vi.unstubAllGlobals();
    await expectAccessible();
  });

  it('tries a change once more that the store refused, at the person’s press', async () => {
    const refused = noteOf('refused', { state: 'failed', follow: NUMBER });
    const background = openSection([refused, noteOf('written', { state: 'written', follow: NUMBER })]);
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    const asked = () => background.inputs('follow/again');
    await waitFor(() => expect(asked()).toEqual([{ rowId: 'refused', what: 'tracking' }]));
  });
});

function plain(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, '').trim();
}
