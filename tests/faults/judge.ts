import type { OutboxRow } from '../../lib/outbox/row';
import { creationsIn, type LedgerContents, type LedgerRequest } from '../sandbox/ledger';
import { type ColleagueVerdict, judgeColleague } from './judge-colleague';
import { SECOND_ORDER, type Trial } from './plan';
import { CLOCKS, type Outcome, predict } from './predict';
import { firstRevision, type Seen } from './run-batch';
import { codesOf, type PersonsWord } from './settle-as-person';

export interface Verdict extends Seen {
  readonly outcome: Outcome;
  /** `null`: nobody pressed after the first. */
  readonly byColleague: ColleagueVerdict | null;
  /** What the rules make of what the service did and when the worker ended; empty where others judge. */
  readonly predicted: readonly Outcome[];
  readonly lost: boolean;
  readonly doubled: boolean;
  /** The service was asked more often than the rules allow. */
  readonly overasked: boolean;
  /** In words, what was said that is not so. */
  readonly misreported: string | null;
  /** In words, what a person's settling led to that it should not. */
  readonly settledWrong: string | null;
}

/** Compares what the extension holds and says of an order with what the service did. */
export function judge(seen: Seen, lastRows: readonly OutboxRow[], ledger: LedgerContents): Verdict {
  const { trial, rows, restedAt } = seen;
  const id = String(trial.orderId);
  const row = rows.find(({ orderId }) => orderId === id) ?? null;
  const requests = creationsIn(ledger, id).filter(
    ({ body, receivedAt }) =>
      (body?.forceDuplicate === true) === trial.forced && Date.parse(receivedAt) < restedAt,
  );
  const codes = codesOf(ledger, id);
  const isApart = trial.act === 'two profiles' || trial.act === 'two orders of one phone';
  const own = row === null ? requests : ofLastPress(requests, row, trial);
  const prediction = row === null || isApart ? null : predict(own, row, trial, seen.endings);
  const outcome = outcomeOf(row, seen.rested);
  const predicted = prediction?.outcomes ?? [];
  const codesAtRest = codesOf(atRest(ledger, restedAt), id);
  const byColleague = judgeColleague(seen, codesAtRest);
  // Where neither a note nor the service can tell of the first parcel; they are counted apart.
  const mayBeTwo = byColleague?.predicted === 'created, a second one, untold';
  const isDoubled = codes.length > (mayBeTwo ? 2 : 1) || (isApart && codesOfPhone(ledger, id).length > 1);
  const mostCalls = prediction?.calls ?? Number.POSITIVE_INFINITY;
  return {
    ...seen,
    outcome,
    byColleague,
    predicted,
    lost: row === null || seen.withoutRecord,
    doubled: isDoubled,
    overasked: own.length > mostCalls,
    misreported: isApart
      ? findLieOfTwo(seen, ledger)
      : (findLie(seen, row, codesAtRest) ?? byColleague?.misreported ?? null),
    settledWrong:
      seen.persons.map((word) => findWrong(word, lastRows, ledger)).find((wrong) => wrong) ?? null,
  };
}

/** A second press that comes when the first was refused already asks anew, as it must: by its own revision, once. */
function ofLastPress(
  requests: readonly LedgerRequest[],
  { attempts, revision }: OutboxRow,
  trial: Trial,
): readonly LedgerRequest[] {
  const isSecond = trial.act === 'form, pressed twice' && revision === firstRevision(trial) + 1;
  const began = attempts.find((attempt) => attempt.revision === revision)?.startedAt;
  if (!isSecond || began === undefined) return requests;
  return requests.filter(({ receivedAt }) => Date.parse(receivedAt) >= began - CLOCKS);
}

/** Of an order and of the second order of its phone. */
function codesOfPhone(ledger: LedgerContents, orderId: string): readonly string[] {
  return [...codesOf(ledger, orderId), ...codesOf(ledger, String(Number(orderId) + SECOND_ORDER))];
}

function atRest(ledger: LedgerContents, restedAt: number): LedgerContents {
  return { ...ledger, parcels: ledger.parcels.filter(({ createdAt }) => Date.parse(createdAt) < restedAt) };
}

