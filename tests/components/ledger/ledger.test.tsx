import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LedgerView } from '../../../components/ledger/LedgerView';
import { createLedgerState } from '../../../components/ledger/ledger-state';
import { LANGUAGES, type Language } from '../../../lib/i18n/language';
import type { AnyEntry } from '../../../lib/ledger/colleague-entries';
import { withNumber } from '../../../lib/number-names/number-names';
import type { Told } from '../../../lib/number-names/told';
import type { Account } from '../../../lib/storage/account';
import { openDatabase } from '../../../lib/storage/db';
import { changeNames } from '../../../lib/storage/kept-names';
import { FakeBackground } from '../support/fake-background';
import { colleagueEntry, ledgerEntry } from '../support/made-entries';
import { ACCOUNT } from '../support/made-form';
import { expectAccessible, field, plain, show } from '../support/show';
import { giveElementsSize } from '../support/sized-elements';

const PRACTICE: Account = { ...ACCOUNT, id: 'practice', name: 'Practice', environment: 'testing' };
const NOON = new Date(2026, 0, 15, 12).getTime();

beforeAll(() => giveElementsSize(520));
afterEach(cleanup);

interface Scene {
  readonly accounts?: readonly Account[];
  readonly language?: Language;
}

function showLedger(made: readonly AnyEntry[], { accounts = [ACCOUNT], language = 'en' }: Scene = {}) {
  const entries = signal(made);
  typed = signal('');
  const state = createLedgerState(entries, typed, () => NOON);
  const pressed = { again: [] as string[], labels: [] as (readonly string[])[], csv: [] as number[] };
  const view = () => (
    <main>
      <h1>Parcels</h1>
      <LedgerView
        state={state}
        entries={entries.value}
        accounts={accounts}
        activeAccountId={ACCOUNT.id}
        ask={new FakeBackground().send}
        onAgain={({ id }) => pressed.again.push(id)}
        onLabels={(ids) => pressed.labels.push(ids)}
        onCsv={(chosen) => pressed.csv.push(chosen.length)}
      />
    </main>
  );
  const View = view;
  show(<View />, language);
  return { state, entries, pressed };
}

const names = () => screen.queryAllByRole('button', { name: /^أحمد/ }).map(({ textContent }) => textContent);
/** The finder stands above every section. */
let typed = signal('');
const type = (text: string) =>
  act(() => {
    typed.value = text;
  });
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

  it('holds colleagues’ parcels: counted, found by their name, opened, and no label printed of them', async () => {
    const { pressed } = showLedger([ledgerEntry(0), colleagueEntry()]);
    expect(sums()).toContain('2 parcelsone of them by a colleague');
    type('rana');
    fireEvent.click(screen.getByRole('button', { name: /Rana.*a colleague/ }));
    const beside = screen.getByRole('complementary');
    expect(plain(beside.textContent)).toContain('Shipped by Rana');
    expect(within(beside).queryByRole('button', { name: /label/i })).toBeNull();
    expect(screen.getByRole('button', { name: /Print/ }).getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: /spreadsheet|CSV/i }));
    expect(pressed.csv).toEqual([1]);
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
    expect(screen.getByRole('heading', { name: 'Nothing fits' })).toBeTruthy();
  });

  it('opens on today, looks for typed words on every day, and marks only what is no plain success', () => {
    const lastWeek = NOON - 7 * 24 * 60 * 60_000;
    showLedger([ledgerEntry(0), ledgerEntry(1, { createdAt: lastWeek, state: 'unknown', parcelCode: null })]);
    expect(names()).toEqual(['أحمد 0']);
    expect(within(screen.getByRole('table')).queryByText('Created')).toBeNull();
    fireEvent.change(field('State'), { target: { value: 'all' } });
    type('أحمد');
    expect(names()).toEqual(['أحمد 0', 'أحمد 1']);
    expect(within(screen.getByRole('table')).getByText('Needs confirming')).toBeTruthy();
    fireEvent.change(field('Date'), { target: { value: 'today' } });
    expect(names()).toEqual(['أحمد 0']);
  });

  it('groups the thousands of a sum', () => {
    showLedger([{ ...ledgerEntry(0), totalPrice: '46208.50' }]);
    expect(sums()).toContain('To collect: ₪\u00a046,208.50');
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
    expect(sums()).toBe('2 parcelsTo collect: ₪\u00a0350Fees, as quoted: ₪\u00a040');
    fireEvent.change(field('Date'), { target: { value: 'chosen' } });
    fireEvent.input(field('To'), { target: { value: '2026-01-14' } });
    expect(names()).toEqual(['أحمد 2']);
  });

  it('says of how many the fee is not known', () => {
    showLedger([ledgerEntry(0), ledgerEntry(1, { quotedFee: null })]);
    expect(sums()).toContain('Fees, as quoted: ₪\u00a020 without one whose fee is not known');
    cleanup();
    showLedger([ledgerEntry(1, { quotedFee: null })]);
    expect(sums()).toContain('fees not known');
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
    expect(within(screen.getByRole('table')).getAllByText('Practice')).toHaveLength(1);
    expect(
      within(screen.getByRole('list', { name: 'Sums of what is shown' })).getAllByRole('listitem'),
    ).toHaveLength(2);
    fireEvent.change(field('Account'), { target: { value: 'practice' } });
    expect(names()).toEqual(['أحمد 1']);
    expect(state.selected.value.entries).toHaveLength(1);
  });
});

