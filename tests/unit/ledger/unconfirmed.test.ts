import { describe, expect, it } from 'vitest';
import { isUnconfirmed, type LedgerEntry, type Report, toEntry } from '../../../lib/ledger/entry';
import type { Fate } from '../../../lib/ledger/fate';
import type { OutboxRow } from '../../../lib/outbox/row';
import type { Account } from '../../../lib/settings/account';
import { madeRow } from '../outbox/made-row';
import { ACCOUNT, madeEntry } from './made-entry';

const NOON = 1_800_000_000_000;
const MUST = { ...ACCOUNT, mustConfirm: 'yes' } as const satisfies Account;
const parcelStatus = { statusId: 1, status: 'Status 1', words: 'Status 1', at: NOON };
const report = (fate: Fate, draftSince: number | null = null): Report => ({ parcelStatus, fate, draftSince });

function entryOf(
  change: Partial<OutboxRow> = {},
  account: Account = MUST,
  said: Report | null = null,
): LedgerEntry {
  const row = madeRow({ state: 'created', parcelCode: 'SB-1', ...change });
  return toEntry(row, { account, place: null, printed: false, report: said, isSearched: true });
}

describe('a parcel that was made', () => {
  it('waits to be confirmed where its account says so, and nowhere else', () => {
    expect(isUnconfirmed(entryOf())).toBe(true);
    expect(isUnconfirmed(entryOf({}, ACCOUNT))).toBe(false);
    expect(isUnconfirmed(entryOf({}, { ...ACCOUNT, mustConfirm: 'no' }))).toBe(false);
    expect(isUnconfirmed(madeEntry())).toBe(false);
    expect(isUnconfirmed(entryOf({ wrongSince: 5 }))).toBe(false);
    expect(isUnconfirmed(entryOf({ state: 'refused', parcelCode: null }))).toBe(false);
  });

  it('is confirmed by a person, or by a status that says more than that it was made', () => {
    expect(entryOf({ confirmedAt: NOON })).toMatchObject({ fate: 'confirmed' });
    expect(isUnconfirmed(entryOf({ confirmedAt: NOON }))).toBe(false);
    expect(isUnconfirmed(entryOf({ confirmedAt: null }))).toBe(true);
    for (const fate of ['confirmed', 'on-the-way', 'delivered', 'returned'] as const) {
      expect(isUnconfirmed(entryOf({}, MUST, report(fate)))).toBe(false);
      // What a status says is more than a person's tick.
      expect(entryOf({ confirmedAt: NOON }, MUST, report(fate)).fate).toBe(fate);
    }
    // A number of which nobody has said what it means says nothing.
    expect(isUnconfirmed(entryOf({}, MUST, report('only-made')))).toBe(true);
    expect(isUnconfirmed(entryOf({ confirmedAt: NOON }, MUST, report('only-made')))).toBe(false);
  });

  it('waits again where a status says afterwards that it is back to draft', () => {
    expect(isUnconfirmed(entryOf({ confirmedAt: NOON }, MUST, report('only-made', NOON + 1)))).toBe(true);
    expect(isUnconfirmed(entryOf({ confirmedAt: NOON }, MUST, report('only-made', NOON - 1)))).toBe(false);
  });
});
