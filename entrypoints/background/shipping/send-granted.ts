import { findNextTry } from '../../../lib/outbox/due';
import { openRows } from '../../../lib/outbox/read-rows';
import type { OutboxRow } from '../../../lib/outbox/row';
import { applyEvent } from '../../../lib/outbox/write-rows';
import { hasAccess } from '../../../lib/settings/site-access';
import { logged } from '../../../lib/storage/log';
import { requireAccount } from '../accounts/courier';
import { tellAll } from '../tell';
import { readTimes } from '../times';
import { drainDue } from './sending';

/**
 * Sends what waited for access to its service's site, once the browser has given it: the question may have closed the
 * page whose button asked it. What waited so long that it is not sent by itself stays with the person.
 */
export async function sendGranted(): Promise<void> {
  const times = await readTimes();
  const waiting = (await openRows()).filter(({ waiting }) => waiting?.reason === 'permission-missing');
  for (const row of waiting) {
    if (findNextTry(row, times, Date.now()) === null) continue;
    // One whose account is gone, or that was taken back or sent just now, keeps no other waiting.
    await hurryGranted(row).catch(logged('hurry what waited for access'));
  }
  if (waiting.length === 0) return;
  await drainDue();
  await tellAll();
}

async function hurryGranted({ id, accountId }: OutboxRow): Promise<void> {
  const { address } = await requireAccount(accountId);
  if (await hasAccess(address)) await applyEvent(id, { type: 'hurried', at: Date.now() });
}
