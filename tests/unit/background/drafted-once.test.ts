import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { soon } from '../../soon';
import { anOrder } from '../parcel/made-up';
import { callerOf } from './caller';
import { FakeService } from './fake-service';
import { keepShop } from './shop';

const drafted = vi.fn();

vi.mock('../../../lib/parcel/draft', async (original) => {
  const real = await original<typeof import('../../../lib/parcel/draft')>();
  return {
    ...real,
    draftParcel: (...context: Parameters<typeof real.draftParcel>) => {
      drafted();
      return real.draftParcel(...context);
    },
  };
});

const { openOrder } = await import('../../../entrypoints/background/bar/order-bar');

const ORIGIN = 'https://shop.example';
const caller = callerOf(ORIGIN);
const service = new FakeService();
const order = anOrder({ store: { kind: 'woocommerce', origin: ORIGIN, basePath: '/wp-admin/' } });

beforeEach(async () => {
  drafted.mockClear();
  await keepShop(ORIGIN);
});

describe('an order of which everything is certain', () => {
  it('is drafted once when it is opened, though its fee is asked for beside the answer', async () => {
    const fees: string[] = [];
    vi.stubGlobal('fetch', (request: Request) => {
      if (request.url.endsWith('parcels/fees')) fees.push(request.url);
      return service.fetch(request);
    });
    const view = await openOrder(order, caller);
    expect(view.action?.kind).toBe('ship');
    await soon(() => expect(fees).toHaveLength(1));
    expect(drafted).toHaveBeenCalledTimes(1);
  });
});
