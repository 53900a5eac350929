import { openDatabase } from '../storage/db';
import type { StatusMeanings } from './fate';

/** What an account's owner says that the service's status numbers mean; of one who said nothing, none means anything. */
export async function findMeanings(accountId: string): Promise<StatusMeanings> {
  const database = await openDatabase();
  const { statusIds: delivered = [], returnedIds: returned = [] } =
    (await database.get('delivered-statuses', accountId)) ?? {};
  return { delivered, returned };
}

export async function keepMeanings(
  accountId: string,
  { delivered, returned }: StatusMeanings,
): Promise<void> {
  const database = await openDatabase();
  await database.put('delivered-statuses', { accountId, statusIds: delivered, returnedIds: returned });
}
