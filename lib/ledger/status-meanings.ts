import * as z from 'zod/mini';
import { openDatabase } from '../storage/db';
import type { KeptMeanings } from '../storage/records';
import { NO_MEANINGS, type StatusMeanings } from './fate';

/** Numbers of one meaning. */
const MOST_STATUSES = 2_000;

const numbers = z._default(z.array(z.int()).check(z.maxLength(MOST_STATUSES)), []);

/** As a file has them; a meaning may be left out. */
export const meaningsSchema = z.object({
  delivered: numbers,
  'on-the-way': numbers,
  returned: numbers,
  confirmed: numbers,
  'only-made': numbers,
}) satisfies z.ZodMiniType<StatusMeanings>;

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
