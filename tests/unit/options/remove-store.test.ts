import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { removeStore } from '../../../entrypoints/options/stores/use-stores';
import { readSettings } from '../../../lib/settings/settings';
import { keepValue } from '../../../lib/storage/values';
import { fake, resetFakeBrowser } from '../../components/options/fake-browser';
import { madeAccount, madeSettings } from '../../components/options/made-account';

vi.mock('wxt/browser', async () => ({
  browser: (await import('../../components/options/fake-browser')).fake.browser,
}));

const shop = { origin: 'https://shop.example', accountId: null };

beforeEach(resetFakeBrowser);

describe('removing a store', () => {
  it('gives the access back first, then forgets the store, then tells the background', async () => {
    await keepValue('settings', madeSettings({ stores: [shop] }));
    fake.granted.add('https://shop.example/*');
    fake.happened = [];
    await removeStore(shop.origin);
    expect(fake.happened).toEqual([
      'gave back https://shop.example/*',
      'kept settings',
      'sent stores/reconcile',
    ]);
    expect((await readSettings()).stores).toEqual([]);
    expect(fake.granted.size).toBe(0);
  });

  it('keeps the access that another store on the same host needs', async () => {
    const other = { origin: 'https://shop.example:8443', accountId: null };
    await keepValue('settings', madeSettings({ stores: [shop, other] }));
    await removeStore(shop.origin);
    expect(fake.happened).not.toContain('gave back https://shop.example/*');
    expect((await readSettings()).stores).toEqual([other]);
  });

  it('keeps the access that the delivery service itself needs', async () => {
    const account = madeAccount({ address: 'https://shop.example/delivery' });
    await keepValue('settings', madeSettings({ accounts: [account], stores: [shop] }));
    await removeStore(shop.origin);
    expect(fake.happened).not.toContain('gave back https://shop.example/*');
  });
});
