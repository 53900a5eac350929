import type { FailureCode } from '../../../lib/failure';
import type { Order } from '../../../lib/order';
import { draftKey, draftKeyOf, MANUAL } from '../../../lib/order-key';
import { isTooOld } from '../../../lib/outbox/due';
import { isLaterPart, isTakenBackByStore, isUnknown, isWithdrawn } from '../../../lib/outbox/meaning';
import { countedFor } from '../../../lib/outbox/practice';
import { rowsOfOrder } from '../../../lib/outbox/read-rows';
import { type OutboxRow, type RowRefusal, refusalFor } from '../../../lib/outbox/row';
import type { StoreAnswer } from '../../../lib/outbox/send-row';
import { withoutConfirmed } from '../../../lib/parcel/confirmation';
import { isOfColleague } from '../../../lib/parcel/finding';
import type { ParcelEdits } from '../../../lib/parcel/parcel-draft';
import { isCertain } from '../../../lib/parcel/preflight';
import { ParcelFieldsError, readCreateRequests } from '../../../lib/parcel/request';
import { shownIn } from '../../../lib/parcel/typed-amounts';
import { fillCollected } from '../../../lib/review/collected-orders';
import { readSettings } from '../../../lib/settings/settings';
import { isSheetKey } from '../../../lib/sheet/sheet-store';
import { logError, logged } from '../../../lib/storage/log';
import { findCarriedBy } from '../../../lib/typed/carried-orders';
import { findEdits } from '../../../lib/typed/saved-edits';
import { accountIn } from '../accounts/courier';
import { addressOf } from '../drafting/as-said';
import { draftContext, draftOrder } from '../drafting/draft-order';
import { readTimes } from '../times';
import { isCarriedOtherwise, readCarriedAnew } from './carried-orders';
import { readOrderAgain } from './read-again';

/** Milliseconds for which a person who was told that the store could not say what it holds is not told again. */
const TOLD_FOR = 15 * 60_000;

/** The store's answers that mean that it holds something else than what was pressed. */
const CHANGED: ReadonlySet<RowRefusal['code']> = new Set(['changed-since-shown', 'merge-changed']);

/**
 * Compares the order as its store has it now with what the person saw. Where the store cannot be asked in time, the
 * order as read before counts; where it has signed the person out, or that reading is old, they are asked first.
 */
export async function askStore(row: OutboxRow, beside: Promise<unknown>): Promise<StoreAnswer> {
  if (row.store === MANUAL || isSheetKey(row.store)) return { asked: null };
  try {
    const read = await readOrderAgain(row, beside);
    if (read === null || read === 'signed-out') return await decideUnasked(row, read === 'signed-out');
    const refusal = await findDifference(row, read.order);
    if (refusal === null) return { asked: read.notes ? 'as-shown' : 'not-asked' };
    // The review shows each order as it was read last, and so gets this reading.
    await fillCollected(read.order).catch(logged('fill a collection'));
    return { refusal };
  } catch (error) {
    void logError('ask the store', error);
    // An error while comparing (the account is gone, storage failed) says nothing about the store; sending will fail
    // by it too.
    return { asked: 'not-asked' };
  }
}

/**
 * What becomes of a row whose store could not be asked: it goes as it was read before, or its person is asked first.
 */
async function decideUnasked(row: OutboxRow, isSignedOut: boolean): Promise<StoreAnswer> {
  const known = await findKnown(row);
  if (known !== null) return { refusal: known };
  // What was sent once is asked about all the same.
  const isSent = isLaterPart(row) || isUnknown(row);
  const asksFirst = !isSent && (isSignedOut || (await isOldReading(row)));
  if (!asksFirst || (await wasTold(row))) return { asked: 'not-asked' };
  const refusal = isSignedOut
    ? refusalFor('store-signed-out')
    : refusalFor('store-not-asked', { by: 'silence' });
  return { refusal };
}

