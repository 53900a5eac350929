import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { changeSettings } from '../../../lib/settings/settings';
import { ACCOUNT } from './fake-service';

// More presses than a person makes in a moment; the pace has tests of its own.
vi.mock('../../../entrypoints/background/bar/press-pace', () => ({ isPersonsPace: async () => true }));

const { openOrder } = await import('../../../entrypoints/background/bar/order-bar');
const { caller, nextOrder, setUpStore } = await import('./review-orders');
const { pressBar } = await import('./presses');

beforeEach(setUpStore);

const OWN = { ...ACCOUNT, environment: 'live', name: 'Golden' } as const;
const OTHER = { ...OWN, id: 'other', name: 'Silver' };

function haveAccounts(...accounts: readonly (typeof ACCOUNT)[]) {
  return changeSettings((settings) => ({ ...settings, accounts: [...accounts] }));
}

it('a shop with several accounts sees on the bar which one an order ships with, and went with', async () => {
  await haveAccounts(OWN, OTHER);
  const order = nextOrder();
  expect(await openOrder(order, caller)).toMatchObject({
    title: 'Shahna · \u2068Golden\u2069',
    action: { kind: 'ship' },
  });
  expect((await pressBar(order)).title).toBe('Shahna · \u2068Golden\u2069');
  await changeSettings((settings) => ({ ...settings, activeAccountId: OTHER.id }));
  expect((await openOrder(order, caller)).title).toBe('Shahna · \u2068Golden\u2069');
  expect((await openOrder(nextOrder(), caller)).title).toBe('Shahna · \u2068Silver\u2069');
});

it('a name that is longer than the heading is told by its beginning, whichever way it is written', async () => {
  await haveAccounts({ ...OWN, name: 'حساب المتجر الرئيسي في رام الله والبيرة' }, OTHER);
  expect((await openOrder(nextOrder(), caller)).title).toBe('Shahna · \u2068حساب المتجر الرئيسي في…\u2069');
});

it.each([
  ['one account', [OWN]],
  ['one beside its practice account', [OWN, { ...OTHER, environment: 'testing' } as const]],
])('a shop with %s reads no account’s name', async (_how, accounts) => {
  await haveAccounts(...accounts);
  expect((await openOrder(nextOrder(), caller)).title).toBe('Shahna');
});