describe('what the service reported', () => {
  const told = (statusId: number, status: string, words: string): Told => ({
    ...{ statusId, status, words },
    at: NOON,
  });

  it('is looked for by its status in the person’s words, and by what became of the parcel', () => {
    const { entries } = showLedger([
      { ...ledgerEntry(0), told: told(4, 'At the desk', 'At the desk · Hebron'), fate: 'returned' },
      { ...ledgerEntry(1), told: told(7, 'Handed over', 'Handed over'), fate: 'delivered' },
      { ...ledgerEntry(2), told: told(4, 'At the desk', 'At the desk · Nablus'), fate: 'returned' },
      ledgerEntry(3),
    ]);
    const choices = () =>
      [...field('State').querySelectorAll('option')].map(({ textContent }) => textContent);
    const choose = (value: string) => fireEvent.change(field('State'), { target: { value } });
    expect(choices().filter((choice) => choice === 'At the desk' || choice === 'Handed over')).toHaveLength(
      2,
    );
    choose('told-4');
    expect(names()).toEqual(['أحمد 0', 'أحمد 2']);
    expect(screen.getByRole('table').textContent).toContain('At the desk · Nablus');
    choose('told-7');
    expect(names()).toEqual(['أحمد 1']);
    choose('on-the-way');
    expect(names()).toEqual(['أحمد 3']);
    // Where nothing was reported of any there is nothing to choose from.
    act(() => {
      entries.value = [ledgerEntry(3)];
    });
    expect(choices()).not.toContain('Handed over');
    expect(field('State').querySelector('option[value="delivered"]')).toBeNull();
  });

  it('stands beside the list as the parcel’s way, the newest first, each with its whole note, and grows', async () => {
    const database = await openDatabase();
    const state = { parcelCode: 'SB2000', positionId: 2, reference: null, at: NOON };
    const note = 'المستلم لا يجيب على الهاتف '.repeat(8);
    await database.add('parcel-events', { ...state, statusId: 4, note: null });
    await database.add('parcel-events', { ...state, statusId: 4, note });
    await database.add('parcel-events', { ...state, parcelCode: 'SB2001', statusId: 9, note: null });
    await changeNames(ACCOUNT.id, (all) =>
      withNumber(all, 'parcel-status', { number: 4, names: { en: 'On hold' } }),
    );
    const first = { ...ledgerEntry(0), told: told(4, 'On hold', 'On hold') };
    const { entries } = showLedger([first, ledgerEntry(1)]);
    fireEvent.click(screen.getByRole('button', { name: 'أحمد 0' }));
    const steps = async (length: number) => {
      const list = await screen.findByRole('heading', { name: 'What the delivery company reported' });
      const items = () => within(list.parentElement as HTMLElement).getAllByRole('listitem');
      await waitFor(() => expect(items()).toHaveLength(length));
      return items().map(({ textContent }) => plain(textContent));
    };
    const [second, begin] = await steps(2);
    expect(second).toContain(note);
    expect(begin).toMatch(/On hold · .*2/);
    await expectAccessible();
    await database.add('parcel-events', { ...state, statusId: 9, note: null });
    act(() => {
      entries.value = [{ ...first, told: told(9, 'Status 9', 'Status 9') }, ledgerEntry(1)];
    });
    expect((await steps(3))[0]).toContain('9');
  });
});

