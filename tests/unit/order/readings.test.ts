import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NOTHING_READ, type OrderPage } from '../../../entrypoints/order/page-steps';
import { createPageReader } from '../../../entrypoints/order/read-page';
import { createReadings, type Telling } from '../../../entrypoints/order/readings';
import { known, type PageOrder } from '../../../lib/order';
import type { StoreAdapter } from '../../../lib/stores/adapter';
import { anOrder } from '../parcel/made-up';

const { signal } = new AbortController();
const shop = anOrder().store;
const rest = () => new Promise((resolve) => setTimeout(resolve));
const orderOf = (id: string, total: string) => anOrder({ id, total: known(total, 'store-data') });

/** The page of order `a`, whose store answers when it is let. */
class Page {
  now: OrderPage = NOTHING_READ;
  /** What stands on the page. */
  stands = '100.00';
  readonly told: string[] = [];
  readonly readings: ReturnType<typeof createReadings>;
  /** The store's answers that are still to come, the oldest first. */
  readonly asked: { readonly orderId: string; readonly answer: (total: string) => void }[] = [];

  constructor() {
    const adapter: StoreAdapter = {
      kind: 'shopify',
      detect: () => ({ page: 'order', store: shop, orderId: 'a' }),
      readDocument: () => orderOf('a', this.stands),
      readStructured: (orderId) =>
        new Promise<PageOrder>((resolve) =>
          this.asked.push({ orderId, answer: (total) => resolve(orderOf(orderId, total)) }),
        ),
    };
    const tell: Telling['tell'] = (happened, ...what) => {
      this.told.push(happened.name);
      [this.now] = happened(this.now, ...what);
    };
    this.readings = createReadings(
      { adapter, signal, now: () => this.now, tell },
      createPageReader(adapter, signal),
    );
  }

  /** Its tab is looked at again. @returns when that reading has ended */
  async look(): Promise<{ readonly ended: Promise<void> }> {
    const ended = this.readings.anew();
    await rest();
    return { ended };
  }

  /** The store answers a question: by default the oldest. */
  async answer(total: string, at = 0): Promise<void> {
    this.asked.splice(at, 1)[0]?.answer(total);
    await rest();
  }

  get newest() {
    const { newest } = this.now;
    if (newest === null || !('order' in newest)) return null;
    const { id, total } = newest.order;
    return { id, total: total.known ? total.value : null };
  }
}

beforeEach(() => {
  vi.stubGlobal('document', {});
  vi.stubGlobal('location', { href: 'https://shop.example/orders/a' });
});
afterEach(() => void vi.unstubAllGlobals());

async function read(): Promise<Page> {
  const page = new Page();
  const first = page.readings.first();
  await page.answer('100.00');
  await first;
  return page;
}

describe('a page that its store is asked from for another order', () => {
  it('goes on standing for its own', async () => {
    const page = await read();
    const again = page.readings.again('b');
    await page.answer('250.00');
    expect(page.newest).toEqual({ id: 'a', total: '100.00' });
    // What stands on this page says nothing about that order.
    expect(await again).toEqual({ order: orderOf('b', '250.00'), notes: true });
  });
});

describe('an order that is read several times at once', () => {
  it('is as the reading says that began last, whichever ends last', async () => {
    const page = await read();
    const { ended: looked } = await page.look();
    const asked = page.readings.again('a');
    await page.answer('150.00', 1);
    await asked;
    await page.answer('100.00');
    await looked;
    expect(page.newest).toEqual({ id: 'a', total: '150.00' });
  });

  it('is told otherwise by no older reading', async () => {
    const page = await read();
    const { ended: looked } = await page.look();
    const asked = page.readings.again('a');
    await page.answer('100.00', 1);
    await asked;
    await page.answer('90.00');
    await looked;
    expect(page.told).not.toContain('readOtherwise');
  });

  it('is read once more at a press while a reading of what was changed is on its way', async () => {
    const page = await read();
    page.stands = '150.00';
    await page.look();
    const pressed = page.readings.atPress();
    expect(page.asked).toHaveLength(2);
    await page.answer('150.00', 1);
    expect(await pressed).toMatchObject({ order: { total: { value: '150.00' } } });
  });

  it('is not read once more at a press where nothing was changed', async () => {
    const page = await read();
    await page.look();
    expect(await page.readings.atPress()).toMatchObject({ order: { total: { value: '100.00' } } });
  });
});

describe('a store that answers after nobody waits any longer', () => {
  /** A page whose time to wait for its store was over. */
  async function readTooLate(): Promise<Page> {
    const late = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(late.signal);
    const page = new Page();
    const first = page.readings.first();
    late.abort();
    await first;
    return page;
  }

  it('says nothing over what was read since', async () => {
    const page = await readTooLate();
    const asked = page.readings.again('a');
    await page.answer('150.00', 1);
    await asked;
    await page.answer('100.00');
    expect(page.newest).toEqual({ id: 'a', total: '150.00' });
    expect(page.told).not.toContain('readOtherwise');
  });

  it('says what the order is', async () => {
    const page = await readTooLate();
    await page.answer('120.00');
    expect(page.newest).toEqual({ id: 'a', total: '120.00' });
    expect(page.told).toContain('readOtherwise');
  });

  it('says nothing where the order is being read anew', async () => {
    const page = await readTooLate();
    page.stands = '150.00';
    await page.look();
    await page.answer('120.00');
    expect(page.told).not.toContain('readOtherwise');
    await page.answer('150.00');
    expect(page.newest).toEqual({ id: 'a', total: '150.00' });
  });
});
