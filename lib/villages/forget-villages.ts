import { openDatabase, rowsOfAccount } from '../storage/db';

/** What is kept of an account in one row each, and in many. */
const BY_ACCOUNT = ['directories', 'directories-aside', 'dropped-villages'] as const;
const BY_ROWS = ['village-indexes', 'learned-villages', 'village-use', 'record-names'] as const;

/** Removes all that is kept of an account's villages: its list, what was learned, what was used. */
export async function forgetVillages(accountId: string): Promise<void> {
  const transaction = (await openDatabase()).transaction([...BY_ACCOUNT, ...BY_ROWS], 'readwrite');
  const rows = rowsOfAccount(accountId);
  await Promise.all([
    ...BY_ACCOUNT.map((name) => transaction.objectStore(name).delete(accountId)),
    ...BY_ROWS.map((name) => transaction.objectStore(name).delete(rows)),
    transaction.done,
  ]);
}

/** Retires villages fetched from another address: their names stay, so that an order's village is told to be gone. */
export async function retireVillages(accountId: string): Promise<void> {
  const transaction = (await openDatabase()).transaction(['directories', 'directories-aside'], 'readwrite');
  const directories = transaction.objectStore('directories');
  const directory = await directories.get(accountId);
  if (directory !== undefined) {
    const villages = directory.villages.map((village) => ({ ...village, deleted: true }));
    await directories.put({ ...directory, villages });
  }
  await transaction.objectStore('directories-aside').delete(accountId);
  await transaction.done;
}
