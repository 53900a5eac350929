import type { FailureCode } from '../failure';
import { findRefusal, hasParcel, mayDo } from './meaning';
import { isOfStore } from './meaning-of-refusal';
import { isStopped } from './meaning-of-waiting';
import {
  type Attempt,
  type ClaimPlace,
  type ColleaguesAsked,
  findOpenAttempt,
  type OutboxRow,
  type RecipientBefore,
  type RowRefusal,
  type RowState,
  type SentRequest,
  type StoreAsked,
} from './row';

interface AttemptBegun {
  readonly attemptId: string;
  readonly recipientBefore: RecipientBefore;
}

type Revised = 'quotedFee' | 'pressedIn' | 'filledFrom' | 'claimPlace' | 'carries' | 'part' | 'heldUntil';

type Happening =
  /** Nothing was sent: the service was not reached or may not be called; `nextTryAt` null: until a person retries. */
  | {
      readonly type: 'postponed';
      readonly reason: FailureCode;
      readonly nextTryAt: number | null;
      readonly until?: number;
      /** A page answered in the service's place. */
      readonly isPage?: boolean;
      /** How it waited before: the claim of a call that was none took that off. */
      readonly before?: OutboxRow['waiting'];
      /** The attempt whose call never left this machine, and so was none. */
      readonly attemptId?: string;
    }
  /** A person retries at once. */
  | { readonly type: 'hurried' }
  | ({
      readonly type: 'claimed';
      readonly sent: SentRequest | null;
      readonly storeAsked?: StoreAsked | null;
      readonly colleaguesAsked?: ColleaguesAsked | null;
    } & AttemptBegun)
  /** A repeat: the same request once more, to learn what became of the first. */
  | ({ readonly type: 'repeat-claimed' } & AttemptBegun)
  | { readonly type: 'created'; readonly attemptId: string; readonly parcelCode: string }
  | { readonly type: 'refused'; readonly attemptId: string; readonly refusal: RowRefusal }
  /** The evidence says that it exists; the answer with the code is lost. */
  | { readonly type: 'made'; readonly attemptId: string; readonly answer: RowRefusal }
  | { readonly type: 'lost'; readonly attemptId: string; readonly answer: RowRefusal | null }
  | { readonly type: 'looked-again'; readonly found: RecipientBefore }
  | { readonly type: 'settled'; readonly choice: 'made'; readonly parcelCode: string }
  | { readonly type: 'settled'; readonly choice: 'not-made' }
  /** An event of the service named its parcel; whether it can only be this one is judged before (`judgeEvents`). */
  | { readonly type: 'named-by-event'; readonly parcelCode: string }
  | { readonly type: 'code-entered'; readonly parcelCode: string }
  /** `part` left out: the order goes on in as many parcels as before. */
  | (Pick<OutboxRow, 'request' | 'phoneKey' | 'forced' | Revised> & {
      readonly type: 'revised';
      readonly identity: Pick<OutboxRow, 'accountId' | 'practice' | 'identityVersion' | 'currency'>;
    })
  /** A person said that its parcel should not have been made, or took that back. */
  | { readonly type: 'marked-wrong'; readonly wrong: boolean }
  | { readonly type: RowTick; readonly ticked: boolean }
  /** Taken back by a person; by the store's or the colleagues' answer, where there is a refusal. */
  | { readonly type: 'withdrawn'; readonly refusal?: RowRefusal };

export const ROW_TICKS = ['confirmed', 'handed-over', 'paid-otherwise'] as const;
export type RowTick = (typeof ROW_TICKS)[number];

/** `at` is milliseconds since the epoch. `revision`: it counts for this request of the row alone. */
export type RowEvent = Happening & { readonly at: number; readonly revision?: number };

/** An event that the row's state does not allow: another press was first, or a mistake in the program. */
export class TransitionError extends Error {
  override readonly name = 'TransitionError';
  constructor(
    readonly state: RowState,
    readonly event: RowEvent['type'],
  ) {
    super(`A row that is ${state} cannot be ${event}`);
  }
}

/** Another press, or a person, may have been first. */
export function unlessGone(error: unknown): void {
  if (!(error instanceof TransitionError)) throw error;
}

