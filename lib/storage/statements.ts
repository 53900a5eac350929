import { openDatabase } from './db';
import type { KeptStatement } from './records';

/** An account's statements, the newest first. */
export async function findStatements(accountId: string): Promise<readonly KeptStatement[]> {
  const database = await openDatabase();
  const statements = await database.getAllFromIndex('statements', 'account', accountId);
  return statements.toSorted((a, b) => b.at - a.at);
}

export async function keepStatement(statement: KeptStatement): Promise<void> {
  const database = await openDatabase();
  await database.put('statements', statement);
}

export async function removeStatement(id: string): Promise<void> {
  const database = await openDatabase();
  await database.delete('statements', id);
}

/** The numbers that the account's owner says mean “delivered”: the service names none. */
export async function findDeliveredStatuses(accountId: string): Promise<readonly number[]> {
  const database = await openDatabase();
  return (await database.get('delivered-statuses', accountId))?.statusIds ?? [];
}

export async function keepDeliveredStatuses(accountId: string, statusIds: readonly number[]): Promise<void> {
  const database = await openDatabase();
  await database.put('delivered-statuses', { accountId, statusIds });
}
