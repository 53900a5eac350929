import { isWithdrawn } from './meaning';
import {
  type Attempt,
  attemptsOfRevision,
  findOpenAttempt,
  type OutboxRow,
  type RecipientBefore,
  type RowRefusal,
} from './row';

/** How the service answered one call; what it means for the row is decided here and nowhere else. */
export type SendOutcome =
  | { readonly type: 'created'; readonly parcelCode: string }
  | { readonly type: 'refused'; readonly refusal: RowRefusal }
  | { readonly type: 'lost'; readonly answer: RowRefusal | null };

type Judged = SendOutcome | { readonly type: 'made'; readonly answer: RowRefusal };

/**
 * A browser may send a POST a second time by itself, when a connection breaks without an answer; only the second
 * answer is seen. So a duplicate of somebody who had no parcel a moment ago may well be this very parcel.
 */
export function judgeFirst(before: RecipientBefore, outcome: SendOutcome): Judged {
  const isOwn = isDuplicate(outcome) && before === 'absent';
  return isOwn ? { type: 'lost', answer: outcome.refusal } : outcome;
}

/**
 * Two answers to a repeat prove something: a parcel code; and the duplicate refusal where the recipient came to be
 * known between the look-ups before both attempts, since only the first can have made what is there now. Where that
 * one was refused as a duplicate already, the parcel before it may be another of the same customer, whose recipients
 * this caller is not told of (spec, POST /recipient/findRecipientByPhoneNumber). No other refusal of the repeat says
 * anything of the first attempt.
 * @param found what the look-up before the repeat said: alone it proves nothing
 */
export function judgeRepeat(row: OutboxRow, found: RecipientBefore, outcome: SendOutcome): Judged {
  if (outcome.type !== 'refused') return outcome;
  const [first] = attemptsOfRevision(row);
  const cameToBeKnown = first?.recipientBefore === 'absent' && found === 'present';
  const wasDuplicate = first?.answer?.code === 'duplicate-recipient';
  return isDuplicate(outcome) && cameToBeKnown && !wasDuplicate
    ? { type: 'made', answer: outcome.refusal }
    : { type: 'lost', answer: outcome.refusal };
}

function isDuplicate(outcome: SendOutcome): outcome is SendOutcome & { type: 'refused' } {
  return outcome.type === 'refused' && outcome.refusal.code === 'duplicate-recipient';
}

/** The events that could be about a row, and the other parcels that they could be about. */
export interface EventsOfReference {
  /** Each parcel that an event named with the row's reference number, and when the first event of it came. */
  readonly parcels: readonly { readonly parcelCode: string; readonly firstAt: number }[];
  /** All rows of all accounts. */
  readonly rows: readonly OutboxRow[];
  readonly codesOfColleagues: ReadonlySet<string>;
  /** Whether a colleague's parcel whose code is unknown may have the reference number: the event may be about that one. */
  readonly isColleagueOpen: boolean;
  /** When the row's order was claimed, by this computer's clock and by the relay's; `null`: it was not. */
  readonly claimed: { readonly here: number; readonly byRelay: number } | null;
}

/** Milliseconds that the relay's clock and this one may be apart. */
const APART = 120_000;

/**
 * Which parcel the events prove a lost answer to have made; `null`: they prove nothing, neither that it was made nor
 * that it was not. They prove it only where the reference number is of no other row, one attempt alone can be meant,
 * here or by a colleague, and it is one parcel that is nobody else's and was not heard of before the attempt.
 */
export function judgeEvents(row: OutboxRow, events: EventsOfReference): string | null {
  const isLost = row.state === 'unknown' && findOpenAttempt(row) === null;
  if (!isLost && row.state !== 'made-code-unknown') return null;
  const reference = row.request.reference_number;
  const others = events.rows.filter(({ id }) => id !== row.id);
  const isShared = others.some(
    (other) => other.request.reference_number === reference && !isWithdrawn(other),
  );
  const lost = row.attempts.filter(({ outcome }) => outcome === 'unknown');
  const [attempt] = lost;
  const [parcel] = events.parcels;
  if (isShared || events.isColleagueOpen) return null;
  if (attempt === undefined || lost.length > 1) return null;
  if (parcel === undefined || events.parcels.length > 1) return null;
  const { parcelCode, firstAt } = parcel;
  if (others.some((other) => other.parcelCode === parcelCode)) return null;
  if (events.codesOfColleagues.has(parcelCode)) return null;
  return firstAt >= startByRelay(attempt, events.claimed) - APART ? parcelCode : null;
}

/** By the relay's clock, where this computer's is ahead: as long after the relay took the claim as it was here. */
function startByRelay({ startedAt }: Attempt, claimed: EventsOfReference['claimed']): number {
  if (claimed === null) return startedAt;
  return Math.min(startedAt, claimed.byRelay + Math.max(0, startedAt - claimed.here));
}
