import type { FailureCode, FailureParams } from '../failure';
import { findOpenAttempt, type OutboxRow, type RowState } from './row';

/**
 * What each state of a row means, said once: whether there is a parcel, whether the order can be shipped again, who has
 * to act, the tone and the words. The bar, the lists' badges, the popup, the desk, the review and the exports ask here.
 */

/** What most questions about a row need of it: stored rows, rows as people see them, and the ledger's have it. */
export type RowStanding = Pick<OutboxRow, 'state' | 'settlement' | 'wrongSince'>;

/** How a state is coloured. `busy`: a call is running; a tag has no such tone and is `plain` then. */
export type Tone = 'plain' | 'good' | 'warning' | 'bad' | 'busy';

/** States of rows that have not ended: they wait, are being sent, or nobody knows what became of them. */
export const OPEN_STATES = ['queued', 'sending', 'unknown'] as const satisfies readonly RowState[];

export const PHONE_KEEPING_STATES = ['sending', 'unknown'] as const satisfies readonly RowState[];

export const POSSIBLE_PARCEL_STATES = [
  'created',
  'made-code-unknown',
  'settled',
  'unknown',
] as const satisfies readonly RowState[];

/** States that the outbox lists: without an outcome, or with one that needs a person; those that need one first. */
export const LISTED_STATES = [
  'unknown',
  'made-code-unknown',
  'refused',
  'queued',
  'sending',
] as const satisfies readonly RowState[];

/** There is a parcel of this row, as far as anybody knows. */
export function hasParcel({ state, settlement }: RowStanding): boolean {
  return (
    state === 'created' ||
    state === 'made-code-unknown' ||
    (state === 'settled' && settlement?.choice === 'made')
  );
}

/** Its parcel exists and a person said that it should not: it is mended at the service, and another may be made. */
export function isMarkedWrong({ wrongSince }: Pick<RowStanding, 'wrongSince'>): boolean {
  return wrongSince !== undefined && wrongSince !== null;
}

/** There is a parcel of this row that is meant to be, as far as anybody knows. */
export function hasRightParcel(row: RowStanding): boolean {
  return hasParcel(row) && !isMarkedWrong(row);
}

/** There is such a parcel, or there may be one soon. */
export function mayHaveParcel(row: RowStanding): boolean {
  return hasRightParcel(row) || isOpen(row);
}

/** It has no outcome yet: neither an answer nor a person has said what became of it. */
export function isOpen({ state }: Pick<RowStanding, 'state'>): boolean {
  return OPEN_STATES.some((open) => open === state);
}

/** It keeps other rows of its phone from being sent: it is being sent, or nobody knows what became of it. */
export function keepsPhoneBusy({ state }: Pick<RowStanding, 'state'>): boolean {
  return PHONE_KEEPING_STATES.some((keeping) => keeping === state);
}

/** The parcels of an order that goes in several go one after the other: this one is sent before that one. */
export function isEarlierPart(
  { part }: Pick<OutboxRow, 'part'>,
  { part: later }: Pick<OutboxRow, 'part'>,
): boolean {
  return part != null && part.press === later?.press && part.number < later.number;
}

/** Another row has to end before this one may be sent: of its phone, or an earlier parcel of the same order that was not made. */
export function keepsBack(other: OutboxRow, row: Pick<OutboxRow, 'id' | 'part'>): boolean {
  if (other.id === row.id) return false;
  return keepsPhoneBusy(other) || (isEarlierPart(other, row) && !hasParcel(other));
}

/** Another parcel of its order was made in the same press, so that the order is not as if it had never been pressed. */
export function isLaterPart({ part }: Pick<OutboxRow, 'part'>): boolean {
  return part != null && part.number > 1;
}

export function isUnknown({ state }: Pick<RowStanding, 'state'>): boolean {
  return state === 'unknown';
}

/** Taken back while nothing of it existed: its order is as if it had never been pressed. */
export function isWithdrawn({ state }: Pick<RowStanding, 'state'>): boolean {
  return state === 'withdrawn';
}

