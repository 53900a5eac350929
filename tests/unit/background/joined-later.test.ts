import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { changeSettings } from '../../../lib/settings/settings';
import { findRelay } from '../../../lib/shop-relay/kept-relay';
import { keepClaim } from '../../../lib/shop-relay/order-claims';
import { openDatabase } from '../../../lib/storage/db';
import type { OrderClaim } from '../../../lib/storage/records';
import { ACCOUNT } from './fake-service';
import { nextOrder } from './relay-world';

// More presses than a person makes in a moment; the pace has tests of its own.
vi.mock('../../../entrypoints/background/bar/press-pace', () => ({ isPersonsPace: async () => true }));

const { network, open, rowOf, service, setUpRelay } = await import('./joined-shop');
const { pressBar } = await import('./presses');
const { catchUp } = await import('../../../entrypoints/background/relay/catch-up');
const { followClaims } = await import('../../../entrypoints/background/relay/claims');
const { leaveRelay } = await import('../../../entrypoints/background/relay/join');
const { markWrong } = await import('../../../entrypoints/background/outbox/settling');

setUpRelay();

const DAY = 86_400_000;

/** Presses an order that many days ago. */
async function pressedBefore(days: number) {
  const order = nextOrder();
  await pressBar(order);
  const database = await openDatabase();
  const row = await rowOf(order);
  await database.put('outbox', { ...row, createdAt: row.createdAt - days * DAY });
  return order;
}

it('who joins a relay tells it what was shipped in the days before, by the day on which it was', async () => {
  const [today, before, longAgo] = [await pressedBefore(0), await pressedBefore(3), await pressedBefore(40)];
  const shop = await open();
  await catchUp();
  const { parcelCode } = await rowOf(before);
  const told = await shop.sharedOf(before);
  expect(told).toMatchObject({ state: 'created', code: parcelCode, member: { name: 'Counter' } });
  expect(Date.parse(told?.claimedAt ?? '')).toBeCloseTo((await rowOf(before)).createdAt, -5);
  expect(told?.amount).toBe('140');
  expect(await shop.sharedOf(today)).toMatchObject({ state: 'created', wrong: false });
  expect(await shop.sharedOf(longAgo)).toBeUndefined();
  // A colleague is held to it as to any other, and hears that it is wrong.
  expect((await shop.rana.claim(await shop.keyOf(before), crypto.randomUUID())).status).toBe(409);
  await markWrong((await rowOf(before)).id, true);
  expect(await shop.sharedOf(before)).toMatchObject({ wrong: true });
});

it('and of a parcel whose answer was lost that it may exist; of what was refused or tried out, nothing', async () => {
  const [lost, refused, tried] = [nextOrder(), nextOrder(), nextOrder()];
  const answering = (answer: () => Response) => async (input: Request | string, init?: RequestInit) =>
    input instanceof Request && input.url.endsWith('parcels/create') ? answer() : network.fetch(input, init);
  vi.stubGlobal(
    'fetch',
    answering(() => new Response('bad gateway', { status: 502 })),
  );
  await pressBar(lost);
  vi.stubGlobal(
    'fetch',
    answering(() => Response.json({ success: false, errors: ['try later'] })),
  );
  await pressBar(refused);
  vi.stubGlobal('fetch', network.fetch);
  await changeSettings((now) => ({ ...now, accounts: [{ ...ACCOUNT, environment: 'testing' }] }));
  await pressBar(tried);
  await changeSettings((now) => ({ ...now, accounts: [{ ...ACCOUNT, environment: 'live' }] }));
  const shop = await open();
  await catchUp();
  expect(await shop.sharedOf(lost)).toMatchObject({ state: 'unknown', code: null });
  expect(await shop.sharedOf(refused)).toBeUndefined();
  expect(await shop.sharedOf(tried)).toBeUndefined();
});

it('joined again it tells of them once more, and takes nothing from the member that it was', async () => {
  const order = await pressedBefore(2);
  const shop = await open();
  await catchUp();
  const { claim } = (await shop.sharedOf(order)) ?? {};
  await shop.joinAgain();
  await catchUp();
  await followClaims();
  expect(await shop.sharedOf(order)).toMatchObject({ claim, state: 'created', otherCodes: [] });
  network.toRelay.length = 0;
  await followClaims();
  expect(network.toRelay).toEqual([]);
  await pressBar(order).catch(() => null);
  expect(service.creations()).toHaveLength(1);
});

