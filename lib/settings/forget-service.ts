import { openDatabase, rowsOfAccount } from '../storage/db';

const BY_ACCOUNT = ['delivered-statuses', 'learned', 'webhooks'] as const;
const BY_ROWS = ['employees', 'typed'] as const;

/** Of the service that the address was of: another company's employee may have the same number. */
export async function forgetService(accountId: string): Promise<void> {
  const database = await openDatabase();
  const transaction = database.transaction([...BY_ACCOUNT, ...BY_ROWS, 'journeys'] as const, 'readwrite');
  const journeys = transaction.objectStore('journeys');
  const saved = await journeys.index('account').getAllKeys(accountId);
  await Promise.all([
    ...saved.map((id) => journeys.delete(id)),
    ...BY_ACCOUNT.map((name) => transaction.objectStore(name).delete(accountId)),
    ...BY_ROWS.map((name) => transaction.objectStore(name).delete(rowsOfAccount(accountId))),
    transaction.done,
  ]);
}
