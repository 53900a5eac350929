import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { requireRow } from '../../../lib/outbox/read-rows';
import type { RowRefusal } from '../../../lib/outbox/row';
import { type Carrier, sendRow } from '../../../lib/outbox/send-row';
import { applyEvent, claim } from '../../../lib/outbox/write-rows';
import { intend } from './intend';
import { dependencies, NOW } from './made-carrier';
import { duplicate, lostRow, madeAttempt, madeRow } from './made-row';

const created = { type: 'created', parcelCode: 'P-1' } as const;
const claimed = { type: 'claimed', attemptId: 'a', recipientBefore: 'absent', sent: null, at: 1 } as const;

async function intended(change: Parameters<typeof madeRow>[0] = {}) {
  const row = madeRow(change);
  await intend(row);
  return row;
}

describe('sending a row', () => {
  it('looks the recipient up, then creates, renewing its watchdog before each, and keeps the code', async () => {
    const row = await intended();
    const calls: string[] = [];
    await sendRow(row, dependencies({}, calls));
    expect(calls).toEqual(['watchdog', 'look-up', 'watchdog', 'create']);
    const sent = await requireRow(row.id);
    expect(sent).toMatchObject({ state: 'created', parcelCode: 'P-1', codeFrom: 'service' });
    expect(sent.attempts).toMatchObject([{ recipientBefore: 'absent', outcome: 'created', endedAt: NOW }]);
  });

  it('creates once, however many send it at once', async () => {
    const row = await intended();
    const calls: string[] = [];
    await Promise.all(Array.from({ length: 6 }, () => sendRow(row, dependencies({}, calls))));
    expect(calls.filter((call) => call === 'create')).toHaveLength(1);
  });

  it('is written as being sent, with exactly what is sent, before anything is called that makes a parcel', async () => {
    const row = await intended();
    const seen: unknown[] = [];
    await sendRow(
      row,
      dependencies({
        serialize: () => '{"exactly":"this"}',
        lookUpRecipient: async () => {
          seen.push((await requireRow(row.id)).state);
          return { found: 'not-checked' };
        },
        create: async () => {
          const { state, attempts, sent } = await requireRow(row.id);
          seen.push(state, attempts[0]?.recipientBefore, sent);
          return created;
        },
      }),
    );
    const sent = { text: '{"exactly":"this"}', identityVersion: 1 };
    expect(seen).toEqual(['queued', 'sending', 'not-checked', sent]);
  });

  it('waits as long as the service asks for, at most as long as any wait, and keeps until when', async () => {
    for (const [asked, next] of [
      [120_000, 120_000],
      [3_600_000, 900_000],
      [1_000, 30_000],
    ] as const) {
      const row = await intended();
      const until = NOW + asked;
      const busy = { found: 'unreachable', reason: 'rate-limited', retryAt: until } as const;
      await sendRow(row, dependencies({ lookUpRecipient: async () => busy }));
      const { waiting } = await requireRow(row.id);
      expect(waiting).toEqual({ reason: 'rate-limited', since: NOW, tries: 1, nextTryAt: NOW + next, until });
    }
  });

  it('waits when nobody was reached: nothing was sent, and it says when it tries again', async () => {
    const row = await intended();
    const calls: string[] = [];
    const unreachable = { found: 'unreachable', reason: 'service-unreachable', retryAt: null } as const;
    const down = dependencies({ lookUpRecipient: async () => unreachable }, calls);
    await sendRow(row, down);
    expect(calls).not.toContain('create');
    const waiting = { reason: 'service-unreachable', since: NOW, tries: 1, nextTryAt: NOW + 30_000 };
    expect(await requireRow(row.id)).toMatchObject({ state: 'queued', attempts: [], waiting });
    await sendRow(row, dependencies({}, calls));
    expect(calls).not.toContain('create');
    await sendRow(
      row,
      dependencies({}, calls, () => NOW + 30_000),
    );
    expect(await requireRow(row.id)).toMatchObject({ state: 'created', waiting: null });
  });

  it('waits for a key or a permission that is missing, and is refused where it cannot be sent at all', async () => {
    const [waiting, refused] = [await intended(), await intended()];
    await sendRow(waiting, dependencies({ wait: 'key-unavailable' }));
    expect(await requireRow(waiting.id)).toMatchObject({
      state: 'queued',
      waiting: { reason: 'key-unavailable' },
    });
    const changed: RowRefusal = { ...duplicate, code: 'account-changed' };
    await sendRow(refused, dependencies({ refusal: changed }));
    expect(await requireRow(refused.id)).toMatchObject({ state: 'refused', refusal: changed, sent: null });
  });

  it('is left to a person where it had waited and its order is another by then, not taken back unseen', async () => {
    const waiting = { reason: 'service-unreachable', since: 1, tries: 1, nextTryAt: NOW } as const;
    const calls: string[] = [];
    const asked = async (code: RowRefusal['code'], change: Parameters<typeof madeRow>[0] = {}) => {
      const row = await intended(change);
      const refusal = { ...duplicate, code };
      await sendRow(row, { ...dependencies({}, calls), askStore: async () => ({ refusal }) });
      return (await requireRow(row.id)).state;
    };
    expect(await asked('changed-since-shown', { waiting })).toBe('refused');
    expect(await asked('store-signed-out', { waiting })).toBe('refused');
    // A colleague shipped it: there is nothing to do.
    expect(await asked('shipped-elsewhere', { waiting })).toBe('withdrawn');
    // Whoever has just pressed is told at once.
    expect(await asked('changed-since-shown')).toBe('withdrawn');
    // Held, it went by itself.
    expect(await asked('changed-since-shown', { heldUntil: NOW - 1 })).toBe('refused');
    expect(calls).not.toContain('create');
  });

  it('sends nothing that was withdrawn while the recipient was being looked up', async () => {
    const row = await intended();
    const calls: string[] = [];
    const carrier: Partial<Carrier> = {
      lookUpRecipient: async () => {
        await applyEvent(row.id, { type: 'withdrawn', at: 5 });
        return { found: 'absent' };
      },
    };
    await sendRow(row, dependencies(carrier, calls));
    expect(calls).not.toContain('create');
    expect(await requireRow(row.id)).toMatchObject({ state: 'withdrawn', attempts: [] });
  });

  it('calls a lost answer unknown, never a failure and never a success', async () => {
    const row = await intended();
    const answer: RowRefusal = { ...duplicate, code: 'server-failed' };
    await sendRow(row, dependencies({ create: async () => ({ type: 'lost', answer }) }));
    const lost = await requireRow(row.id);
    expect(lost).toMatchObject({ state: 'unknown', parcelCode: null, refusal: null, attempts: [{ answer }] });
  });

  it('does not believe a duplicate of somebody unknown a moment ago: the browser may have sent it twice', async () => {
    const row = await intended();
    await sendRow(row, dependencies({ create: async () => ({ type: 'refused', refusal: duplicate }) }));
    expect(await requireRow(row.id)).toMatchObject({ state: 'unknown', refusal: null });
  });

  it('leaves a row of a busy phone as it is, and calls nobody for it', async () => {
    const first = await intended({ phoneKey: '599313131' });
    const second = await intended({ phoneKey: '599313131' });
    await claim(first.id, claimed);
    const calls: string[] = [];
    await expect(sendRow(second, dependencies({}, calls))).rejects.toMatchObject({ code: 'phone-busy' });
    expect(calls).toEqual([]);
    expect((await requireRow(second.id)).state).toBe('queued');
    await applyEvent(first.id, { type: 'created', attemptId: 'a', parcelCode: 'P-2', at: 2 });
  });
});

