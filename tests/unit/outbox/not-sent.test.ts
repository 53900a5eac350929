import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { requireRow } from '../../../lib/outbox/read-rows';
import { sendRow } from '../../../lib/outbox/send-row';
import { intend } from './intend';
import { dependencies, NOW } from './made-carrier';
import { lostRow } from './made-row';

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
