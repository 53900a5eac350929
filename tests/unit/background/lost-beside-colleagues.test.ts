import 'fake-indexeddb/auto';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { requireRow } from '../../../lib/outbox/read-rows';
import { applyEvent } from '../../../lib/outbox/write-rows';
import { findRelay } from '../../../lib/shop-relay/kept-relay';
import { findClaim, keepClaim } from '../../../lib/shop-relay/order-claims';
import { openDatabase } from '../../../lib/storage/db';
import { eventBody, send } from '../../relay/shop-client';
import { intend } from '../outbox/intend';
import { madeAttempt, madeRow } from '../outbox/made-row';
import { ACCOUNT } from './fake-service';
import { nextOrder } from './relay-world';

// More presses than a person makes in a moment; the pace has tests of its own.
vi.mock('../../../entrypoints/background/bar/press-pace', () => ({ isPersonsPace: async () => true }));

const { network, open, rowOf, scene, service, setUpRelay } = await import('./joined-shop');
const { formOf } = await import('./review-orders');
const { pressBar } = await import('./presses');
const { catchUp } = await import('../../../entrypoints/background/relay/catch-up');
const { leaveRelay } = await import('../../../entrypoints/background/relay/join');
const { drainDue } = await import('../../../entrypoints/background/shipping/sending');

setUpRelay();

/** A parcel with a reference number whose answer was lost a moment ago. @returns its row's id */
async function loseAnswer(reference: string): Promise<string> {
  const at = Date.now();
  const row = madeRow({
    state: 'unknown',
    accountId: ACCOUNT.id,
    request: { ...madeRow().request, reference_number: reference },
    attempts: [madeAttempt({ startedAt: at - 2, endedAt: at - 1, outcome: 'unknown' })],
  });
  await intend(row);
  return row.id;
}

/** The relay answers the next claim otherwise, and all else as ever. */
function answerNextClaim(answer: () => Promise<Response>): void {
  let isAnswered = false;
  vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) => {
    const isClaim = init?.method === 'PUT' && String(input).includes('/v1/orders/');
    if (isAnswered || !isClaim) return network.fetch(input, init);
    isAnswered = true;
    return answer();
  });
}

const stateOf = async (rowId: string) => (await requireRow(rowId)).state;

describe('a lost answer', () => {
  it('is settled by its event also where a colleague left another order behind and was sent away', async () => {
    const { rana, webhook, claimByRana } = await open();
    await claimByRana(nextOrder(), '78');
    const shop = await scene.db
      .selectFrom('member')
      .innerJoin('shop', 'shop.id', 'shop_id')
      .select('shop.name')
      .where('member.id', '=', rana.id)
      .executeTakeFirstOrThrow();
    await scene.command('member', 'revoke', shop.name, `${rana.id}`);
    const rowId = await loseAnswer('77');
    await send(webhook, eventBody({ parcel_code: 'P-9', reference_number: '77' }));
    await catchUp();
    expect(await stateOf(rowId)).toBe('created');
  });

  it.each([
    ['has its very reference number', '77'],
    ['may have it, since an earlier version did not say which', undefined],
  ])('is not settled while a colleague’s parcel without a code %s', async (_which, reference) => {
    const { webhook, claimByRana } = await open();
    await claimByRana(nextOrder(), reference);
    const rowId = await loseAnswer('77');
    await send(webhook, eventBody({ parcel_code: 'P-9', reference_number: '77' }));
    await catchUp();
    expect(await stateOf(rowId)).toBe('unknown');
  });

  it('is settled where an earlier version left a claim behind without saying which, long before', async () => {
    const { webhook, claimByRana } = await open();
    await claimByRana(nextOrder());
    await catchUp();
    const database = await openDatabase();
    const [left] = await database.getAll('shared-orders');
    if (left === undefined) throw new Error('Nothing was told of the claim');
    const changedAt = new Date(Date.now() - 15 * 86_400_000).toISOString();
    await database.put('shared-orders', { ...left, claimedAt: changedAt, changedAt });
    const rowId = await loseAnswer('77');
    await send(webhook, eventBody({ parcel_code: 'P-13', reference_number: '77' }));
    await catchUp();
    expect(await stateOf(rowId)).toBe('created');
  });

  it('is settled by its event also where this computer’s clock is far ahead', async () => {
    const { webhook } = await open();
    await catchUp();
    const order = nextOrder();
    service.answer = () => new Response('bad gateway', { status: 502 });
    await pressBar(order);
    const { id, request } = await rowOf(order);
    const reference_number = request.reference_number ?? '';
    await send(webhook, eventBody({ parcel_code: 'P-12', reference_number }));
    // The relay has the same clock here: what it noted down is an hour earlier.
    await scene.db
      .updateTable('shop_order')
      .set({ claimed_at: sql<Date>`claimed_at - interval '1 hour'` })
      .execute();
    await scene.db.updateTable('change').set({ at: sql<Date>`at - interval '1 hour'` }).execute();
    await catchUp();
    expect(await stateOf(id)).toBe('created');
  });

  it('is told to colleagues with a name of its reference number, which their own may be held against', async () => {
    const { sharedOf, referenceOf } = await open();
    const order = nextOrder();
    service.answer = () => new Response('bad gateway', { status: 502 });
    await pressBar(order);
    const { request } = await rowOf(order);
    expect(await sharedOf(order)).toMatchObject({
      state: 'unknown',
      reference: await referenceOf(request.reference_number ?? ''),
    });
  });
});

