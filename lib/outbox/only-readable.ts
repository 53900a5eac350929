import { logged } from '../storage/log';
import { noteUnreadable } from '../storage/unreadable';
import { isReadableRow } from './readable-row';
import type { OutboxRow } from './row';

/** The rows that can be read. The others are kept in mind, to be shown to the person; nobody waits for that. */
export function onlyReadable(rows: readonly OutboxRow[]): readonly OutboxRow[] {
  const readable = rows.filter(isReadableRow);
  if (readable.length === rows.length) return readable;
  const others = rows.filter((row) => !readable.includes(row));
  void noteUnreadable(others).catch(logged('note unreadable rows'));
  return readable;
}
