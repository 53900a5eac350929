import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageReader } from '../../../entrypoints/order/read-page';
import { known } from '../../../lib/order';
import { taughtAdapter } from '../../../lib/stores/taught/reader';
import { anOrder, nobody } from '../parcel/made-up';

const { signal } = new AbortController();
const rami = { ...nobody, name: known('رامي', 'labelled-text') };
const salma = { ...nobody, name: known('سلمى', 'labelled-text') };

/** A page whose program changes its address, here to the order's with this id, and draws the order when it has it. */
function read(id: string, shipping: typeof rami, before = anOrder({ id: '1', link: '/1', shipping: rami })) {
  const { store } = before;
  const adapter = {
    ...taughtAdapter([]),
    detect: () => ({ page: 'order', store, orderId: id }) as const,
    readDocument: () => anOrder({ id, link: `/${id}`, shipping }),
  };
  return createPageReader(adapter, signal, before).read(() => undefined);
}

beforeEach(() => {
  vi.stubGlobal('document', {});
  vi.stubGlobal('location', { href: 'https://shop.example/orders/2' });
});
afterEach(() => void vi.unstubAllGlobals());

describe('a taught page whose address is of another order now', () => {
  it('does not say of that order what it still shows of the one before', async () => {
    expect(await read('2', rami)).toEqual({ missing: 'order' });
  });

  it('is read once it shows something else', async () => {
    expect(await read('2', salma)).toMatchObject({ order: { id: '2', shipping: salma } });
  });

  it('is read where it is the same order’s again', async () => {
    expect(await read('1', rami)).toMatchObject({ order: { id: '1' } });
  });
});
