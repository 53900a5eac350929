import { findMeant, type StatusMeanings } from '../ledger/fate';
import { meaningsOf } from '../ledger/status-meanings';
import { findStores, followStates } from '../outbox/follow-row';
import { openDatabase } from '../storage/db';
import type { ParcelState } from '../storage/records';
import { putCameBack } from './came-back';
import { isOfAccount } from './parcel-states';

const CHANGED = ['relay', 'delivered-statuses', 'parcel-states', 'outbox', 'order-writes', 'values'] as const;

/**
 * In one transaction: what another page said meanwhile stays. What was told of its parcels before is judged by it:
 * those that came back are counted, and stores' orders follow, but for those told of long ago.
 */
export async function changeMeanings(
  accountId: string,
  change: (meanings: StatusMeanings) => StatusMeanings,
): Promise<void> {
  const [database, stores] = await Promise.all([openDatabase(), findStores()]);
  const transaction = database.transaction(CHANGED, 'readwrite');
  const meanings = transaction.objectStore('delivered-statuses');
  const before = meaningsOf(await meanings.get(accountId));
  const after = change(before);
  const { delivered: statusIds, returned: returnedIds, ...others } = after;
  await meanings.put({ accountId, statusIds, returnedIds, others });
  const fateIn = (known: StatusMeanings, state: ParcelState) => findMeant(state, known)?.fate;
  const states = transaction.objectStore('parcel-states');
  const changed = (await states.getAll()).filter(
    (state) => isOfAccount(state, accountId) && fateIn(before, state) !== fateIn(after, state),
  );
  const writes = transaction.objectStore('order-writes');
  const outbox = transaction.objectStore('outbox');
  await followStates({ outbox, writes, meanings, states, stores }, accountId, changed);
  // A shop's past is no news to a browser that joined it since.
  const { joinedAt = 0 } = (await transaction.objectStore('relay').get('relay')) ?? {};
  const returnedIn = (known: StatusMeanings) =>
    changed.filter((state) => fateIn(known, state) === 'returned');
  const come = returnedIn(after).filter((state) => (findMeant(state, after)?.at ?? 0) >= joinedAt);
  const codesOf = (some: readonly ParcelState[]) => some.map(({ parcelCode }) => parcelCode);
  await putCameBack(transaction.objectStore('values'), codesOf(come), codesOf(returnedIn(before)));
  await transaction.done;
}
