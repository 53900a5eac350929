import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import type { Order } from '../../../lib/order';
import { OUTBOX_TIMES } from '../../../lib/outbox/due';
import { requireRow } from '../../../lib/outbox/read-rows';
import type { OutboxRow } from '../../../lib/outbox/row';
import { applyEvent } from '../../../lib/outbox/write-rows';
import { findRelay } from '../../../lib/shop-relay/kept-relay';
import { findClaim, keepClaim } from '../../../lib/shop-relay/order-claims';
import { need } from '../../need';
import { nextOrder } from './relay-world';

// More presses than a person makes in a moment; the pace has tests of its own.
vi.mock('../../../entrypoints/background/bar/press-pace', () => ({ isPersonsPace: async () => true }));

const { letStand, network, open, rowOf, service, setUpRelay } = await import('./joined-shop');
const { pressBar } = await import('./presses');
const { settleRow } = await import('../../../entrypoints/background/outbox/settling');
const { catchUp } = await import('../../../entrypoints/background/relay/catch-up');
const { followClaims } = await import('../../../entrypoints/background/relay/claims');
const { leaveRelay } = await import('../../../entrypoints/background/relay/join');
const { drainDue } = await import('../../../entrypoints/background/shipping/sending');

setUpRelay();

const refusing = () => Response.json({ success: false, errors: ['try later'] });

async function pressRefused(order: Order): Promise<void> {
  service.answer = refusing;
  await pressBar(order);
  expect(await rowOf(order)).toMatchObject({ state: 'refused', revision: 0 });
}

/** An order whose answer was lost is sent anew, by another claim in place of the first, and is refused. */
async function pressTwice(order: Order): Promise<void> {
  service.answer = () => new Response('bad gateway', { status: 502 });
  await pressBar(order);
  service.answer = refusing;
  const { id } = await rowOf(order);
  await settleRow(id, { was: 'not-made', next: 'send-again' });
  expect(await rowOf(order)).toMatchObject({ state: 'refused', revision: 1 });
}

/** What the relay answers of claims is lost, though it took them in or not; all else is as ever. */
function loseClaims({ taken }: { readonly taken: boolean }): void {
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const isClaim = init?.method === 'PUT' && String(input).includes('/v1/orders/');
    if (!isClaim) return network.fetch(input, init);
    if (taken) await network.fetch(input, init);
    return new Response('', { status: 503 });
  });
}

/** All answers again, and what waits of the order is sent. @returns what becomes of it */
async function sendWaiting(order: Order): Promise<OutboxRow['state']> {
  service.down = false;
  vi.stubGlobal('fetch', network.fetch);
  const { id, waiting } = await rowOf(order);
  expect(waiting).not.toBeNull();
  await applyEvent(id, { type: 'hurried', at: Date.now() });
  await drainDue();
  return (await requireRow(id)).state;
}

it.each([
  ['refused', pressRefused],
  ['sent anew and refused', pressTwice],
])(
  'a colleague’s order that was taken over while the relay was away stays theirs where it is %s',
  async (_how, press) => {
    const { rana, keyOf, claimByRana, sharedOf } = await open();
    const order = nextOrder();
    const claim = await claimByRana(order);
    await rana.settle(await keyOf(order), { claim, state: 'unknown' });
    await catchUp();
    await letStand(order);
    network.relay = 'is down';
    await press(order);
    network.relay = 'answers';
    await catchUp();
    expect(await sharedOf(order)).toMatchObject({ state: 'unknown', claim, member: { id: rana.id } });
  },
);

it('a claim that reaches the relay only after it was given back is given back once more', async () => {
  const { sharedOf } = await open();
  const order = nextOrder();
  const onTheirWay: (() => Promise<Response>)[] = [];
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const isClaim = init?.method === 'PUT' && String(input).includes('/v1/orders/');
    if (!isClaim) return network.fetch(input, init);
    const { signal: _, ...late } = init;
    onTheirWay.push(() => network.fetch(input, late));
    return new Response('', { status: 503 });
  });
  await pressRefused(order);
  await followClaims();
  for (const arrive of onTheirWay) await arrive();
  expect(await sharedOf(order)).toMatchObject({ state: 'released' });
  // After as long as a call can be on its way nothing more is told.
  const never = nextOrder();
  await pressRefused(never);
  const claim = need(await findClaim((await rowOf(never)).id), 'claim');
  await followClaims();
  expect(await findClaim(claim.rowId)).toMatchObject({ told: 'nothing', open: 1 });
  await keepClaim({ ...claim, begunAt: Date.now() - OUTBOX_TIMES.repeatAfter });
  await followClaims();
  expect(await findClaim(claim.rowId)).toMatchObject({ told: 'released', open: 0 });
});

it('an order that was taken over while the relay was away is sent though its browser left and joined again', async () => {
  const { claimByRana, joinAgain } = await open();
  const order = nextOrder();
  await claimByRana(order);
  await catchUp();
  await letStand(order);
  network.relay = 'is down';
  service.down = true;
  await pressBar(order);
  await leaveRelay();
  network.relay = 'answers';
  await joinAgain();
  expect(await sendWaiting(order)).toBe('created');
});

it.each([
  ['did not take', false],
  ['took, without its answer’s coming back,', true],
])(
  'an order that waits is sent though the relay %s what a browser claimed that joined twice',
  async (_what, taken) => {
    const { joinAgain, sharedOf } = await open();
    const order = nextOrder();
    service.down = true;
    await pressBar(order);
    await leaveRelay();
    loseClaims({ taken });
    await joinAgain();
    await leaveRelay();
    await joinAgain();
    expect(await sendWaiting(order)).toBe('created');
    const member = { id: (await findRelay())?.memberId };
    expect(await sharedOf(order)).toMatchObject({ state: 'created', member });
  },
);

it('a colleague’s order whose taking over was told without an answer is given back where the parcel is refused', async () => {
  const { claimByRana, sharedOf } = await open();
  const order = nextOrder();
  await claimByRana(order);
  await catchUp();
  await letStand(order);
  loseClaims({ taken: true });
  await pressTwice(order);
  vi.stubGlobal('fetch', network.fetch);
  await catchUp();
  const memberId = (await findRelay())?.memberId;
  expect(await sharedOf(order)).toMatchObject({ state: 'released', member: { id: memberId } });
});