async function findDifference(row: OutboxRow, order: Order): Promise<RowRefusal | null> {
  const settings = await readSettings();
  const account = accountIn(settings, row.accountId);
  const address = addressOf(order, settings);
  const { filledFrom } = row;
  // The village of an address that says the same is the one that was seen, whatever was learned meanwhile.
  const isSameAddress = JSON.stringify(filledFrom?.address) === JSON.stringify(address);
  const isOfOrder = filledFrom?.key === draftKeyOf(order);
  const typed = isOfOrder ? null : await findTypedAgain(row, account.currency);
  const isOnePart = isPart(row) && typed !== null && !typed.edits.parcels?.length;
  const edits = isOnePart ? withoutAmounts(typed.edits) : typed?.edits;
  const over = { ...(isSameAddress && { village: filledFrom?.village }), ...edits };
  const context = draftContext(account, settings);
  // A company that cannot be asked for its fee has not changed the order: the parcel waits for the company itself.
  const isFeeShown = isOfOrder && filledFrom.fee !== undefined;
  const shownFee = isFeeShown ? filledFrom.fee : row.quotedFee?.deliveryCost;
  const { draft } = await draftOrder(order, context, over, shownFee);
  const note = draft.findings.find(({ code }) => code === 'shipped-elsewhere');
  // A second parcel is only asked for after the first was shown.
  if (note !== undefined && (await isFirst(row))) {
    return refusalFor('shipped-elsewhere', { code: String(note.params?.code ?? '') });
  }
  if (filledFrom === undefined || !(await isFilledFromOrder(row))) return null;
  const { forceDuplicate: _, ...shown } = row.request;
  // Of colleagues the relay is asked beside this, and says more; who ships a tried-out parcel once more has seen it.
  const own = withoutConfirmed(draft.findings, typed?.confirmed ?? [], draft.fields).filter(
    ({ code }) => !isOfColleague(code) && code !== 'order-tried-before',
  );
  const certain = isCertain({ findings: own.filter((finding) => finding !== note) });
  const requests = findRequests(draft.fields, account);
  const { number, of } = row.part ?? { number: 1, of: 1 };
  const request = requests.length === of ? requests[number - 1] : undefined;
  const isOwn = isOnePart ? ownOfPart(typed.edits) : () => false;
  const said = (asked: typeof request) =>
    JSON.stringify(asked, (name, value) => (isOwn(name) ? undefined : value));
  if (!certain || said(request) !== said(shown)) return refusalFor('changed-since-shown');
  const carried = await findCarriedBy(draftKeyOf(order));
  if (carried.length === 0) return null;
  const isOtherwise = await isCarriedOtherwise(row, carried, context, shownFee ?? null, readCarriedAnew);
  return isOtherwise ? refusalFor('merge-changed') : null;
}

/** What a person typed over a parcel as it had been pressed before. The planned day is theirs alone. */
async function findTypedAgain({ filledFrom, request }: OutboxRow, currency: string) {
  const saved = filledFrom === undefined ? null : await findEdits(filledFrom.key);
  const { edits = {}, currencies, confirmed = [] } = saved ?? {};
  const { planned_date: plannedDate = '' } = request;
  return { edits: { ...shownIn(currency, edits, currencies), plannedDate }, confirmed };
}

/** What was typed over one part alone, without its amounts: they are not the order's. */
function withoutAmounts({ totalPrice: _, actualPrice: _worth, parcels: _none, ...edits }: ParcelEdits) {
  return edits;
}

/** What one part pressed again has of its own, by its name in a request, and those that wait for it do not have. */
function ownOfPart(edits: ParcelEdits): (name: string) => boolean {
  const typed = Object.keys(edits).map((name) => name.replace(/[A-Z]/g, (big) => `_${big.toLowerCase()}`));
  const own = new Set(['total_price', 'description', ...typed]);
  return (name) => own.has(name);
}

/** The store said so before, and the row is not filled from what the order is now. */
async function findKnown(row: OutboxRow): Promise<RowRefusal | null> {
  const isOnly = await isFirst(row);
  if (row.filledFrom?.key === draftKey(row) || !(isPart(row) || isOnly)) return null;
  const said = [...row.attempts.map(({ answer }) => answer), await findBefore(row).then(takenBackBy)];
  const shipped = said.find((answer) => answer?.code === 'shipped-elsewhere');
  if (shipped != null && isOnly) return shipped;
  const isChanged = said.some((answer) => answer != null && CHANGED.has(answer.code));
  return isChanged ? refusalFor('changed-since-shown') : null;
}

/** Of an order that was read long before it was pressed, nobody knows what it has become. */
async function isOldReading(row: OutboxRow): Promise<boolean> {
  const { readAt } = row.filledFrom ?? {};
  const isOld = readAt !== undefined && isTooOld(readAt, await readTimes(), row.createdAt);
  return isOld && isFilledFromOrder(row);
}

/** One more of a parcel that was sent before is filled from that one. */
async function isFilledFromOrder(row: OutboxRow): Promise<boolean> {
  return row.filledFrom?.key === draftKey(row) || isPart(row) || isFirst(row);
}

/** Whether the press before this one ended with the person being told that the store could not say what it holds. */
async function wasTold(row: OutboxRow): Promise<boolean> {
  const isRecent = (at: number | null = null) => at !== null && Date.now() - at < TOLD_FOR;
  const isTold = (code: FailureCode | undefined) => code === 'store-signed-out' || code === 'store-not-asked';
  // Left to the person then, it is that row which is sent anew.
  const own = row.attempts.at(-1);
  if (isTold(own?.answer?.code)) return isRecent(own?.endedAt);
  const before = await findBefore(row);
  return isTold(takenBackBy(before)?.code) && isRecent(before?.updatedAt);
}

async function findBefore(row: OutboxRow): Promise<OutboxRow | undefined> {
  return (await rowsOfOrder(row)).findLast(({ id }) => id !== row.id);
}

function takenBackBy(row: OutboxRow | undefined): RowRefusal | null {
  return row !== undefined && isTakenBackByStore(row) ? row.refusal : null;
}

function isPart({ part }: OutboxRow): boolean {
  return part != null;
}

async function isFirst(row: OutboxRow): Promise<boolean> {
  return countedFor(row, await rowsOfOrder(row)).every((other) => other.id === row.id || isWithdrawn(other));
}

function findRequests(...asked: Parameters<typeof readCreateRequests>) {
  try {
    return readCreateRequests(...asked);
  } catch (error) {
    if (error instanceof ParcelFieldsError) return [];
    throw error;
  }
}
