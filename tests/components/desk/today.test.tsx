import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TodaySection } from '../../../entrypoints/desk/today/TodaySection';
import { LANGUAGES, type Language } from '../../../lib/i18n/language';
import type { AnyEntry } from '../../../lib/ledger/colleague-entries';
import type { LedgerEntry } from '../../../lib/ledger/entry';
import { areNewsUnseen, keepNewsSeen } from '../../../lib/settings/news';
import { openDatabase } from '../../../lib/storage/db';
import { FakeBackground } from '../support/fake-background';
import { madeDesk } from '../support/made-desk';
import { colleagueEntry, ledgerEntry } from '../support/made-entries';
import { ACCOUNT, madeRow } from '../support/made-form';
import { expectAccessible, plain, show } from '../support/show';

const shop = signal<readonly AnyEntry[]>([]);
vi.mock('../../../entrypoints/desk/parcels/use-entries', () => ({
  useEntries: () => ({ entries: ownOf(shop.value), shop, since: signal(EVER), failure: signal(null) }),
}));
const EVER = Number.NEGATIVE_INFINITY;
const ownOf = (all: readonly AnyEntry[]) => signal(all.filter(({ colleague }) => colleague === null));

const NOON = new Date(2026, 0, 15, 12).getTime();
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  await keepNewsSeen();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

interface Scene {
  readonly language?: Language;
  readonly toReview?: number;
  readonly returned?: number;
  readonly rows?: readonly ReturnType<typeof madeRow>[];
}

/** Today's page of these parcels, once all of it was read. */
async function showToday(entries: readonly AnyEntry[], scene: Scene = {}): Promise<FakeBackground> {
  const { language = 'en', toReview = 0, returned = 0, rows = [] } = scene;
  const background = new FakeBackground({
    'outbox/list': () => rows,
    'outbox/cut-short': () => [],
    'notes/list': () => [],
    'relay/view': () => ({ state: 'none' }),
    'rows/tick': () => null,
  });
  const counts = { review: signal(toReview), outbox: signal(0), returned: signal(returned) };
  shop.value = entries;
  show(
    <main>
      <h1>Today</h1>
      <TodaySection desk={madeDesk({ ask: background.send, counts })} />
    </main>,
    language,
  );
  await waitFor(() => expect(document.querySelector('.desk__waiting')).toBeNull());
  return background;
}
const figure = (name: string) => plain(screen.getByRole('region', { name }).textContent);
/** Parcels that are on no sheet for a driver. */
const handedOver = (entries: readonly LedgerEntry[]) => entries.map((one) => ({ ...one, handedOverAt: 1 }));
const entriesOf = (count: number, printed = true) =>
  Array.from({ length: count }, (_, index) => ledgerEntry(index, {}, ACCOUNT, printed));

