import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findOpenAttempt, type OutboxRow, type RowState } from '../../../lib/outbox/row';
import { nextRow, type RowEvent, TransitionError } from '../../../lib/outbox/state';
import { duplicate, lostRow, madeAttempt, madeRow } from './made-row';

const sent = { text: '{"a":1}', identityVersion: 1 };
const attempt = { attemptId: 'attempt', at: 12 };
const waiting = { reason: 'offline', since: 5, tries: 1, nextTryAt: 90 } as const;

/** Each event under a name of its own; the attempt they speak of is called `attempt`. */
const events = {
  postponed: { type: 'postponed', reason: 'offline', nextTryAt: 99, at: 11 },
  hurried: { type: 'hurried', at: 11 },
  claimed: { type: 'claimed', recipientBefore: 'absent', sent, ...attempt },
  'repeat-claimed': { type: 'repeat-claimed', recipientBefore: 'present', ...attempt },
  created: { type: 'created', parcelCode: 'P-1', ...attempt },
  'created by another attempt': { type: 'created', parcelCode: 'P-2', attemptId: 'other', at: 12 },
  refused: { type: 'refused', refusal: { ...duplicate, code: 'closed-village' }, ...attempt },
  made: { type: 'made', answer: duplicate, ...attempt },
  lost: { type: 'lost', answer: null, ...attempt },
  'looked-again': { type: 'looked-again', found: 'present', at: 13 },
  'settled as made': { type: 'settled', choice: 'made', parcelCode: 'P-3', at: 14 },
  'settled as not made': { type: 'settled', choice: 'not-made', at: 14 },
  'code-entered': { type: 'code-entered', parcelCode: 'P-4', at: 15 },
  'named-by-event': { type: 'named-by-event', parcelCode: 'P-5', at: 16 },
  revised: {
    type: 'revised',
    request: madeRow().request,
    identity: { accountId: 'account', identityVersion: 2 },
    phoneKey: '599001122',
    forced: true,
    at: 20,
  },
  withdrawn: { type: 'withdrawn', at: 13 },
} satisfies Record<string, RowEvent>;
type EventName = keyof typeof events;

/** Every shape a row can have, and all that can happen to it; what is not named cannot. */
const shapes: Readonly<Record<string, readonly [OutboxRow, Partial<Record<EventName, RowState>>]>> = {
  queued: [madeRow(), { postponed: 'queued', hurried: 'queued', claimed: 'sending', withdrawn: 'withdrawn' }],
  'queued, waiting': [
    madeRow({ waiting }),
    { postponed: 'queued', hurried: 'queued', claimed: 'sending', withdrawn: 'withdrawn' },
  ],
  sending: [
    madeRow({ state: 'sending', sent, attempts: [madeAttempt()] }),
    { created: 'created', refused: 'refused', lost: 'unknown' },
  ],
  created: [madeRow({ state: 'created', parcelCode: 'P-1', codeFrom: 'service' }), {}],
  refused: [madeRow({ state: 'refused' }), { revised: 'queued', withdrawn: 'withdrawn' }],
  unknown: [
    lostRow(),
    {
      postponed: 'unknown',
      'repeat-claimed': 'unknown',
      'looked-again': 'unknown',
      'settled as made': 'settled',
      'settled as not made': 'settled',
      'named-by-event': 'created',
    },
  ],
  'unknown, waiting': [
    lostRow({ waiting }),
    {
      postponed: 'unknown',
      hurried: 'unknown',
      'repeat-claimed': 'unknown',
      'looked-again': 'unknown',
      'settled as made': 'settled',
      'settled as not made': 'settled',
      'named-by-event': 'created',
    },
  ],
  'unknown, being asked about': [
    lostRow({
      attempts: [
        madeAttempt({ id: 'first', endedAt: 10, outcome: 'unknown' }),
        madeAttempt({ repeat: true, startedAt: 11 }),
      ],
    }),
    { created: 'created', made: 'made-code-unknown', lost: 'unknown', 'looked-again': 'unknown' },
  ],
  'made, code unknown': [
    madeRow({ state: 'made-code-unknown' }),
    { 'code-entered': 'created', 'looked-again': 'made-code-unknown', 'named-by-event': 'created' },
  ],
  'created, code from a person': [
    madeRow({ state: 'created', parcelCode: 'P-4', codeFrom: 'person' }),
    { 'code-entered': 'created' },
  ],
  'created, code from an event': [
    madeRow({ state: 'created', parcelCode: 'P-5', codeFrom: 'event' }),
    { 'code-entered': 'created' },
  ],
  'settled as made': [
    madeRow({
      state: 'settled',
      settlement: { choice: 'made', at: 14 },
      parcelCode: 'P-3',
      codeFrom: 'person',
    }),
    { 'code-entered': 'settled' },
  ],
  'settled as not made': [
    madeRow({ state: 'settled', settlement: { choice: 'not-made', at: 14 } }),
    { revised: 'queued' },
  ],
  withdrawn: [madeRow({ state: 'withdrawn' }), {}],
};