function outcomeOf(row: OutboxRow | null, rested: boolean): Outcome {
  if (row === null) return 'no record';
  if (!rested) return 'never ended';
  switch (row.state) {
    case 'created':
    case 'refused':
      return row.state;
    case 'made-code-unknown':
      return 'made, code unknown';
    case 'unknown':
      return 'left to a person';
    default:
      return 'never ended';
  }
}

const TONES: Readonly<Record<string, string>> = {
  created: 'good',
  refused: 'bad',
  unknown: 'warning',
  'made-code-unknown': 'warning',
};

/** @param codes what the service has made for the order; `null`: it said that it had not. */
function findLie({ bar, view }: Seen, row: OutboxRow | null, codes: readonly string[]): string | null {
  if (row === null) return bar?.tone === 'good' ? 'shown as created without a record' : null;
  const isHeld = row.parcelCode !== null && codes.includes(row.parcelCode);
  if (row.state === 'created' && !isHeld) return 'created, but not in the ledger';
  if (row.state === 'refused' && codes.length > 0) return 'refused, but in the ledger';
  if (row.state === 'made-code-unknown' && codes.length === 0)
    return 'said to be made, but not in the ledger';
  if (view !== null && (view.state !== row.state || view.parcelCode !== row.parcelCode)) {
    return `the form says ${view.state} where the row is ${row.state}`;
  }
  if (bar === null) return null;
  if (bar.tone !== (TONES[row.state] ?? 'busy'))
    return `the bar is ${bar.tone} where the row is ${row.state}: ${bar.message}`;
  return (bar.lines.code ?? null) === row.parcelCode ? null : 'the bar shows another code';
}

/** Of two rows that wanted one parcel each from a service that gives one: neither says what is not so. */
function findLieOfTwo({ trial, rows, otherRows, restedAt }: Seen, ledger: LedgerContents): string | null {
  const then = atRest(ledger, restedAt);
  for (const row of [...rows, ...otherRows]) {
    const codes = codesOf(then, row.orderId);
    if (row.state === 'created' && !codes.includes(row.parcelCode ?? ''))
      return 'created, but not in the ledger';
    const isOfTwo = codesOfPhone(then, String(trial.orderId)).length > 0;
    if (row.state === 'made-code-unknown' && !isOfTwo) return 'said to be made, but not in the ledger';
    if (row.state === 'refused' && row.refusal?.code === 'duplicate-recipient' && !isOfTwo) {
      return 'said to be a duplicate of nothing';
    }
  }
  return trial.act === 'two orders of one phone' ? findOutOfTurn(rows) : null;
}

/** None of a phone's rows begins while another of it is being sent or not known. */
function findOutOfTurn(rows: readonly OutboxRow[]): string | null {
  for (const row of rows) {
    const [first] = row.attempts;
    if (first === undefined) continue;
    const last = row.state === 'unknown' ? null : row.attempts.at(-1)?.endedAt;
    const meanwhile = rows.some(
      (other) =>
        other !== row &&
        other.attempts.some(
          ({ startedAt }) => startedAt > first.startedAt && (last == null || startedAt < last),
        ),
    );
    if (meanwhile) return 'two rows of one phone at once';
  }
  return null;
}

/** What a person's word must lead to. */
function findWrong(
  { row, said, existed, failure }: PersonsWord,
  lastRows: readonly OutboxRow[],
  ledger: LedgerContents,
): string | null {
  if (failure !== null) return `could not be settled: ${failure}`;
  const last = lastRows.find(({ id }) => id === row.id);
  const codes = codesOf(ledger, row.orderId);
  const state = last?.state;
  const isCode = last?.parcelCode != null && codes.includes(last.parcelCode);
  if (said === 'made') return state === 'settled' && isCode ? null : `settled as made, then ${state}`;
  if (said === 'its code') return state === 'created' && isCode ? null : `its code entered, then ${state}`;
  // What is there already, this order's or, for a forced one, an earlier parcel, the service refuses.
  const expected = existed || row.forced ? 'refused' : 'created';
  if (state === expected) return null;
  // A colleague's note of their own parcel tells it too.
  if (existed && state === 'withdrawn' && last?.refusal?.code === 'shipped-elsewhere') return null;
  const isTaken = state === 'refused' && last?.refusal?.code === 'duplicate-recipient';
  return isTaken ? null : `settled as not made and sent again, then ${state}`;
}
