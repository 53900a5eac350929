import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '../../../lib/order';
import { changeSettings } from '../../../lib/settings/settings';
import { soon } from '../../soon';
import { anOrder, fact } from '../parcel/made-up';
import { callerOf } from './caller';
import { FakeService } from './fake-service';
import { keepShop } from './shop';

const { pressBar } = await import('./presses');
const background = await import('../../../entrypoints/background/bar/order-bar');

const ORIGIN = 'https://shop.example';
const caller = callerOf(ORIGIN);
const service = new FakeService();

beforeEach(() => void vi.setSystemTime(Date.now() + 120_000));

/** An order of which everything is certain, to a phone of its own. */
function orderOf(number: number, basePath = '/wp-admin/'): Order {
  const { shipping } = anOrder();
  const party = { ...shipping, phone: fact(`0599${String(100_000 + number)}`) };
  return anOrder({
    store: { kind: 'woocommerce', origin: ORIGIN, basePath },
    id: String(number),
    link: `${ORIGIN}${basePath}post.php?post=${number}&action=edit`,
    shipping: party,
    billing: party,
  });
}

/** One of goods at another price. */
function pricedAt(number: number, price: number): Order {
  const amount = fact(String(price));
  const items = [{ name: 'زيت', quantity: fact('1'), amount }];
  return { ...orderOf(number), items, total: fact(String(price + 20)) };
}

beforeEach(async () => {
  service.reset();
  vi.stubGlobal('fetch', service.fetch);
  await keepShop(ORIGIN);
});

describe('a script of a store that was taken over', () => {
  it('ships no more orders at once by naming another admin on its site', async () => {
    for (let number = 0; number < 20; number += 1) await pressBar(orderOf(number, `/admin-${number}/`));
    expect(service.creations()).toHaveLength(10);
  });

  it('ships no more of them by asking for all at once', async () => {
    const orders = Array.from({ length: 40 }, (_, number) => orderOf(1_000 + number));
    await Promise.all(orders.map((order) => pressBar(order)));
    expect(service.creations()).toHaveLength(10);
  });
});

describe('a page that changes its own order again and again', () => {
  const asked: string[] = [];

  beforeEach(() => {
    asked.length = 0;
    vi.stubGlobal('fetch', (request: Request) => {
      if (request.url.endsWith('parcels/fees')) asked.push(request.url);
      return service.fetch(request);
    });
  });

  /** Fees are asked for beside the answer. */
  async function expectAsked(times: number): Promise<void> {
    await soon(() => expect(asked).toHaveLength(times));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(asked).toHaveLength(times);
  }

  it('has the service asked for a fee four times a minute, and for those of all its orders twenty times', async () => {
    for (let price = 1; price <= 9; price += 1)
      await background.openOrder(pricedAt(3_000, price * 10), caller);
    await expectAsked(4);
    for (let number = 1; number <= 30; number += 1) {
      await background.openOrder(pricedAt(3_000 + number, 200 + number), caller);
    }
    await expectAsked(20);
  });

  it('is shown its bar so many times a minute, and then told why not', async () => {
    // Without an account there is little to show, which is soon done.
    await changeSettings((settings) => ({ ...settings, accounts: [], activeAccountId: null }));
    const order = orderOf(3_100);
    const shown = await Promise.all(Array.from({ length: 310 }, () => background.openOrder(order, caller)));
    const isRefused = ({ message }: { readonly message: string | null }) => /too many/i.test(message ?? '');
    expect(shown.filter(isRefused)).toHaveLength(10);
    // An order that stands open beside it is shown as before.
    expect(isRefused(await background.openOrder(order, { ...caller, tabId: 77 }))).toBe(false);
  });
});

describe('the bar of an order', () => {
  it('says why where nothing can be kept, so that it does not seem to be reading for ever', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('no', 'InvalidStateError');
      },
    });
    vi.resetModules();
    const next = await import('../../../entrypoints/background/bar/order-bar');
    const view = await next.openOrder(orderOf(4_000), caller);
    vi.unstubAllGlobals();
    expect(view).toMatchObject({ tone: 'warning', message: expect.stringContaining('shipping is off') });
  });
});
