import { draftKey, MANUAL } from '../../../lib/order-key';
import { findRefusal, hasParcel } from '../../../lib/outbox/meaning';
import type { OutboxRow, RowRefusal } from '../../../lib/outbox/row';
import { learnMaximum } from '../../../lib/storage/learned-maximum';
import { logged } from '../../../lib/storage/log';
import { passPastedText } from '../../../lib/typed/pasted-text';
import { discardEdits, findEdits } from '../../../lib/typed/saved-edits';
import { countUse } from '../../../lib/villages/usage';
import { markListedVillage, refreshDirectory } from '../directories/directories';
import { learnFromShipped } from '../drafting/match-address';

/**
 * Runs once a row's outcome is known, wherever it was pressed: learns the village, discards what was typed, and keeps
 * what a refusal says for the next parcels. An error here does not change the parcel.
 */
export async function settleAfter(row: OutboxRow): Promise<void> {
  if (hasParcel(row)) await settleShipped(row);
  const refusal = findRefusal(row);
  if (refusal !== null) await settleRefused(row, refusal);
}

async function settleShipped({ accountId, request, store, orderId, filledFrom, updatedAt }: OutboxRow) {
  const key = filledFrom?.key ?? draftKey({ store, orderId });
  await countUse(accountId, request.address.village_id, updatedAt);
  if (filledFrom !== undefined) await learnFromShipped(accountId, filledFrom.address, filledFrom.village);
  // If the service took long to answer, the form may show another order by now.
  const isInForm = key === MANUAL && (await findEdits(MANUAL))?.orderId === orderId;
  // The parcel exists: what was typed for it must not fill the next one's form.
  await discardEdits(key);
  if (isInForm) await passPastedText();
}

async function settleRefused({ accountId, request }: OutboxRow, refusal: RowRefusal): Promise<void> {
  const villageId = request.address.village_id;
  if (refusal.code === 'hidden-village') await markListedVillage(accountId, villageId, { hidden: true });
  if (refusal.code === 'closed-village') await markListedVillage(accountId, villageId, { closed: true });
  // The list is stale: its note, and whatever else has changed since.
  if (isAboutVillage(refusal)) await refreshDirectory(accountId).catch(logged('villages after a refusal'));
  if (refusal.code === 'price-over-limit' && refusal.params.limit !== undefined) {
    await learnMaximum(accountId, refusal.params.limit);
  }
}

function isAboutVillage({ code, fields }: RowRefusal): boolean {
  if (code === 'hidden-village' || code === 'closed-village') return true;
  return Object.keys(fields).some((path) => /(^|\.)(village|city)_id$/.test(path));
}
