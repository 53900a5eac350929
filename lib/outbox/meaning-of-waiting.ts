import type { FailureCode } from '../failure';
import { keepsPhoneBusy } from './meaning';
import { findOpenAttempt, type OutboxRow } from './row';

/** What a row waits for, and whether it goes on by itself: asked wherever rows are listed. */

type Timed = Pick<OutboxRow, 'state' | 'waiting' | 'attempts'> & {
  /** When it is sent or asked about next by itself; `null`: a person has to say so. */
  readonly nextTryAt: number | null;
};

/** Nothing of it is sent yet, so that its press can be undone. @param now milliseconds since the epoch */
export function isHeld({ state, waiting, heldUntil = null }: HeldRow, now: number): boolean {
  return state === 'queued' && waiting === null && heldUntil !== null && heldUntil > now;
}

type HeldRow = Pick<OutboxRow, 'state' | 'waiting' | 'heldUntil'>;

/** Kept back by a person who stopped the bulk that it is of. */
export function isStopped({ state, waiting }: Pick<OutboxRow, 'state' | 'waiting'>): boolean {
  return state === 'queued' && waiting?.reason === 'held';
}

/** A page asked for it faster than a person presses: it waits for one press in a page of ours. */
export function isPressedTooFast({ state, waiting }: Pick<OutboxRow, 'state' | 'waiting'>): boolean {
  return state === 'queued' && waiting?.reason === 'pressed-too-fast' && waiting.nextTryAt === null;
}

/** Nobody looked at it for so long that it is not sent by itself any more. */
export function isTooOldToSend({ state, waiting, nextTryAt }: Omit<Timed, 'attempts'>): boolean {
  return state === 'queued' && waiting === null && nextTryAt === null;
}

/** What ends by a person's hand alone: a row that waits for it is tried in vain. */
const ENDED_BY_PERSON: ReadonlySet<FailureCode> = new Set(['permission-missing', 'key-missing']);

/** It is tried again and again, each time in vain, until a person gives what it lacks. */
export function isTriedInVain({ waiting }: Pick<OutboxRow, 'waiting'>): boolean {
  return waiting !== null && ENDED_BY_PERSON.has(waiting.reason);
}

export function needsPerson({ state, nextTryAt, attempts, waiting }: Timed): boolean {
  const isInVain = isTriedInVain({ waiting });
  switch (state) {
    case 'made-code-unknown':
    case 'refused':
      return true;
    case 'unknown':
      return (nextTryAt === null || isInVain) && findOpenAttempt({ attempts }) === null;
    case 'queued':
      return nextTryAt === null || isInVain;
    default:
      return false;
  }
}

/**
 * When it goes on by itself, where the service takes no more requests for now; `null`: it does not wait for that. An
 * answer of 429 to a creation proves nothing: the parcel may have been made all the same.
 */
export function findLimitEnd({ state, nextTryAt, attempts, waiting }: Timed): number | null {
  const answered = state === 'unknown' ? attempts.at(-1)?.answer?.code : undefined;
  const isOpenRow = state === 'queued' || state === 'unknown';
  return isOpenRow && (waiting?.reason ?? answered) === 'rate-limited' && nextTryAt !== null
    ? Math.max(nextTryAt, waiting?.until ?? 0)
    : null;
}

/** It waits for another parcel to its phone, which waits for a person. @param rows those that it is listed with */
export function isBehindPerson<Row extends Timed & { readonly phone: string; readonly accountId: string }>(
  row: Row & { readonly phoneBusy: boolean },
  rows: readonly Row[],
): boolean {
  const { phone, accountId } = row;
  const isHolder = (other: Row) => other.phone === phone && other.accountId === accountId;
  return (
    row.phoneBusy && rows.some((other) => isHolder(other) && keepsPhoneBusy(other) && needsPerson(other))
  );
}

/** What kept a lost request from being sent once more: its order is not what was sent, or has another parcel. */
export function findStop({ state, waiting }: Pick<OutboxRow, 'state' | 'waiting'>): FailureCode | null {
  return state === 'unknown' && waiting !== null && STOPS_REPEAT.has(waiting.reason) ? waiting.reason : null;
}

const STOPS_REPEAT: ReadonlySet<FailureCode> = new Set([
  'changed-since-shown',
  'merge-changed',
  'shipped-elsewhere',
]);
