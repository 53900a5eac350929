import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { requireRow } from '../../../lib/outbox/read-rows';
import { sendRow } from '../../../lib/outbox/send-row';
import { intend } from './intend';
import { dependencies, NOW } from './made-carrier';
import { lostRow, madeRow } from './made-row';

const page = {
  found: 'unreachable',
  reason: 'service-unreachable',
  retryAt: null,
  lasting: 'html-answer',
} as const;
const offline = { reason: 'offline', since: 1, tries: 6, nextTryAt: NOW } as const;

it.each([
  ['was not sent yet', madeRow({ waiting: offline })],
  ['is to be repeated', lostRow({ waiting: offline })],
])('one sign-in page after a while offline is waited for, where a parcel %s', async (_, row) => {
  await intend(row);
  await sendRow(row, dependencies({ lookUpRecipient: async () => page }));
  expect((await requireRow(row.id)).waiting).toMatchObject({
    reason: 'service-unreachable',
    nextTryAt: expect.any(Number),
  });
});

it('pages are counted anew once something else was in the way', async () => {
  const row = madeRow({ waiting: { ...offline, pages: 5 } });
  await intend(row);
  const notReached = { found: 'unreachable', reason: 'offline', retryAt: null } as const;
  await sendRow(row, dependencies({ lookUpRecipient: async () => notReached }));
  expect((await requireRow(row.id)).waiting).not.toHaveProperty('pages');
});
