import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { nextOrder } from './relay-world';

// More presses than a person makes in a moment; the pace has tests of its own.
vi.mock('../../../entrypoints/background/bar/press-pace', () => ({ isPersonsPace: async () => true }));

const { letStand, open, rowOf, service, setUpRelay } = await import('./joined-shop');
const { pressBar } = await import('./presses');
const { settleRow } = await import('../../../entrypoints/background/outbox/settling');
const { catchUp } = await import('../../../entrypoints/background/relay/catch-up');

setUpRelay();

it('an order that was taken over from a colleague is sent anew, however often its answer is lost', async () => {
  const { claimByRana, sharedOf } = await open();
  const order = nextOrder();
  await claimByRana(order);
  await catchUp();
  await letStand(order);
  service.answer = () => new Response('bad gateway', { status: 502 });
  await pressBar(order);
  const { id } = await rowOf(order);
  for (let time = 0; time < 2; time += 1) {
    expect((await rowOf(order)).state).toBe('unknown');
    expect((await sharedOf(order))?.state).toBe('unknown');
    await settleRow(id, { was: 'not-made', next: 'send-again' });
  }
  service.answer = null;
  await settleRow(id, { was: 'not-made', next: 'send-again' });
  const { state, parcelCode } = await rowOf(order);
  expect(state).toBe('created');
  expect(await sharedOf(order)).toMatchObject({ state: 'created', code: parcelCode });
});
