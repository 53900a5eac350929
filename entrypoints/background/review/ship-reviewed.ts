import { Failure, type FailureCode } from '../../../lib/failure';
import type { ReviewIntention } from '../../../lib/messaging/views/review';
import { draftKey, orderKeyOf } from '../../../lib/order-key';
import { hasParcel, hasRightParcel, isMadeInPart, partsOf } from '../../../lib/outbox/meaning';
import { isStopped } from '../../../lib/outbox/meaning-of-waiting';
import { countedFor, shippedBy } from '../../../lib/outbox/practice';
import { openRows, rowsOfOrder } from '../../../lib/outbox/read-rows';
import type { OutboxRow } from '../../../lib/outbox/row';
import { type RowEvent, unlessGone } from '../../../lib/outbox/state';
import { applyEvent, type Intent } from '../../../lib/outbox/write-rows';
import { findFeeIn } from '../../../lib/parcel/delivery-line';
import { phoneKey } from '../../../lib/parcel/phone';
import { forgetPress, keepPress, requireCollection } from '../../../lib/review/collected-orders';
import type { CollectedOrder, PressedRow } from '../../../lib/review/collection';
import type { Account } from '../../../lib/settings/account';
import { readSettings } from '../../../lib/settings/settings';
import { logged } from '../../../lib/storage/log';
import { type DraftContext, draftContext, draftOrder } from '../drafting/draft-order';
import { drainDue, scheduleNext, sendInTurn } from '../shipping/sending';
import { intendPlanned, planPress } from '../shipping/ship';
import { tellAll } from '../tell';
import { contextOf, findReviewOrder, reviewTurns, rowsOfReview } from './view-review';

interface UnderWay {
  readonly collectionId: string;
  isStopped: boolean;
}
const underWay = new Set<UnderWay>();

type Planned = { readonly orderId: string } & (
  | {
      readonly intent: Intent;
      readonly phone: string;
      readonly beside: readonly string[];
      readonly key: string;
    }
  | { readonly failure: FailureCode }
);

/** Orders of one batch: they are drafted in parallel and written in one transaction, while the batch before is sent. */
const BATCH = 12;
/** The first batch is small, so that its rows are under way while the others are drafted. */
const FIRST_BATCH = 4;

/**
 * Drafts each order anew, writes down what is certain and as it was shown, and sends a few at once; one order's
 * refusal stops no other. Resolves when all are written down: they are sent even if the background ends.
 * @throws Failure `row-missing`, `account-missing`
 */
export async function shipReviewed(
  collectionId: string,
  rows: readonly PressedRow[],
  force: boolean,
): Promise<readonly ReviewIntention[]> {
  const press = { collectionId, isStopped: false };
  underWay.add(press);
  try {
    return await writeDown(press, rows, force);
  } finally {
    underWay.delete(press);
  }
}

async function writeDown(
  press: UnderWay,
  rows: readonly PressedRow[],
  force: boolean,
): Promise<readonly ReviewIntention[]> {
  const { collectionId } = press;
  const collection = await requireCollection(collectionId);
  const [{ account }, open] = await Promise.all([contextOf(collection), openRows()]);
  // A forced row is a single order that the person is watching: it is not resumed later.
  const kept = force ? null : keepPress({ collectionId, rows, at: Date.now() });
  const taken = takenPhones(account, open);
  const shown = new Map(rows.map(({ orderId, digest }) => [orderId, digest]));
  const chosen = collection.orders
    .filter(({ orderId }) => shown.has(orderId))
    .map((one) => ({ ...one, readAt: one.readAt ?? collection.collectedAt }));
  const intentions: ReviewIntention[] = [];
  const sendings: Promise<void>[] = [];
  for (let first = 0, size = FIRST_BATCH; first < chosen.length; first += size, size = BATCH) {
    const batch = chosen.slice(first, first + size);
    const written = await reviewTurns.add(async () => {
      const context = draftContext(account, await readSettings());
      const planned = await Promise.all(
        batch.map((collected) => planOne(collected, context, shown.get(collected.orderId) ?? '', force)),
      );
      // Written beside the first drafts, and before any of them is.
      await kept;
      if (press.isStopped) return null;
      const free = withoutShared(planned, taken);
      const rows = await intendPlanned(free.flatMap((one) => ('intent' in one ? one.intent : [])));
      return { free, rows: rows.values() };
    });
    if (written === null) break;
    const { free, rows } = written;
    // Stopped since the look above: what kept the others back may not have seen these.
    if (press.isStopped) await holdBack(collectionId);
    for (const one of free) {
      const row = 'intent' in one ? rows.next().value : null;
      if (row != null && !press.isStopped) sendings.push(sendInTurn(row));
      const failure = 'failure' in one ? one.failure : row == null ? 'being-sent' : null;
      intentions.push({ orderId: one.orderId, failure });
    }
  }
  if (!force) await forgetPress(collectionId);
  // Rows of one phone wait for each other; rows that could not be sent wait for the alarm.
  void Promise.all(sendings).then(drainDue).catch(logged('send a bulk'));
  await tellAll();
  return intentions;
}

