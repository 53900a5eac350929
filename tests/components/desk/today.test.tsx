import { cleanup, fireEvent, screen, within } from '@testing-library/preact';
import type { ComponentProps } from 'preact';
import { afterEach, describe, expect, it } from 'vitest';
import { HandNeeded } from '../../../components/today/HandNeeded';
import { TodayView } from '../../../components/today/TodayView';
import { LANGUAGES, type Language } from '../../../lib/i18n/language';
import type { AnyEntry } from '../../../lib/ledger/colleague-entries';
import { summariseDay } from '../../../lib/ledger/day-summary';
import { colleagueEntry, ledgerEntry } from '../support/made-entries';
import { ACCOUNT } from '../support/made-form';
import { expectAccessible, plain, show } from '../support/show';

afterEach(cleanup);

const NOON = new Date(2026, 0, 15, 12).getTime();
const QUIET: ComponentProps<typeof HandNeeded> = {
  toReview: 0,
  returned: 0,
  unprinted: 0,
  toHandOver: 0,
  unconfirmed: 0,
  environment: 'live',
  onConfirmed: () => undefined,
  justConfirmed: 0,
  onNotConfirmed: () => undefined,
};

function showToday(entries: readonly AnyEntry[], hand = QUIET, language: Language = 'en') {
  show(
    <main>
      <h1>Today</h1>
      <HandNeeded {...hand} />
      <TodayView day={summariseDay(entries, NOON)} isNew={entries.length === 0} ready={null} stores={[]} />
    </main>,
    language,
  );
}
const figure = (name: string) => plain(screen.getByRole('region', { name }).textContent);

describe('the day on one screen', () => {
  it('says what is collected, after fees too, and how the day stands beside others', () => {
    showToday([
      { ...ledgerEntry(0), totalPrice: '5170.5' },
      ledgerEntry(1, { createdAt: NOON - 24 * 60 * 60_000 }),
    ]);
    expect(figure('To collect from today’s parcels')).toContain('₪5,170.50');
    expect(figure('To collect from today’s parcels')).toContain('After delivery fees ₪5,150.50');
    expect(figure('Today’s parcels')).toContain('Yesterday 1');
    expect(figure('Top cities')).toContain('جنين 1');
  });

  it('holds what colleagues shipped, as theirs and with no label to print here', () => {
    showToday([ledgerEntry(0), colleagueEntry()]);
    expect(figure('To collect from today’s parcels')).toContain('₪255');
    expect(figure('Today’s parcels')).toContain('2Yesterday 0one of them by a colleague');
    const row = screen.getByRole('row', { name: /Rana.*a colleague/ });
    expect(plain(row.textContent)).toContain('SB-900');
    expect(within(row).queryByRole('link', { name: /printed/i })).toBeNull();
  });

  it('has its bars as a table for who cannot see them', () => {
    showToday([ledgerEntry(0)]);
    const bars = screen.getByRole('table', { name: 'Last 7 days' });
    expect(within(bars).getByRole('row', { name: /Today.* 0 0 0 0 1/ })).toBeTruthy();
    expect(
      within(bars)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Date', 'Delivered', 'On the way', 'Returned', 'Confirmed', 'Only made']);
    expect(within(bars).getAllByRole('rowheader')).toHaveLength(7);
  });

  it('leads to the sheet for the driver, to look at it and to print it', () => {
    showToday([ledgerEntry(0)], { ...QUIET, toHandOver: 60 });
    expect(screen.getByRole('link', { name: /60.? parcels to hand over/ }).getAttribute('href')).toBe(
      '#/handover',
    );
    expect(screen.getByRole('link', { name: 'Print the sheet' }).getAttribute('href')).toBe(
      '#/handover?print',
    );
  });

  it('counts what is made and not confirmed yet, and has them ticked by one press that can be taken back', () => {
    const pressed: string[] = [];
    showToday([ledgerEntry(0)], {
      ...QUIET,
      unconfirmed: 2,
      onConfirmed: () => pressed.push('confirmed'),
      justConfirmed: 3,
      onNotConfirmed: () => pressed.push('not confirmed'),
    });
    const link = screen.getByRole('link', { name: /2.? parcels are made, not confirmed yet/ });
    expect(link.getAttribute('href')).toBe('#/parcels?state=unconfirmed-live');
    fireEvent.click(screen.getByRole('button', { name: 'All confirmed' }));
    expect(plain(screen.getByRole('status').textContent)).toContain('Marked: 3');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(pressed).toEqual(['confirmed', 'not confirmed']);
  });

  it('leads from each thing that needs a hand to the act that ends it, and speaks of nothing else', () => {
    showToday([ledgerEntry(0)], { ...QUIET, toReview: 3, returned: 2, unprinted: 28 });
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
    showToday([ledgerEntry(0)]);
    expect(screen.queryByRole('list', { name: 'Needs you' })).toBeNull();
  });

  it('lists the day’s parcels, says which labels were printed, and leads to both', () => {
    showToday([
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

  it('says of a parcel that waits after a 429 until when, and not that it needs confirming', () => {
    const answer = { code: 'rate-limited', params: {}, serviceText: null, fields: {} } as const;
    const [startedAt, endedAt] = [Date.now() - 2, Date.now() - 1];
    const attempt = { id: 'a', revision: 0, repeat: false, recipientBefore: 'absent', answer } as const;
    const attempts = [{ ...attempt, startedAt, endedAt, outcome: 'unknown' }] as const;
    const sent = { text: '{}', identityVersion: 1 };
    showToday([ledgerEntry(0, { state: 'unknown', parcelCode: null, sent, attempts, updatedAt: endedAt })]);
    const text = plain(screen.getByRole('table', { name: 'Today’s parcels' }).textContent);
    expect(text).toMatch(/Waiting until \d/);
    expect(text).not.toContain('Needs confirming');
  });

  it('draws of a long day its newest, and leads to the rest', () => {
    showToday(Array.from({ length: 259 }, (_, index) => ledgerEntry(index)));
    expect(within(screen.getByRole('table', { name: 'Today’s parcels' })).getAllByRole('row')).toHaveLength(
      51,
    );
    expect(plain(screen.getByRole('link', { name: /Today’s parcels \(259\)/ }).getAttribute('href'))).toBe(
      '#/parcels',
    );
  });

  it('tells a new shop how to begin', () => {
    showToday([]);
    expect(screen.getByRole('heading', { name: 'No parcel was made from here yet' })).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it.each(LANGUAGES)('passes the accessibility check, in %s', async (language) => {
    showToday(
      [ledgerEntry(0), ledgerEntry(1, { state: 'unknown', parcelCode: null })],
      { ...QUIET, toReview: 3, returned: 2, unprinted: 17 },
      language,
    );
    await expectAccessible();
    cleanup();
    showToday([], QUIET, language);
    await expectAccessible();
  });
});
