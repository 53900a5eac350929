import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import type { BarView } from '../../../lib/messaging/views/bar';
import { changeSettings } from '../../../lib/settings/settings';

const { openOrder } = await import('../../../entrypoints/background/bar/order-bar');
const { caller, nextOrder, setUpStore } = await import('./review-orders');
const { pressBar } = await import('./presses');

beforeEach(setUpStore);

const amountIn = ({ lines }: BarView) => lines.find(({ kind }) => kind === 'amount')?.value.text;

it('a parcel’s amount stays in the currency in which it was sent, whatever its account has by now', async () => {
  const order = nextOrder();
  const sent = amountIn(await pressBar(order));
  expect(sent).toContain('₪');
  await changeSettings((settings) => ({
    ...settings,
    accounts: settings.accounts.map((account) => ({ ...account, currency: 'JOD' })),
  }));
  expect(amountIn(await openOrder(order, caller))).toBe(sent);
  // Nor is it a bare number once that account is gone.
  await changeSettings((settings) => ({ ...settings, accounts: [], activeAccountId: null }));
  expect(amountIn(await openOrder(order, caller))).toBe(sent);
});
