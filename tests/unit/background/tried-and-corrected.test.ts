import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Order } from '../../../lib/order';
import { orderKeyOf } from '../../../lib/order-key';
import { rowsOfOrder } from '../../../lib/outbox/read-rows';
import { changeSettings } from '../../../lib/settings/settings';
import { ACCOUNT } from './fake-service';
import { LIVE, REAL, shipBy } from './ship-by';

vi.mock('../../../entrypoints/background/bar/press-pace', () => ({ isPersonsPace: async () => true }));

const { openOrder } = await import('../../../entrypoints/background/bar/order-bar');
const { openFormAgain } = await import('../../../entrypoints/background/forms/forms');
const { caller, formOf, nextOrder } = await import('./review-orders');
const { pressBar } = await import('./presses');
const { undoOrder } = await import('./at-door');
const { setUpAskedStore, tabsSay } = await import('./asked-store');

const rowsOf = (order: Order) => rowsOfOrder(orderKeyOf(order));
const asks = async (order: Order) => (await formOf(order)).draft.findings.map(({ code }) => code);

/** An order that was pressed on its page by an account. @returns the newest row */
async function pressed(order: Order, account: typeof ACCOUNT) {
  await shipBy(account);
  tabsSay({ 7: { order, notes: true } });
  await pressBar(order);
  return (await rowsOf(order)).at(-1);
}

beforeEach(async () => {
  await setUpAskedStore();
  await changeSettings((settings) => ({ ...settings, holdSeconds: 0 }));
});

it.each([
  ['found to make real parcels', { ...ACCOUNT, environment: 'live' } as const],
  ['given its real key', REAL],
])(
  'an order that another account tried out is asked about once that was %s: its parcel may be real',
  async (_, now) => {
    const order = nextOrder();
    await pressed(order, ACCOUNT);
    await shipBy(now);
    await shipBy(LIVE);
    expect(await asks(order)).toEqual(['order-tried-before']);
  },
);

it('an order that another account tried out goes unasked while that is for practice, and once it is gone', async () => {
  const order = nextOrder();
  await pressed(order, ACCOUNT);
  await shipBy(LIVE);
  expect(await asks(order)).toEqual([]);
  await changeSettings((settings) => ({ ...settings, accounts: [LIVE] }));
  expect(await asks(order)).toEqual([]);
});

it('a second press on “Undo” takes back nothing that was only tried out', async () => {
  const order = nextOrder();
  await changeSettings((settings) => ({ ...settings, holdSeconds: 60 }));
  await pressed(order, ACCOUNT);
  await pressed(order, LIVE);
  for (const _ of ['once', 'twice']) await undoOrder(order, caller);
  expect((await rowsOf(order)).map(({ practice, state }) => [practice, state])).toEqual([
    [true, 'queued'],
    [false, 'withdrawn'],
  ]);
});

it('one more of a parcel that was only tried out is the first: nothing is shown as shipped before it', async () => {
  const order = nextOrder();
  const tried = await pressed(order, ACCOUNT);
  expect((await openFormAgain(tried?.id ?? '')).row).toMatchObject({ state: 'created' });
  await shipBy(REAL);
  expect((await openFormAgain(tried?.id ?? '')).row).toBeNull();
});

it('the bar is marked for practice by the parcel that it shows, not by what its account is for now', async () => {
  const [real, tried] = [nextOrder(), nextOrder()];
  await pressed(real, LIVE);
  await shipBy({ ...LIVE, environment: 'testing', identityVersion: LIVE.identityVersion + 1 });
  expect(await openOrder(real, caller)).toMatchObject({ parcelCode: expect.any(String), testing: null });
  await pressed(tried, ACCOUNT);
  await shipBy({ ...LIVE, id: 'other', environment: 'testing' });
  await changeSettings((settings) => ({
    ...settings,
    accounts: settings.accounts.filter(({ id }) => id === 'other'),
  }));
  expect(await openOrder(tried, caller)).toMatchObject({ testing: expect.any(String) });
});