describe('asking once more about a row whose answer was lost', () => {
  async function lost(change: Parameters<typeof lostRow>[0] = {}) {
    const row = lostRow(change);
    await intend(row);
    return row;
  }
  const refuse = (refusal: RowRefusal): Partial<Carrier> => ({
    create: async () => ({ type: 'refused', refusal }),
  });

  it('sends the same once, after 90 seconds, and takes a code for what it is', async () => {
    const row = await lost();
    const calls: string[] = [];
    await sendRow(
      row,
      dependencies({}, calls, () => 60_000),
    );
    expect(calls).toEqual([]);
    await sendRow(row, dependencies({}, calls));
    expect(calls).toEqual(['watchdog', 'look-up', 'watchdog', 'create']);
    expect(await requireRow(row.id)).toMatchObject({ state: 'created', parcelCode: 'P-1' });
  });

  it('knows that it was made when the service then has somebody twice who was absent before', async () => {
    const row = await lost();
    const known = async () => ({ found: 'present' as const });
    await sendRow(row, dependencies({ ...refuse(duplicate), lookUpRecipient: known }));
    expect(await requireRow(row.id)).toMatchObject({ state: 'made-code-unknown', parcelCode: null });
  });

  it('leaves everything else to a person, and asks no third time', async () => {
    const answers: Partial<Carrier>[] = [
      refuse({ ...duplicate, code: 'closed-village' }),
      { create: async () => ({ type: 'lost', answer: null }) },
    ];
    for (const answer of answers) {
      const row = await lost();
      await sendRow(row, dependencies(answer));
      expect(await requireRow(row.id)).toMatchObject({ state: 'unknown', refusal: null });
      const calls: string[] = [];
      await sendRow(
        row,
        dependencies({}, calls, () => NOW + 600_000),
      );
      expect(calls).toEqual([]);
    }
    const present = [madeAttempt({ recipientBefore: 'present', endedAt: 10, outcome: 'unknown' })];
    const row = await lost({ attempts: present });
    await sendRow(row, dependencies(refuse(duplicate)));
    expect(await requireRow(row.id)).toMatchObject({ state: 'unknown' });
  });

  it('takes no look-up of now for proof, either way', async () => {
    for (const found of ['absent', 'present', 'not-checked'] as const) {
      const row = await lost();
      const carrier: Partial<Carrier> = {
        lookUpRecipient: async () => ({ found }),
        create: async () => ({ type: 'lost', answer: null }),
      };
      await sendRow(row, dependencies(carrier));
      const { state, attempts } = await requireRow(row.id);
      expect([state, attempts[1]?.recipientBefore]).toEqual(['unknown', found]);
    }
  });

  it('does not send what would not be the same to the byte, nor in another identity', async () => {
    const differs = await lost();
    const calls: string[] = [];
    await sendRow(differs, dependencies({ serialize: () => '{ }' }, calls));
    const moved = await lost({ identityVersion: 2 });
    await sendRow(moved, dependencies({}, calls));
    expect(calls).toEqual([]);
    for (const { id } of [differs, moved]) {
      expect(await requireRow(id)).toMatchObject({
        state: 'unknown',
        waiting: { reason: 'repeat-differs', nextTryAt: null },
      });
    }
  });

  it('waits for the service when nobody is reached, and asks then', async () => {
    const row = await lost();
    const unreachable = { found: 'unreachable', reason: 'offline', retryAt: null } as const;
    await sendRow(row, dependencies({ lookUpRecipient: async () => unreachable }));
    const waiting = await requireRow(row.id);
    expect(waiting).toMatchObject({ state: 'unknown', waiting: { reason: 'offline' } });
    expect(waiting.attempts).toHaveLength(1);
    await sendRow(
      row,
      dependencies({}, [], () => NOW + 30_000),
    );
    expect(await requireRow(row.id)).toMatchObject({ state: 'created' });
  });

  it('does not send what a person has settled while the recipient was being looked up', async () => {
    const row = await lost();
    const calls: string[] = [];
    const carrier: Partial<Carrier> = {
      lookUpRecipient: async () => {
        await applyEvent(row.id, { type: 'settled', choice: 'made', parcelCode: 'P-7', at: 5 });
        return { found: 'present' };
      },
    };
    await sendRow(row, dependencies(carrier, calls));
    expect(calls).not.toContain('create');
    expect(await requireRow(row.id)).toMatchObject({ state: 'settled', parcelCode: 'P-7' });
  });
});
