import type { CreateParcelRequest } from '../courier/parcels';
import { Failure, type FailureCode } from '../failure';
import { isDue, isTooOld, nextTryAfter, type OutboxTimes } from './due';
import { judgeFirst, judgeRepeat, type SendOutcome } from './evidence';
import { isLaterPart } from './meaning';
import { readAmongPhone, requireRow } from './read-rows';
import {
  attemptsOfRevision,
  type ColleaguesAsked,
  type OutboxRow,
  type RecipientBefore,
  type RowRefusal,
  type StoreAsked,
} from './row';
import { type RowEvent, TransitionError } from './state';
import { applyEvent, claim } from './write-rows';

/** The result of the look-ups before an attempt; `unreachable`: the service did not answer, so nothing is sent now. */
export type LookUpOutcome =
  | { readonly found: RecipientBefore }
  | {
      readonly found: 'unreachable';
      readonly reason: FailureCode;
      /** When the service wants to be asked again, where it said so; milliseconds since the epoch. */
      readonly retryAt: number | null;
      /** What is in the way where it stays so. */
      readonly lasting?: FailureCode;
    };

/** The creation never left this machine, and may do so later. */
export interface NotSent {
  readonly type: 'not-sent';
  readonly reason: FailureCode;
}

/** The calls a sending needs, for one account; made by the background, which alone has the key. */
export interface Carrier {
  lookUpRecipient(request: CreateParcelRequest): Promise<LookUpOutcome>;
  /** The request as it is sent, to the byte but for the key; a refusal when it cannot be sent as it is. */
  serialize(request: CreateParcelRequest): string | RowRefusal;
  create(request: CreateParcelRequest): Promise<SendOutcome | NotSent>;
}

/** Why a row's account cannot be called: for as long as something is in the way, or not at all. */
export type NoCarrier = { readonly wait: FailureCode } | { readonly refusal: RowRefusal };

/** `asked: null`: there is nobody to ask. A refusal: the order is not what was shown, or somebody else ships it. */
type AnswerBefore<Asked> = { readonly asked: Asked | null } | { readonly refusal: RowRefusal };
export type StoreAnswer = AnswerBefore<StoreAsked>;
export type ColleaguesAnswer = AnswerBefore<ColleaguesAsked>;

export interface SendDependencies {
  readonly now: () => number;
  readonly times: OutboxTimes;
  readonly carrierFor: (row: OutboxRow) => Promise<Carrier | NoCarrier>;
  /** Resolves in bounded time or with `beside`, which is waited for all the same; never throws. */
  readonly askStore: (row: OutboxRow, beside: Promise<unknown>) => Promise<StoreAnswer>;
  /** Claims the row's order among the shop's browsers; resolves in bounded time, never throws. */
  readonly askColleagues: (row: OutboxRow) => Promise<ColleaguesAnswer>;
  /** Has the watchdog alarm set, 2 s ago at most: that extension call also resets the worker's idle timer. */
  readonly renewWatchdog: () => Promise<void>;
  /** Whoever pressed the row sees where they pressed what becomes of it; never throws. */
  readonly isWatched: (row: OutboxRow) => Promise<boolean>;
}

/** Milliseconds after which what was answered before a call counts no more: the machine has slept meanwhile. */
const ANSWERS_COUNT = 60_000;

/** Held while a call may be making a parcel: holding it exclusively proves that nothing is being sent. */
export const SENDING_LOCK = 'outbox-sending';

/**
 * Sends one row if it is due: look-up and the store's answer, claim, call, outcome; each step written before the
 * next, inside the lock of its phone.
 * @param intended the row as it was read or written last: it is read anew inside the lock
 * @returns the row as it waits or has ended; as it is where it is not due
 * @throws Failure `phone-busy` when another row of this phone must end first. `record-lost` when it was deleted
 * during its call.
 */
export async function sendRow(intended: OutboxRow, dependencies: SendDependencies): Promise<OutboxRow> {
  return navigator.locks.request(phoneLock(intended), async () => {
    const { row, isBusy } = await readAmongPhone(intended);
    if (row === null) return requireRow(intended.id);
    if (!isDue(row, dependencies.times, dependencies.now())) return row;
    if (isBusy) throw new Failure('phone-busy');
    return row.state === 'queued' ? sendFirst(row, dependencies) : sendRepeat(row, dependencies);
  });
}

