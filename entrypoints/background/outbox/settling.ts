import { Failure, type FailureCode } from '../../../lib/failure';
import type { SettleChoice } from '../../../lib/messaging/row-messages';
import type { RowView } from '../../../lib/messaging/views/row';
import { isAsIntended } from '../../../lib/outbox/as-intended';
import { hasParcel, isLaterPart, isWithdrawn, LISTED_STATES } from '../../../lib/outbox/meaning';
import { findStop } from '../../../lib/outbox/meaning-of-waiting';
import { requireRow, rowsInState } from '../../../lib/outbox/read-rows';
import { type OutboxRow, refusalFor } from '../../../lib/outbox/row';
import { refusedUnsent } from '../../../lib/outbox/send-row';
import { type RowEvent, type RowTick, TransitionError } from '../../../lib/outbox/state';
import { applyEvent, intendAll } from '../../../lib/outbox/write-rows';
import { logged } from '../../../lib/storage/log';
import { requireAccount } from '../accounts/courier';
import { followClaims } from '../relay/claims';
import { carrierFor } from '../shipping/carrier';
import { drainDue, renewWatchdog, scheduleNext, sendIntended } from '../shipping/sending';
import { settleAfter } from '../shipping/settle-after';
import { tellAll } from '../tell';
import { readTimes } from '../times';
import { viewRow, viewRows } from './row-view';

export async function listOutbox(): Promise<readonly RowView[]> {
  const rows = await Promise.all(LISTED_STATES.map(rowsInState));
  return viewRows(
    rows.flatMap((ofState) => ofState.toSorted((one, other) => one.createdAt - other.createdAt)),
  );
}

export async function readRow(rowId: string): Promise<RowView> {
  return viewRow(await requireRow(rowId));
}

/**
 * Settles an unknown row as a person says, who has looked in the service's own list. Sent again, it is never forced,
 * so that the service refuses a second parcel if they overlooked the first; but for a further parcel of its order
 * (`isWordEnough`). Where the order was found changed or shipped since (`findStop`), nothing is sent.
 * @throws Failure `being-sent` while it is being asked about, `code-taken`; `account-changed`: villages and amounts
 * are those of before; whatever sending throws
 */
export async function settleRow(rowId: string, choice: SettleChoice): Promise<RowView> {
  const at = Date.now();
  if (choice.was === 'made') {
    return changed(rowId, { type: 'settled', choice: 'made', parcelCode: choice.parcelCode, at });
  }
  const notMade: RowEvent = { type: 'settled', choice: 'not-made', at };
  const row = await requireRow(rowId);
  const stop = findStop(row);
  if (stop !== null) return changed(rowId, notMade, ...stoppedFor(stop, row, choice.next, at));
  if (choice.next === 'leave') return changed(rowId, notMade);
  const { accountId, phoneKey } = row;
  const account = await requireAccount(accountId);
  if (!isAsIntended(account, row)) {
    await changed(rowId, notMade);
    throw new Failure('account-changed');
  }
  const { identityVersion, currency } = account;
  const identity = { accountId, identityVersion, currency };
  const forced = await isWordEnough(row, at);
  const { forceDuplicate: _, ...unforced } = row.request;
  const request = forced ? row.request : unforced;
  const revised = { type: 'revised', request, identity, phoneKey, forced, at } as const;
  await renewWatchdog();
  return viewRow(await sendIntended(await apply(rowId, notMade, revised)));
}

/** Left or not, what the store said is kept: pressed once more as it was sent, the order is still not what was seen. */
function stoppedFor(
  code: FailureCode,
  { request, phoneKey, forced, accountId, identityVersion, currency }: OutboxRow,
  next: 'send-again' | 'leave',
  at: number,
): readonly RowEvent[] {
  const identity = { accountId, identityVersion, ...(currency !== undefined && { currency }) };
  const refusal = refusalFor(code);
  return [
    { type: 'revised', request, identity, phoneKey, forced, at },
    ...refusedUnsent(refusal, at),
    ...(next === 'leave' ? [{ type: 'withdrawn', refusal, at } as const] : []),
  ];
}

