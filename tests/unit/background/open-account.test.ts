import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readWantedField } from '../../../entrypoints/options/use-section';
import type { FailureCode } from '../../../lib/failure';
import { orderKeyOf } from '../../../lib/order-key';
import { rowsOfOrder } from '../../../lib/outbox/read-rows';
import { openDatabase } from '../../../lib/storage/db';
import { need } from '../../need';

const { browser } = await import('wxt/browser');
const { openAccount } = await import('../../../entrypoints/background/bar/open-page');
const { openOrder } = await import('../../../entrypoints/background/bar/order-bar');
const { caller, nextOrder, setUpStore } = await import('./review-orders');
const { pressBar } = await import('./presses');

beforeEach(async () => {
  await setUpStore();
  vi.mocked(browser.tabs.create).mockReset();
});

/** An order whose parcel was refused for this. */
async function refusedFor(code: FailureCode, serviceText: string | null = null) {
  const order = nextOrder();
  await pressBar(order);
  const row = need((await rowsOfOrder(orderKeyOf(order)))[0], 'row');
  const refusal = { code, params: {}, serviceText, fields: {} };
  await (await openDatabase()).put('outbox', { ...row, state: 'refused', parcelCode: null, refusal });
  return { order, about: { store: order.store, orderId: order.id }, accountId: row.accountId };
}

/** The place in the settings that was opened. */
function openedPlace(): string {
  const [[{ url = '' } = {}] = []] = vi.mocked(browser.tabs.create).mock.calls;
  return new URL(url).hash;
}

describe('the bar of a refused order', () => {
  it('says why, and the company’s own words below, isolated and cut', async () => {
    const { order } = await refusedFor('closed-village', `village ${'is closed '.repeat(40)}`);
    const { message, action } = await openOrder(order, caller);
    const [why, words = '', ...rest] = message?.split('\n') ?? [];
    expect(why).not.toBe('');
    expect(words).toMatch(/^The delivery company says: \u2068village is closed .*…\u2069$/);
    expect(words.length).toBeLessThan(200);
    expect(rest).toEqual([]);
    expect(action).toEqual({ kind: 'review', label: 'Pick the village' });
    const silent = await refusedFor('closed-village');
    expect((await openOrder(silent.order, caller)).message).not.toContain('The delivery company says');
  });
});

describe('the settings that a refused order leads to', () => {
  it.each([
    ['key-refused', 'key'],
    ['html-answer', 'address'],
  ] as const)('are those of its account’s own field: %s', async (code, field) => {
    const { about, accountId } = await refusedFor(code);
    await openAccount(about);
    expect(readWantedField(openedPlace())).toEqual({ accountId, field });
  });

  it('are all accounts where no field is to blame, or nothing is known of the order', async () => {
    const { about } = await refusedFor('closed-village');
    await openAccount(about);
    expect(openedPlace()).toBe('#/accounts');
    vi.mocked(browser.tabs.create).mockReset();
    await openAccount(null);
    expect(openedPlace()).toBe('#/accounts');
  });
});
