import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { requireRow } from '../../../lib/outbox/read-rows';
import { sendRow } from '../../../lib/outbox/send-row';
import { intend } from './intend';
import { dependencies, NOW } from './made-carrier';
import { lostRow, madeRow } from './made-row';

it('a repeat that never left this machine was none: it is asked once more later', async () => {
  const row = lostRow();
  await intend(row);
  await sendRow(row, dependencies({ create: async () => ({ type: 'not-sent', reason: 'offline' }) }));
  const { attempts, sent } = row;
  const waiting = { reason: 'offline', nextTryAt: NOW + 30_000 };
  expect(await requireRow(row.id)).toMatchObject({ state: 'unknown', attempts, sent, waiting });
  await sendRow(
    await requireRow(row.id),
    dependencies({}, [], () => NOW + 30_000),
  );
  expect(await requireRow(row.id)).toMatchObject({ state: 'created', parcelCode: 'P-1' });
});

it.each([
  ['sent', madeRow],
  ['repeated', lostRow],
])('what was to be %s waits no longer in all where its call never left this machine', async (_, made) => {
  const waiting = { reason: 'offline', since: 1, tries: 3, nextTryAt: NOW } as const;
  const row = made({ waiting });
  await intend(row);
  await sendRow(row, dependencies({ create: async () => ({ type: 'not-sent', reason: 'offline' }) }));
  expect((await requireRow(row.id)).waiting).toMatchObject({ since: 1, tries: 4 });
});
