import { openDatabase } from '../storage/db';
import type { KeptMeanings } from '../storage/records';
import { NO_MEANINGS, type StatusMeanings } from './fate';

/** What an account's owner says that the service's status numbers mean; of one who said nothing, none means anything. */
export async function findMeanings(accountId: string): Promise<StatusMeanings> {
  const database = await openDatabase();
  return meaningsOf(await database.get('delivered-statuses', accountId));
}

/** The same of what is kept, for a transaction that has read it. */
export function meaningsOf(kept: KeptMeanings | undefined): StatusMeanings {
  if (kept === undefined) return NO_MEANINGS;
  const { statusIds: delivered, returnedIds: returned = [], others } = kept;
  return { ...NO_MEANINGS, ...others, delivered, returned };
}

/** Changes them in one transaction: what another page said meanwhile stays. */
export async function changeMeanings(
  accountId: string,
  change: (meanings: StatusMeanings) => StatusMeanings,
): Promise<void> {
  const database = await openDatabase();
  const transaction = database.transaction('delivered-statuses', 'readwrite');
  const before = meaningsOf(await transaction.store.get(accountId));
  const { delivered: statusIds, returned: returnedIds, ...others } = change(before);
  await Promise.all([transaction.store.put({ accountId, statusIds, returnedIds, others }), transaction.done]);
}
