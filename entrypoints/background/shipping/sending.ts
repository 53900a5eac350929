import PQueue from 'p-queue';
import { browser } from 'wxt/browser';
import { coalesced } from '../../../lib/coalesced';
import { Failure } from '../../../lib/failure';
import { findNextTry, isDue } from '../../../lib/outbox/due';
import { freeRows, openRows, requireRow } from '../../../lib/outbox/read-rows';
import { findOpenAttempt, type OutboxRow, phoneOf } from '../../../lib/outbox/row';
import { type Carrier, type NoCarrier, type SendDependencies, sendRow } from '../../../lib/outbox/send-row';
import { applyEvent } from '../../../lib/outbox/write-rows';
import { hasAccess } from '../../../lib/settings/site-access';
import { logError, logged } from '../../../lib/storage/log';
import { requireAccount } from '../accounts/courier';
import { notify } from '../notices/notices';
import { askColleagues, followClaims } from '../relay/claims';
import { tellAll, tellSoon } from '../tell';
import { OUTBOX_ALARM, readTimes, WATCHDOG_ALARM } from '../times';
import { askStore } from './ask-store';
import { carrierFor } from './carrier';
import { settleAfter } from './settle-after';

const MINUTE = 60_000;

/** Rows of a bulk whose calls are under way together. */
const AT_ONCE = 4;
/** Rows of a bulk that are read or written down beside those whose calls are under way. */
const MADE_READY = 4;

const rowsUnderWay = new PQueue({ concurrency: AT_ONCE + MADE_READY });
/** Rows of a bulk with a call under way: creations go first, so that what was begun ends. */
const calls = new PQueue({ concurrency: AT_ONCE });

type IsWatched = SendDependencies['isWatched'];

/**
 * Resolves as soon as the outcome is written down. A row whose phone is busy stays as it is, and goes when the one
 * before has ended.
 * @returns the row after that
 */
export async function sendIntended(
  intended: OutboxRow,
  isWatched: IsWatched = async () => true,
): Promise<OutboxRow> {
  const row = await sendIfFree(intended, carrierFor, isWatched);
  void followUp(row).catch(logged('follow a row up'));
  return row;
}

/** Runs after the press was answered. */
async function followUp(row: OutboxRow): Promise<void> {
  // First, since a press that is held is sent by nothing else.
  await scheduleNext();
  await settle(row);
  await tellAll();
  await drainDue();
}

/** Sends a row in the background queue; a row that fails here stays stored and is retried later. */
export async function sendInTurn(intended: OutboxRow): Promise<void> {
  try {
    const row = await rowsUnderWay.add(() => sendIfFree(intended, carrierInTurn, isInReview));
    // The next row does not wait for this.
    await settle(row);
    void tellSoon().catch(logged('tell of a bulk'));
    void notifyOf(row).catch(logged('notify of a row'));
  } catch (error) {
    // The row stays in the outbox and is tried again.
    void logError('send a row', error);
  }
}

/** A review goes on showing its orders; whoever pressed another row has been told that it goes by itself. */
async function isInReview({ pressedIn }: OutboxRow): Promise<boolean> {
  return pressedIn === 'review';
}

async function carrierInTurn(row: OutboxRow): Promise<Carrier | NoCarrier> {
  const carrier = await carrierFor(row);
  if (!('create' in carrier)) return carrier;
  const inTurn = <Answer>(priority: number, call: () => Promise<Answer>) =>
    calls.add(() => renewWatchdog().then(call), { priority });
  return {
    ...carrier,
    lookUpRecipient: (request) => inTurn(0, () => carrier.lookUpRecipient(request)),
    create: (request) => inTurn(1, () => carrier.create(request)),
  };
}

/** Notifies of a row that was not pressed just now: it was queued before and may have ended while nobody looked. */
async function notifyOf({ id, state, attempts }: OutboxRow): Promise<void> {
  if (state === 'refused') await notify('refused', ['#/outbox']);
  const wasLost = attempts.some(({ outcome }) => outcome === 'unknown');
  if (state === 'created' && wasLost) await notify('settled', [`#/parcels/${id}`]);
}

async function sendIfFree(
  row: OutboxRow,
  carrierOf: typeof carrierFor,
  isWatched: IsWatched,
): Promise<OutboxRow> {
  const times = await readTimes();
  try {
    const asked = { carrierFor: carrierOf, askStore, askColleagues, renewWatchdog, isWatched };
    return await sendRow(row, { now: Date.now, times, ...asked });
  } catch (error) {
    if (!(error instanceof Failure && error.code === 'phone-busy')) throw error;
    return requireRow(row.id);
  }
}

const tellRelay = coalesced(() => followClaims().catch(logged('tell the relay')));

async function settle(row: OutboxRow): Promise<void> {
  await settleAfter(row);
  tellRelay();
}

