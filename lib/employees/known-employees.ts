import { changeIn, openDatabase } from '../storage/db';
import type { KnownEmployee } from '../storage/records';

/** An account's employees, the newest first. */
export async function findEmployees(accountId: string): Promise<readonly KnownEmployee[]> {
  const database = await openDatabase();
  const employees = await database.getAllFromIndex('employees', 'account', accountId);
  return employees.toSorted((a, b) => b.at - a.at);
}

/** Keeps what was sent over what was sent before: a field that was left out stays as it was known. */
export async function keepEmployee(employee: KnownEmployee): Promise<void> {
  await changeIn('employees', async (employees) => {
    const before = await employees.get([employee.accountId, employee.id]);
    await employees.put({ ...employee, sent: { ...before?.sent, ...employee.sent } });
  });
}

/** Takes an employee off the list here; at the service nothing changes. */
export async function forgetEmployee(accountId: string, id: number): Promise<void> {
  const database = await openDatabase();
  await database.delete('employees', [accountId, id]);
}
