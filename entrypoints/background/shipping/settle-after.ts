import { draftKey, MANUAL } from '../../../lib/order-key';
import { findRefusal, hasParcel, isLaterPart, isWithdrawn, partsOf } from '../../../lib/outbox/meaning';
import { rowsOfOrder } from '../../../lib/outbox/read-rows';
import type { OutboxRow, RowRefusal } from '../../../lib/outbox/row';
import { keepShippedStatus } from '../../../lib/settings/store-said';
import { forgetMaximumBelow, learnMaximum } from '../../../lib/storage/learned-maximum';
import { logged } from '../../../lib/storage/log';
import { passForm } from '../../../lib/typed/pasted-text';
import { deleteEdits } from '../../../lib/typed/saved-edits';
import { countUse } from '../../../lib/villages/usage';
import { isListedAsDeliverable, markListedVillage, refreshDirectory } from '../directories/directories';
import { learnFromShipped } from '../drafting/match-address';

/**
 * Runs once a row's outcome is known, wherever it was pressed. It never rejects: a step that fails keeps back neither
 * the others nor what the caller does next.
 */
export async function settleAfter(row: OutboxRow): Promise<void> {
  const refusal = findRefusal(row);
  if (hasParcel(row)) await settleShipped(row);
  // The order goes in fewer parcels than were pressed.
  if (isWithdrawn(row) && isLaterPart(row)) await tried(settleTyped(row));
  if (refusal !== null) await tried(settleRefused(row, refusal));
}

async function settleShipped(row: OutboxRow): Promise<void> {
  const { accountId, store, request, filledFrom, updatedAt } = row;
  await tried(countUse(accountId, request.address.village_id, updatedAt));
  if (filledFrom !== undefined) {
    const { address, village, facts, status } = filledFrom;
    const street = request.address.street_name ?? '';
    if (!facts?.placeInNote) await tried(learnFromShipped(accountId, address, street, village));
    if (status !== undefined) await tried(keepShippedStatus(store, status));
  }
  await tried(forgetMaximumBelow(accountId, request.total_price));
  await tried(settleTyped(row));
}

async function tried(step: Promise<unknown>): Promise<void> {
  await step.catch(logged('learn from a parcel'));
}

/** What was typed for an order is discarded with the last of its parcels: it must not fill the next one's form. */
async function settleTyped(row: OutboxRow): Promise<void> {
  const { store, orderId, filledFrom } = row;
  const parts = row.part == null ? [] : partsOf(row, await rowsOfOrder(row));
  if (!parts.every(hasParcel)) return;
  const key = filledFrom?.key ?? draftKey({ store, orderId });
  // If the service took long to answer, the form may be another parcel's by now.
  await (key === MANUAL ? passForm(orderId) : deleteEdits(key));
}

async function settleRefused({ accountId, request }: OutboxRow, refusal: RowRefusal): Promise<void> {
  const villageId = request.address.village_id;
  const isNews = isAboutVillage(refusal) && (await isListedAsDeliverable(accountId, villageId));
  if (refusal.code === 'hidden-village') await markListedVillage(accountId, villageId, { hidden: true });
  if (refusal.code === 'closed-village') await markListedVillage(accountId, villageId, { closed: true });
  // The list is stale: its note, and whatever else has changed since. A bulk may be refused for many villages at once.
  if (isNews) await refreshDirectory(accountId).catch(logged('villages after a refusal'));
  if (refusal.code === 'price-over-limit' && refusal.params.limit !== undefined) {
    await learnMaximum(accountId, refusal.params.limit);
  }
}

function isAboutVillage({ code, fields }: RowRefusal): boolean {
  if (code === 'hidden-village' || code === 'closed-village') return true;
  return Object.keys(fields).some((path) => /(^|\.)(village|city)_id$/.test(path));
}
