import * as z from 'zod/mini';
import { isReadableRow } from '../outbox/readable-row';
import type { OutboxRow } from '../outbox/row';
import { changeIn, openDatabase } from './db';
import type { SetAsideFrom, UnreadableRecord } from './records';
import { findValue } from './values';

/** Rows that were found to be unreadable, and when all rows were looked through, in milliseconds since the epoch. */
const foundRows = z.object({ at: z.number(), ids: z.array(z.string()) });
const NOTE = 'unreadable-rows';

/** Milliseconds after which all rows are looked through once more; whoever meets one until then notes it at once. */
const LOOK_AGAIN = 86_400_000;
/** Rows that are looked through at once: what a person presses meanwhile waits no longer than that takes. */
const SLICE = 500;

export interface KeptUnreadable extends UnreadableRecord {
  readonly id: IDBValidKey;
}

/** Takes a record that cannot be read out of its place, and keeps it until the person has seen it. */
export async function setAside(from: SetAsideFrom, key: IDBValidKey, value: unknown): Promise<void> {
  const transaction = (await openDatabase()).transaction([from, 'unreadable'], 'readwrite');
  await Promise.all([
    transaction.objectStore('unreadable').add({ from, key, value, at: Date.now() }),
    transaction.objectStore(from).delete(key as string),
    transaction.done,
  ]);
}

/** A row stays until the person says otherwise: its order must not be shipped as if it had none. */
export async function readUnreadable(): Promise<readonly KeptUnreadable[]> {
  const at = Date.now();
  const ids = await findRows(at);
  const { store } = (await openDatabase()).transaction('outbox');
  const [aside, rows] = await Promise.all([readSetAside(), Promise.all(ids.map((id) => store.get(id)))]);
  return [
    ...rows
      .filter((row) => row !== undefined)
      .filter((row) => !isReadableRow(row))
      .map((row) => ({ from: 'outbox' as const, key: row.id, id: row.id, value: row, at })),
    ...aside,
  ];
}

export async function readSetAside(): Promise<readonly KeptUnreadable[]> {
  const { store } = (await openDatabase()).transaction('unreadable');
  const [keys, kept] = await Promise.all([store.getAllKeys(), store.getAll()]);
  return kept.map((record, index) => ({ ...record, id: keys[index] ?? 0 }));
}

/** Keeps in mind rows that could not be read, so that nobody has to read all of years to find them. */
export async function noteUnreadable(rows: readonly Pick<OutboxRow, 'id'>[]): Promise<void> {
  await changeIn('values', async (values) => {
    const found = foundRows.safeParse(await values.get(NOTE)).data;
    const ids = new Set([...(found?.ids ?? []), ...rows.map(({ id }) => id)]);
    // Without a look through all, there are perhaps more.
    await values.put({ at: found?.at ?? 0, ids: [...ids] }, NOTE);
  });
}

async function findRows(now: number): Promise<readonly string[]> {
  const found = foundRows.safeParse(await findValue(NOTE)).data;
  if (found !== undefined && now >= found.at && now - found.at < LOOK_AGAIN) return found.ids;
  const ids: string[] = [];
  const database = await openDatabase();
  let rest: IDBKeyRange | null = null;
  for (;;) {
    const rows: readonly OutboxRow[] = await database.getAll('outbox', rest, SLICE);
    const last = rows.at(-1);
    if (last === undefined) break;
    for (const row of rows) if (!isReadableRow(row)) ids.push(row.id);
    rest = IDBKeyRange.lowerBound(last.id, true);
  }
  await database.put('values', { at: now, ids }, NOTE);
  return ids;
}

export async function forgetUnreadable(records: readonly KeptUnreadable[]): Promise<void> {
  const transaction = (await openDatabase()).transaction(['outbox', 'unreadable'], 'readwrite');
  const outbox = transaction.objectStore('outbox');
  const aside = transaction.objectStore('unreadable');
  await Promise.all([
    ...records.map(({ from, id }) =>
      from === 'outbox' ? outbox.delete(id as string) : aside.delete(id as number),
    ),
    transaction.done,
  ]);
}
