import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { nextOrder } from './relay-world';

const { network, open, press, rowOf, scene, service, setUpRelay } = await import('./joined-shop');
const { catchUp } = await import('../../../entrypoints/background/relay/catch-up');
const { followClaims } = await import('../../../entrypoints/background/relay/claims');
const { enterCode, settleRow } = await import('../../../entrypoints/background/outbox/settling');

setUpRelay();

it('a relay that was put back from an older copy is told again which orders were shipped since', async () => {
  const { sharedOf } = await open();
  const order = nextOrder();
  await press(order);
  expect((await sharedOf(order))?.state).toBe('created');
  await catchUp();
  for (const table of ['change', 'shop_order'] as const) await scene.db.deleteFrom(table).execute();
  await scene.db.updateTable('shop').set({ last_seq: 0 }).execute();
  await catchUp();
  const { parcelCode } = await rowOf(order);
  expect(await sharedOf(order)).toMatchObject({ state: 'created', code: parcelCode });
});

/** An order whose answer was lost: a person says that it was made, with a wrong code. */
async function settledWrongly() {
  const { sharedOf } = await open();
  const order = nextOrder();
  const real = service.fetch;
  vi.spyOn(service, 'fetch').mockImplementation(async (request) =>
    request.url.endsWith('parcels/create') ? new Response('bad gateway', { status: 502 }) : real(request),
  );
  await press(order);
  const { id, request } = await rowOf(order);
  const told = { state: 'created', code: 'RIGHT-1', amount: request.total_price, otherCodes: [] };
  return { id, told, shared: () => sharedOf(order) };
}

it('colleagues are told of a code that a person corrects', async () => {
  const { id, told, shared } = await settledWrongly();
  await settleRow(id, { was: 'made', parcelCode: 'WRONG-1' });
  expect(await shared()).toMatchObject({ state: 'created', code: 'WRONG-1' });
  await enterCode(id, 'RIGHT-1');
  expect(await shared()).toMatchObject(told);
});

it('colleagues are told of a code that a person corrects while the wrong one is on its way to them', async () => {
  const { id, told, shared } = await settledWrongly();
  await followClaims();
  const relay = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (...call: Parameters<typeof network.fetch>) => {
    const answer = await network.fetch(...call);
    if (String(call[1]?.body).includes('WRONG-1')) {
      asked.resolve();
      await relay.promise;
    }
    return answer;
  });
  await settleRow(id, { was: 'made', parcelCode: 'WRONG-1' });
  await asked.promise;
  await enterCode(id, 'RIGHT-1');
  relay.resolve();
  expect(await shared()).toMatchObject(told);
});
