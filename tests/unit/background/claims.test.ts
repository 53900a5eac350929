import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { applyEvent } from '../../../lib/outbox/write-rows';
import { findRelay, keepRelay } from '../../../lib/shop-relay/kept-relay';
import { openDatabase } from '../../../lib/storage/db';
import { eventBody, send } from '../../relay/shop-client';

import { nextOrder } from './relay-world';

// More presses than a person makes in a moment; the pace has tests of its own.
vi.mock('../../../entrypoints/background/bar/press-pace', () => ({ isPersonsPace: async () => true }));

const { caller, letStand, network, open, rowOf, scene, service, setUpRelay } = await import('./joined-shop');
const { pressBar } = await import('./presses');
const { openOrder } = await import('../../../entrypoints/background/bar/order-bar');
const { catchUp } = await import('../../../entrypoints/background/relay/catch-up');
const { followClaims } = await import('../../../entrypoints/background/relay/claims');
const { viewRow } = await import('../../../entrypoints/background/outbox/row-view');
const { drainDue } = await import('../../../entrypoints/background/shipping/sending');
const { shipOrder } = await import('./at-door');

setUpRelay();

describe('an order of a shop with a relay', () => {
  it('is claimed before its parcel is made, and colleagues learn its code and amount, and nothing of a person', async () => {
    const { rana, keyOf, sharedOf } = await open();
    const order = nextOrder();
    await pressBar(order);
    const { parcelCode, request } = await rowOf(order);
    expect(await sharedOf(order)).toMatchObject({
      state: 'created',
      code: parcelCode,
      amount: request.total_price,
      member: { name: 'Counter' },
    });
    const { status } = await rana.claim(await keyOf(order), crypto.randomUUID());
    expect(status).toBe(409);
    expect(JSON.stringify(await sharedOf(order))).not.toContain(request.recipient.phone.slice(-6));
    expect(await scene.everythingKept()).not.toContain(request.recipient.phone.slice(-6));
  });

  it('that a colleague claimed a moment ago makes no parcel here, and the bar says whose it is', async () => {
    const { claimByRana } = await open();
    const order = nextOrder();
    const { digest } = await openOrder(order, caller);
    await claimByRana(order);
    const bar = await shipOrder(order, digest ?? '', caller);
    expect(service.creations()).toHaveLength(0);
    expect(bar.message).toContain('Desk');
    expect(bar.action?.kind).toBe('review');
    expect((await rowOf(order)).refusal).toMatchObject({
      code: 'claimed-elsewhere',
      params: { name: 'Desk' },
    });
  });

  it('that a colleague had at the press says whose it was also once they gave it back', async () => {
    const { rana, keyOf, claimByRana } = await open();
    const order = nextOrder();
    const { digest } = await openOrder(order, caller);
    const claim = await claimByRana(order);
    await shipOrder(order, digest ?? '', caller);
    await rana.release(await keyOf(order), claim);
    await catchUp();
    expect(await openOrder(order, caller)).toMatchObject({
      message: expect.stringContaining('Desk'),
      action: { kind: 'ship' },
    });
  });

  it('that a colleague has is not offered before any press, once that was heard', async () => {
    const { rana, keyOf, claimByRana } = await open();
    const [theirs, shipped] = [nextOrder(), nextOrder()];
    await claimByRana(theirs);
    const claim = await claimByRana(shipped);
    await rana.settle(await keyOf(shipped), {
      claim,
      state: 'created',
      code: 'SB-9',
      amount: '120',
      fee: null,
    });
    await catchUp();
    expect(await openOrder(theirs, caller)).toMatchObject({ digest: null, action: { kind: 'review' } });
    expect((await openOrder(shipped, caller)).message).toContain('SB-9');
  });

  it('of a colleague whose browser is gone is taken over by a person’s word, and they see it', async () => {
    const { rana, keyOf, sharedOf, claimByRana } = await open();
    const order = nextOrder();
    const claim = await claimByRana(order);
    await catchUp();
    await letStand(order);
    await pressBar(order);
    expect(service.creations()).toHaveLength(1);
    expect(await sharedOf(order)).toMatchObject({ state: 'created', takenFrom: { name: 'Desk' } });
    // Theirs comes back, and ships nothing.
    expect((await rana.claim(await keyOf(order), claim)).status).toBe(409);
  });

  it('is not taken over from a claim that the person was not shown', async () => {
    const { rana, keyOf, claimByRana } = await open();
    const order = nextOrder();
    const claim = await claimByRana(order);
    await catchUp();
    await letStand(order);
    await rana.release(await keyOf(order), claim);
    await claimByRana(order);
    await pressBar(order);
    expect(service.creations()).toHaveLength(0);
  });

  it('gets a second parcel beside a colleague’s only where the person was told of that one', async () => {
    const { rana, keyOf, claimByRana } = await open();
    const order = nextOrder();
    const claim = await claimByRana(order);
    await rana.settle(await keyOf(order), { claim, state: 'created', code: 'SB-8', amount: '9', fee: null });
    await catchUp();
    await letStand(order);
    await pressBar(order);
    expect(service.creations()).toHaveLength(1);
    await followClaims();
    expect((await rana.orders()).get(await keyOf(order, 1))).toMatchObject({ member: { name: 'Counter' } });
  });

  it('is free again for everybody when the service refuses it', async () => {
    const { sharedOf } = await open();
    const order = nextOrder();
    service.answer = () => Response.json({ success: false, errors: ['closed village'] });
    await pressBar(order);
    expect((await rowOf(order)).state).toBe('refused');
    expect(await sharedOf(order)).toMatchObject({ state: 'released' });
  });
});

