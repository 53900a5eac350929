import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '../../../lib/order';
import { VERSION } from '../../../lib/storage/upgrades';
import { anOrder, fact } from '../parcel/made-up';
import { callerOf } from './caller';
import { FakeService } from './fake-service';

const ORIGIN = 'https://shop.example';
const caller = callerOf(ORIGIN);
const service = new FakeService();
let bar: typeof import('../../../entrypoints/background/bar/order-bar');
let keepShop: typeof import('./shop').keepShop;

function orderOf(number: number): Order {
  const { shipping } = anOrder();
  const party = { ...shipping, phone: fact(`0599${String(100_000 + number)}`) };
  return anOrder({
    store: { kind: 'woocommerce', origin: ORIGIN, basePath: '/wp-admin/' },
    id: String(number),
    link: `${ORIGIN}/wp-admin/post.php?post=${number}&action=edit`,
    shipping: party,
    billing: party,
  });
}

beforeEach(async () => {
  service.reset();
  vi.stubGlobal('fetch', service.fetch);
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.resetModules();
  bar = await import('../../../entrypoints/background/bar/order-bar');
  ({ keepShop } = await import('./shop'));
});

/** Puts a database in the place of ours. */
async function replace(version: number): Promise<void> {
  (await openDB('shahna', version, { upgrade: (fresh) => fresh.createObjectStore('values') })).close();
}

describe('the bar, where what is kept', () => {
  it.each([
    ['is of a newer version', VERSION + 1, /newer version of Shahna/],
    ['lacks a part', VERSION, /Part of what Shahna keeps/],
  ])('%s, says so and what to do, and blames no page', async (_name, version, words) => {
    await replace(version);
    for (const view of [
      await bar.openOrder(orderOf(1), caller),
      await bar.unreadableOrder('total', caller),
    ]) {
      expect(view.message).toMatch(words);
      expect([view.digest, view.action?.kind]).toEqual([null, 'review']);
    }
  });

  it('fails in a way that nobody foresaw, says that it is our side', async () => {
    await keepShop(ORIGIN);
    const reading = vi.spyOn(IDBIndex.prototype, 'getAll').mockImplementation(() => {
      throw new TypeError('made up');
    });
    const view = await bar.openOrder(orderOf(1), caller);
    reading.mockRestore();
    expect(view.message).toMatch(/wrong on our side/);
    expect(view.digest).toBeNull();
  });

  it('is deleted in mid-call, says to check first, and has nothing to ship by', async () => {
    await keepShop(ORIGIN);
    const { digest } = await bar.openOrder(orderOf(2), caller);
    vi.stubGlobal('fetch', async (request: Request) => {
      const answer = await service.fetch(request);
      if (request.url.endsWith('parcels/create')) await deleteDB('shahna');
      return answer;
    });
    const { shipOrder } = await import('./at-door');
    const view = await shipOrder(orderOf(2), digest ?? '', caller);
    expect(service.creations()).toHaveLength(1);
    expect(view.message).toMatch(/not known whether its parcel was made\. Check/);
    expect([view.digest, view.action?.kind]).toEqual([null, 'review']);
  });
});
