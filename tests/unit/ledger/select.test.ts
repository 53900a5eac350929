import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { createLedgerState } from '../../../components/ledger/ledger-state';
import type { LedgerEntry } from '../../../lib/ledger/entry';
import { type Selection, selectEntries, sortEntries } from '../../../lib/ledger/select';
import { ACCOUNT, madeEntry, requestOf } from './made-entry';

const EVER = { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY };
const wish = (change: Partial<Selection> = {}): Selection => ({
  typed: '',
  state: 'made',
  accountId: null,
  span: EVER,
  sort: { by: 'date', ascending: false },
  ...change,
});
const choose = (all: readonly LedgerEntry[], wished: Selection) =>
  selectEntries(sortEntries(all, wished.sort), wished);
const ids = (entries: readonly LedgerEntry[]) => entries.map(({ id }) => id);

const created = madeEntry({ id: 'created', createdAt: 5, request: requestOf({ name: 'Rana', total: '90' }) });
const lost = madeEntry({ id: 'lost', createdAt: 4, state: 'unknown', parcelCode: null });
const coded = madeEntry({
  id: 'coded',
  createdAt: 3,
  state: 'made-code-unknown',
  parcelCode: null,
  orderNumber: '9',
  request: requestOf({ name: 'Adam', total: '100.5' }),
});
const other = madeEntry({
  id: 'other',
  createdAt: 2,
  accountId: 'second',
  orderNumber: '10',
  request: requestOf({ name: 'Basel', total: '9.75' }),
});
const refused = madeEntry({ id: 'refused', createdAt: 1, state: 'refused', parcelCode: null });
const all = [refused, other, coded, lost, created];

describe('choosing among everything that was intended', () => {
  it('shows what was made, the newest first, and tells that there is more in other states', () => {
    const { entries, inOtherStates } = choose(all, wish());
    expect(ids(entries)).toEqual(['created', 'coded', 'other']);
    expect(inOtherStates).toBe(2);
  });

  it('shows one state, one account, one time', () => {
    expect(ids(choose(all, wish({ state: 'unknown' })).entries)).toEqual(['lost']);
    expect(ids(choose(all, wish({ state: 'all' })).entries)).toHaveLength(5);
    expect(ids(choose(all, wish({ accountId: 'second' })).entries)).toEqual(['other']);
    expect(ids(choose(all, wish({ state: 'all', span: { from: 2, until: 4 } })).entries)).toEqual([
      'coded',
      'other',
    ]);
  });

  it('counts in other states only what fits otherwise', () => {
    expect(choose(all, wish({ typed: 'Rana' })).inOtherStates).toBe(0);
  });

  it('sorts amounts by their value and numbers in texts by theirs', () => {
    const by = (key: Selection['sort']['by'], ascending = true) =>
      ids(choose(all, wish({ sort: { by: key, ascending } })).entries);
    expect(by('amount')).toEqual(['other', 'created', 'coded']);
    expect(by('amount', false)).toEqual(['coded', 'created', 'other']);
    expect(by('order').indexOf('coded')).toBeLessThan(by('order').indexOf('other'));
    expect(by('recipient')).toEqual(['coded', 'other', 'created']);
  });

  it('puts a phone that ends in the typed digits first, unless another column sorts', () => {
    const withPhone = (id: string, createdAt: number, phone: string, parcelCode: string) =>
      madeEntry({ id, createdAt, parcelCode, request: requestOf({ phone }) });
    const found = [
      withPhone('code', 9, '0599210213', 'SB101491'),
      withPhone('phone', 1, '0599210149', 'SB100000'),
      withPhone('inside', 5, '0591490213', 'SB100001'),
    ];
    const ordered = (change: Partial<Selection>) => ids(choose(found, wish(change)).entries);
    expect(ordered({ typed: '149' })).toEqual(['phone', 'code', 'inside']);
    expect(ordered({ typed: '١٤٩' })).toEqual(['phone', 'code', 'inside']);
    expect(ordered({ typed: '149', sort: { by: 'code', ascending: true } })).toEqual([
      'phone',
      'inside',
      'code',
    ]);
    expect(ordered({})).toEqual(['code', 'inside', 'phone']);
  });

  it('tells amounts apart that look the same as numbers', () => {
    const tiny = (id: string, total: string) => madeEntry({ id, request: requestOf({ total }) });
    const close = [tiny('more', '9007199254740993'), tiny('less', '9007199254740992')];
    const sort = { by: 'amount', ascending: true } as const;
    expect(ids(choose(close, wish({ sort })).entries)).toEqual(['less', 'more']);
  });

  it('leaves the list it was given as it was', () => {
    const before = [...all];
    choose(all, wish({ sort: { by: 'code', ascending: true } }));
    expect(all).toEqual(before);
    expect(ACCOUNT.id).toBe('account');
  });
});

describe('a search through years of parcels', () => {
  it('compares no two of them at a letter: they were sorted before', () => {
    const MANY = 2_000;
    let dates = 0;
    const many = Array.from({ length: MANY }, (_, at) => {
      const entry = madeEntry({ id: `parcel-${at}` });
      // Their order is not that of their ids.
      const createdAt = (at * 7_919) % MANY;
      return Object.defineProperty(entry, 'createdAt', {
        get: () => {
          dates += 1;
          return createdAt;
        },
      });
    });
    const typed = signal('0');
    const state = createLedgerState(signal(many), typed);
    const first = state.selected.value.entries;
    expect(first.length).toBe(MANY);
    dates = 0;
    typed.value = '05';
    const { entries } = state.selected.value;
    // Whether it is of the wanted days, and nothing more.
    expect(dates).toBeLessThanOrEqual(2 * MANY);
    expect(
      entries.every(({ createdAt }, at) => at === 0 || createdAt < (entries[at - 1]?.createdAt ?? 0)),
    ).toBe(true);
  });
});
