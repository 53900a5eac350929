import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findNextTry, isDue, nextTryAfter, OUTBOX_TIMES } from '../../../lib/outbox/due';
import { nextRow } from '../../../lib/outbox/state';
import { lostRow, madeAttempt, madeRow } from './made-row';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const NOW = 1_000 * HOUR;
const times = OUTBOX_TIMES;

/** A row whose answer was lost at a time. */
function lostAt(at: number, change: Parameters<typeof lostRow>[0] = {}) {
  const attempt = madeAttempt({ startedAt: at - SECOND, endedAt: at, outcome: 'unknown' });
  return lostRow({ attempts: [attempt], ...change });
}

describe('a lost answer', () => {
  it('is asked about by itself between 90 seconds and 24 hours later', () => {
    const row = lostAt(NOW);
    expect(findNextTry(row, times, NOW)).toBe(NOW + 90 * SECOND);
    const due = [89 * SECOND, 90 * SECOND, 23 * HOUR, 24 * HOUR].map((later) =>
      isDue(row, times, NOW + later),
    );
    expect(due).toEqual([false, true, true, false]);
  });

  it('never, when the parcel was forced', () => {
    expect(findNextTry(lostAt(NOW, { forced: true }), times, NOW + HOUR)).toBeNull();
  });

  it('never a second time', () => {
    const first = madeAttempt({ startedAt: NOW, endedAt: NOW, outcome: 'unknown' });
    const repeat = madeAttempt({ ...first, id: 'repeat', repeat: true });
    expect(findNextTry(lostRow({ attempts: [first, repeat] }), times, NOW + HOUR)).toBeNull();
  });

  it('not while it is being asked about', () => {
    const first = madeAttempt({ startedAt: NOW, endedAt: NOW, outcome: 'unknown' });
    const repeat = madeAttempt({ startedAt: NOW + HOUR, repeat: true });
    expect(findNextTry(lostRow({ attempts: [first, repeat] }), times, NOW + HOUR)).toBeNull();
  });

  it('not when nobody can say any more what exactly was sent', () => {
    expect(findNextTry(lostAt(NOW, { sent: null }), times, NOW + HOUR)).toBeNull();
  });

  it('is left to a person once it was found that it cannot be asked about', () => {
    const waiting = { reason: 'repeat-differs', since: NOW, tries: 1, nextTryAt: null } as const;
    expect(findNextTry(lostAt(NOW, { waiting }), times, NOW + HOUR)).toBeNull();
  });

  it('waits for the service when the asking reached nobody, and not longer than it may be asked', () => {
    const waiting = { reason: 'offline', since: NOW, tries: 1, nextTryAt: NOW + 120 * SECOND } as const;
    const row = lostAt(NOW, { waiting });
    expect(findNextTry(row, times, NOW + 100 * SECOND)).toBe(NOW + 120 * SECOND);
    expect(findNextTry(row, times, NOW + 25 * HOUR)).toBeNull();
  });

  it('waits, then is a person’s, where the clock was set back: never asked too early', () => {
    const row = lostAt(NOW);
    expect(isDue(row, times, NOW - HOUR)).toBe(false);
    expect(findNextTry(row, times, NOW - 30 * HOUR)).toBeNull();
  });

  it('is asked about at no other time, whatever the clock says', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100 * HOUR, max: 100 * HOUR }), (later) => {
        const isTime = later >= 90 * SECOND && later + SECOND <= 24 * HOUR;
        expect(isDue(lostAt(NOW), times, NOW + later)).toBe(isTime);
      }),
    );
  });
});

describe('a row that could not be sent', () => {
  it('waits 30 seconds, then twice as long each time, at most a quarter of an hour', () => {
    let waiting = null;
    const waits: number[] = [];
    for (let tries = 0; tries < 8; tries += 1) {
      const nextTryAt = nextTryAfter(waiting, times, NOW, null);
      waits.push(((nextTryAt ?? 0) - NOW) / SECOND);
      waiting = { reason: 'offline', since: NOW, tries: tries + 1, nextTryAt } as const;
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900, 900]);
  });

  it('stops trying by itself after a day, and is then a person’s', () => {
    const waiting = { reason: 'offline', since: NOW - 25 * HOUR, tries: 90, nextTryAt: NOW } as const;
    expect(nextTryAfter(waiting, times, NOW, null)).toBeNull();
    expect(findNextTry(madeRow({ waiting: { ...waiting, nextTryAt: null } }), times, NOW)).toBeNull();
  });

  it('is due at its time, and at once when a clock set back has put its time far away', () => {
    const waiting = { reason: 'offline', since: NOW, tries: 1, nextTryAt: NOW + 30 * SECOND } as const;
    const row = madeRow({ waiting, updatedAt: NOW });
    const due = [0, 29 * SECOND, 30 * SECOND, -20 * HOUR].map((later) => isDue(row, times, NOW + later));
    expect(due).toEqual([false, false, true, true]);
  });

  it('is due at once when nothing was in its way', () => {
    expect(isDue(madeRow({ updatedAt: NOW + HOUR }), times, NOW)).toBe(true);
  });

  it('is left to a person when nobody looked at it for more than a day, whatever it waited for', () => {
    const waiting = { reason: 'offline', since: NOW, tries: 1, nextTryAt: NOW + 30 * SECOND } as const;
    for (const row of [madeRow({ updatedAt: NOW }), madeRow({ waiting, updatedAt: NOW })]) {
      expect(isDue(row, times, NOW + 24 * HOUR)).toBe(true);
      expect(findNextTry(row, times, NOW + 25 * HOUR)).toBeNull();
      // Nor can a clock that was set back by more than that tell.
      expect(findNextTry(row, times, NOW - 25 * HOUR)).toBeNull();
      const hurried = nextRow(row, { type: 'hurried', at: NOW + 240 * HOUR });
      expect(isDue(hurried, times, NOW + 240 * HOUR)).toBe(true);
    }
  });

  it('is not due in any other state', () => {
    for (const state of [
      'sending',
      'created',
      'refused',
      'made-code-unknown',
      'settled',
      'withdrawn',
    ] as const) {
      expect(isDue(madeRow({ state }), times, NOW)).toBe(false);
    }
  });
});
