import { isPrinted, readPrintedLabels } from '../labels/printed-labels';
import { isReadableRow } from '../outbox/readable-row';
import type { OutboxRow } from '../outbox/row';
import type { Account } from '../settings/account';
import { readParcelStates } from '../shop-relay/parcel-states';
import { openDatabase } from '../storage/db';
import type { ParcelState } from '../storage/records';
import { findDirectory } from '../villages/directory';
import { type LedgerEntry, type Place, type Report, toEntry } from './entry';

/** Entries as they were read the last time: those that have not changed are used again. */
type Known = ReadonlyMap<string, LedgerEntry>;

/** What an event told of an account's parcel; `null`: nothing that is shown. */
export type Reporter = (state: ParcelState, accountId: string) => Report | null;

/**
 * Every row there is, with what its account and its village are called, and what events told of its parcel.
 * @param reportBy says what was told in the person's words, and what became of the parcel by that
 * @throws Failure `storage-unavailable`
 */
export async function readEntries(
  accounts: readonly Account[],
  places: Places,
  known: Known = new Map(),
  reportBy: Reporter = () => null,
): Promise<readonly LedgerEntry[]> {
  const database = await openDatabase();
  const [kept, labels, states] = await Promise.all([
    database.getAll('outbox'),
    readPrintedLabels(),
    readParcelStates(),
  ]);
  const accountOf = new Map(accounts.map((account) => [account.id, account]));
  return kept.filter(isReadableRow).map((row) => {
    const before = known.get(row.id);
    const place = places(row.accountId, row.request.address.village_id);
    const printed = isPrinted(labels, row);
    const state = row.parcelCode === null ? undefined : states.get(row.parcelCode);
    const report = state === undefined ? null : reportBy(state, row.accountId);
    const isKept =
      before?.printed === printed &&
      before.told?.words === report?.told.words &&
      (report === null || before.fate === report.fate || isTicked(before, report));
    if (before !== undefined && isKept && isSame(before, row, place)) return before;
    return toEntry(row, accountOf.get(row.accountId) ?? null, place, printed, report);
  });
}

/** A person said what no status says yet. */
function isTicked({ fate }: LedgerEntry, report: Report): boolean {
  return fate === 'confirmed' && report.fate === 'only-made' && report.draftSince === null;
}

function isSame(before: LedgerEntry, row: OutboxRow, place: Place | null): boolean {
  return (
    before.updatedAt === row.updatedAt &&
    before.state === row.state &&
    before.place?.village === place?.village &&
    before.place?.city === place?.city
  );
}

/** What an account's village is called. */
export type Places = (accountId: string, villageId: number) => Place | null;

/** The villages of accounts, from their directories. */
export async function readPlaces(accounts: readonly Pick<Account, 'id'>[]): Promise<Places> {
  const directories = await Promise.all(accounts.map(({ id }) => findDirectory(id)));
  const places = new Map<string, Place>();
  for (const directory of directories) {
    for (const { id, name, city } of directory?.villages ?? [])
      places.set(`${directory?.accountId} ${id}`, { village: name, city });
  }
  return (accountId, villageId) => places.get(`${accountId} ${villageId}`) ?? null;
}