describe('a relay that does not answer', () => {
  it.each(['is down', 'is silent'] as const)(
    'and %s keeps nothing from being shipped; the row says so, and the claim follows when it is back',
    async (how) => {
      const { sharedOf } = await open();
      const order = nextOrder();
      const { digest } = await openOrder(order, caller);
      network.relay = how;
      const bar = await shipOrder(order, digest ?? '', caller);
      expect(service.creations()).toHaveLength(1);
      expect((await rowOf(order)).colleaguesAsked).toBe('not-asked');
      expect(bar.message).toContain('Colleagues could not be asked');
      network.relay = 'answers';
      expect(await sharedOf(order)).toMatchObject({
        state: 'created',
        code: (await rowOf(order)).parcelCode,
      });
    },
  );
});

describe('a lost answer', () => {
  it('is not asked about by sending it again once a colleague took the order over', async () => {
    const { rana, keyOf } = await open();
    const order = nextOrder();
    await pressBar(order);
    const row = await rowOf(order);
    const database = await openDatabase();
    const [attempt] = row.attempts;
    if (attempt === undefined) throw new Error('no attempt');
    const lost = { ...attempt, startedAt: Date.now() - 200_000, endedAt: Date.now() - 180_000 };
    const { order: shared } = await rana.claim(await keyOf(order), crypto.randomUUID());
    // Told as shipped it cannot be taken; as this browser sees it, its answer is lost.
    expect(shared.state).not.toBe('released');
    const taken = { ...shared, member: { id: 999, name: 'Desk' }, state: 'claimed' as const };
    await database.put('shared-orders', taken);
    const before = service.creations().length;
    vi.stubGlobal('fetch', async (input: Request | string) =>
      (typeof input === 'string' ? input : input.url).startsWith(scene.url)
        ? Response.json({ order: taken }, { status: 409 })
        : service.fetch(input as Request),
    );
    // What follows the press may find the row lost before the next line does: it is asked about as here.
    await database.put('outbox', {
      ...row,
      state: 'unknown',
      parcelCode: null,
      codeFrom: null,
      attempts: [{ ...lost, outcome: 'unknown' }],
    } as typeof row);
    await applyEvent(row.id, { type: 'looked-again', found: 'absent', at: Date.now() });
    await drainDue();
    expect(service.creations()).toHaveLength(before);
    expect((await rowOf(order)).waiting?.reason).toBe('claimed-elsewhere');
  });

  it('whose order a colleague took over says so to who lost it too, on the order’s page and in the outbox', async () => {
    const { rana, keyOf, sharedOf } = await open();
    const order = nextOrder();
    service.answer = () => new Response('bad gateway', { status: 502 });
    await pressBar(order);
    const shared = await sharedOf(order);
    const told = async () => ({
      bar: (await openOrder(order, caller)).message ?? '',
      row: (await viewRow(await rowOf(order))).takenOverBy,
    });
    expect(await told()).toMatchObject({ bar: expect.not.stringContaining('Desk'), row: null });
    const claim = crypto.randomUUID();
    const key = await keyOf(order);
    expect((await rana.claim(key, claim, shared?.claim)).status).toBe(201);
    await catchUp();
    expect(await told()).toEqual({
      bar: expect.stringMatching(/^.?Desk.? has this order now\. Ask before you send\.$/),
      row: 'Desk',
    });
    // What was given back is nobody's.
    await rana.release(key, claim);
    await catchUp();
    expect((await told()).row).toBeNull();
  });

  it('is settled by the event that names its parcel, without a press, and is shown as settled by that', async () => {
    const { rana, webhook, sharedOf } = await open();
    const order = nextOrder();
    service.answer = () => new Response('bad gateway', { status: 502 });
    await pressBar(order);
    const { id, request } = await rowOf(order);
    expect((await rowOf(order)).state).toBe('unknown');
    await send(webhook, eventBody({ parcel_code: 'SB-77', reference_number: request.reference_number }));
    // A colleague's order whose code nobody knows could be meant.
    const key = 'A'.repeat(43);
    const claim = crypto.randomUUID();
    await rana.claim(key, claim);
    await catchUp();
    expect((await rowOf(order)).state).toBe('unknown');
    await rana.release(key, claim);
    // A row that cannot be read could have the same reference number.
    const database = await openDatabase();
    await database.put('outbox', { id: 'unreadable' } as never);
    await catchUp();
    expect((await rowOf(order)).state).toBe('unknown');
    await database.delete('outbox', 'unreadable');
    // The relay tells of another account's parcels.
    const relay = await findRelay();
    if (relay === null) throw new Error('no relay');
    await keepRelay({ ...relay, accountId: 'gone' });
    await catchUp();
    expect((await rowOf(order)).state).toBe('unknown');
    await keepRelay({ ...((await findRelay()) ?? relay), accountId: relay.accountId });
    await catchUp();
    expect(await rowOf(order)).toMatchObject({
      id,
      state: 'created',
      parcelCode: 'SB-77',
      codeFrom: 'event',
    });
    expect((await openOrder(order, caller)).message).toContain('a status of this parcel came');
    expect(await sharedOf(order)).toMatchObject({ state: 'created', code: 'SB-77' });
    expect(service.creations()).toHaveLength(0);
  });
});