/** Taken back by the store's answer, which was not what had been shown. */
export function isTakenBackByStore({ state, refusal }: Pick<OutboxRow, 'state' | 'refusal'>): boolean {
  return state === 'withdrawn' && refusal !== null;
}

export function findRefusal({ state, refusal }: Pick<OutboxRow, 'state' | 'refusal'>): OutboxRow['refusal'] {
  return state === 'refused' ? refusal : null;
}

/** The service said that the recipient has a parcel already: a person may ask for one more in words. */
export function isRefusedAsDuplicate(row: Pick<OutboxRow, 'state' | 'refusal'>): boolean {
  return findRefusal(row)?.code === 'duplicate-recipient';
}

/** It may be sent once more as a new revision: nothing of it exists, as far as anybody knows. */
export function mayBeRevised(row: RowStanding): boolean {
  return row.state === 'refused' || isSettledAsNotMade(row);
}

/** It came to nothing: an earlier parcel of its order is shown in its place. */
export function cameToNothing(row: RowStanding): boolean {
  return isWithdrawn(row) || isSettledAsNotMade(row) || isMarkedWrong(row);
}

/**
 * The row by which an order is judged and shown: its newest, but for a deliberate second parcel that came to nothing,
 * which must not hide the first. Of several parcels, the first that was not made, or whose code is still to be
 * entered.
 * @param rows all of one order, oldest copy first
 */
export function findStanding(rows: readonly OutboxRow[]): OutboxRow | null {
  const newest = rows.findLast((row) => !cameToNothing(row)) ?? rows.at(-1) ?? null;
  if (newest?.part == null) return newest;
  const parts = partsOf(newest, rows);
  return (
    parts.find((row) => !hasParcel(row)) ?? parts.find(({ state }) => state === 'made-code-unknown') ?? newest
  );
}

/** The parcels of a row's press that were not taken back, in their order; empty where its order went in one. */
export function partsOf({ part }: Pick<OutboxRow, 'part'>, rows: readonly OutboxRow[]): readonly OutboxRow[] {
  if (part == null) return [];
  const ofPress = rows.filter((row) => row.part?.press === part.press && !isWithdrawn(row));
  return ofPress.toSorted((one, other) => (one.part?.number ?? 0) - (other.part?.number ?? 0));
}

export function earlierOf(
  { copy, part }: Pick<OutboxRow, 'copy' | 'part'>,
  rows: readonly OutboxRow[],
): readonly OutboxRow[] {
  return rows.filter((one) => one.copy < copy && !(part && one.part?.press === part.press));
}

/** Its order goes in several parcels, of which this one is made and a later one is to be mended. */
export function isMadeInPart(row: OutboxRow, rows: readonly OutboxRow[]): boolean {
  const standing = findStanding(rows);
  return standing !== null && mayBeRevised(standing) && hasParcel(row) && isEarlierPart(row, standing);
}

/** Its parcel is the outbox's to send or was sent: nothing can be changed in its form any more. */
export function isFormClosed<Row extends RowStanding>(
  row: Row | null,
): row is Row & { readonly state: Exclude<RowState, 'refused' | 'withdrawn'> } {
  return row !== null && !mayBeRevised(row) && !isWithdrawn(row) && !isMarkedWrong(row);
}

function isSettledAsNotMade({ state, settlement }: RowStanding): boolean {
  return state === 'settled' && settlement?.choice === 'not-made';
}

/** The recipient had none a moment before: it is a colleague's of that moment, or this one, sent twice. */
export function isPerhapsColleagues({ state, attempts }: Pick<OutboxRow, 'state' | 'attempts'>): boolean {
  const first = attempts.findLast(({ repeat }) => !repeat);
  return state === 'unknown' && first?.answer?.code === 'duplicate-recipient';
}

export type RowDeed =
  | 'try-now'
  | 'withdraw'
  | 'settle'
  | 'look-again'
  | 'enter-code'
  | 'revise'
  | 'mark-wrong'
  | 'unmark-wrong';

