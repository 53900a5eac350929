import { isPrinted, type PrintedLabels } from '../labels/printed-labels';
import { onlyReadable } from '../outbox/only-readable';
import type { OutboxRow } from '../outbox/row';
import type { Account } from '../settings/account';
import { findParcelStates, isOfAccount, readParcelStates } from '../shop-relay/parcel-states';
import { openDatabase } from '../storage/db';
import { readMany } from '../storage/read-together';
import type { ParcelState } from '../storage/records';
import { findDirectory } from '../villages/directory';
import { type EntryPlace, type LedgerEntry, type Report, toEntry } from './entry';

/** Entries as they were read the last time: those that have not changed are used again. */
type Known = ReadonlyMap<string, LedgerEntry>;

/** What an event told of an account's parcel; `null`: nothing that is shown. */
export type Reporter = (state: ParcelState, accountId: string) => Report | null;

/** Rows that are read and made entries of at once: what a person presses meanwhile waits no longer than that takes. */
const SLICE = 500;

export interface Wishes {
  readonly known: Known;
  /** Says what was told in the person's words, and what became of the parcel by that. */
  readonly reportBy: Reporter;
  /** Milliseconds since the epoch; `-Infinity`: every row there is. Or these rows and no others. */
  readonly from: number | readonly OutboxRow[];
  /** Whether they can be looked for, which folds all their texts. */
  readonly searched: boolean;
}

/** The newest first; no others are looked at. @throws Failure `storage-unavailable` */
export async function readEntries(
  accounts: readonly Account[],
  places: Places,
  { known, reportBy, from, searched }: Wishes,
): Promise<readonly LedgerEntry[]> {
  const accountOf = new Map(accounts.map((account) => [account.id, account]));
  const entries: LedgerEntry[] = [];
  for await (const { rows, labels, states } of slicesOf(from)) {
    for (const row of onlyReadable(rows)) {
      const before = known.get(row.id);
      const place = placeOf(row, places);
      const printed = isPrinted(labels, row);
      const state = row.parcelCode === null ? undefined : states.get(row.parcelCode);
      const report =
        state !== undefined && isOfAccount(state, row.accountId) ? reportBy(state, row.accountId) : null;
      const isKept =
        before?.printed === printed &&
        before.parcelStatus?.words === report?.parcelStatus.words &&
        (report === null || before.fate === report.fate || isTicked(before, report));
      const account = accountOf.get(row.accountId) ?? null;
      if (before !== undefined && isKept && isSame(before, row, place)) entries.push(before);
      else entries.push(toEntry(row, { account, place, printed, report, isSearched: searched }));
    }
  }
  return entries.sort((a, b) => b.createdAt - a.createdAt);
}

interface Slice {
  readonly rows: readonly OutboxRow[];
  readonly labels: PrintedLabels;
  readonly states: ReadonlyMap<string, ParcelState>;
}

async function* slicesOf(from: Wishes['from']): AsyncGenerator<Slice> {
  if (from === Number.NEGATIVE_INFINITY) return yield* everySlice();
  const database = await openDatabase();
  const rows =
    typeof from === 'number'
      ? await database.getAllFromIndex('outbox', 'created', IDBKeyRange.lowerBound(from))
      : from;
  const [labels, states] = await Promise.all([
    readMany(
      'printed-labels',
      rows.map(({ id }) => id),
    ),
    findParcelStates(rows.flatMap(({ parcelCode }) => parcelCode ?? [])),
  ]);
  yield { rows, labels, states };
}

/** Every row, some at a time by their ids, which labels are kept by too. */
async function* everySlice(): AsyncGenerator<Slice> {
  const database = await openDatabase();
  const states = await readParcelStates();
  let ids: IDBKeyRange | null = null;
  for (;;) {
    const slice = database.transaction(['outbox', 'printed-labels']);
    const rows: readonly OutboxRow[] = await slice.objectStore('outbox').getAll(ids, SLICE);
    const [first, last] = [rows[0]?.id, rows.at(-1)?.id];
    if (first === undefined || last === undefined) return;
    const printed = await slice.objectStore('printed-labels').getAll(IDBKeyRange.bound(first, last));
    yield { rows, labels: new Map(printed.map((label) => [label.rowId, label])), states };
    ids = IDBKeyRange.lowerBound(last, true);
  }
}

/** As it was sent: the company's list may call it otherwise by now. Earlier versions kept no name. */
function placeOf({ accountId, request, filledFrom }: OutboxRow, places: Places): EntryPlace | null {
  if (filledFrom === undefined) return places(accountId, request.address.village_id);
  const { name: village, city } = filledFrom.village;
  return { village, city };
}

/** A person said what no status says yet. */
function isTicked({ fate }: LedgerEntry, report: Report): boolean {
  return fate === 'confirmed' && report.fate === 'only-made' && report.draftSince === null;
}

function isSame(before: LedgerEntry, row: OutboxRow, place: EntryPlace | null): boolean {
  return (
    before.updatedAt === row.updatedAt &&
    before.state === row.state &&
    before.place?.village === place?.village &&
    before.place?.city === place?.city
  );
}

export type Places = (accountId: string, villageId: number) => EntryPlace | null;

export async function readEntryPlaces(accounts: readonly Pick<Account, 'id'>[]): Promise<Places> {
  const directories = await Promise.all(accounts.map(({ id }) => findDirectory(id)));
  const places = new Map(
    directories.map((directory) => [
      directory?.accountId,
      new Map(
        directory?.villages.map(({ id, name, city }): [number, EntryPlace] => [id, { village: name, city }]),
      ),
    ]),
  );
  return (accountId, villageId) => places.get(accountId)?.get(villageId) ?? null;
}

/**
 * When the oldest of so many was made, by anybody. `-Infinity`: there are no more. @throws Failure
 * `storage-unavailable`
 */
export async function newestSince(most: number): Promise<number> {
  const transaction = (await openDatabase()).transaction(['outbox', 'shared-orders']);
  const [own, shared] = await Promise.all([
    transaction.objectStore('outbox').index('created').openKeyCursor(null, 'prev'),
    transaction.objectStore('shared-orders').index('claimed').openKeyCursor(null, 'prev'),
  ]);
  const [ownAfter, sharedAfter] = await Promise.all([own?.advance(most), shared?.advance(most)]);
  return Math.max(
    ownAfter?.key ?? Number.NEGATIVE_INFINITY,
    sharedAfter == null ? Number.NEGATIVE_INFINITY : Date.parse(sharedAfter.key),
  );
}
