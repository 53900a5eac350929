import { Failure, type FailureCode } from '../../lib/messaging/failure';
import type { ReviewIntention } from '../../lib/messaging/review-views';
import { applyEvent, type Intent, openRows, rowsOfOrder } from '../../lib/outbox/queue';
import { hasParcel, type OutboxRow } from '../../lib/outbox/row';
import { type RowEvent, TransitionError } from '../../lib/outbox/state';
import { phoneKey } from '../../lib/parcel/phone';
import { isCertain } from '../../lib/parcel/preflight';
import { readCreateRequest } from '../../lib/parcel/request';
import { requireCollection } from '../../lib/review/collected-orders';
import type { CollectedOrder } from '../../lib/review/collection';
import { forgetPress, keepPress, type ReviewPress } from '../../lib/review/review-press';
import type { Account } from '../../lib/storage/account';
import { findEdits } from '../../lib/storage/saved-edits';
import { draftKeyOf, draftOrder } from './drafting';
import { referenceOf } from './orders';
import { accountOf, findOrder, rowsOf } from './review';
import { drainDue, followPace, scheduleNext, sendInTurn } from './sending';
import { intendParcels, planParcel } from './ship';
import { tellAll } from './tell';

/** Collections whose shipping was stopped while it was still being written down. */
const stopped = new Set<string>();

/** What is to be written down for one of the chosen orders, or why nothing is. */
type Planned = { readonly orderId: string } & (
  | { readonly intent: Intent; readonly phone: string; readonly together: boolean; readonly key: string }
  | { readonly failure: FailureCode }
);

/** Orders that are drafted side by side and written down in one go, while those before them are being sent. */
const HAND = 12;

/**
 * Drafts each order anew, writes what is certain down and sends it, a few at once. One order's refusal stops no
 * other. Resolves when all are written down; what was pressed for is sent whoever is there to look on, and though the
 * background ends in the middle.
 * @throws Failure `row-missing`, `account-missing`
 */
export async function shipReviewed(
  collectionId: string,
  orderIds: readonly string[],
  force: boolean,
): Promise<readonly ReviewIntention[]> {
  stopped.delete(collectionId);
  const collection = await requireCollection(collectionId);
  const [account, open] = await Promise.all([accountOf(collection), openRows(), followPace()]);
  // What is forced is one order, whose person looks on: that is not done for them later.
  if (!force) await keepPress({ collectionId, orderIds, at: Date.now() });
  const taken = takenPhones(account, open);
  const wanted = new Set(orderIds);
  const chosen = collection.orders.filter(({ orderId }) => wanted.has(orderId));
  const intentions: ReviewIntention[] = [];
  const sendings: Promise<void>[] = [];
  for (let first = 0; first < chosen.length; first += HAND) {
    const hand = chosen.slice(first, first + HAND);
    const planned = await Promise.all(hand.map((collected) => planOne(collected, account, force)));
    if (stopped.has(collectionId)) break;
    const free = withoutShared(planned, taken);
    const rowIds = (await intendParcels(free.flatMap((one) => ('intent' in one ? one.intent : [])))).values();
    for (const one of free) {
      const rowId = 'intent' in one ? rowIds.next().value : null;
      if (rowId != null) sendings.push(sendInTurn(rowId));
      const failure = 'failure' in one ? one.failure : rowId == null ? 'being-sent' : null;
      intentions.push({ orderId: one.orderId, failure });
    }
  }
  if (!force) await forgetPress();
  // Rows of one phone wait for each other, and what reached nobody waits for the alarm.
  void Promise.all(sendings)
    .then(drainDue)
    .catch(() => undefined);
  await tellAll();
  return intentions;
}

/**
 * Goes on with a press that the end of the background, or of the whole browser, cut short. What has happened to an
 * order since the press is not done again: one that was refused meanwhile waits for a person.
 */
export async function resumePress({ collectionId, orderIds, at }: ReviewPress): Promise<void> {
  try {
    const rows = await rowsOf(await requireCollection(collectionId), [...orderIds]);
    const rest = orderIds.filter((orderId) => (rows.get(orderId)?.updatedAt ?? 0) < at);
    await shipReviewed(collectionId, rest, false);
  } catch (error) {
    // What was chosen has given way to newer choices, or its account is gone: nobody waits for it any more.
    if (error instanceof Failure) await forgetPress();
    else throw error;
  }
}

/** Keeps back what was intended and is not under way yet, until it is resumed. */
export async function stopReview(collectionId: string): Promise<null> {
  stopped.add(collectionId);
  await forgetPress();
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

async function planOne(collected: CollectedOrder, account: Account, force: boolean): Promise<Planned> {
  const { orderId } = collected;
  try {
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
    const intent = await planParcel({
      order: reference,
      account,
      request: readCreateRequest(draft.fields, account, { force }),
      forced: force,
      again: false,
    });
    return { orderId, intent, phone: phoneKey(draft.fields.phone), together: together === 'both', key };
  } catch (error) {
    return { orderId, failure: codeOf(error) };
  }
}

/** The phones of rows that have not ended, and whose they are. */
function takenPhones({ id }: Account, open: readonly OutboxRow[]): Map<string, string> {
  const own = open.filter(({ accountId }) => accountId === id);
  return new Map(own.map((row) => [row.phoneKey, `${row.store} ${row.orderId}`]));
}

/** Of the orders of one phone the first goes, unless a person said that both are to. */
function withoutShared(planned: readonly Planned[], taken: Map<string, string>): readonly Planned[] {
  return planned.map((one) => {
    if ('failure' in one) return one;
    const holder = taken.get(one.phone);
    if (holder !== undefined && holder !== one.key && !one.together) {
      return { orderId: one.orderId, failure: 'phone-shared' };
    }
    taken.set(one.phone, one.key);
    return one;
  });
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
