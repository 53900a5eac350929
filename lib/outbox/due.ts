import { attemptsOfRevision, findOpenAttempt, type OutboxRow, type Waiting } from './row';

/** Milliseconds; injected, so that tests need not wait for them. */
export interface OutboxTimes {
  /** From a lost answer to the repeat: a request that was on its way has arrived by then or never will. */
  readonly repeatAfter: number;
  /** From the first attempt to the last moment of a repeat. A later answer could be about another parcel. */
  readonly repeatUntil: number;
  /** From the first attempt: how long what the store said before it counts for the repeat too. */
  readonly storeCounts: number;
  /** Until the service is tried again after it could not be reached; doubled each time. */
  readonly firstBackoff: number;
  readonly longestBackoff: number;
  /** How long a row retries by itself, and after how long without anyone looking at it a row is not sent by itself. */
  readonly waitUntil: number;
}

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** Architecture, "The way of an order", 6. Alarms are not kept sooner than every 30 s. */
export const OUTBOX_TIMES: OutboxTimes = {
  repeatAfter: 90 * SECOND,
  repeatUntil: 24 * HOUR,
  storeCounts: 300 * SECOND,
  firstBackoff: 30 * SECOND,
  longestBackoff: 900 * SECOND,
  waitUntil: 24 * HOUR,
};

/** When a row is next sent without a person; 0: at once, `null`: never. */
export function findNextTry(row: OutboxRow, times: OutboxTimes, now: number): number | null {
  switch (row.state) {
    case 'queued':
      if (isTooOld(row.updatedAt, times, now)) return null;
      return row.waiting === null ? heldTime(row, now) : dueTime(row.waiting, times, now);
    case 'unknown':
      return findRepeatTime(row, times, now);
    default:
      return null;
  }
}

export function isDue(row: OutboxRow, times: OutboxTimes, now: number): boolean {
  const nextTry = findNextTry(row, times, now);
  return nextTry !== null && nextTry <= now;
}

/** A person has to say whether it is still to be sent. A clock that was set back by more than that cannot tell. */
export function isTooOld(since: number, { waitUntil }: OutboxTimes, now: number): boolean {
  return Math.abs(now - since) > waitUntil;
}

/**
 * `null` when the row has retried for long enough.
 * @param until when the service wants to be asked again; waited for no longer than the longest backoff, since a time
 * further off cannot be told from one that a clock which was set back had kept
 */
export function nextTryAfter(
  waiting: Waiting | null,
  times: OutboxTimes,
  now: number,
  until: number | null,
): number | null {
  if (waiting !== null && now - waiting.since > times.waitUntil) return null;
  const backoff = times.firstBackoff * 2 ** Math.min(waiting?.tries ?? 0, 20);
  return now + Math.min(Math.max(backoff, (until ?? now) - now), times.longestBackoff);
}

/**
 * An unknown row is repeated by itself once, where its first attempt was not forced. That the request is the same
 * byte for byte is checked where it is sent. A further parcel is always forced: the service would make it a second
 * time, and its refusal would speak of the parcel before (spec, POST /parcels/create).
 */
function findRepeatTime(row: OutboxRow, times: OutboxTimes, now: number): number | null {
  const attempts = attemptsOfRevision(row);
  const [first] = attempts;
  const last = attempts.at(-1);
  if (row.forced || row.sent === null || first === undefined || last === undefined) return null;
  if (findOpenAttempt(row) !== null || last.endedAt === null || last.repeat) return null;
  // A clock set back by more than that cannot tell how much time has passed.
  if (Math.abs(now - first.startedAt) > times.repeatUntil) return null;
  const ready = last.endedAt + times.repeatAfter;
  if (row.waiting === null) return ready;
  const tryAgain = dueTime(row.waiting, times, now);
  return tryAgain === null ? null : Math.max(ready, tryAgain);
}

/** Milliseconds that presses are held at most; a setting says how long, if at all. */
export const LONGEST_HOLD = 60_000;

/** A time further off than any hold was kept by a clock that has been set back since. */
function heldTime({ heldUntil = null }: OutboxRow, now: number): number {
  return heldUntil === null || heldUntil - now > LONGEST_HOLD ? 0 : heldUntil;
}

/** A time further off than any backoff was kept by a clock that has been set back since. */
function dueTime({ nextTryAt }: Waiting, times: OutboxTimes, now: number): number | null {
  if (nextTryAt === null) return null;
  return nextTryAt - now > times.longestBackoff ? now : nextTryAt;
}