export function mayDo(
  row: Pick<OutboxRow, 'state' | 'settlement' | 'attempts' | 'waiting' | 'codeFrom' | 'wrongSince'>,
  deed: RowDeed,
): boolean {
  const { state, waiting, codeFrom } = row;
  const isUnsettled = state === 'unknown' && findOpenAttempt(row) === null;
  switch (deed) {
    case 'withdraw':
      return state === 'queued' || state === 'refused';
    case 'try-now':
      return state === 'queued' || (isUnsettled && waiting !== null);
    case 'settle':
      return isUnsettled;
    case 'look-again':
      return state === 'unknown' || state === 'made-code-unknown';
    case 'enter-code':
      return state === 'made-code-unknown' || codeFrom === 'person' || codeFrom === 'event';
    case 'revise':
      return mayBeRevised(row);
    case 'mark-wrong':
      return hasRightParcel(row);
    case 'unmark-wrong':
      return isMarkedWrong(row);
  }
}

/** A row's state in a word or two. None of these texts needs arguments. */
export function stateTextOf(row: RowStanding) {
  if (isMarkedWrong(row)) return 'row-wrong';
  return isSettledAsNotMade(row) ? 'outbox-settled-not-made' : (`row-${row.state}` as const);
}

export function toneOf(row: RowStanding): Tone {
  if (isMarkedWrong(row)) return 'bad';
  return row.state === 'settled' && hasParcel(row) ? 'good' : TONES[row.state];
}

const TONES: Readonly<Record<RowState, Tone>> = {
  queued: 'busy',
  sending: 'busy',
  created: 'good',
  refused: 'bad',
  unknown: 'warning',
  'made-code-unknown': 'warning',
  settled: 'plain',
  withdrawn: 'plain',
};

/** One sentence on what became of a row, without the reason (`reasonOf`). None of these texts takes arguments. */
export function titleOf(
  row: Pick<OutboxRow, 'state' | 'settlement' | 'waiting' | 'parcelCode' | 'wrongSince' | 'attempts'>,
) {
  if (isMarkedWrong(row)) return 'row-wrong';
  if (isPerhapsColleagues(row)) return 'outcome-colleague';
  switch (row.state) {
    case 'queued':
      return row.waiting === null ? 'row-queued' : 'outbox-waiting';
    case 'sending':
      return 'row-sending';
    case 'created':
      return 'outcome-created';
    case 'refused': {
      const code = row.attempts.at(-1)?.answer?.code;
      return code !== undefined && STOPPED_HERE.has(code) ? 'row-withdrawn' : 'outcome-refused';
    }
    case 'unknown':
      return 'outcome-unknown';
    case 'made-code-unknown':
      return 'row-made-code-unknown';
    case 'settled':
      return row.parcelCode === null ? 'outbox-settled-not-made' : 'outbox-settled-made';
    case 'withdrawn':
      return 'row-withdrawn';
  }
}

/** What the service never heard of: the order, or the account, was not as it had been when the parcel was pressed. */
const STOPPED_HERE: ReadonlySet<FailureCode> = new Set([
  'changed-since-shown',
  'merge-changed',
  'store-signed-out',
  'store-not-asked',
  'shipped-elsewhere',
  'claimed-elsewhere',
  'account-changed',
  'account-missing',
  'invalid-request',
]);

/** What follows the title of a row whose outcome, or whose code, is not known: how sure it is, and where to look. */
export function unsureTextOf(row: Pick<OutboxRow, 'state' | 'attempts'>) {
  if (row.state === 'made-code-unknown') return 'outcome-made-text';
  return isPerhapsColleagues(row) ? 'outcome-colleague-text' : 'outcome-unknown-text';
}

/** Why a row was refused or taken back, or what it waits for; people read the sentence `failure-<code>`. */
export function reasonOf({ state, refusal, waiting }: Pick<OutboxRow, 'state' | 'refusal' | 'waiting'>): {
  readonly code: FailureCode;
  readonly params: FailureParams;
} | null {
  if (state === 'queued') return waiting === null ? null : { code: waiting.reason, params: {} };
  return state === 'refused' || state === 'withdrawn' ? refusal : null;
}
