import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Order } from '../../../lib/order';
import { need } from '../../need';
import { madeAttempt } from '../outbox/made-row';

// More presses than a person makes in a moment; the pace has tests of its own.
vi.mock('../../../entrypoints/background/bar/press-pace', () => ({ isPersonsPace: async () => true }));

const { requireRow } = await import('../../../lib/outbox/read-rows');
const { openDatabase } = await import('../../../lib/storage/db');
const { settleRow, withdrawRow } = await import('../../../entrypoints/background/outbox/settling');
const { drainDue } = await import('../../../entrypoints/background/shipping/sending');
const { nextOrder, service } = await import('./review-orders');
const { cancelled, dearer, pressAgain, pressFormOf, rowOf, setUpAskedStore, tabsSay } = await import(
  './asked-store'
);
const { pressBar } = await import('./presses');

beforeEach(setUpAskedStore);

const MINUTE = 60_000;

/** The order's answer was lost, these minutes ago. */
async function lostBefore(order: Order, minutes: number): Promise<void> {
  tabsSay({ 7: { order, notes: true } });
  service.answer = () => new Response('bad gateway', { status: 502 });
  await pressBar(order);
  service.answer = null;
  const row = need(await rowOf(order), 'row');
  const [attempt = madeAttempt()] = row.attempts;
  const at = Date.now() - minutes * MINUTE;
  const attempts = [{ ...attempt, startedAt: at, endedAt: at }];
  await (await openDatabase()).put('outbox', { ...row, attempts });
  expect(row.state).toBe('unknown');
}

const asItWas = (order: Order) => ({ order, notes: true });

it.each<[string, (order: Order) => unknown, number, string | undefined]>([
  ['is made after an hour where the store has it as it was', asItWas, 60, undefined],
  [
    'is not made after an hour where it was cancelled',
    (order) => asItWas(cancelled(order)),
    60,
    'changed-since-shown',
  ],
  [
    'is not made after an hour where it costs more',
    (order) => asItWas(dearer(order)),
    60,
    'changed-since-shown',
  ],
  [
    'is not made after an hour where a colleague’s note is on it',
    (order) => asItWas({ ...order, ownNote: 'P-OF-A-COLLEAGUE' }),
    60,
    'shipped-elsewhere',
  ],
  ['is made after an hour where no tab can say', () => undefined, 60, undefined],
  [
    'is made after an hour where the store has signed the person out',
    () => ({ signedOut: true }),
    60,
    undefined,
  ],
  ['is made after two minutes by what the store said then', (order) => asItWas(dearer(order)), 2, undefined],
])('an order whose answer was lost %s', async (_how, says, minutes, reason) => {
  const order = nextOrder();
  await lostBefore(order, minutes);
  tabsSay({ 7: says(order) });
  await drainDue();
  const row = await rowOf(order);
  expect(row).toMatchObject(
    reason === undefined
      ? { state: 'created' }
      : { state: 'unknown', waiting: { reason, nextTryAt: null }, attempts: [{}] },
  );
  expect(service.creations()).toHaveLength(reason === undefined ? 1 : 0);
});

it.each<[string, (order: Order) => Order, string]>([
  ['was cancelled', cancelled, 'changed-since-shown'],
  ['has a colleague’s note', (order) => ({ ...order, ownNote: 'P-OF-A-COLLEAGUE' }), 'shipped-elsewhere'],
])(
  'a person who did not find its parcel sends nothing of an order that %s, with the store’s tab closed',
  async (_how, now, reason) => {
    const order = nextOrder();
    await lostBefore(order, 60);
    tabsSay({ 7: asItWas(now(order)) });
    await drainDue();
    tabsSay({});
    const { id } = need(await rowOf(order), 'row');
    const refused = { state: 'refused', refusal: { code: reason }, waiting: null };
    expect(await settleRow(id, { was: 'not-made', next: 'send-again' })).toMatchObject(refused);
    await drainDue();
    expect(await requireRow(id)).toMatchObject(refused);
    expect(service.creations()).toEqual([]);
  },
);

it.each<[string, readonly ('send-again' | 'leave' | 'withdraw')[]]>([
  ['the parcel is then pressed as it was sent', ['send-again']],
  ['a person cancels it before', ['leave']],
  ['a person cancels it once it was refused for that', ['send-again', 'withdraw']],
])('what the store said is remembered where %s', async (_how, steps) => {
  const order = nextOrder();
  await lostBefore(order, 60);
  tabsSay({ 7: asItWas(dearer(order)) });
  await drainDue();
  tabsSay({});
  const { id } = need(await rowOf(order), 'row');
  for (const step of steps) {
    if (step === 'withdraw') await withdrawRow(id);
    else await settleRow(id, { was: 'not-made', next: step });
  }
  await expect(pressAgain(order)).rejects.toMatchObject({ code: 'changed-since-shown' });
  expect(service.creations()).toEqual([]);
  const refusal = { code: 'changed-since-shown' };
  const state = steps.at(-1) === 'send-again' ? 'refused' : 'withdrawn';
  expect(await requireRow(id)).toMatchObject({ state, refusal });
});

it('the order is made as its store has it now where it is then pressed on its page', async () => {
  const order = nextOrder();
  await lostBefore(order, 60);
  const now = dearer(order);
  tabsSay({ 7: asItWas(now) });
  await drainDue();
  const { id } = need(await rowOf(order), 'row');
  await settleRow(id, { was: 'not-made', next: 'send-again' });
  await pressFormOf(now);
  expect(await requireRow(id)).toMatchObject({ state: 'created' });
  expect(service.creations()).toMatchObject([{ total_price: 150 }]);
});
