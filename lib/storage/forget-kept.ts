import { openDatabase, rowsOfAccount } from './db';
import { discardDraft, findDraft } from './save-draft';

/**
 * Removes what is kept of an account beside its key, its settings and its villages. The records of its parcels stay,
 * and so does what was typed for orders: that is the stores', whoever ships them.
 */
export async function forgetKept(accountId: string): Promise<void> {
  if ((await findDraft())?.accountId === accountId) await discardDraft();
  const database = await openDatabase();
  const transaction = database.transaction(
    [
      'delivered-statuses',
      'employees',
      'journeys',
      'learned',
      'number-names',
      'relay',
      'statements',
      'typed',
      'webhooks',
    ],
    'readwrite',
  );
  const journeys = transaction.objectStore('journeys');
  const saved = await journeys.index('account').getAllKeys(accountId);
  const statements = transaction.objectStore('statements');
  const dropped = await statements.index('account').getAllKeys(accountId);
  const relay = await transaction.objectStore('relay').get('relay');
  const rows = rowsOfAccount(accountId);
  await Promise.all([
    ...saved.map((id) => journeys.delete(id)),
    ...dropped.map((id) => statements.delete(id)),
    transaction.objectStore('delivered-statuses').delete(accountId),
    transaction.objectStore('employees').delete(rows),
    transaction.objectStore('learned').delete(accountId),
    transaction.objectStore('number-names').delete(accountId),
    relay?.accountId === accountId
      ? transaction.objectStore('relay').put({ ...relay, accountId: '' }, 'relay')
      : null,
    transaction.objectStore('typed').delete(rows),
    transaction.objectStore('webhooks').delete(accountId),
    transaction.done,
  ]);
}
