import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { NO_MEANINGS } from '../../../lib/ledger/fate';
import type { Order } from '../../../lib/order';
import { changeSettings } from '../../../lib/settings/settings';
import { changeMeanings } from '../../../lib/shop-relay/change-meanings';
import { ACCOUNT } from './fake-service';
import { newPhone, shipTo } from './shipped-before';

const { openOrder } = await import('../../../entrypoints/background/bar/order-bar');
const { readReviewed } = await import('../../../entrypoints/background/review/view-review');
const { caller, collect, nextOrder } = await import('./review-orders');
const { rowOf, setUpAskedStore, tabsSay } = await import('./asked-store');
const { shipOrder } = await import('./at-door');

const RETURNED = 12;
const ELSEWHERE = { store: 'https://other.example/wp-admin/' };

beforeEach(async () => {
  await setUpAskedStore();
  await changeSettings(({ askReturned: _, ...settings }) => settings);
  await changeMeanings(ACCOUNT.id, () => ({ ...NO_MEANINGS, returned: [RETURNED] }));
});

/** What stands beside the phone in the bar of the order's page. */
async function besidePhone(order: Order): Promise<string | undefined> {
  const { lines } = await openOrder(order, caller);
  return lines.find(({ kind }) => kind === 'phone')?.beside;
}

async function reviewed(order: Order): Promise<readonly unknown[]> {
  const { form } = await readReviewed(await collect(order), order.id);
  return form?.draft.findings.map(({ params }) => params) ?? [];
}

describe('what was shipped to a phone before, in a store’s own page', () => {
  it('is counted of that store alone, since its page can ask about any phone', async () => {
    const phone = newPhone();
    await shipTo(phone, RETURNED, ELSEWHERE);
    await shipTo(phone, null, ELSEWHERE);
    await shipTo(phone);
    const order = nextOrder({}, phone);
    const beside = await besidePhone(order);
    expect(beside).toContain('1');
    expect(beside).not.toMatch(/[23]\b/);
    expect(await reviewed(order)).toContainEqual(expect.objectContaining({ made: 3, returned: 1 }));
  });

  it('is not told of where other stores and what was typed by hand have it all', async () => {
    const phone = newPhone();
    await shipTo(phone, RETURNED, ELSEWHERE);
    await shipTo(phone, null, { store: 'manual' });
    await shipTo(phone, null, { store: 'https://shop.example.other/wp-admin/' });
    expect(await besidePhone(nextOrder({}, phone))).toBeUndefined();
  });

  it('is asked about wherever parcels came back, without saying how many of another store', async () => {
    await changeSettings((settings) => ({ ...settings, askReturned: 1 }));
    const phone = newPhone();
    await shipTo(phone, RETURNED, ELSEWHERE);
    const order = nextOrder({}, phone);
    const { message, digest, action } = await openOrder(order, caller);
    expect(message).toMatch(/\p{L}/u);
    expect(message).not.toMatch(/\d|\{/);
    expect([digest, action?.kind]).toEqual([null, 'review']);
    await shipTo(phone, RETURNED);
    expect((await openOrder(order, caller)).message).toMatch(/1.*1/);
  });

  it('changes nothing of what a press ships', async () => {
    const phone = newPhone();
    await shipTo(phone, RETURNED, ELSEWHERE);
    const order = nextOrder({}, phone);
    tabsSay({ 7: { order, notes: true } });
    const { digest } = await openOrder(order, caller);
    expect(digest).toBe((await readReviewed(await collect(order), order.id)).digest);
    await shipOrder(order, digest ?? '', caller);
    expect(await rowOf(order)).toMatchObject({ state: 'created' });
  });
});
