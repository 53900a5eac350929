import { Failure, type FailureCode } from '../../../lib/failure';
import type { CutShortPress, ReviewIntention } from '../../../lib/messaging/views/review';
import { draftKeyOf, referenceOf } from '../../../lib/order-key';
import { isTooOld } from '../../../lib/outbox/due';
import { hasParcel, isStopped, mayDo } from '../../../lib/outbox/meaning';
import { applyEvent, type Intent, openRows, rowsOfOrder } from '../../../lib/outbox/queue';
import type { OutboxRow } from '../../../lib/outbox/row';
import { type RowEvent, TransitionError } from '../../../lib/outbox/state';
import { phoneKey } from '../../../lib/parcel/phone';
import { findAddressText } from '../../../lib/parcel/recipient';
import { requireCollection } from '../../../lib/review/collected-orders';
import type { CollectedOrder, PressedRow, ReviewPress } from '../../../lib/review/collection';
import { findPresses, forgetPress, keepPress } from '../../../lib/review/review-press';
import type { Account } from '../../../lib/storage/account';
import { logged } from '../../../lib/storage/log';
import { findEdits } from '../../../lib/storage/saved-edits';
import { draftOrder } from '../drafting/draft-order';
import { applyPace, drainDue, scheduleNext, sendInTurn } from '../shipping/sending';
import { intendPlanned, planPress } from '../shipping/ship';
import { tellAll } from '../tell';
import { readTimes } from '../times';
import { accountOf, findOrder, rowsOf } from './view-review';

/** Collections whose shipping was stopped while it was still being written down. */
const stopped = new Set<string>();

/** What is to be written down for one of the chosen orders, or why nothing is. */
type Planned = { readonly orderId: string } & (
  | { readonly intent: Intent; readonly phone: string; readonly together: boolean; readonly key: string }
  | { readonly failure: FailureCode }
);

/** Batch size: these orders are drafted in parallel and written in one transaction, while the batch before is sent. */
const HAND = 12;

/**
 * Drafts each order anew, writes down what is certain and as it was shown, and sends it, a few at once. One order's
 * refusal stops no other. Resolves when all are written down; they are sent even if the page is closed or the
 * background ends in the middle.
 * @throws Failure `row-missing`, `account-missing`
 */
export async function shipReviewed(
  collectionId: string,
  rows: readonly PressedRow[],
  force: boolean,
): Promise<readonly ReviewIntention[]> {
  stopped.delete(collectionId);
  const collection = await requireCollection(collectionId);
  const [account, open] = await Promise.all([accountOf(collection), openRows(), applyPace()]);
  // A forced row is a single order that the person is watching: it is not resumed later.
  if (!force) await keepPress({ collectionId, rows, at: Date.now() });
  const taken = takenPhones(account, open);
  const shown = new Map(rows.map(({ orderId, digest }) => [orderId, digest]));
  const chosen = collection.orders.filter(({ orderId }) => shown.has(orderId));
  const intentions: ReviewIntention[] = [];
  const sendings: Promise<void>[] = [];
  for (let first = 0; first < chosen.length; first += HAND) {
    const hand = chosen.slice(first, first + HAND);
    const planned = await Promise.all(
      hand.map((collected) => planOne(collected, account, shown.get(collected.orderId) ?? '', force)),
    );
    if (stopped.has(collectionId)) break;
    const free = withoutShared(planned, taken);
    const rowIds = (await intendPlanned(free.flatMap((one) => ('intent' in one ? one.intent : [])))).values();
    for (const one of free) {
      const rowId = 'intent' in one ? rowIds.next().value : null;
      if (rowId != null) sendings.push(sendInTurn(rowId));
      const failure = 'failure' in one ? one.failure : rowId == null ? 'being-sent' : null;
      intentions.push({ orderId: one.orderId, failure });
    }
  }
  if (!force) await forgetPress(collectionId);
  // Rows of one phone wait for each other; rows that could not be sent wait for the alarm.
  void Promise.all(sendings).then(drainDue).catch(logged('send a bulk'));
  await tellAll();
  return intentions;
}

