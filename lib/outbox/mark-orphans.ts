import { logged } from '../storage/log';
import { openRows, requireRow } from './read-rows';
import { findOpenAttempt, type OutboxRow } from './row';
import { phoneLock } from './send-row';
import { applyEvent } from './write-rows';

/** Getting the lock proves that an attempt's owner is gone. A row that cannot be written stops no other. */
export async function markOrphans(now: () => number): Promise<number> {
  let marked = 0;
  for (const row of await openRows()) {
    if (findOpenAttempt(row) === null) continue;
    const isMarked = await markOrphan(row, now).catch(logged('end a lost attempt'));
    if (isMarked === true) marked += 1;
  }
  return marked;
}

function markOrphan(row: OutboxRow, now: () => number): Promise<boolean> {
  return navigator.locks.request(phoneLock(row), { ifAvailable: true }, async (lock) => {
    const open = lock === null ? null : findOpenAttempt(await requireRow(row.id));
    if (open === null) return false;
    await applyEvent(row.id, { type: 'lost', attemptId: open.id, answer: null, at: now() });
    return true;
  });
}
