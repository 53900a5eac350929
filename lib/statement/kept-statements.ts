import { openDatabase } from '../storage/db';
import type { KeptStatement } from '../storage/records';

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