/** Resumes the presses that were cut short a short while ago; about older ones a person is asked (`listCutShort`). */
export async function resumePresses(presses: readonly ReviewPress[]): Promise<void> {
  const times = await readTimes();
  for (const press of presses) if (!isTooOld(press.at, times, Date.now())) await resumePress(press);
}

/** Presses that were cut short so long ago that a person has to say what is to become of them. */
export async function listCutShort(): Promise<readonly CutShortPress[]> {
  const [times, presses] = await Promise.all([readTimes(), findPresses()]);
  const old = presses.filter(({ at }) => isTooOld(at, times, Date.now()));
  return Promise.all(
    old.map(async (press) => {
      const { collectionId, at } = press;
      return { collectionId, at, orders: (await findRest(press)).length };
    }),
  );
}

/** A person decides about such a press. @throws Failure `row-missing` when it no longer exists, `account-missing` */
export async function decideCutShort(collectionId: string, choice: 'send' | 'leave'): Promise<null> {
  const press = (await findPresses()).find((kept) => kept.collectionId === collectionId);
  if (press === undefined) throw new Failure('row-missing');
  if (choice === 'send') await shipReviewed(collectionId, await findRest(press), false);
  else await forgetPress(collectionId);
  await tellAll();
  return null;
}

/** The orders of a press that have no row since that press. */
async function findRest({ collectionId, rows, at }: ReviewPress): Promise<readonly PressedRow[]> {
  const orderIds = rows.map(({ orderId }) => orderId);
  const known = await rowsOf(await requireCollection(collectionId), orderIds);
  return rows.filter(({ orderId }) => (known.get(orderId)?.updatedAt ?? 0) < at);
}

/**
 * Resumes a press that the end of the background, or of the whole browser, cut short. An order that something happened
 * to since the press is left as it is: one that was refused meanwhile waits for a person.
 */
export async function resumePress(press: ReviewPress): Promise<void> {
  const { collectionId } = press;
  try {
    await shipReviewed(collectionId, await findRest(press), false);
  } catch (error) {
    // The collection was replaced by a newer one, or its account was removed: there is nothing left to resume.
    if (error instanceof Failure) await forgetPress(collectionId);
    else throw error;
  }
}

/** Keeps back what was intended and is not under way yet, until it is resumed. */
export async function stopReview(collectionId: string): Promise<null> {
  stopped.add(collectionId);
  await forgetPress(collectionId);
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

/** Sends the rows that were held back. */
export async function resumeReview(collectionId: string): Promise<null> {
  stopped.delete(collectionId);
  await changeQueued(collectionId, isStopped, {
    type: 'hurried',
    at: Date.now(),
  });
  void drainDue().catch(logged('send what was resumed'));
  await tellAll();
  return null;
}

async function planOne(
  collected: CollectedOrder,
  account: Account,
  shown: string,
  force: boolean,
): Promise<Planned> {
  const { orderId } = collected;
  try {
    const order = findOrder(collected);
    if (order === null) throw new Failure('page-unreadable');
    const key = draftKeyOf(order);
    const [{ draft, confirmed }, saved] = await Promise.all([draftOrder(order, account), findEdits(key)]);
    const together = saved?.together?.choice;
    if (together === 'held' || together === 'merged') throw new Failure('held');
    const reference = referenceOf(order);
    // A second parcel of the same order is asked for on its own, not among many.
    if (!force && (await rowsOfOrder(reference)).some(hasParcel)) throw new Failure('already-shipped');
    const intent = await planPress({
      pressedIn: 'review',
      order: reference,
      account,
      draft,
      shown,
      key,
      address: findAddressText(order),
      forced: force,
      again: false,
      confirmed,
    });
    return { orderId, intent, phone: phoneKey(draft.fields.phone), together: together === 'both', key };
  } catch (error) {
    return { orderId, failure: codeOf(error) };
  }
}

/** The phones of open rows, each with the order that holds it. */
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
    if (!mayDo(row, 'withdraw') || !fits(row)) continue;
    await applyEvent(row.id, event).catch(unlessGone);
  }
}

/** A row that is being sent by now is not stopped. */
function unlessGone(error: unknown): void {
  if (!(error instanceof TransitionError)) throw error;
}

function codeOf(error: unknown): FailureCode {
  return error instanceof Failure ? error.code : 'unexpected';
}
