import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { eventBody, send } from '../../relay/shop-client';
import { intend } from '../outbox/intend';
import { madeAttempt, madeRow } from '../outbox/made-row';
import { ACCOUNT } from './fake-service';

const { open, setUpRelay } = await import('./joined-shop');
const { catchUp } = await import('../../../entrypoints/background/relay/catch-up');

setUpRelay();

/** Stores of which a look at the relay reads every record. */
async function readWhole(): Promise<readonly string[]> {
  const reads = vi.spyOn(IDBObjectStore.prototype, 'getAll');
  await catchUp();
  const whole = reads.mock.contexts.filter((_, call) => reads.mock.calls[call]?.length === 0);
  reads.mockRestore();
  return whole.map((store) => (store as IDBObjectStore).name);
}

it('a lost answer that no event can settle has no look read every parcel ever made', async () => {
  const { webhook } = await open();
  await catchUp();
  const request = { ...madeRow().request, reference_number: '77' };
  const attempts = [madeAttempt({ startedAt: Date.now(), endedAt: Date.now(), outcome: 'unknown' })];
  // No event names the first; the others are another account's, without a code, and without a reference number.
  await intend(
    madeRow({ id: 'a', orderId: '1', state: 'unknown', accountId: ACCOUNT.id, request, attempts }),
  );
  await intend(
    madeRow({ id: 'b', orderId: '2', state: 'made-code-unknown', accountId: 'another', request, attempts }),
  );
  const unnamed = { ...request, reference_number: '' };
  await intend(
    madeRow({
      id: 'c',
      orderId: '3',
      state: 'made-code-unknown',
      accountId: ACCOUNT.id,
      request: unnamed,
      attempts,
    }),
  );
  expect(await readWhole()).not.toContain('outbox');
  // What settles one is held against all.
  await send(webhook, eventBody({ parcel_code: 'P-1', reference_number: '77' }));
  expect(await readWhole()).toContain('outbox');
});