async function sendFirst(row: OutboxRow, dependencies: SendDependencies): Promise<OutboxRow> {
  const { now, carrierFor, askStore, askColleagues, renewWatchdog, isWatched } = dependencies;
  const carrier = await carrierFor(row);
  if (!('create' in carrier)) {
    if ('wait' in carrier) return postpone(row, carrier.wait, dependencies);
    return refuseUnsent(row, carrier.refusal, now);
  }
  const text = carrier.serialize(row.request);
  if (typeof text !== 'string') return refuseUnsent(row, text, now);
  const asksAt = now();
  const watched = renewWatchdog();
  const lookedUp = carrier.lookUpRecipient(row.request);
  const [, before, store, colleagues] = await Promise.all([
    watched,
    lookedUp,
    askStore(row, lookedUp),
    askColleagues(row),
  ]);
  // A colleague who has the order says more than what they changed in it.
  for (const answer of [colleagues, store]) {
    if (!('refusal' in answer)) continue;
    // The order has a parcel already: this one is to be mended, or taken back by a person.
    const isLeft = wasLeft(row) || wasRefused(row);
    const isKept = isLaterPart(row) || (mustBeSeen(answer.refusal) && (isLeft || !(await isWatched(row))));
    if (isKept) return refuseUnsent(row, answer.refusal, now);
    return applyUnlessGone(row, { type: 'withdrawn', refusal: answer.refusal, at: now() });
  }
  // No creation was sent, so this is not a lost answer.
  if (before.found === 'unreachable') return waitOrLeave(row, before, dependencies);
  const attempt = { attemptId: crypto.randomUUID(), recipientBefore: before.found, revision: row.revision };
  const sent = { text, identityVersion: row.identityVersion };
  return navigator.locks.request(SENDING_LOCK, { mode: 'shared' }, async () => {
    if (now() - asksAt > ANSWERS_COUNT) return postpone(row, 'timed-out', dependencies);
    const asked = { storeAsked: askedOf(store), colleaguesAsked: askedOf(colleagues) };
    const claimed = { type: 'claimed', ...attempt, sent, ...asked, at: now() } as const;
    const [own] = await Promise.all([claim(row.id, claimed), renewWatchdog()]);
    if (own === null) return requireRow(row.id);
    const found = own.attempts.at(-1)?.recipientBefore ?? 'not-checked';
    const answer = await carrier.create(row.request);
    const outcome =
      answer.type === 'not-sent' ? toWait(row, answer.reason, dependencies) : judgeFirst(found, answer);
    return keepOutcome(row, { ...outcome, attemptId: attempt.attemptId, at: now() });
  });
}

/** A press that made no parcel must not go without a word. What somebody else shipped, not only began to, needs none. */
function mustBeSeen({ code }: RowRefusal): boolean {
  return code !== 'shipped-elsewhere';
}

/** It has waited, or was held, and whoever pressed was told that it goes by itself. */
function wasLeft({ waiting, heldUntil = null }: OutboxRow): boolean {
  return waiting !== null || heldUntil !== null;
}

/** It stood under what needs a person, and stands there until its parcel is made or a person takes it back. */
function wasRefused({ attempts }: OutboxRow): boolean {
  return attempts.some(({ outcome }) => outcome === 'refused');
}

function askedOf<Asked>(answer: AnswerBefore<Asked>): Asked | null {
  return 'asked' in answer ? answer.asked : null;
}

/** The same request once more. Where it would not be the same to the byte, a person has to look. */
async function sendRepeat(row: OutboxRow, dependencies: SendDependencies): Promise<OutboxRow> {
  const { now, times, carrierFor, askStore, askColleagues, renewWatchdog } = dependencies;
  const carrier = await carrierFor(row);
  if (!('create' in carrier)) {
    return 'wait' in carrier
      ? postpone(row, carrier.wait, dependencies)
      : leaveToPerson(row, carrier.refusal.code, now);
  }
  const { sent } = row;
  const isSame =
    sent?.identityVersion === row.identityVersion && carrier.serialize(row.request) === sent.text;
  if (!isSame) return leaveToPerson(row, 'repeat-differs', now);
  const asksAt = now();
  await renewWatchdog();
  const asking = askColleagues(row);
  const begunAt = attemptsOfRevision(row)[0]?.startedAt ?? 0;
  const isRecent = Math.abs(asksAt - begunAt) < times.storeCounts;
  // A colleague who took the order over may have made its parcel; the store may have cancelled it.
  const asked = isRecent ? [asking] : [asking, askStore(row, asking)];
  for (const answer of await Promise.all(asked))
    if ('refusal' in answer) return leaveToPerson(row, answer.refusal.code, now);
  const later = await carrier.lookUpRecipient(row.request);
  if (later.found === 'unreachable') return waitOrLeave(row, later, dependencies);
  const { found } = later;
  const attempt = { attemptId: crypto.randomUUID(), recipientBefore: found, revision: row.revision };
  return navigator.locks.request(SENDING_LOCK, { mode: 'shared' }, async () => {
    if (now() - asksAt > ANSWERS_COUNT) return postpone(row, 'timed-out', dependencies);
    const repeated = { type: 'repeat-claimed', ...attempt, at: now() } as const;
    const [own] = await Promise.all([claim(row.id, repeated), renewWatchdog()]);
    if (own === null) return requireRow(row.id);
    const answer = await carrier.create(row.request);
    const outcome =
      answer.type === 'not-sent' ? toWait(row, answer.reason, dependencies) : judgeRepeat(row, found, answer);
    return keepOutcome(row, { ...outcome, attemptId: attempt.attemptId, at: now() });
  });
}