/**
 * Unforced, the service refuses a further parcel of an order whether or not the lost one exists (spec, Errors: Create
 * parcel). Who looked once a late request had arrived, or never would, is not asked again.
 */
async function isWordEnough(row: OutboxRow, at: number): Promise<boolean> {
  const { repeatAfter } = await readTimes();
  const lostAt = row.attempts.at(-1)?.endedAt ?? at;
  return isLaterPart(row) && at - lostAt >= repeatAfter;
}

/** The code of a parcel that is known to be made. @throws Failure `code-taken` */
export async function enterCode(rowId: string, parcelCode: string): Promise<RowView> {
  return changed(rowId, { type: 'code-entered', parcelCode, at: Date.now() });
}

/** An event of the service named the parcel of a lost answer (`judgeEvents`). @throws Failure `being-sent` */
export async function settleByEvent(rowId: string, parcelCode: string): Promise<void> {
  await changed(rowId, { type: 'named-by-event', parcelCode, at: Date.now() });
}

export async function tryNow(rowId: string): Promise<RowView> {
  return viewRow(await sendIntended(await apply(rowId, { type: 'hurried', at: Date.now() })));
}

/** Takes back what was not sent. @throws Failure `being-sent` when it is too late */
export async function withdrawRow(rowId: string): Promise<RowView> {
  return changed(rowId, { type: 'withdrawn', at: Date.now() });
}

/** A person says that a parcel should not have been made, or takes that back; the service hears nothing of it. */
export async function markWrong(rowId: string, wrong: boolean): Promise<RowView> {
  return changed(rowId, { type: 'marked-wrong', wrong, at: Date.now() });
}

export async function changeTick(rowIds: readonly string[], tick: RowTick, ticked: boolean): Promise<void> {
  const event = { type: tick, ticked, at: Date.now() } as const;
  await intendAll(rowIds.map((rowId) => ({ rowId, event })));
  await tellAll();
}

/** A person decides about rows that wait for their word: all of these are sent now, or none. */
export async function decideRows(rowIds: readonly string[], choice: 'send' | 'leave'): Promise<void> {
  const event = { type: choice === 'send' ? 'hurried' : 'withdrawn', at: Date.now() } as const;
  await renewWatchdog();
  await intendAll(rowIds.map((rowId) => ({ rowId, event })));
  await tellAll();
  void drainDue().catch(logged('send what a person decided on'));
}

/** Looks the recipient up today, for a person to read. @throws Failure with what kept it from being asked */
export async function lookAgain(rowId: string): Promise<RowView> {
  // A look-up counts no amount: a currency that was corrected since keeps nobody from it.
  const { currency: _, ...row } = await requireRow(rowId);
  const carrier = await carrierFor(row);
  if (!('create' in carrier)) throw new Failure('wait' in carrier ? carrier.wait : carrier.refusal.code);
  const { found, ...unreached } = await carrier.lookUpRecipient(row.request);
  if (found === 'unreachable') throw new Failure('reason' in unreached ? unreached.reason : 'unexpected');
  return changed(rowId, { type: 'looked-again', found, at: Date.now() });
}

async function changed(rowId: string, ...events: readonly RowEvent[]): Promise<RowView> {
  const before = await requireRow(rowId);
  const row = await apply(rowId, ...events);
  if (isWithdrawn(row) || (hasParcel(row) && !hasParcel(before))) await settleAfter(row);
  await scheduleNext();
  void followClaims().catch(logged('tell the relay'));
  await tellAll();
  // Rows of this phone may have waited for it.
  void drainDue().catch(logged('send what waited for a row'));
  return viewRow(row);
}

async function apply(rowId: string, ...events: readonly RowEvent[]): Promise<OutboxRow> {
  try {
    return await applyEvent(rowId, ...events);
  } catch (error) {
    // Another press, or the next try, was first.
    if (error instanceof TransitionError) throw new Failure('being-sent');
    throw error;
  }
}
