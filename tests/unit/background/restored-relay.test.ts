import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { nextOrder } from './relay-world';

const { open, press, rowOf, scene, service, setUpRelay } = await import('./joined-shop');
const { catchUp } = await import('../../../entrypoints/background/relay/catch-up');
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

it('colleagues are told of a code that a person corrects', async () => {
  const { sharedOf } = await open();
  const order = nextOrder();
  const real = service.fetch;
  vi.spyOn(service, 'fetch').mockImplementation(async (request) =>
    request.url.endsWith('parcels/create') ? new Response('bad gateway', { status: 502 }) : real(request),
  );
  await press(order);
  const { id, request } = await rowOf(order);
  await settleRow(id, { was: 'made', parcelCode: 'WRONG-1' });
  expect(await sharedOf(order)).toMatchObject({ state: 'created', code: 'WRONG-1' });
  await enterCode(id, 'RIGHT-1');
  const told = { state: 'created', code: 'RIGHT-1', amount: request.total_price, otherCodes: [] };
  expect(await sharedOf(order)).toMatchObject(told);
});