it('what was shipped before it was left and joined again is wrong for colleagues too, and told to no other shop', async () => {
  const shop = await open();
  const order = await pressedBefore(0);
  expect(await shop.sharedOf(order)).toMatchObject({ state: 'created', wrong: false });
  await leaveRelay();
  await shop.joinAgain();
  await markWrong((await rowOf(order)).id, true);
  expect(await shop.sharedOf(order)).toMatchObject({ wrong: true, amount: null });
  await leaveRelay();
  network.toRelay.length = 0;
  const other = await open();
  await markWrong((await rowOf(order)).id, false);
  expect(await other.sharedOf(order)).toBeUndefined();
  expect(network.toRelay.filter((call) => call.includes('/v1/orders/'))).toEqual([]);
});

it('of an order that lately went in a second parcel the first one is told too: colleagues look from the first on', async () => {
  const order = await pressedBefore(40);
  const first = await rowOf(order);
  const claimPlace = { copy: 1, takesOver: null };
  const second = { id: crypto.randomUUID(), copy: 1, claimPlace, parcelCode: 'SB-2' };
  const database = await openDatabase();
  await database.put('outbox', { ...first, ...second, createdAt: first.createdAt + 37 * DAY });
  const shop = await open();
  await catchUp();
  const told = await shop.sharedOf(order);
  expect(told).toMatchObject({ state: 'created', code: first.parcelCode });
  expect(Date.parse(told?.claimedAt ?? '')).toBeCloseTo(first.createdAt, -5);
  const claimed = await shop.rana.claim(await shop.keyOf(order, 1), crypto.randomUUID());
  expect(claimed).toMatchObject({ status: 409, order: { code: 'SB-2' } });
});

it('a relay that dates all of it at the joining has no amounts of the days before, which would count as today’s', async () => {
  // An earlier relay passes over for how long an order has been claimed.
  vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) => {
    const { age: _, ...told } = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
    return network.fetch(input, init?.body == null ? init : { ...init, body: JSON.stringify(told) });
  });
  const [today, before] = [await pressedBefore(0), await pressedBefore(3)];
  const shop = await open();
  await catchUp();
  const { parcelCode: code } = await rowOf(before);
  const told = await shop.sharedOf(before);
  expect(told).toMatchObject({ state: 'created', code, amount: null, fee: null });
  expect(Date.parse(told?.claimedAt ?? '')).toBeCloseTo(Date.now(), -5);
  expect(await shop.sharedOf(today)).toMatchObject({ state: 'created', amount: '140' });
  // It is a colleague's order all the same.
  expect((await shop.rana.claim(await shop.keyOf(before), crypto.randomUUID())).status).toBe(409);
  // Taken back as wrong and restored, it is told once more.
  await markWrong((await rowOf(before)).id, true);
  expect(await shop.sharedOf(before)).toMatchObject({ wrong: true });
  await markWrong((await rowOf(before)).id, false);
  expect(await shop.sharedOf(before)).toMatchObject({ wrong: false, amount: null });
});

it('and of many days it tells no faster than the relay lets one member ask', async () => {
  await open();
  for (let at = 0; at < 53; at += 1)
    await keepClaim({ rowId: `gone-${at}`, key: 'k', claim: 'c', told: 'nothing', open: 1 } as OrderClaim);
  const waits = vi.spyOn(globalThis, 'setTimeout');
  await followClaims();
  expect(waits.mock.calls.filter(([, pause]) => pause === 150)).toHaveLength(3);
});

it('who leaves in the midst of it does not wait for all of it to be told, and then no more of it is', async () => {
  const [newest, older] = [await pressedBefore(1), await pressedBefore(2)];
  const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const isClaim = init?.method === 'PUT' && String(input).includes('/v1/orders/');
    if (isClaim) asked.resolve();
    if (isClaim) await answered.promise;
    return network.fetch(input, init);
  });
  const shop = await open();
  void followClaims();
  await asked.promise;
  const soon = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  await leaveRelay();
  expect(await findRelay()).toBeNull();
  soon.mockRestore();
  answered.resolve();
  // Waits until what was begun has ended.
  await followClaims();
  const told = network.toRelay.join();
  expect(told).toContain(await shop.keyOf(newest));
  expect(told).not.toContain(await shop.keyOf(older));
});