describe('an outbox row', () => {
  for (const [shape, [row, allowed]] of Object.entries(shapes)) {
    for (const name of Object.keys(events) as EventName[]) {
      const next = allowed[name];
      it(`that is ${shape} ${next === undefined ? 'cannot be' : `becomes ${next} when`} ${name}`, () => {
        if (next === undefined) expect(() => nextRow(row, events[name])).toThrow(TransitionError);
        else expect(nextRow(row, events[name])).toMatchObject({ state: next, updatedAt: events[name].at });
      });
    }
  }

  it('keeps every attempt with its times, its outcome and what came back', () => {
    const once = [events.claimed, events.refused].reduce<OutboxRow>(nextRow, madeRow());
    const second = { ...events.claimed, attemptId: 'second', at: 30 };
    const twice = [events.revised, second].reduce<OutboxRow>(nextRow, once);
    expect(twice.attempts).toEqual([
      madeAttempt({ startedAt: 12, endedAt: 12, outcome: 'refused', answer: events.refused.refusal }),
      madeAttempt({ id: 'second', revision: 1, startedAt: 30 }),
    ]);
    expect(twice).toMatchObject({ revision: 1, refusal: null, forced: true, identityVersion: 2 });
  });

  it('keeps the request as it was sent until it is sent anew by a person’s word', () => {
    const lost = [events.claimed, events.lost].reduce<OutboxRow>(nextRow, madeRow());
    expect(lost.sent).toEqual(sent);
    const again = [events['settled as not made'], events.revised].reduce<OutboxRow>(nextRow, lost);
    expect(again).toMatchObject({ state: 'queued', sent: null, settlement: null, revision: 1 });
  });

  it('is of the day on which it was mended and pressed anew: a day counted what another one shipped', () => {
    const refused = [events.claimed, events.refused].reduce<OutboxRow>(nextRow, madeRow({ createdAt: 1 }));
    expect(refused.createdAt).toBe(1);
    expect(nextRow(refused, { ...events.revised, at: 90_000_000 }).createdAt).toBe(90_000_000);
  });

  it('counts how often it was tried in vain, and since when', () => {
    const later = { ...events.postponed, at: 50, nextTryAt: 120 };
    const row = [events.postponed, later].reduce<OutboxRow>(nextRow, madeRow());
    expect(row.waiting).toEqual({ reason: 'offline', since: 11, tries: 2, nextTryAt: 120 });
    expect(nextRow(row, events.hurried).waiting?.nextTryAt).toBe(11);
    expect(nextRow(row, events.claimed).waiting).toBeNull();
  });
});

/** What an onlooker who sees only the row must always find true, whatever happens in whatever order. */
describe('whatever happens to a row, in whatever order', () => {
  const names = Object.keys(events) as EventName[];
  /** Half of the picks are among what the row allows: by chance alone few would get far. */
  const steps = fc.array(fc.record({ pick: fc.nat(1_000), anything: fc.boolean() }), { maxLength: 40 });
  const isAllowed = (row: OutboxRow) => (name: EventName) => {
    try {
      return nextRow(row, events[name]) !== null;
    } catch {
      return false;
    }
  };
  const ended = new Set<RowState>(['withdrawn']);

  it('never loses its place: a refused event changes nothing, an allowed one leads where the table says', () => {
    let applied = 0;
    fc.assert(
      fc.property(steps, (happened) => {
        let row = madeRow();
        for (const { pick, anything } of happened) {
          const among = anything ? names : names.filter(isAllowed(row));
          const name = among[pick % among.length];
          if (name === undefined) break;
          const before = structuredClone(row);
          let next: OutboxRow;
          try {
            next = nextRow(row, events[name]);
          } catch (error) {
            expect(error).toBeInstanceOf(TransitionError);
            expect(row).toEqual(before);
            continue;
          }
          applied += 1;
          expect(ended.has(before.state)).toBe(false);
          // A parcel that is known to exist is never sent again.
          if (['created', 'made-code-unknown'].includes(before.state)) expect(next.state).not.toBe('queued');
          // Nothing but a person's word or the evidence of a repeat leads out of not knowing.
          if (before.state === 'unknown' && next.state !== 'unknown') {
            expect(['created', 'made-code-unknown', 'settled']).toContain(next.state);
          }
          // An attempt begins only by a claim, and one at a time.
          if (next.attempts.length > before.attempts.length) {
            expect(['claimed', 'repeat-claimed']).toContain(name);
            expect(findOpenAttempt(before)).toBeNull();
          }
          expect(next.attempts.length).toBeGreaterThanOrEqual(before.attempts.length);
          expect(next.attempts.filter(({ endedAt }) => endedAt === null).length).toBeLessThanOrEqual(1);
          if (findOpenAttempt(next) !== null) expect(['sending', 'unknown']).toContain(next.state);
          // A code has somebody who said it, and only what exists has one.
          expect(next.codeFrom === null).toBe(next.parcelCode === null);
          if (next.parcelCode !== null) expect(['created', 'settled']).toContain(next.state);
          row = next;
        }
      }),
      { numRuns: 1_000 },
    );
    // Far below what comes out by chance, about a thousand: it shows that the walks walk.
    expect(applied).toBeGreaterThan(300);
  });
});
