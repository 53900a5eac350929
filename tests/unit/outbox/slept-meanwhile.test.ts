import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { requireRow } from '../../../lib/outbox/read-rows';
import { type Carrier, sendRow } from '../../../lib/outbox/send-row';
import { need } from '../../need';
import { intend } from './intend';
import { dependencies, NOW } from './made-carrier';
import { lostRow, madeRow } from './made-row';

const HOUR = 3_600_000;
const NOT_REACHED = { found: 'unreachable', reason: 'offline', retryAt: null } as const;

/** A machine that sleeps for so long while a question is out. */
function sleeper(milliseconds: number, carrier: Partial<Carrier> = {}) {
  let at = NOW;
  const calls: string[] = [];
  const asked = async () => {
    at += milliseconds;
    return { asked: null };
  };
  const given = dependencies(carrier, calls, () => at);
  return { calls, now: () => at, given: { ...given, askStore: asked, askColleagues: asked } };
}

it('a parcel is not made of what was answered before the machine slept for days', async () => {
  const row = madeRow();
  await intend(row);
  const { calls, given } = sleeper(60 * HOUR);
  await sendRow(row, given);
  expect(calls).not.toContain('create');
  const waiting = { reason: 'timed-out' };
  expect(await requireRow(row.id)).toMatchObject({ state: 'queued', attempts: [], waiting });
});

it.each([
  ['is asked about again', {}],
  ['could not be asked about', { lookUpRecipient: async () => NOT_REACHED }],
])('what slept for days before it %s goes by itself no more', async (_, carrier) => {
  const row = madeRow();
  await intend(row);
  const { calls, now, given } = sleeper(60 * HOUR, carrier);
  await sendRow(row, given);
  const slept = await requireRow(row.id);
  expect(slept).toMatchObject({ state: 'queued', waiting: { nextTryAt: null } });
  await sendRow(
    slept,
    dependencies({}, calls, () => now() + 30_000),
  );
  expect(calls).not.toContain('create');
});

it('what slept for some minutes goes a moment later, once everything was asked anew', async () => {
  const row = madeRow();
  await intend(row);
  const { calls, given } = sleeper(5 * 60_000);
  await sendRow(row, given);
  expect(calls).not.toContain('create');
  const { nextTryAt } = need((await requireRow(row.id)).waiting, 'wait');
  await sendRow(
    row,
    dependencies({}, [], () => need(nextTryAt, 'next try')),
  );
  expect((await requireRow(row.id)).state).toBe('created');
});

it('nothing is repeated of what was answered before the machine slept past the time for a repeat', async () => {
  const row = lostRow();
  await intend(row);
  const { calls, now, given } = sleeper(60 * HOUR);
  await sendRow(row, given);
  expect(calls).not.toContain('create');
  const slept = await requireRow(row.id);
  expect(slept).toMatchObject({ state: 'unknown', waiting: { reason: 'timed-out' } });
  // Too much time has passed: a person has to say.
  await sendRow(
    slept,
    dependencies({}, calls, () => now() + HOUR),
  );
  expect(calls).not.toContain('create');
});
