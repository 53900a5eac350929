import { browser } from 'wxt/browser';
import { coalesced } from '../../lib/coalesced';
import { findNextTry } from '../../lib/outbox/due';
import { LISTED_STATES } from '../../lib/outbox/meaning';
import { needsPerson } from '../../lib/outbox/meaning-of-waiting';
import { rowsInState } from '../../lib/outbox/read-rows';
import { findCameBack } from '../../lib/shop-relay/came-back';
import { logged } from '../../lib/storage/log';
import { readTimes } from './times';

/** Amber, as what is in doubt is everywhere; a badge is drawn by the browser, which knows none of our colours. */
const COLOUR = '#9a5b00';

export const showBadge = coalesced(() => countForPerson().then(draw).catch(logged('toolbar badge')));

async function draw(count: number): Promise<void> {
  await browser.action.setBadgeBackgroundColor({ color: COLOUR });
  await browser.action.setBadgeText({ text: count === 0 ? '' : String(count) });
}

/** How many parcels wait for a person, with those that came back and were not looked at since. */
export async function countForPerson(): Promise<number> {
  const times = await readTimes();
  const now = Date.now();
  const rows = (await Promise.all(LISTED_STATES.map(rowsInState))).flat();
  const cameBack = await findCameBack();
  const waiting = rows.filter((row) => needsPerson({ ...row, nextTryAt: findNextTry(row, times, now) }));
  return waiting.length + cameBack.length;
}
