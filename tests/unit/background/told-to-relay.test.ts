import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import type { Order } from '../../../lib/order';
import { phoneForms } from '../../../lib/parcel/phone';
import { eventBody, send } from '../../relay/shop-client';
import { anOrder, fact } from '../parcel/made-up';
import { ORIGIN } from './relay-world';

const { letStand, network, open, rowOf, scene, service, setUpRelay } = await import('./joined-shop');
const { pressBar } = await import('./presses');
const { catchUp } = await import('../../../entrypoints/background/relay/catch-up');
const { followClaims } = await import('../../../entrypoints/background/relay/claims');

setUpRelay();

const phoneOf = (id: string) => `0599${id}`;

/** An order whose every word can be told from everything else. */
function tellingOrder(id: string): Order {
  const party = {
    ...anOrder().shipping,
    name: fact(`سلمى الحاج ${id}`),
    phone: fact(phoneOf(id)),
    address1: fact(`شارع المدارس ${id}`),
  };
  return anOrder({
    id,
    number: fact(`N${id}`),
    link: `${ORIGIN}/wp-admin/${id}`,
    shipping: party,
    billing: party,
    customerNote: fact(`الطابق الثاني ${id}`),
  });
}

/** Everything of these orders that is nobody's but the shop's. */
function secretsOf(ids: readonly string[]): readonly string[] {
  const common = ['سلمى', 'الحاج', 'المدارس', 'الطابق', 'بيت لقيا', 'رام الله', 'زيت', 'Blue mug', ORIGIN];
  return [...common, ...ids, ...ids.flatMap((id) => phoneForms(phoneOf(id)))];
}

it('whatever becomes of its orders, a browser tells the relay no name, phone, address, order or thing that is sold', async () => {
  const { rana, webhook, keyOf, sharedOf } = await open();
  const [shipped, refused, lost, taken] = ['731905', '731916', '731927', '731938'].map(tellingOrder);
  if (!shipped || !refused || !lost || !taken) throw new Error('no orders');
  const answers: Readonly<Record<string, () => Response>> = {
    [phoneOf(refused.id)]: () => Response.json({ success: false, errors: ['try later'] }),
    [phoneOf(lost.id)]: () => new Response('bad gateway', { status: 502 }),
  };
  const real = service.fetch;
  vi.spyOn(service, 'fetch').mockImplementation(async (request) => {
    const text = await request.clone().text();
    const phone = Object.keys(answers).find((one) => text.includes(one.slice(1)));
    return request.url.endsWith('parcels/create') && phone !== undefined
      ? (answers[phone]?.() ?? real(request))
      : real(request);
  });

  await pressBar(shipped);
  await pressBar(refused);
  await pressBar(lost);
  await followClaims();
  expect((await sharedOf(lost))?.state).toBe('unknown');
  const { reference_number } = (await rowOf(lost)).request;
  await send(webhook, eventBody({ parcel_code: 'SB-LOST', note: 'سلمى لا تجيب', reference_number }));
  await rana.claim(await keyOf(taken), crypto.randomUUID());
  await catchUp();
  await letStand(taken);
  await pressBar(taken);
  // No colleague's order is open any more: the event's parcel can be the lost one's alone.
  await catchUp();
  await followClaims();

  // The whole way was gone, and summaries are told.
  const states = await Promise.all([shipped, refused, lost, taken].map(sharedOf));
  expect(states.map((one) => one?.state)).toEqual(['created', 'released', 'created', 'created']);
  const told = network.toRelay.join('\n');
  expect(told).toContain((await rowOf(shipped)).parcelCode);
  expect(told).toContain('takeOver');
  const kept = await scene.everythingKept();
  const secrets = secretsOf([shipped, refused, lost, taken].map(({ id }) => id));
  expect(secrets.filter((secret) => told.includes(secret) || kept.includes(secret))).toEqual([]);
});
