import { attemptsOfRevision, type OutboxRow, type RecipientBefore, type Refusal } from './row';

/** How the service answered one call; what it means for the row is decided here and nowhere else. */
export type SendOutcome =
  | { readonly type: 'created'; readonly parcelCode: string }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'lost'; readonly answer: Refusal | null };

type Judged = SendOutcome | { readonly type: 'made'; readonly answer: Refusal };

/**
 * What the answer to a first attempt proves. A browser may send a POST a second time by itself, when a connection
 * it had used before breaks without an answer; only the second answer is seen then. So a duplicate of somebody who
 * had no parcel a moment ago may well be this very parcel: that is no refusal.
 */
export function judgeFirst(before: RecipientBefore, outcome: SendOutcome): Judged {
  const isOwn = isDuplicate(outcome) && before === 'absent';
  return isOwn ? { type: 'lost', answer: outcome.refusal } : outcome;
}

/**
 * What the answer to a repeat proves. Two answers do: a parcel code; and the duplicate refusal where the recipient
 * was absent before the first attempt, since nobody but that attempt can have made what is there now. No other
 * refusal of the repeat says anything of the first attempt.
 */
export function judgeRepeat(row: OutboxRow, outcome: SendOutcome): Judged {
  if (outcome.type !== 'refused') return outcome;
  const [first] = attemptsOfRevision(row);
  const wasAbsent = first?.recipientBefore === 'absent';
  return isDuplicate(outcome) && wasAbsent
    ? { type: 'made', answer: outcome.refusal }
    : { type: 'lost', answer: outcome.refusal };
}

function isDuplicate(outcome: SendOutcome): outcome is SendOutcome & { type: 'refused' } {
  return outcome.type === 'refused' && outcome.refusal.code === 'duplicate-recipient';
}