describe('some of the parcels', () => {
  it('are printed, those that have no label yet unless others are ticked, and saved, those without a code too', () => {
    const { pressed } = showLedger([
      ledgerEntry(0),
      ledgerEntry(1, { state: 'made-code-unknown', parcelCode: null }),
      ledgerEntry(2),
      ledgerEntry(3, {}, ACCOUNT, true),
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
    fireEvent.click(screen.getByRole('button', { name: /^Print .?2.? labels/ }));
    fireEvent.click(screen.getByRole('checkbox', { name: /أحمد 3/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
    fireEvent.click(screen.getByRole('button', { name: 'Print one label' }));
    expect(pressed.csv).toEqual([4, 1]);
    expect(pressed.labels).toEqual([['row-0', 'row-2'], ['row-3']]);
  });

  it('are no longer chosen when they are no longer shown', () => {
    const { state } = showLedger([ledgerEntry(0), ledgerEntry(1)]);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all that are shown' }));
    expect(state.ticked.value.size).toBe(2);
    type('2001');
    expect([...state.ticked.value]).toEqual(['row-1']);
    expect(plain(screen.getByText(/selected/).textContent)).toContain('one selected');
  });
});

describe('one parcel beside the list', () => {
  it('is all that is known of it, with what can be done', () => {
    const { pressed } = showLedger([ledgerEntry(0, { copy: 1 })]);
    fireEvent.click(screen.getByRole('button', { name: 'أحمد 0' }));
    const beside = screen.getByRole('complementary');
    const said = plain(beside.textContent);
    for (const part of [
      'SB2000',
      'قباطية، جنين',
      'شارع البلدية',
      '0599123456',
      '₪\u00a0175',
      '₪\u00a020',
      'parcel 2 of this order',
    ])
      expect(said).toContain(part);
    expect(document.activeElement?.tagName).toBe('H2');
    expect(within(beside).getByRole('link', { name: 'Open the order' }).getAttribute('href')).toBe(
      'https://shop.example/wp-admin/post.php?post=1000&action=edit',
    );
    fireEvent.click(within(beside).getByRole('button', { name: 'Ship again…' }));
    fireEvent.click(within(beside).getByRole('button', { name: 'Print the label' }));
    expect([pressed.again, pressed.labels]).toEqual([['row-0'], [['row-0']]]);
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
    expect(screen.getByRole('complementary').textContent).toContain('Settled by hand');
    act(() => {
      entries.value = [];
    });
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('is reached by the keyboard, row by row', () => {
    showLedger([0, 1, 2].map((index) => ledgerEntry(index)));
    const [first, second] = screen.getAllByRole('button', { name: /^أحمد/ });
    first?.focus();
    fireEvent.keyDown(first as HTMLElement, { key: 'ArrowDown' });
    return new Promise<void>((resolve) =>
      requestAnimationFrame(() => {
        expect(document.activeElement).toBe(second);
        resolve();
      }),
    );
  });
});

describe('for every reader', () => {
  it.each(LANGUAGES)('has nothing in its way, in %s', async (language) => {
    const { state } = showLedger(
      [ledgerEntry(0), ledgerEntry(1, { state: 'unknown', parcelCode: null }, PRACTICE)],
      { accounts: [ACCOUNT, PRACTICE], language },
    );
    await expectAccessible();
    act(() => {
      state.state.value = 'all';
      state.pickPeriod('chosen');
      state.beside.value = { show: 'parcel', id: 'row-0' };
    });
    await expectAccessible();
    act(() => {
      state.beside.value = { show: 'restore', accountId: ACCOUNT.id, parcelCode: 'SB1' };
      typed.value = 'nothing fits this';
    });
    await expectAccessible();
    cleanup();
    showLedger([], { language });
    await expectAccessible();
  });
});
