import * as z from 'zod/mini';
import { openDatabase, rowsOfAccount } from '../storage/db';
import type { GivenNames } from './listing/read-list';
import { recordName } from './record-name-schema';
import type { RecordName } from './stored';
import type { Village } from './village';

/** What a file says of one record's name; the account is whichever it is imported into. */
export type RecordNameEntry = Omit<RecordName, 'accountId'>;

export const recordNamesSchema = z.array(
  z.object({ villageId: z.int(), record: z.string(), name: recordName }),
) satisfies z.ZodMiniType<RecordNameEntry[]>;

export async function listRecordNames(accountId: string): Promise<readonly RecordName[]> {
  return (await openDatabase()).getAll('record-names', rowsOfAccount(accountId));
}

/** The same by the record's id, of records that are still called as they were. */
export function namesGiven(names: readonly RecordName[], villages: readonly Village[]): GivenNames {
  const called = new Map(villages.map(({ id, name }) => [id, name]));
  return new Map(
    names.flatMap(({ villageId, record, name }) =>
      called.get(villageId) === record ? [[villageId, name] as const] : [],
    ),
  );
}

/** Gives a record a name to be matched by, `null` takes it back; the directory's revision grows, for a new index. */
export async function nameRecord(accountId: string, villageId: number, name: string | null): Promise<void> {
  const transaction = (await openDatabase()).transaction(['record-names', 'directories'], 'readwrite');
  const directories = transaction.objectStore('directories');
  const directory = await directories.get(accountId);
  const record = directory?.villages.find(({ id }) => id === villageId)?.name;
  if (directory !== undefined && record !== undefined) {
    const names = transaction.objectStore('record-names');
    if (name === null) await names.delete([accountId, villageId]);
    else await names.put({ accountId, villageId, record, name });
    await directories.put({ ...directory, revision: directory.revision + 1 });
  }
  await transaction.done;
}

/** Adds the names of a file; a record that has one here keeps it, but for `replace`. */
export async function importRecordNames(
  accountId: string,
  entries: readonly RecordNameEntry[],
  replace: boolean,
): Promise<void> {
  if (entries.length === 0) return;
  const transaction = (await openDatabase()).transaction(['record-names', 'directories'], 'readwrite');
  const names = transaction.objectStore('record-names');
  for (const entry of entries) {
    const known = await names.get([accountId, entry.villageId]);
    if (known === undefined || replace) await names.put({ accountId, ...entry });
  }
  const directories = transaction.objectStore('directories');
  const directory = await directories.get(accountId);
  if (directory !== undefined) await directories.put({ ...directory, revision: directory.revision + 1 });
  await transaction.done;
}
