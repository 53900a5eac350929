import type { ColleagueEntry } from '../../../lib/ledger/colleague-entries';
import { type EntryPlace, type LedgerEntry, toEntry } from '../../../lib/ledger/entry';
import { type Places, readEntries, type Wishes } from '../../../lib/ledger/read-entries';
import type { OutboxRow } from '../../../lib/outbox/row';
import type { Account } from '../../../lib/settings/account';
import { colleagueEntry } from '../../components/support/made-entries';
import { madeAccount } from '../made-account';
import { madeRow } from '../outbox/made-row';

export const ACCOUNT = madeAccount({
  name: 'متجر الزيتون',
  address: 'https://delivery.example',
  environment: 'live',
});

export const PLACE: EntryPlace = { village: 'بيت فوريك', city: 'نابلس' };

/** A parcel that was created, with what a test says of its row. */
export function madeEntry(
  change: Partial<OutboxRow> = {},
  account: Account | null = ACCOUNT,
  place: EntryPlace | null = PLACE,
  printed = false,
): LedgerEntry {
  const row = madeRow({ state: 'created', parcelCode: 'SB-100234', ...change });
  return toEntry(row, { account, place, printed, report: null, isSearched: true });
}

/** All that the desk reads of what is kept, unless a test wishes for less. */
export const entriesOf = (accounts: readonly Account[], places: Places, wishes: Partial<Wishes> = {}) =>
  readEntries(accounts, places, {
    known: new Map(),
    reportBy: () => null,
    from: Number.NEGATIVE_INFINITY,
    searched: true,
    ...wishes,
  });

/** Rana's parcel, as the relay tells of it. */
export function madeColleagueEntry(change: Partial<ColleagueEntry> = {}): ColleagueEntry {
  return colleagueEntry({ accountId: ACCOUNT.id, createdAt: madeRow().createdAt, ...change });
}

/** The row's request with another recipient, amount or phone. */
export function requestOf(change: {
  readonly name?: string;
  readonly phone?: string;
  readonly total?: string;
  readonly note?: string;
}): OutboxRow['request'] {
  const { request } = madeRow();
  return {
    ...request,
    recipient: {
      first_name: change.name ?? request.recipient.first_name,
      phone: change.phone ?? request.recipient.phone,
    },
    total_price: change.total ?? request.total_price,
    ...(change.note === undefined ? {} : { note: change.note }),
  };
}
