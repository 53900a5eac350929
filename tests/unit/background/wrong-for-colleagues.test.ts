import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { readColleagueEntries } from '../../../lib/ledger/colleague-entries';
import { summariseDay } from '../../../lib/ledger/day-summary';
import type { Order } from '../../../lib/order';
import { readSettings } from '../../../lib/settings/settings';
import { nextOrder } from './relay-world';

const { caller, letStand, network, open, rowOf, service, setUpRelay } = await import('./joined-shop');
const { pressBar } = await import('./presses');
const { catchUp } = await import('../../../entrypoints/background/relay/catch-up');
const { followClaims } = await import('../../../entrypoints/background/relay/claims');
const { openOrder } = await import('../../../entrypoints/background/bar/order-bar');
const { markWrong } = await import('../../../entrypoints/background/outbox/settling');

setUpRelay();

async function barOf(order: Order) {
  const { message, action, choices, digest } = await openOrder(order, caller);
  return { said: message?.replace(/\p{Cf}/gu, ''), action: action?.kind, choices, digest };
}

describe('a parcel that I mark as wrong', () => {
  it('is wrong for my colleagues, without its amount, until I take that back', async () => {
    const { sharedOf } = await open();
    const order = nextOrder();
    await pressBar(order);
    const made = await sharedOf(order);
    expect(made).toMatchObject({ state: 'created', wrong: false });
    const { id, parcelCode } = await rowOf(order);
    await markWrong(id, true);
    expect(await sharedOf(order)).toMatchObject({ code: parcelCode, wrong: true, amount: null, fee: null });
    await markWrong(id, false);
    expect(await sharedOf(order)).toMatchObject({ wrong: false, amount: made?.amount, fee: made?.fee });
  });

  it('while the relay is away is told when it is there again', async () => {
    const { sharedOf } = await open();
    const order = nextOrder();
    await pressBar(order);
    await followClaims();
    network.relay = 'is down';
    await markWrong((await rowOf(order)).id, true);
    await followClaims();
    network.relay = 'answers';
    expect(await sharedOf(order)).toMatchObject({ wrong: true });
  });

  it('while the relay is being told that it was made is wrong for them all the same', async () => {
    const { sharedOf } = await open();
    const order = nextOrder();
    const [begun, marked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
      const answer = await network.fetch(input, init);
      if (typeof input === 'string' && input.endsWith('/outcome')) {
        begun.resolve();
        await marked.promise;
      }
      return answer;
    });
    await pressBar(order);
    const telling = followClaims();
    await begun.promise;
    await markWrong((await rowOf(order)).id, true);
    marked.resolve();
    await telling;
    expect(await sharedOf(order)).toMatchObject({ wrong: true });
  });

  it('is told once to a relay of an earlier version, which passes over it', async () => {
    const { sharedOf } = await open();
    const order = nextOrder();
    vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) => {
      const { wrong: _, ...body } = init?.body == null ? {} : JSON.parse(String(init.body));
      return network.fetch(input, init?.body == null ? init : { ...init, body: JSON.stringify(body) });
    });
    await pressBar(order);
    await followClaims();
    await markWrong((await rowOf(order)).id, true);
    await followClaims();
    network.toRelay.length = 0;
    await followClaims();
    expect(network.toRelay).toEqual([]);
    expect(await sharedOf(order)).toMatchObject({ state: 'created', wrong: false });
  });
});

describe('a parcel that a colleague marked as wrong', () => {
  async function marked() {
    const shop = await open();
    const order = nextOrder();
    const claim = await shop.claimByRana(order);
    const made = { claim, state: 'created', code: 'P-1', amount: '140', fee: '20' };
    await shop.rana.settle(await shop.keyOf(order), made);
    const mark = async (wrong: boolean) => {
      await shop.rana.settle(await shop.keyOf(order), { ...made, ...(wrong && { amount: null }), wrong });
      await catchUp();
    };
    await mark(true);
    return { ...shop, order, mark };
  }

  it('is said to be wrong, and its order is shipped anew beside it once that is let stand', async () => {
    const { order, rana, keyOf } = await marked();
    const bar = await barOf(order);
    expect(bar).toMatchObject({ said: expect.stringMatching(/^Desk made parcel P-1 .* marked it as wrong/) });
    expect(bar.digest).toBeNull();
    await letStand(order);
    await pressBar(order);
    expect(service.creations()).toHaveLength(1);
    await followClaims();
    expect((await rana.orders()).get(await keyOf(order, 1))).toMatchObject({
      state: 'created',
      member: { name: 'Counter' },
    });
  });

  it('is a parcel again once the mark is taken back, whatever was let stand before', async () => {
    const { order, mark } = await marked();
    await letStand(order);
    expect((await barOf(order)).action).toBe('ship');
    await mark(false);
    const bar = await barOf(order);
    expect(bar.said).toMatch(/^Desk made parcel P-1 for this order already/);
    expect(bar.action).not.toBe('ship');
  });

  it('is listed as wrong and is in no sum', async () => {
    const { mark } = await marked();
    const sumUp = async () => {
      const entries = await readColleagueEntries((await readSettings()).accounts, [], () => null, 0);
      expect(entries).toHaveLength(1);
      const { parcels, sums } = summariseDay(entries, Date.now());
      return { isWrong: entries[0]?.wrongSince !== null, parcels, toCollect: sums[0]?.toCollect };
    };
    expect(await sumUp()).toMatchObject({ isWrong: true, parcels: 0, toCollect: undefined });
    await mark(false);
    expect(await sumUp()).toMatchObject({ isWrong: false, parcels: 1, toCollect: '140' });
  });

  it('is still a parcel where another one of the order was made late', async () => {
    const { order, rana, keyOf, colleague } = await marked();
    const third = await colleague('Third');
    const late = { claim: crypto.randomUUID(), state: 'created', code: 'P-2', amount: null, fee: null };
    await third.settle(await keyOf(order), late);
    await rana.changes();
    await catchUp();
    expect((await barOf(order)).said).toMatch(/made parcel P-2 for this order already/);
  });
});
