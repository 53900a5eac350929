import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { findMend } from '../../../lib/outbox/meaning-of-refusal';
import { needsPerson } from '../../../lib/outbox/meaning-of-waiting';
import { soon } from '../../soon';
import { madeRow } from '../outbox/made-row';
import { fact } from '../parcel/made-up';
import { ACCOUNT } from './fake-service';
import { collect, ended, nextOrder, service, setUpReview, shipShown } from './review-orders';

const { rowOf } = await import('./asked-store');
const { tryNow } = await import('../../../entrypoints/background/outbox/settling');
const { refreshDirectory } = await import('../../../entrypoints/background/directories/directories');
const { settleAfter } = await import('../../../entrypoints/background/shipping/settle-after');

beforeEach(setUpReview);

/** How the look-ups of a phone are answered, by how many were before; all else as the service answers it. */
function lookUpsAnswer(answer: (before: number) => Response | null): void {
  let before = 0;
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!request.url.includes('findRecipient')) return service.fetch(request);
    before += 1;
    return answer(before - 1) ?? service.fetch(request);
  });
}

async function shipOne() {
  const order = nextOrder({ number: fact('1') });
  await shipShown(await collect(order), [order.id]);
  await soon(async () => expect((await rowOf(order))?.waiting ?? null).not.toBeNull());
  return (await rowOf(order)) ?? null;
}

it.each([
  ['an overloaded gateway', () => new Response('', { status: 503, headers: { 'retry-after': '1' } })],
  ['a page of a firewall', () => new Response('<html><title>Forbidden</title></html>', { status: 403 })],
])('nothing is sent to a service in whose place %s answers every look-up', async (_, answer) => {
  lookUpsAnswer(answer);
  expect(await shipOne()).toMatchObject({
    state: 'queued',
    attempts: [],
    waiting: { reason: 'service-unreachable' },
  });
  expect(service.creations()).toEqual([]);
});

it('a page that goes on to answer every look-up is named, and waited for no more', async () => {
  lookUpsAnswer(() => new Response('<html><title>Welcome</title></html>'));
  const id = (await shipOne())?.id ?? '';
  for (let tries = 1; tries < 5; tries += 1)
    expect(await tryNow(id)).toMatchObject({ waiting: { reason: 'service-unreachable' } });
  const ended = await tryNow(id);
  expect(ended).toMatchObject({ state: 'queued', waiting: { reason: 'html-answer', nextTryAt: null } });
  expect(needsPerson(ended)).toBe(true);
  expect(findMend('html-answer')?.label).toBe('bar-mend-address');
  expect(service.creations()).toEqual([]);
  vi.stubGlobal('fetch', service.fetch);
  expect(await tryNow(id)).toMatchObject({ state: 'created' });
});

it('a service that lacks the look-up alone is sent to all the same', async () => {
  lookUpsAnswer(() => new Response('<html><title>Not found</title></html>', { status: 404 }));
  const order = nextOrder();
  await shipShown(await collect(order), [order.id]);
  await ended([order]);
  expect((await rowOf(order))?.attempts).toMatchObject([{ recipientBefore: 'not-checked' }]);
});

it('nothing is sent to a service that takes no more requests, though it answered some look-ups before', async () => {
  const refused = () => new Response('{"success":false}', { status: 429, headers: { 'retry-after': '40' } });
  lookUpsAnswer((before) => (before < 2 ? null : refused()));
  expect(await shipOne()).toMatchObject({
    state: 'queued',
    attempts: [],
    waiting: { reason: 'rate-limited' },
  });
  expect(service.creations()).toEqual([]);
});

it('a bulk that is refused for a village many times fetches the list once', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request.url);
    return Response.json({ success: true, cities: [] });
  });
  const refusal = { code: 'closed-village', params: {}, serviceText: null, fields: {} } as const;
  const settle = (orderId: number) => {
    const row = madeRow({ orderId: `${orderId}`, accountId: ACCOUNT.id, state: 'refused', refusal });
    const address = { ...row.request.address, village_id: 301 };
    return settleAfter({ ...row, request: { ...row.request, address } });
  };
  for (const orderId of [1, 2, 3]) await settle(orderId);
  expect(asked).toHaveLength(1);
  await Promise.allSettled([refreshDirectory(ACCOUNT.id), refreshDirectory(ACCOUNT.id)]);
  expect(asked).toHaveLength(2);
});