describe('the day on one screen', () => {
  it('says what is collected, after fees too, and how the day stands beside others', async () => {
    await showToday([
      { ...ledgerEntry(0), totalPrice: '5170.5' },
      ledgerEntry(1, { createdAt: NOON - 24 * 60 * 60_000 }),
    ]);
    expect(figure('To collect from today’s parcels')).toContain('₪5,170.50');
    expect(figure('To collect from today’s parcels')).toContain('After delivery fees ₪5,150.50');
    expect(figure('Today’s parcels')).toContain('Yesterday 1');
    expect(figure('Top cities')).toContain('جنين 1');
  });

  it('holds what colleagues shipped, as theirs and with no label to print here', async () => {
    await showToday([ledgerEntry(0), colleagueEntry()]);
    expect(figure('To collect from today’s parcels')).toContain('₪255');
    expect(figure('Today’s parcels')).toContain('2Yesterday 0one of them by a colleague');
    const row = screen.getByRole('row', { name: /Rana.*a colleague/ });
    expect(plain(row.textContent)).toContain('SB-900');
    expect(within(row).queryByRole('link', { name: /printed/i })).toBeNull();
  });

  it('has its bars as a table for who cannot see them', async () => {
    await showToday([ledgerEntry(0)]);
    const bars = screen.getByRole('table', { name: 'Last 7 days' });
    expect(within(bars).getByRole('row', { name: /Today.* 0 0 0 0 1/ })).toBeTruthy();
    expect(
      within(bars)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Date', 'Delivered', 'On the way', 'Returned', 'Confirmed', 'Only made']);
    expect(within(bars).getAllByRole('rowheader')).toHaveLength(7);
  });

  it('leads to the sheet for the driver, to look at it and to print it', async () => {
    await showToday(entriesOf(60));
    expect(screen.getByRole('link', { name: /60.? parcels to hand over/ }).getAttribute('href')).toBe(
      '#/handover',
    );
    expect(screen.getByRole('link', { name: 'Print the sheet' }).getAttribute('href')).toBe(
      '#/handover?print',
    );
  });

  it('counts what is made and not confirmed yet, and has them ticked by one press that can be taken back', async () => {
    const [one, other] = entriesOf(2).map((entry) => ({ ...entry, mustConfirm: true }));
    const background = await showToday([one as LedgerEntry, other as LedgerEntry]);
    const link = screen.getByRole('link', { name: /2.? parcels are made, not confirmed yet/ });
    expect(link.getAttribute('href')).toBe('#/parcels?state=unconfirmed-live');
    fireEvent.click(screen.getByRole('button', { name: 'All confirmed' }));
    expect(plain((await screen.findByText(/Marked/)).closest('[role="status"]')?.textContent)).toContain(
      'Marked: 2',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText(/Marked/)).toBeNull());
    const ticks = { rowIds: ['row-0', 'row-1'], tick: 'confirmed' };
    expect(background.inputs('rows/tick')).toEqual([
      { ...ticks, ticked: true },
      { ...ticks, ticked: false },
    ]);
  });

  it('leads from each thing that needs a hand to the act that ends it, and speaks of nothing else', async () => {
    await showToday(handedOver(entriesOf(28, false)), { toReview: 3, returned: 2 });
    const hand = screen.getByRole('list', { name: 'Needs you' });
    expect(
      within(hand)
        .getAllByRole('link')
        .map((link) => [link.getAttribute('href'), plain(link.textContent)]),
    ).toEqual([
      ['#/review', '3 orders wait in the reviewReview and ship'],
      ['#/parcels?state=returned', '2 parcels came backShow'],
      ['#/labels', '28 labels are not printedPrint 28 labels'],
    ]);
    cleanup();
    await showToday(handedOver(entriesOf(1)));
    expect(screen.queryByRole('list', { name: 'Needs you' })).toBeNull();
  });

  it('lists the day’s parcels, says which labels were printed, and leads to both', async () => {
    await showToday([
      ledgerEntry(0),
      ledgerEntry(1, {}, ACCOUNT, true),
      ledgerEntry(2, { state: 'refused', parcelCode: null }),
    ]);
    const [, first, second, third] = within(
      screen.getByRole('table', { name: 'Today’s parcels' }),
    ).getAllByRole('row');
    expect(plain(first?.textContent)).toBe('أحمد 0 0599123456قباطية جنين₪175SB2000100012:00Not printed');
    expect(plain(second?.textContent)).toContain('11:59Printed');
    expect(plain(third?.textContent)).toContain('Refused');
    const [name, label] = within(first as HTMLElement).getAllByRole('link');
    expect([name?.getAttribute('href'), label?.getAttribute('href')]).toEqual([
      '#/parcels/row-0',
      '#/labels?rows=row-0',
    ]);
  });

  it('says of a parcel that waits after a 429 until when, and not that it needs confirming', async () => {
    const answer = { code: 'rate-limited', params: {}, serviceText: null, fields: {} } as const;
    const [startedAt, endedAt] = [Date.now() - 2, Date.now() - 1];
    const attempt = { id: 'a', revision: 0, repeat: false, recipientBefore: 'absent', answer } as const;
    const attempts = [{ ...attempt, startedAt, endedAt, outcome: 'unknown' }] as const;
    const sent = { text: '{}', identityVersion: 1 };
    await showToday([
      ledgerEntry(0, { state: 'unknown', parcelCode: null, sent, attempts, updatedAt: endedAt }),
    ]);
    const text = plain(screen.getByRole('table', { name: 'Today’s parcels' }).textContent);
    expect(text).toMatch(/Waiting until \d/);
    expect(text).not.toContain('Needs confirming');
  });

  it('draws of a long day its newest, and leads to the rest', async () => {
    await showToday(Array.from({ length: 259 }, (_, index) => ledgerEntry(index)));
    expect(within(screen.getByRole('table', { name: 'Today’s parcels' })).getAllByRole('row')).toHaveLength(
      51,
    );
    expect(plain(screen.getByRole('link', { name: /Today’s parcels \(259\)/ }).getAttribute('href'))).toBe(
      '#/parcels',
    );
  });

  it('tells a new shop how to begin', async () => {
    await showToday([]);
    expect(screen.getByRole('heading', { name: 'No parcel was made from here yet' })).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('says first what waits in a line each, then which parcels do, and how the day stands under them', async () => {
    const lost = madeRow({ id: 'lost', state: 'unknown', parcelCode: null });
    await showToday([ledgerEntry(0)], { toReview: 3, rows: [lost] });
    const waits = screen.getByRole('list', { name: 'Needs you' });
    const row = screen.getByRole('heading', { name: 'Needs you 1' });
    const day = screen.getByRole('region', { name: 'Today’s parcels' });
    const isBefore = (one: Node, other: Node) =>
      (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
    expect([isBefore(waits, row), isBefore(row, day)]).toEqual([true, true]);
  });

  it.each(LANGUAGES)('tells what is new in three lines, until they were seen, in %s', async (language) => {
    await (await openDatabase()).delete('values', 'news-seen');
    await showToday([], { language });
    expect(await screen.findAllByRole('listitem')).toHaveLength(3);
    await expectAccessible();
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
    // Kept before they went: the page may be closed by now.
    expect(await areNewsUnseen()).toBe(false);
  });

  it.each(LANGUAGES)('passes the accessibility check, in %s', async (language) => {
    await showToday([...entriesOf(17, false), ledgerEntry(17, { state: 'unknown', parcelCode: null })], {
      language,
      toReview: 3,
      returned: 2,
    });
    await expectAccessible();
    cleanup();
    await showToday([], { language });
    await expectAccessible();
  });
});
