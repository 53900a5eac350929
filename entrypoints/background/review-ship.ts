import { Failure, type FailureCode } from '../../lib/messaging/failure';
import type { ReviewIntention } from '../../lib/messaging/review-views';
import { applyEvent, openRows, rowsOfOrder } from '../../lib/outbox/queue';
import { hasParcel, type OutboxRow } from '../../lib/outbox/row';
import { type RowEvent, TransitionError } from '../../lib/outbox/state';
import { phoneKey } from '../../lib/parcel/phone';
import { isCertain } from '../../lib/parcel/preflight';
import { readCreateRequest } from '../../lib/parcel/request';
import { requireCollection } from '../../lib/review/collected-orders';
import type { CollectedOrder } from '../../lib/review/collection';
import type { Account } from '../../lib/storage/account';
import { findEdits } from '../../lib/storage/saved-edits';
import { draftKeyOf, draftOrder } from './drafting';
import { referenceOf } from './orders';
import { accountOf, findOrder, rowsOf } from './review';
import { drainDue, scheduleNext, sendInTurn } from './sending';
import { intendParcel } from './ship';
import { tellAll } from './tell';

/** Collections whose shipping was stopped while it was still being written down. */
const stopped = new Set<string>();

/** The phones that this shipping has taken so far, and those of rows that have not ended. */
type TakenPhones = Map<string, string>;

/**
 * Drafts each order anew, intends what is certain and sends it, a few at once, while the next are being written
 * down. One order's refusal stops no other. Resolves when all are written down; what was intended is sent whoever
 * is there to look on.
 * @throws Failure `row-missing`, `account-missing`
 */
export async function shipReviewed(
  collectionId: string,
  orderIds: readonly string[],
  force: boolean,
): Promise<readonly ReviewIntention[]> {
  const collection = await requireCollection(collectionId);
  const account = await accountOf(collection);
  const chosen = new Set(orderIds);
  const taken: TakenPhones = new Map();
  for (const row of await openRows()) {
    if (row.accountId === account.id) taken.set(row.phoneKey, `${row.store} ${row.orderId}`);
  }
  stopped.delete(collectionId);
  const intentions: ReviewIntention[] = [];
  const sendings: Promise<void>[] = [];
  for (const collected of collection.orders) {
    if (!chosen.has(collected.orderId)) continue;
    if (stopped.has(collectionId)) break;
    const { orderId } = collected;
    try {
      sendings.push(sendInTurn(await intendOne(collected, account, taken, force)));
      intentions.push({ orderId, failure: null });
    } catch (error) {
      intentions.push({ orderId, failure: codeOf(error) });
    }
  }
  // Rows of one phone wait for each other, and what reached nobody waits for the alarm.
  void Promise.all(sendings)
    .then(drainDue)
    .catch(() => undefined);
  await tellAll();
  return intentions;
}

/** Keeps back what was intended and is not under way yet, until it is resumed. */
export async function stopReview(collectionId: string): Promise<null> {
  stopped.add(collectionId);
  await changeQueued(collectionId, () => true, {
    type: 'postponed',
    reason: 'held',
    nextTryAt: null,
    at: Date.now(),
  });
  await scheduleNext();
  await tellAll();
  return null;
}

/** Sends what was kept back. */
export async function resumeReview(collectionId: string): Promise<null> {
  stopped.delete(collectionId);
  await changeQueued(collectionId, ({ waiting }) => waiting?.reason === 'held', {
    type: 'hurried',
    at: Date.now(),
  });
  void drainDue().catch(() => undefined);
  await tellAll();
  return null;
}

async function intendOne(
  collected: CollectedOrder,
  account: Account,
  taken: TakenPhones,
  force: boolean,
): Promise<string> {
  const order = findOrder(collected);
  if (order === null) throw new Failure('page-unreadable');
  const key = draftKeyOf(order);
  const [{ draft }, saved] = await Promise.all([draftOrder(order, account), findEdits(key)]);
  if (!isCertain(draft)) throw new Failure('fields-wrong');
  const together = saved?.together?.choice;
  if (together === 'held' || together === 'merged') throw new Failure('held');
  const reference = referenceOf(order);
  // A refused second parcel is asked for where it was asked for, not among many.
  if (!force && (await rowsOfOrder(reference)).some(hasParcel)) throw new Failure('already-shipped');
  const phone = phoneKey(draft.fields.phone);
  const holder = taken.get(phone);
  if (holder !== undefined && holder !== key && together !== 'both') throw new Failure('phone-shared');
  const request = readCreateRequest(draft.fields, account, { force });
  const rowId = await intendParcel({
    order: reference,
    account,
    request,
    forced: force,
    again: false,
  });
  taken.set(phone, key);
  return rowId;
}

async function changeQueued(
  collectionId: string,
  fits: (row: OutboxRow) => boolean,
  event: RowEvent,
): Promise<void> {
  const rows = await rowsOf(await requireCollection(collectionId));
  // In the order in which they are sent, so that the stop gets ahead of the sending.
  for (const row of rows.values()) {
    if (row.state !== 'queued' || !fits(row)) continue;
    await applyEvent(row.id, event).catch(unlessGone);
  }
}

/** What is under way by now is not stopped. */
function unlessGone(error: unknown): void {
  if (!(error instanceof TransitionError)) throw error;
}

function codeOf(error: unknown): FailureCode {
  return error instanceof Failure ? error.code : 'unexpected';
}
