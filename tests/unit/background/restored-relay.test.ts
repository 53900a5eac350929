import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { findRelay } from '../../../lib/shop-relay/kept-relay';
import { findParcelState } from '../../../lib/shop-relay/parcel-states';
import { eventBody, send } from '../../relay/shop-client';
import { nextOrder } from './relay-world';

const { network, open, rowOf, scene, service, setUpRelay } = await import('./joined-shop');
const { pressBar } = await import('./presses');
const { catchUp } = await import('../../../entrypoints/background/relay/catch-up');
const { followClaims } = await import('../../../entrypoints/background/relay/claims');
const { enterCode, settleRow } = await import('../../../entrypoints/background/outbox/settling');

setUpRelay();

/** Puts the relay's database back from a copy that was made before anything happened. */
async function putBack(): Promise<void> {
  for (const table of ['change', 'shop_order'] as const) await scene.db.deleteFrom(table).execute();
  await scene.db.updateTable('shop').set({ last_seq: 0 }).execute();
}

describe('a relay that was put back from an older copy', () => {
  it('is told again which orders were shipped since', async () => {
    const { sharedOf } = await open();
    const order = nextOrder();
    await pressBar(order);
    expect((await sharedOf(order))?.state).toBe('created');
    await catchUp();
    await putBack();
    await catchUp();
    const { parcelCode } = await rowOf(order);
    expect(await sharedOf(order)).toMatchObject({ state: 'created', code: parcelCode });
  });

  it.each([0, 1])(
    'and has counted past what this browser knows by %i is told again and read anew',
    async (beyond) => {
      const { sharedOf, webhook } = await open();
      const order = nextOrder();
      await pressBar(order);
      expect((await sharedOf(order))?.state).toBe('created');
      await catchUp();
      const known = (await findRelay())?.after ?? 0;
      await putBack();
      for (let seq = 1; seq <= known + beyond; seq += 1)
        await send(webhook, eventBody({ parcel_code: `SINCE-${beyond}-${seq}` }));
      await catchUp();
      const { parcelCode } = await rowOf(order);
      expect(await sharedOf(order)).toMatchObject({ state: 'created', code: parcelCode });
      expect(await findParcelState(`SINCE-${beyond}-1`)).not.toBeNull();
    },
  );
});

it('a relay that was put back to when an order was still being sent hears that it was given back', async () => {
  const { sharedOf } = await open();
  const order = nextOrder();
  service.answer = () => Response.json({ success: false, errors: ['closed village'] });
  await pressBar(order);
  expect((await sharedOf(order))?.state).toBe('released');
  await catchUp();
  await scene.db.updateTable('shop_order').set({ state: 'claimed' }).execute();
  await scene.db.deleteFrom('change').where('seq', '>', 1).execute();
  await scene.db.updateTable('shop').set({ last_seq: 1 }).execute();
  await catchUp();
  expect((await sharedOf(order))?.state).toBe('released');
});

it('a relay that does not know a claim it was told of hears of it anew with what became of it', async () => {
  const { id, told, shared } = await settledWrongly();
  expect((await shared())?.state).toBe('unknown');
  // Put back from a copy between the last look and the press: by its numbers nothing can be noticed.
  await scene.db.deleteFrom('shop_order').execute();
  await settleRow(id, { was: 'made', parcelCode: 'RIGHT-1' });
  await followClaims();
  expect(await shared()).toMatchObject(told);
});

describe('a relay that goes on', () => {
  const older = async (answer: Response) => {
    const { afterAt: _, ...said } = await answer.json();
    return Response.json(said);
  };

  it.each([
    [
      'and has tidied away the change that this browser took last',
      () => scene.db.deleteFrom('change').execute(),
    ],
    [
      'and is of an earlier version, which does not say when that change was',
      async () =>
        vi.stubGlobal('fetch', async (...call: Parameters<typeof network.fetch>) => {
          const answer = await network.fetch(...call);
          return String(call[0]).includes('/v1/changes') ? older(answer) : answer;
        }),
    ],
  ])('%s is told nothing again', async (_how, happens) => {
    const { sharedOf, webhook } = await open();
    const order = nextOrder();
    await pressBar(order);
    expect((await sharedOf(order))?.state).toBe('created');
    await catchUp();
    await happens();
    network.toRelay.length = 0;
    await send(webhook, eventBody({ parcel_code: 'NEXT' }));
    await catchUp();
    await followClaims();
    expect(await findParcelState('NEXT')).not.toBeNull();
    expect(network.toRelay.filter((call) => !call.includes('/v1/changes'))).toEqual([]);
  });
});

/** An order whose answer was lost: a person says that it was made, with a wrong code. */
async function settledWrongly() {
  const { sharedOf } = await open();
  const order = nextOrder();
  const real = service.fetch;
  vi.spyOn(service, 'fetch').mockImplementation(async (request) =>
    request.url.endsWith('parcels/create') ? new Response('bad gateway', { status: 502 }) : real(request),
  );
  await pressBar(order);
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