/** Sends every due row, a few at once. A row that fails stays stored and stops no other. */
export async function drainDue(): Promise<void> {
  const tried = new Set<string>();
  for (;;) {
    const now = Date.now();
    const due = (await findDue(now)).filter(({ id }) => !tried.has(id));
    if (due.length === 0) return scheduleNext(now);
    for (const { id } of due) tried.add(id);
    await Promise.all(due.map(sendInTurn));
  }
}

async function findDue(now: number): Promise<readonly OutboxRow[]> {
  const times = await readTimes();
  const due = await freeRows((await openRows()).filter((row) => isDue(row, times, now)));
  return [...Map.groupBy(due, phoneOf).values()].flatMap(([oldest]) => oldest ?? []);
}

/** Milliseconds: browsers fire no alarm sooner. A row that is due before that gets a timer of this background. */
const SOONEST_ALARM = 30_000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** One at a time: a run that read the rows before a press was written down would clear that press's timer. */
const schedulings = new PQueue({ concurrency: 1 });

/**
 * Sets the alarm for the next row that will be due.
 * @param lookedAt when rows that are due were last looked for: one that became due since has been tried by nobody
 */
export function scheduleNext(lookedAt = Date.now()): Promise<void> {
  return schedulings.add(() => setNextAlarm(lookedAt));
}

async function setNextAlarm(lookedAt: number): Promise<void> {
  const times = await readTimes();
  const now = Date.now();
  const nextTryOf = (row: OutboxRow) => findNextTry(row, times, now);
  // What waits for another row of its phone goes when that one has ended, not by the clock.
  const free = await freeRows((await openRows()).filter((row) => nextTryOf(row) !== null));
  const nextTries = free.flatMap((row) => nextTryOf(row) ?? []);
  clearTimeout(timer);
  if (nextTries.length === 0) {
    await browser.alarms.clear(OUTBOX_ALARM);
    return;
  }
  // A row that was due already and is still queued has just failed: retry after the shortest backoff.
  const next = soonest(nextTries.map((nextTry) => (nextTry <= now ? now + times.firstBackoff : nextTry)));
  const sooner = nextTries.filter((nextTry) => nextTry > lookedAt && nextTry < now + SOONEST_ALARM);
  if (sooner.length > 0) {
    timer = setTimeout(() => void drainDue().catch(logged('send what was held')), soonest(sooner) - now);
  }
  // Periodic: the worker that wakes may end before it sets the next alarm.
  await browser.alarms.create(OUTBOX_ALARM, {
    delayInMinutes: (next - now) / MINUTE,
    periodInMinutes: times.watchdog / MINUTE,
  });
}

/** Of however many: spread into arguments they would end with a RangeError. */
function soonest(times: readonly number[]): number {
  return times.reduce((first, time) => Math.min(first, time), Number.POSITIVE_INFINITY);
}

/** When the watchdog was renewed last, in milliseconds since the epoch; 0: it rests. */
let renewedAt = 0;
/** How often the watchdog was renewed. */
let renewals = 0;

/**
 * Starts the next worker if this one ends while rows are open. An alarm set within the last fifteenth of its time (2
 * s of 30) still outlasts the longest call (20 s): the rows of a bulk share it.
 */
export async function renewWatchdog(): Promise<void> {
  const { watchdog } = await readTimes();
  renewals += 1;
  const now = Date.now();
  if (now >= renewedAt && now - renewedAt < watchdog / 15) return;
  // Noted before the call, so that it does not hide a clearing that came behind it (`restWatchdog`).
  renewedAt = now;
  try {
    const inMinutes = watchdog / MINUTE;
    await browser.alarms.create(WATCHDOG_ALARM, { delayInMinutes: inMinutes, periodInMinutes: inMinutes });
  } catch (error) {
    renewedAt = 0;
    throw error;
  }
}

/** Clears the watchdog when no row is being sent or due; later rows have an alarm of their own. */
export async function restWatchdog(): Promise<void> {
  const before = renewals;
  const times = await readTimes();
  const rows = await openRows();
  if (rows.some((row) => findOpenAttempt(row) !== null)) return;
  if ((await freeRows(rows.filter((row) => isDue(row, times, Date.now())))).length > 0) return;
  // Not if a row was begun meanwhile.
  if (renewals !== before) return;
  renewedAt = 0;
  await browser.alarms.clear(WATCHDOG_ALARM);
}

/**
 * Sends what waited for access, once given: the question may have closed the page whose button asked it. What waited
 * too long stays with the person.
 */
export async function sendGranted(): Promise<void> {
  const times = await readTimes();
  const waiting = (await openRows()).filter(({ waiting }) => waiting?.reason === 'permission-missing');
  for (const row of waiting) {
    if (findNextTry(row, times, Date.now()) === null) continue;
    // One whose account is gone, or that was taken back or sent just now, keeps no other waiting.
    await hurryGranted(row).catch(logged('hurry what waited for access'));
  }
  if (waiting.length === 0) return;
  await drainDue();
  await tellAll();
}

async function hurryGranted({ id, accountId }: OutboxRow): Promise<void> {
  const { address } = await requireAccount(accountId);
  if (await hasAccess(address)) await applyEvent(id, { type: 'hurried', at: Date.now() });
}
