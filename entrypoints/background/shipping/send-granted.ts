import { findNextTry } from '../../../lib/outbox/due';
import { applyEvent, openRows } from '../../../lib/outbox/queue';
import { hasAccess } from '../../../lib/settings/site-access';
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
    const at = Date.now();
    if (findNextTry(row, times, at) === null) continue;
    const { address } = await requireAccount(row.accountId);
    if (await hasAccess(address)) await applyEvent(row.id, { type: 'hurried', at });
  }
  if (waiting.length === 0) return;
  await drainDue();
  await tellAll();
}
