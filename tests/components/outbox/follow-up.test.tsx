import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SectionProps } from '../../../entrypoints/desk/section';
import { FollowUp } from '../../../entrypoints/desk/today/FollowUp';
import type { NoteView } from '../../../lib/messaging/views/notes';
import type { RowView } from '../../../lib/messaging/views/row';
import type { OutboxRow } from '../../../lib/outbox/row';
import { openDatabase } from '../../../lib/storage/db';
import { FakeBackground } from '../support/fake-background';
import { ACCOUNT, madeRow } from '../support/made-form';
import { expectAccessible, show } from '../support/show';

const waiting = madeRow({ id: 'waiting', state: 'unknown', parcelCode: null, recipientName: 'سلمى' });

beforeEach(async () => {
  const database = await openDatabase();
  for (const name of ['outbox', 'unreadable'] as const) await database.clear(name);
});
afterEach(cleanup);

function openSection(notes: readonly NoteView[] = [], rows: readonly RowView[] = [waiting]): void {
  const background = new FakeBackground({
    'outbox/list': () => rows,
    'outbox/cut-short': () => [],
    'notes/list': () => notes,
  });
  const desk = { ask: background.send, changes: signal(0), settings: signal({ accounts: [ACCOUNT] }) };
  show(
    <main>
      <h1>Today</h1>
      <FollowUp {...({ desk } as unknown as SectionProps)} />
    </main>,
  );
}

const noteOf = (rowId: string, change: Partial<NoteView>): NoteView => ({
  rowId,
  takesBack: false,
  number: rowId,
  link: `https://shop.example/${rowId}`,
  parcelCode: `SB-${rowId}`,
  state: 'waiting',
  tried: false,
  at: 1,
  ...change,
});

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
    expect(screen.queryByText('Follow-up')).toBeNull();
    cleanup();
    openSection();
    expect(await screen.findByRole('heading', { name: 'Follow-up 1' })).toBeTruthy();
  });

  it('shows how many go on by themselves, and not each of a bulk', async () => {
    const queued = Array.from({ length: 6 }, (_, nth) =>
      madeRow({ id: `queued-${nth}`, state: 'queued', parcelCode: null, nextTryAt: 0 }),
    );
    openSection([], [waiting, ...queued]);
    const many = await screen.findByText('Continues automatically', { exact: false });
    expect(many.closest('details')?.open).toBe(false);
    cleanup();
    openSection([], [waiting, ...queued.slice(1)]);
    const few = await screen.findByText('Continues automatically', { exact: false });
    expect(few.closest('details')?.open).toBe(true);
  });

  it('shows the first five that need somebody, and opens the others', async () => {
    const lost = Array.from({ length: 7 }, (_, nth) => ({ ...waiting, id: `lost-${nth}` }));
    openSection([], lost);
    expect((await screen.findByRole('heading', { name: /Follow-up/ })).textContent).toBe('Follow-up 7');
    const more = screen.getByText('More', { exact: false }).closest('details') as HTMLDetailsElement;
    expect([more.open, more.querySelectorAll('.outbox__row').length]).toEqual([false, 2]);
  });

  it('says of every note whether it waits, is written or was refused', async () => {
    openSection([
      noteOf('a', {}),
      noteOf('b', { tried: true }),
      noteOf('c', { state: 'written' }),
      noteOf('d', { state: 'failed' }),
    ]);
    await screen.findByText('Waits until the store is open');
    const said = [...document.querySelectorAll<HTMLElement>('[data-note]')].map((row) => [
      row.dataset.note,
      row.querySelector('.tag')?.textContent,
      row.querySelector('a')?.getAttribute('href') ?? null,
    ]);
    expect(said).toEqual([
      ['waiting', 'Waits until the store is open', 'https://shop.example/a'],
      [
        'waiting',
        'The store did not take it yet; it is tried again when the store is opened',
        'https://shop.example/b',
      ],
      ['written', 'Written', null],
      ['failed', 'The store refused it', 'https://shop.example/d'],
    ]);
    await expectAccessible();
  });
});

function plain(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, '').trim();
}