it('an order whose answer was lost is this browser’s own also after it left the shop and joined it again', async () => {
  const { joinAgain, sharedOf, webhook } = await open();
  const order = nextOrder();
  service.answer = () => new Response('bad gateway', { status: 502 });
  await pressBar(order);
  expect(await sharedOf(order)).toMatchObject({ state: 'unknown' });
  await leaveRelay();
  // One of before is of a row that a person let go of, since it could not be read.
  const gone = {
    rowId: 'gone',
    key: 'gone',
    claim: crypto.randomUUID(),
    takeOver: null,
    begunAt: Date.now(),
  };
  await keepClaim({ ...gone, told: 'claimed', open: 1 });
  await joinAgain();
  const memberId = (await findRelay())?.memberId ?? 0;
  expect(await sharedOf(order)).toMatchObject({ state: 'unknown', member: { id: memberId } });
  const { id, request } = await rowOf(order);
  const reference_number = request.reference_number ?? '';
  await send(webhook, eventBody({ parcel_code: 'P-14', reference_number }));
  await catchUp();
  expect(await stateOf(id)).toBe('created');
});

it('a browser that joined again has all its open orders, though the relay did not take the first of them at once', async () => {
  const { joinAgain, sharedOf } = await open();
  const orders = [nextOrder(), nextOrder()];
  service.answer = () => new Response('bad gateway', { status: 502 });
  for (const order of orders) await pressBar(order);
  await leaveRelay();
  answerNextClaim(async () => new Response('', { status: 503 }));
  await joinAgain();
  await catchUp();
  const member = { id: (await findRelay())?.memberId };
  for (const order of orders) expect(await sharedOf(order)).toMatchObject({ state: 'unknown', member });
});

it('an order that waits and is sent while a browser that joined again says what it has is not withdrawn', async () => {
  const { joinAgain } = await open();
  const order = nextOrder();
  service.down = true;
  await pressBar(order);
  const { id, waiting } = await rowOf(order);
  expect(waiting).not.toBeNull();
  service.down = false;
  service.answer = () => new Response('bad gateway', { status: 502 });
  await pressBar(nextOrder());
  service.reset();
  await leaveRelay();
  const hanging = Promise.withResolvers<Response>();
  const asked = Promise.withResolvers<void>();
  answerNextClaim(() => {
    asked.resolve();
    return hanging.promise;
  });
  const joining = joinAgain();
  await asked.promise;
  await applyEvent(id, { type: 'hurried', at: Date.now() });
  await drainDue();
  expect(await stateOf(id)).toBe('created');
  hanging.resolve(new Response('', { status: 503 }));
  await joining;
});

it('an open claim of an order that cannot be read at the moment is not forgotten by joining again', async () => {
  const { joinAgain } = await open();
  const order = nextOrder();
  service.answer = () => new Response('bad gateway', { status: 502 });
  await pressBar(order);
  const row = await rowOf(order);
  await leaveRelay();
  await (await openDatabase()).put('outbox', { ...row, request: null } as never);
  await joinAgain();
  expect(await findClaim(row.id)).not.toBeNull();
});

it('what was refused is given back also where another member had claimed it before', async () => {
  const { joinAgain, sharedOf } = await open();
  const order = nextOrder();
  service.answer = () => {
    network.relay = 'is down';
    return Response.json({ success: false, errors: ['try later'] });
  };
  await pressBar(order);
  await leaveRelay();
  network.relay = 'answers';
  answerNextClaim(async () => new Response('', { status: 503 }));
  await joinAgain();
  await catchUp();
  expect(await sharedOf(order)).toMatchObject({ state: 'released', takenFrom: null });
  // Nobody is asked about the name that it had here before.
  service.reset();
  const { draft } = await formOf(order);
  expect(draft.findings.map(({ code }) => code)).not.toContain('claimed-elsewhere');
});

it('a claim of the shop that was left is told to no other shop', async () => {
  await open();
  const order = nextOrder();
  service.answer = () => new Response('bad gateway', { status: 502 });
  await pressBar(order);
  await leaveRelay();
  network.toRelay.length = 0;
  const { sharedOf } = await open();
  expect(await sharedOf(order)).toBeUndefined();
  expect(network.toRelay.filter((call) => call.includes('/v1/orders/'))).toEqual([]);
});

it('whoever leaves the shop’s server gives back what was refused while it was away', async () => {
  const { keyOf, rana } = await open();
  const order = nextOrder();
  service.answer = () => {
    network.relay = 'is down';
    return Response.json({ success: false, errors: ['try later'] });
  };
  await pressBar(order);
  network.relay = 'answers';
  await leaveRelay();
  expect((await rana.orders()).get(await keyOf(order))?.state).toBe('released');
});
