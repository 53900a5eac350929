import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Caller } from '../../../lib/messaging/serve';
import { changeSettings } from '../../../lib/storage/settings';
import { keepKey } from '../../../lib/storage/vault-write';
import { replaceDirectory } from '../../../lib/villages/directory';
import { anOrder } from '../parcel/made-up';
import { ACCOUNT, FakeService } from './fake-service';

vi.mock('wxt/browser', async () => ({ browser: (await import('./fake-browser')).fakeBrowser() }));

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
const caller: Caller = { from: 'content', origin: ORIGIN, tabId: 7 };
const service = new FakeService();
const order = anOrder({ store: { kind: 'woocommerce', origin: ORIGIN, basePath: '/wp-admin/' } });

beforeEach(async () => {
  drafted.mockClear();
  await keepKey(ACCOUNT, 'practice-key');
  await changeSettings((settings) => ({
    ...settings,
    accounts: [ACCOUNT],
    activeAccountId: ACCOUNT.id,
    stores: [{ origin: ORIGIN, accountId: null }],
  }));
  const village = { id: 301, name: 'بيت لقيا', note: null, closed: false, deleted: false };
  await replaceDirectory(ACCOUNT, [{ id: 3, name: 'رام الله', deleted: false, villages: [village] }], 1);
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
    await vi.waitFor(() => expect(fees).toHaveLength(1));
    expect(drafted).toHaveBeenCalledTimes(1);
  });
});
