import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { beforeAll, describe, expect, it } from 'vitest';
import { labelsAddress } from '../../../entrypoints/desk/route';
import { LANGUAGES } from '../../../lib/i18n/language';
import type { Account } from '../../../lib/settings/account';
import { need } from '../../need';
import { colleagueEntry, ledgerEntry } from '../support/made-entries';
import { ACCOUNT } from '../support/made-form';
import { expectAccessible, field, plain } from '../support/show';
import { giveElementsSize } from '../support/sized-elements';
import { again, csv, NOON, names, showLedger, type } from './show-ledger';

const PRACTICE: Account = { ...ACCOUNT, id: 'practice', name: 'Practice', environment: 'testing' };

beforeAll(() => giveElementsSize(520));

const sums = () => plain(screen.getByRole('list', { name: 'Sums of what is shown' }).textContent);

describe('the list of parcels', () => {
  it('is led to all that came back, of whichever day', () => {
    const { state } = showLedger([
      ledgerEntry(0),
      { ...ledgerEntry(1), fate: 'returned' },
      { ...ledgerEntry(2, { createdAt: NOON - 9 * 86_400_000 }), fate: 'returned' },
    ]);
    act(() => state.lookFor('returned'));
    expect(names()).toEqual(['أحمد 1', 'أحمد 2']);
  });

  it('is led to those that wait to be confirmed, and to no others that were only made', () => {
    const must = { mustConfirm: 'yes' } as const;
    const [shop, practice] = [
      { ...ACCOUNT, ...must },
      { ...PRACTICE, ...must },
    ];
    const other: Account = { ...ACCOUNT, id: 'other', name: 'Other' };
    const { state } = showLedger(
      [
        ledgerEntry(0, {}, shop),
        ledgerEntry(1, {}, other),
        ledgerEntry(2, {}, practice),
        ledgerEntry(3, { confirmedAt: NOON }, shop),
        ledgerEntry(4, { createdAt: NOON - 9 * 86_400_000 }, shop),
        colleagueEntry(),
      ],
      { accounts: [shop, other, practice] },
    );
    act(() => state.lookFor('unconfirmed-live'));
    expect(names()).toEqual(['أحمد 0', 'أحمد 4']);
    expect(field('State').querySelector('option:checked')?.textContent).toBe('Only made · Needs you');
    fireEvent.change(field('State'), { target: { value: 'unconfirmed-testing' } });
    expect(names()).toEqual(['أحمد 2']);
  });

  it('offers those that wait to be confirmed where an account has such, and nowhere else', () => {
    showLedger([ledgerEntry(0)]);
    expect(field('State').querySelector('option[value^="unconfirmed"]')).toBeNull();
  });

  it('holds colleagues’ parcels: counted, found by their name, opened, and no label printed of them', async () => {
    showLedger([ledgerEntry(0), colleagueEntry()]);
    expect(sums()).toContain('2 parcelsone of them by a colleague');
    type('rana');
    fireEvent.click(screen.getByRole('button', { name: /Rana.*a colleague/ }));
    const beside = screen.getByRole('complementary');
    expect(plain(beside.textContent)).toContain('Made by Rana');
    expect(within(beside).queryByRole('button', { name: /label/i })).toBeNull();
    expect(screen.queryByRole('button', { name: /Print/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /Save as a file/ }));
    expect(csv).toEqual([1]);
    await expectAccessible();
  });

  it('draws of thousands only what is seen, and still counts them all', () => {
    showLedger(Array.from({ length: 5000 }, (_, index) => ledgerEntry(index)));
    fireEvent.change(field('Date'), { target: { value: 'all' } });
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('5001');
    expect(names().length).toBeGreaterThan(8);
    expect(names().length).toBeLessThan(60);
    expect(sums()).toContain('5,000 parcels');
  });

  it('finds while one types, and says when nothing fits how to look further', () => {
    showLedger([0, 1, 2].map((index) => ledgerEntry(index)));
    type('٢٠٠١');
    expect(names()).toEqual(['أحمد 1']);
    type('nobody');
    expect(screen.getByRole('heading', { name: 'Nothing matches' })).toBeTruthy();
  });

  it('opens on today, looks for typed words on every day, and marks only what is no plain success', () => {
    const lastWeek = NOON - 7 * 24 * 60 * 60_000;
    showLedger([ledgerEntry(0), ledgerEntry(1, { createdAt: lastWeek, state: 'unknown', parcelCode: null })]);
    expect(names()).toEqual(['أحمد 0']);
    expect(within(screen.getByRole('table')).queryByText('Made')).toBeNull();
    type('أحمد');
    expect(names()).toEqual(['أحمد 0', 'أحمد 1']);
    expect(within(screen.getByRole('table')).getByText('Needs confirming')).toBeTruthy();
    fireEvent.change(field('Date'), { target: { value: 'today' } });
    expect(names()).toEqual(['أحمد 0']);
  });

  it('lifts every filter as one looks for something, holds what is picked then, and has them back after', () => {
    const lastWeek = NOON - 7 * 24 * 60 * 60_000;
    showLedger(
      [
        ledgerEntry(0),
        ledgerEntry(1, { state: 'refused', parcelCode: null, createdAt: lastWeek }),
        ledgerEntry(2, {}, PRACTICE),
      ],
      { accounts: [ACCOUNT, PRACTICE] },
    );
    fireEvent.change(field('Account'), { target: { value: ACCOUNT.id } });
    expect(names()).toEqual(['أحمد 0']);
    type('أحمد');
    expect(names()).toEqual(['أحمد 0', 'أحمد 2', 'أحمد 1']);
    fireEvent.change(field('State'), { target: { value: 'refused' } });
    expect(names()).toEqual(['أحمد 1']);
    type('أحم');
    expect(names()).toEqual(['أحمد 0', 'أحمد 2', 'أحمد 1']);
    type('');
    expect(names()).toEqual(['أحمد 0']);
  });

  it('has the keyboard at its first row where the search leads to it', async () => {
    const { state } = showLedger([ledgerEntry(0), ledgerEntry(1)]);
    act(() => {
      state.toList.value = true;
    });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('أحمد 0'));
  });

  it('groups the thousands of a sum', () => {
    showLedger([{ ...ledgerEntry(0), totalPrice: '46208.50' }]);
    expect(sums()).toContain('Amount to collect: ₪46,208.50');
  });

  it('tells of what fits in other states, and shows it at a press', () => {
    showLedger([ledgerEntry(0), ledgerEntry(1, { state: 'refused', parcelCode: null })]);
    expect(names()).toEqual(['أحمد 0']);
    fireEvent.click(screen.getByRole('button', { name: 'One more in another state' }));
    expect(names()).toEqual(['أحمد 0', 'أحمد 1']);
    expect(screen.getByRole('table').textContent).toContain('no code');
  });

  it('shows one day with what it comes to', () => {
    showLedger([ledgerEntry(0), ledgerEntry(1), ledgerEntry(2, { createdAt: NOON - 24 * 60 * 60_000 })]);
    fireEvent.change(field('Date'), { target: { value: 'today' } });
    expect(names()).toHaveLength(2);
    expect(sums()).toBe('2 parcelsAmount to collect: ₪350Estimated fees: ₪40');
    fireEvent.change(field('Date'), { target: { value: 'chosen' } });
    fireEvent.input(field('To'), { target: { value: '2026-01-14' } });
    expect(names()).toEqual(['أحمد 2']);
  });

  it('says of how many the fee is not known', () => {
    showLedger([ledgerEntry(0), ledgerEntry(1, { quotedFee: null })]);
    expect(sums()).toContain('Estimated fees: ₪20 · 1 fee missing');
    cleanup();
    showLedger([ledgerEntry(1, { quotedFee: null })]);
    expect(sums()).toContain('not known yet');
  });

  it('sorts by a column, once up and once down, and says so', () => {
    showLedger([
      ledgerEntry(0, { orderNumber: '9' }),
      ledgerEntry(1, { orderNumber: '10' }),
      ledgerEntry(2, { orderNumber: '8' }),
    ]);
    const press = () => fireEvent.click(screen.getByRole('button', { name: 'Order' }));
    const sorted = () => screen.getByRole('columnheader', { name: 'Order' }).getAttribute('aria-sort');
    press();
    expect([names(), sorted()]).toEqual([['أحمد 2', 'أحمد 0', 'أحمد 1'], 'ascending']);
    press();
    expect([names(), sorted()]).toEqual([['أحمد 1', 'أحمد 0', 'أحمد 2'], 'descending']);
  });

  it('marks practice parcels where others stand beside them, and never adds them up with those', () => {
    const { state } = showLedger([ledgerEntry(0), ledgerEntry(1, {}, PRACTICE)], {
      accounts: [ACCOUNT, PRACTICE],
    });
    expect(within(screen.getByRole('table')).getAllByText('Practice account')).toHaveLength(1);
    expect(
      within(screen.getByRole('list', { name: 'Sums of what is shown' })).getAllByRole('listitem'),
    ).toHaveLength(2);
    fireEvent.change(field('Account'), { target: { value: 'practice' } });
    expect(names()).toEqual(['أحمد 1']);
    expect(state.selected.value.entries).toHaveLength(1);
  });
});

