import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { keepCollection, readCollections } from '../../../lib/review/collected-orders';

it('of several collections that are kept in one moment the last one is the newest', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(1_764_500_000_000);
  const store = { kind: 'woocommerce', origin: 'https://shop.example', basePath: '/wp-admin/' } as const;
  for (let kept = 0; kept < 5; kept += 1) {
    const id = await keepCollection({ store, orders: [] });
    expect((await readCollections())[0]?.id).toBe(id);
  }
  vi.restoreAllMocks();
});
