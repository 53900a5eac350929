import type { OutboxRow } from '../../lib/outbox/row';
import type { LedgerRequest } from '../sandbox/ledger';
import { CALL_TIMEOUT } from './faults';
import type { Ending } from './inside';
import type { Recipient } from './plan';

/** How an order ends without a person. */
export type Outcome =
  | 'created'
  | 'refused'
  | 'made, code unknown'
  | 'left to a person'
  | 'never ended'
  | 'no record';

/** What the client saw of a create call. */
type Answer = 'code' | 'duplicate' | 'refusal' | 'nothing sure';

export interface Prediction {
  /** More than one where the worker ended within a moment that decides it. */
  readonly outcomes: readonly Outcome[];
  /** How often the service is to be asked for the parcel. */
  readonly calls: number;
}

/**
 * What the rules of architecture, "The way of an order", 5 and 6, make of what the service did and of when the
 * worker ended; from the service's ledger and nothing that the extension says, but for the times of its attempts, and
 * that a look-up was not answered where these times let it be.
 * @param requests the order's create requests, oldest first, all with this revision's request.
 */
export function predict(
  requests: readonly LedgerRequest[],
  row: Pick<OutboxRow, 'attempts' | 'revision' | 'createdAt'>,
  { recipient, forced }: { readonly recipient: Recipient; readonly forced: boolean },
  endings: readonly Ending[],
): Prediction {
  const attempts = row.attempts.filter(({ revision }) => revision === row.revision);
  const ofAttempt = (index: number) => {
    const attempt = attempts[index];
    const next = attempts[index + 1]?.startedAt ?? Number.POSITIVE_INFINITY;
    if (attempt === undefined) return { answers: [], cut: false };
    // A browser may send a call again by itself: what it then answers is the last one's answer.
    const own = requests.filter(({ receivedAt }) => {
      const at = Date.parse(receivedAt);
      return at >= attempt.startedAt - CLOCKS && at < next - CLOCKS;
    });
    const last = own.at(-1);
    const seen: Answer = last === undefined ? 'nothing sure' : answerOf(last);
    const cut = cutOf(attempt, endings);
    return {
      answers: cut === 'yes' ? [NOTHING] : cut === 'no' ? [seen] : [seen, NOTHING],
      cut: cut !== 'no',
    };
  };
  const [attempt] = attempts;
  // On a busy machine the time of a call can be over before it is sent, and that of the look-up before its answer.
  const isUnsent = requests.length === 0 && lasted(attempt?.startedAt, attempt?.endedAt) >= CALL_TIMEOUT;
  const isLookUpLate =
    attempt?.recipientBefore === 'not-checked' && lasted(row.createdAt, attempt.startedAt) >= CALL_TIMEOUT;
  const isAbsent = recipient === 'absent' && !isLookUpLate;
  const isKnownThen = attempts[1]?.recipientBefore !== 'not-checked';
  const outcomes = new Set<Outcome>(isUnsent ? ['refused'] : []);
  let calls = 1;
  for (const first of ofAttempt(0).answers.length === 0 ? [NOTHING] : ofAttempt(0).answers) {
    const isOwn = first === 'duplicate' && recipient === 'absent';
    if (first === 'code') outcomes.add('created');
    else if (first === 'refusal' || (first === 'duplicate' && !isOwn)) outcomes.add('refused');
    else if (forced) outcomes.add('left to a person');
    else {
      calls = 2;
      const repeats = ofAttempt(1).answers;
      for (const repeat of repeats.length === 0 ? [NOTHING] : repeats) {
        if (repeat === 'code') outcomes.add('created');
        else if (repeat === 'duplicate' && isAbsent && isKnownThen && first !== 'duplicate')
          outcomes.add('made, code unknown');
        else outcomes.add('left to a person');
      }
    }
  }
  return { outcomes: [...outcomes], calls };
}

/** Milliseconds between two times; 0 where one of them is not there. */
function lasted(from: number | null | undefined, to: number | null | undefined): number {
  return from == null || to == null ? 0 : to - from;
}

const NOTHING: Answer = 'nothing sure';

/** Milliseconds by which times of the two processes may differ in rounding. */
export const CLOCKS = 2;

/** Statuses that a proxy gives by itself, after the service may have made the parcel. */
const PROXY_STATUSES = [408, 409, 425, 429, 499];

/** What an answer says to whoever got it; spec, Errors, and the rule that a JSON 4xx but a proxy's is a refusal. */
function answerOf({ sent, fault }: LedgerRequest): Answer {
  if (typeof sent !== 'object' || sent === null || fault === 'redirect') return NOTHING;
  const body = parse(sent.text);
  if (body === null || sent.status >= 500 || PROXY_STATUSES.includes(sent.status)) {
    return NOTHING;
  }
  // What names a parcel beside a failure contradicts itself.
  if (body.success !== true && typeof body.parcel_code === 'string') return NOTHING;
  if (sent.status >= 400) return 'refusal';
  if (body.success === true && typeof body.parcel_code === 'string') return 'code';
  if (body.success !== false) return NOTHING;
  return body.duplicate === undefined ? 'refusal' : 'duplicate';
}

function parse(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

/** Whether an end of the worker cut an attempt in two; `perhaps`: it began or ended while the worker was ending. */
function cutOf({ startedAt, endedAt }: OutboxRow['attempts'][number], endings: readonly Ending[]) {
  const cuts = endings.filter(
    ({ asked, gone }) => startedAt <= gone && (endedAt === null || endedAt >= asked),
  );
  if (cuts.length === 0) return 'no';
  const isSure = cuts.some(({ asked, gone }) => startedAt < asked && endedAt !== null && endedAt > gone);
  return isSure ? 'yes' : 'perhaps';
}