/** Holds back the rows that are not being sent yet, until the review is resumed. */
export async function stopReview(collectionId: string): Promise<void> {
  markStopped(collectionId, true);
  await forgetPress(collectionId);
  await holdBack(collectionId);
  await scheduleNext();
  await tellAll();
}

export async function resumeReview(collectionId: string): Promise<void> {
  markStopped(collectionId, false);
  await changeQueued(collectionId, isStopped, {
    type: 'hurried',
    at: Date.now(),
  });
  void drainDue().catch(logged('send what was resumed'));
  await tellAll();
}

function markStopped(collectionId: string, isStopped: boolean): void {
  for (const press of underWay) if (press.collectionId === collectionId) press.isStopped = isStopped;
}

function holdBack(collectionId: string): Promise<void> {
  const held = { type: 'postponed', reason: 'held', nextTryAt: null, at: Date.now() } as const;
  return changeQueued(collectionId, () => true, held);
}

async function planOne(
  { readAt, ...collected }: CollectedOrder & { readonly readAt: number },
  context: DraftContext,
  shown: string,
  force: boolean,
): Promise<Planned> {
  const { orderId } = collected;
  try {
    const order = findReviewOrder(collected);
    if (order === null) throw new Failure('page-unreadable');
    const { account, settings } = context;
    const [{ together, ...drafted }, rows, { joined }] = await Promise.all([
      draftOrder(order, context),
      rowsOfOrder(orderKeyOf(order)),
      context.kept,
    ]);
    if (together?.choice === 'held' || together?.choice === 'merged') throw new Failure('held');
    // A second parcel of the same order is asked for on its own, not among many.
    const stands = force ? hasRightParcel : hasParcel;
    const counted = countedFor(shippedBy(account), rows);
    if (counted.some((row) => stands(row) && !isMadeInPart(row, counted)))
      throw new Failure('already-shipped');
    const press = {
      ...drafted,
      ...{ account, shown, readAt, forced: force, again: false },
      pressedIn: 'review',
      fee: findFeeIn(drafted.draft.reckoning),
    } as const;
    const intent = await planPress(press, { settings, joined, rows });
    return {
      orderId,
      intent,
      phone: phoneKey(drafted.draft.fields.phone),
      beside: together?.choice === 'both' ? (together.beside ?? []) : [],
      key: drafted.key,
    };
  } catch (error) {
    return { orderId, failure: codeOf(error) };
  }
}

function takenPhones({ id }: Account, open: readonly OutboxRow[]): Map<string, readonly string[]> {
  const own = open.filter(({ accountId }) => accountId === id);
  const ofPhones = Map.groupBy(own, (row) => row.phoneKey);
  return new Map([...ofPhones].map(([phone, rows]) => [phone, rows.map(draftKey)]));
}

/** Of the orders of one phone the first goes, unless a person said that one is to go beside all that are there. */
function withoutShared(
  planned: readonly Planned[],
  taken: Map<string, readonly string[]>,
): readonly Planned[] {
  return planned.map((one) => {
    if ('failure' in one) return one;
    const holders = taken.get(one.phone) ?? [];
    if (holders.some((key) => key !== one.key && !one.beside.includes(key))) {
      return { orderId: one.orderId, failure: 'phone-shared' };
    }
    taken.set(one.phone, [...holders, one.key]);
    return one;
  });
}

async function changeQueued(
  collectionId: string,
  fits: (row: OutboxRow) => boolean,
  event: RowEvent,
): Promise<void> {
  const rows = await rowsOfReview(await requireCollection(collectionId));
  // In the order in which they are sent, so that the stop gets ahead of the sending.
  for (const standing of rows.values()) {
    // A further parcel of the order, which follows the first, is kept back like any other.
    const pressed = standing.part == null ? [standing] : partsOf(standing, await rowsOfOrder(standing));
    for (const row of pressed) {
      if (row.state !== 'queued' || !fits(row)) continue;
      await applyEvent(row.id, event).catch(unlessGone);
    }
  }
}

function codeOf(error: unknown): FailureCode {
  return error instanceof Failure ? error.code : 'unexpected';
}
