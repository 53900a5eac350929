import { describe, expect, it } from 'vitest';
import { toHandOver, waitingOfColleagues } from '../../../lib/handover/to-hand-over';
import type { ColleagueEntry } from '../../../lib/ledger/colleague-entries';
import { type Report, toEntry } from '../../../lib/ledger/entry';
import type { Fate } from '../../../lib/ledger/fate';
import type { OutboxRow } from '../../../lib/outbox/row';
import { nextRow, TransitionError } from '../../../lib/outbox/state';
import { ACCOUNT } from '../ledger/made-entry';
import { madeRow } from '../outbox/made-row';

const NOW = new Date(2026, 10, 20, 16).getTime();
const HOUR = 60 * 60_000;
const ALONE = { account: null, place: null, printed: false, report: null, isSearched: true };
const row = (change: Partial<OutboxRow> = {}) =>
  madeRow({ state: 'created', parcelCode: 'SB-1', createdAt: NOW - HOUR, ...change });
const entry = (change: Partial<OutboxRow> = {}, fate: Fate = 'only-made') => {
  const words = { statusId: 1, status: 'Status 1', words: 'Status 1', at: NOW };
  const report: Report = { parcelStatus: words, fate, draftSince: null };
  return toEntry(row(change), { ...ALONE, account: ACCOUNT, report });
};
const ids = (...entries: readonly ReturnType<typeof entry>[]) => toHandOver(entries, NOW).map(({ id }) => id);

describe('what waits for the driver', () => {
  it('is what was made in the last seven days and not handed over, the oldest first', () => {
    expect(ids(entry({ id: 'late' }), entry({ id: 'early', createdAt: NOW - 5 * 24 * HOUR }))).toEqual([
      'early',
      'late',
    ]);
    expect(ids(entry({ createdAt: NOW - 9 * 24 * HOUR }))).toEqual([]);
    expect(ids(entry({ handedOverAt: NOW }), entry({ handedOverAt: 0 }))).toEqual([]);
    expect(ids(entry({ handedOverAt: null, id: 'again' }))).toEqual(['again']);
  });

  it('is nothing whose code is not known: a driver cannot sign for it, and it is looked for first', () => {
    const noCode = { state: 'made-code-unknown', parcelCode: null } as const;
    expect(ids(entry(noCode), entry({ id: 'known' }))).toEqual(['known']);
  });

  it('is nothing of an account that was removed, which has no sheet', () => {
    expect(toHandOver([toEntry(row(), ALONE)], NOW)).toEqual([]);
  });

  it('is nothing that was refused, is wrong, or is on its way', () => {
    expect(ids(entry({ state: 'refused', parcelCode: null }), entry({ wrongSince: 5 }))).toEqual([]);
    for (const fate of ['on-the-way', 'delivered', 'returned'] as const)
      expect(ids(entry({}, fate))).toEqual([]);
    expect(ids(entry({}, 'confirmed'))).toHaveLength(1);
  });
});

it('what waits on colleagues’ sheets is theirs, and what no status says is on its way', () => {
  const { handedOverAt: _, ...shared } = entry({ id: 'theirs' });
  const theirs = { ...shared, colleague: 'سارة' } as ColleagueEntry;
  const shop = [entry({ id: 'mine' }), theirs, { ...theirs, fate: 'delivered' as const }];
  expect(waitingOfColleagues(shop, NOW)).toEqual([theirs]);
});

describe('handing over', () => {
  it('is kept with its time, and taken back', () => {
    const handed = nextRow(row(), { type: 'handed-over', ticked: true, at: NOW });
    expect(handed.handedOverAt).toBe(NOW);
    expect(nextRow(handed, { type: 'handed-over', ticked: false, at: NOW + 1 }).handedOverAt).toBeNull();
  });

  it('is of parcels alone', () => {
    const refused = row({ state: 'refused', parcelCode: null });
    expect(() => nextRow(refused, { type: 'handed-over', ticked: true, at: NOW })).toThrow(TransitionError);
  });
});