/** After so many pages in a row, a quarter of an hour together, a person is asked to mend what answers in its place. */
const MOST_IN_VAIN = 5;

function waitOrLeave(
  row: OutboxRow,
  { reason, retryAt, lasting }: Extract<LookUpOutcome, { readonly found: 'unreachable' }>,
  dependencies: SendDependencies,
): Promise<OutboxRow> {
  if (lasting === undefined) return postpone(row, reason, dependencies, retryAt);
  const isInVain = (row.waiting?.pages ?? 0) >= MOST_IN_VAIN;
  const left = isInVain && { reason: lasting, nextTryAt: null };
  return applyUnlessGone(row, { ...toWait(row, reason, dependencies, retryAt), isPage: true, ...left });
}

async function postpone(
  row: OutboxRow,
  reason: FailureCode,
  dependencies: SendDependencies,
  until: number | null = null,
): Promise<OutboxRow> {
  return applyUnlessGone(row, toWait(row, reason, dependencies, until));
}

/** When to try again; by itself no more where the computer slept for more than a day while this was being asked. */
function toWait(
  row: OutboxRow,
  reason: FailureCode,
  { now, times }: SendDependencies,
  until: number | null = null,
) {
  const at = now();
  const nextTryAt = isTooOld(row.updatedAt, times, at) ? null : nextTryAfter(row.waiting, times, at, until);
  const { waiting: before } = row;
  return { type: 'postponed' as const, reason, nextTryAt, before, at, ...(until !== null && { until }) };
}

function leaveToPerson(row: OutboxRow, reason: FailureCode, now: () => number): Promise<OutboxRow> {
  return applyUnlessGone(row, { type: 'postponed', reason, nextTryAt: null, at: now() });
}

/** A person may have withdrawn, settled or mended the row while the service was not reached. */
async function applyUnlessGone({ id, revision }: OutboxRow, ...events: RowEvent[]): Promise<OutboxRow> {
  try {
    return await applyEvent(id, ...events.map((event) => ({ ...event, revision })));
  } catch (error) {
    if (!(error instanceof TransitionError)) throw error;
    return requireRow(id);
  }
}

/** @throws Failure `record-lost` where the row was deleted: there may be a parcel that nothing here knows of */
async function keepOutcome({ id }: OutboxRow, event: RowEvent): Promise<OutboxRow> {
  try {
    return await applyEvent(id, event);
  } catch (error) {
    // The connection ends with what it was of: only another look, by a new one, can tell.
    const isLost = await requireRow(id).then(
      () => false,
      (gone) => gone instanceof Failure && gone.code === 'row-missing',
    );
    throw isLost ? new Failure('record-lost') : error;
  }
}

function refuseUnsent(row: OutboxRow, refusal: RowRefusal, now: () => number): Promise<OutboxRow> {
  return applyUnlessGone(row, ...refusedUnsent(refusal, now()));
}

/** To be applied together: of a claim alone nobody would know that nothing was called. */
export function refusedUnsent(refusal: RowRefusal, at: number): readonly RowEvent[] {
  const attemptId = crypto.randomUUID();
  const begun = { type: 'claimed', attemptId, recipientBefore: 'not-checked', sent: null, at } as const;
  return [begun, { type: 'refused', attemptId, refusal, at }];
}

export function phoneLock({ accountId, phoneKey }: OutboxRow): string {
  return `outbox-phone-${accountId}-${phoneKey}`;
}
