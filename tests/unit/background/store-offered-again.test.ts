import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enableStore } from '../../../lib/settings/enable-store';

const { browser } = await import('wxt/browser');
const { changeSettings, readSettings } = await import('../../../lib/settings/settings');

const origin = 'https://refused.example';
const answer = (granted: boolean) =>
  vi.mocked(browser.permissions.request).mockResolvedValueOnce(granted as never);

beforeEach(async () => {
  await changeSettings((settings) => ({ ...settings, stores: [] }));
});

describe('a store whose access was refused and that is asked for again', () => {
  it('writes codes into its orders only where that was wanted last', async () => {
    answer(false);
    expect(await enableStore(origin, true)).toBe(false);
    answer(false);
    await enableStore(origin, false);
    expect((await readSettings()).stores).toEqual([{ origin, accountId: null, noteOrders: false }]);
  });

  it('stays as it is known where nobody was asked about that', async () => {
    const store = {
      origin,
      accountId: 'olive',
      kind: 'woocommerce',
      basePath: '/',
      noteOrders: true,
    } as const;
    await changeSettings((settings) => ({ ...settings, stores: [store] }));
    answer(false);
    await enableStore(origin);
    expect((await readSettings()).stores).toEqual([store]);
  });
});
