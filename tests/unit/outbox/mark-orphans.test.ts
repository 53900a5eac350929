import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { markOrphans } from '../../../lib/outbox/mark-orphans';
import { requireRow } from '../../../lib/outbox/read-rows';
import { sendRow } from '../../../lib/outbox/send-row';
import { claim } from '../../../lib/outbox/write-rows';
import { readLog } from '../../../lib/storage/log';
import { intend } from './intend';
import { dependencies } from './made-carrier';
import { duplicate, lostRow, madeRow } from './made-row';

const created = { type: 'created', parcelCode: 'P-1' } as const;
const claimed = { type: 'claimed', attemptId: 'a', recipientBefore: 'absent', sent: null, at: 1 } as const;

async function intended() {
  const row = madeRow();
  await intend(row);
  return row;
}

it('a worker that ends while it refuses what it cannot send leaves no answer behind that could be a lost one', async () => {
  const row = await intended();
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  await sendRow(row, dependencies({ refusal: duplicate }));
  const written = put.mock.calls.flatMap(([value]) => (value.id === row.id ? value.state : []));
  put.mockRestore();
  expect(written).toEqual(['refused']);
  expect(await requireRow(row.id)).toMatchObject({ attempts: [{ outcome: 'refused', answer: duplicate }] });
});

describe('a worker that starts', () => {
  it('calls a row unknown whose worker ended while sending it', async () => {
    const row = await intended();
    await claim(row.id, claimed);
    expect(await markOrphans(() => 60)).toBe(1);
    expect(await requireRow(row.id)).toMatchObject({
      state: 'unknown',
      attempts: [{ outcome: 'unknown', endedAt: 60 }],
    });
  });

  it('ends the attempt of a row whose worker ended while asking about it', async () => {
    const row = lostRow();
    await intend(row);
    await claim(row.id, { type: 'repeat-claimed', attemptId: 'again', recipientBefore: 'absent', at: 50 });
    expect(await markOrphans(() => 60)).toBe(1);
    expect(await requireRow(row.id)).toMatchObject({ state: 'unknown', attempts: [{}, { endedAt: 60 }] });
  });

  it('goes on to the other rows where one cannot be ended', async () => {
    const rows = [await intended(), await intended()];
    for (const row of rows) await claim(row.id, claimed);
    const now = vi.fn(() => 60);
    now.mockImplementationOnce(() => {
      throw new TypeError('unexpected');
    });
    expect(await markOrphans(now)).toBe(1);
    const states = await Promise.all(rows.map(async ({ id }) => (await requireRow(id)).state));
    expect(states.toSorted()).toEqual(['sending', 'unknown']);
    expect(await readLog()).toMatchObject([{ where: 'end a lost attempt' }]);
    expect(await markOrphans(now)).toBe(1);
  });

  it('leaves a row alone that is still being sent', async () => {
    const row = await intended();
    let answer = (): void => undefined;
    let reached = (): void => undefined;
    const calling = new Promise<void>((resolve) => {
      reached = resolve;
    });
    const sending = sendRow(
      row,
      dependencies({
        create: () =>
          new Promise((resolve) => {
            answer = () => resolve(created);
            reached();
          }),
      }),
    );
    await calling;
    expect(await markOrphans(() => 60)).toBe(0);
    answer();
    await sending;
    expect((await requireRow(row.id)).state).toBe('created');
  });
});