describe('some of the parcels', () => {
  it('are printed, those that have no label yet unless others are ticked, and saved, those without a code too', () => {
    showLedger([
      ledgerEntry(0),
      ledgerEntry(1, { state: 'made-code-unknown', parcelCode: null }),
      ledgerEntry(2),
      ledgerEntry(3, {}, ACCOUNT, true),
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Save as a file' }));
    fireEvent.click(screen.getByRole('button', { name: /^Print .?2.? labels/ }));
    expect(location.hash).toBe(labelsAddress(['row-0', 'row-2'], 'show'));
    fireEvent.click(screen.getByRole('checkbox', { name: /أحمد 3/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Save as a file' }));
    fireEvent.click(screen.getByRole('button', { name: 'Print one label' }));
    expect(csv).toEqual([4, 1]);
    expect(location.hash).toBe(labelsAddress(['row-3'], 'show'));
  });

  it('are no longer chosen when they are no longer shown', () => {
    const { state } = showLedger([ledgerEntry(0), ledgerEntry(1)]);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all that are shown' }));
    expect(state.ticked.value.size).toBe(2);
    type('2001');
    expect([...state.ticked.value]).toEqual(['row-1']);
    expect(plain(screen.getByText(/Selected/).textContent)).toContain('Selected (1)');
  });
});

describe('one parcel beside the list', () => {
  it('is all that is known of it, with what can be done', () => {
    showLedger([ledgerEntry(0, { copy: 1 })]);
    fireEvent.click(screen.getByRole('button', { name: 'أحمد 0' }));
    const beside = screen.getByRole('complementary');
    const said = plain(beside.textContent);
    for (const part of [
      'SB2000',
      'قباطية, جنين',
      'شارع البلدية',
      '0599123456',
      '₪175',
      '₪20',
      'parcel 2 of this order',
    ])
      expect(said).toContain(part);
    expect(document.activeElement?.tagName).toBe('H2');
    expect(within(beside).getByRole('link', { name: 'Open the order' }).getAttribute('href')).toBe(
      'https://shop.example/wp-admin/post.php?post=1000&action=edit',
    );
    fireEvent.click(within(beside).getByRole('button', { name: 'Another parcel for this order' }));
    fireEvent.click(within(beside).getByRole('button', { name: 'Print label' }));
    expect([again, location.hash]).toEqual([['row-0'], labelsAddress(['row-0'], 'print')]);
    fireEvent.keyDown(beside, { key: 'Escape' });
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('follows what becomes of it, and goes when its row does', () => {
    const { entries, state } = showLedger([
      ledgerEntry(0, { state: 'settled', settlement: { choice: 'made', at: 1 } }),
    ]);
    act(() => {
      state.beside.value = { show: 'parcel', id: 'row-0' };
    });
    expect(screen.getByRole('complementary').textContent).toContain('Confirmed by hand');
    act(() => {
      entries.value = [];
    });
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('is reached by the keyboard, row by row', () => {
    showLedger([0, 1, 2].map((index) => ledgerEntry(index)));
    const [first, second] = screen.getAllByRole('button', { name: /^أحمد/ });
    fireEvent.keyDown(need(first, 'row'), { key: 'ArrowDown' });
    return new Promise<void>((resolve) =>
      requestAnimationFrame(() => {
        expect(document.activeElement).toBe(second);
        resolve();
      }),
    );
  });
});

describe('the ledger', () => {
  it.each(LANGUAGES)('passes the accessibility check, in %s', async (language) => {
    const { state } = showLedger(
      [ledgerEntry(0), ledgerEntry(1, { state: 'unknown', parcelCode: null }, PRACTICE)],
      { accounts: [ACCOUNT, PRACTICE], language },
    );
    await expectAccessible();
    act(() => {
      state.pick({ state: 'all', period: 'chosen' });
      state.beside.value = { show: 'parcel', id: 'row-0' };
    });
    await expectAccessible();
    act(() => {
      state.beside.value = { show: 'restore', accountId: ACCOUNT.id, parcelCode: 'SB1' };
    });
    type('nothing fits this');
    await expectAccessible();
    cleanup();
    showLedger([], { language });
    await expectAccessible();
  });
});