/** Pure. @throws TransitionError when the row's state does not allow it. */
export function nextRow(row: OutboxRow, event: RowEvent): OutboxRow {
  if (!isAllowed(row, event)) throw new TransitionError(row.state, event.type);
  const change = CHANGES[event.type] as (row: OutboxRow, event: RowEvent) => OutboxRow;
  return { ...change(row, event), updatedAt: event.at };
}

function isAllowed(row: OutboxRow, event: RowEvent): boolean {
  const { state, revision } = row;
  if (event.revision !== undefined && event.revision !== revision) return false;
  const open = findOpenAttempt(row);
  const isUnsettled = state === 'unknown' && open === null;
  // A person may have kept it back while its recipient was looked up: what comes of that does not send it.
  const waitsForPerson = row.waiting?.nextTryAt === null;
  switch (event.type) {
    case 'postponed':
      if (event.attemptId !== undefined) return open?.id === event.attemptId;
      return (state === 'queued' && !(waitsForPerson && isStopped(row))) || isUnsettled;
    case 'claimed':
      return state === 'queued' && !waitsForPerson;
    case 'repeat-claimed':
      return isUnsettled;
    case 'named-by-event':
      return isUnsettled || state === 'made-code-unknown';
    case 'withdrawn':
      return mayDo(row, 'withdraw');
    case 'hurried':
      return mayDo(row, 'try-now');
    case 'settled':
      return mayDo(row, 'settle');
    case 'looked-again':
      return mayDo(row, 'look-again');
    case 'created':
    case 'lost':
      return open?.id === event.attemptId;
    // An answer to a repeat is no refusal of the row: the first attempt may have made the parcel.
    case 'refused':
      return open?.id === event.attemptId && !open.repeat;
    case 'made':
      return open?.id === event.attemptId && open.repeat;
    case 'code-entered':
      return mayDo(row, 'enter-code');
    case 'revised':
      // What waits for an earlier parcel of its order is mended with that one.
      return mayDo(row, 'revise') || (state === 'queued' && row.part != null);
    case 'confirmed':
    case 'handed-over':
    case 'paid-otherwise':
      return hasParcel(row);
    case 'marked-wrong':
      return mayDo(row, event.wrong ? 'mark-wrong' : 'unmark-wrong');
  }
}

const CHANGES: {
  readonly [Type in RowEvent['type']]: (
    row: OutboxRow,
    event: RowEvent & { readonly type: Type },
  ) => OutboxRow;
} = {
  postponed: (row, event) => ({
    ...row,
    ...(row.state === 'sending' && { state: 'queued', sent: null }),
    attempts: row.attempts.filter(({ id }) => id !== event.attemptId),
    waiting: waitingAfter(row, event),
  }),
  hurried: (row, event) => ({
    ...row,
    heldUntil: null,
    waiting: row.waiting && { ...row.waiting, nextTryAt: event.at },
  }),
  claimed: (row, event) => ({
    ...begun(row, event, false),
    state: 'sending',
    sent: event.sent,
    waiting: null,
    storeAsked: event.storeAsked ?? null,
    colleaguesAsked: event.colleaguesAsked ?? null,
  }),
  'repeat-claimed': (row, event) => ({ ...begun(row, event, true), waiting: null }),
  created: (row, event) => ({
    ...ended(row, event.at, 'created', null),
    state: 'created',
    parcelCode: event.parcelCode,
    codeFrom: 'service',
  }),
  refused: (row, event) => ({
    ...ended(row, event.at, 'refused', event.refusal),
    state: 'refused',
    refusal: event.refusal,
  }),
  made: (row, event) => ({ ...ended(row, event.at, 'made', event.answer), state: 'made-code-unknown' }),
  lost: (row, event) => ({ ...ended(row, event.at, 'unknown', event.answer), state: 'unknown' }),
  'looked-again': (row, event) => ({ ...row, lookedAgain: { found: event.found, at: event.at } }),
  settled: (row, event) => ({
    ...row,
    state: 'settled',
    waiting: null,
    settlement: { choice: event.choice, at: event.at },
    ...(event.choice === 'made' && { parcelCode: event.parcelCode, codeFrom: 'person' as const }),
  }),
  'named-by-event': (row, event) => ({
    ...row,
    state: 'created',
    waiting: null,
    parcelCode: event.parcelCode,
    codeFrom: 'event',
  }),
  'code-entered': (row, event) => ({
    ...row,
    state: row.state === 'made-code-unknown' ? 'created' : row.state,
    parcelCode: event.parcelCode,
    codeFrom: 'person',
  }),
  revised: (row, event) => ({
    ...row,
    ...event.identity,
    state: 'queued',
    waiting: null,
    // It is of the day on which it was pressed anew.
    createdAt: event.at,
    request: event.request,
    phoneKey: event.phoneKey,
    forced: event.forced,
    revision: row.revision + 1,
    sent: null,
    refusal: null,
    settlement: null,
    lookedAgain: null,
    // The old one was for another village or price, as far as can be known.
    quotedFee: event.quotedFee ?? null,
    storeAsked: null,
    colleaguesAsked: null,
    ...takingNothingOver(row),
    ...(event.claimPlace && { claimPlace: event.claimPlace }),
    ...(event.carries && { carries: event.carries }),
    heldUntil: event.heldUntil ?? null,
    ...(event.part !== undefined && { part: event.part }),
    ...(event.pressedIn && { pressedIn: event.pressedIn }),
    ...(event.filledFrom && { filledFrom: event.filledFrom }),
  }),
  confirmed: (row, event) => ({ ...row, confirmedAt: event.ticked ? event.at : null }),
  'handed-over': (row, event) => ({ ...row, handedOverAt: event.ticked ? event.at : null }),
  'paid-otherwise': (row, event) => ({ ...row, paidOtherwiseAt: event.ticked ? event.at : null }),
  'marked-wrong': (row, event) => ({ ...row, wrongSince: event.wrong ? event.at : null }),
  withdrawn: (row, event) => ({
    ...row,
    state: 'withdrawn',
    waiting: null,
    refusal: event.refusal ?? saidByStore(row),
  }),
};

/** A person who cancels what the store's answer stopped has not unsaid that. */
function saidByStore(row: OutboxRow): RowRefusal | null {
  const refusal = findRefusal(row);
  return refusal !== null && isOfStore(refusal.code) ? refusal : null;
}

/** The places of a row that is sent anew: what the request before took over from a colleague is this browser's by now. */
function takingNothingOver({ claimPlace, carries }: OutboxRow): Pick<OutboxRow, 'claimPlace' | 'carries'> {
  const kept = (place: ClaimPlace) => ({ ...place, takesOver: null });
  return {
    ...(claimPlace && { claimPlace: kept(claimPlace) }),
    ...(carries && { carries: carries.map((one) => ({ ...one, claimPlace: kept(one.claimPlace) })) }),
  };
}

function waitingAfter(row: OutboxRow, event: RowEvent & { type: 'postponed' }) {
  const { reason, nextTryAt, until, isPage = false, at } = event;
  const { since = at, tries = 0, pages = 0 } = row.waiting ?? event.before ?? {};
  const lasting = { ...(until !== undefined && { until }), ...(isPage && { pages: pages + 1 }) };
  return { reason, nextTryAt, since, tries: tries + 1, ...lasting };
}

function begun(row: OutboxRow, event: AttemptBegun & { readonly at: number }, repeat: boolean): OutboxRow {
  const attempt: Attempt = {
    id: event.attemptId,
    revision: row.revision,
    repeat,
    startedAt: event.at,
    recipientBefore: event.recipientBefore,
    endedAt: null,
    outcome: null,
    answer: null,
  };
  return { ...row, attempts: [...row.attempts, attempt] };
}

function ended(
  row: OutboxRow,
  at: number,
  outcome: Attempt['outcome'],
  answer: RowRefusal | null,
): OutboxRow {
  const last = row.attempts.length - 1;
  const attempts = row.attempts.map((attempt, index) =>
    index === last ? { ...attempt, endedAt: at, outcome, answer } : attempt,
  );
  return { ...row, attempts };
}
