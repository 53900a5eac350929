import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeSettings, findAccount, readSettings, watchSettings } from '../../../lib/storage/settings';
import { fake, resetFakeBrowser } from '../../components/options/fake-browser';
import { madeAccount, madeSettings } from '../../components/options/made-account';

vi.mock('wxt/browser', async () => ({
  browser: (await import('../../components/options/fake-browser')).fake.browser,
}));

beforeEach(resetFakeBrowser);

describe('the settings', () => {
  it('begin with nothing set', async () => {
    expect(await readSettings()).toEqual(madeSettings());
  });

  it('lose no change when two pages change them at once', async () => {
    const add = (origin: string) =>
      changeSettings((settings) => ({
        ...settings,
        stores: [...settings.stores, { origin, accountId: null }],
      }));
    await Promise.all([add('https://a.example'), add('https://b.example'), add('https://c.example')]);
    const { stores } = await readSettings();
    expect(stores.map(({ origin }) => origin)).toEqual([
      'https://a.example',
      'https://b.example',
      'https://c.example',
    ]);
  });

  it('are left as they are when they cannot be read', async () => {
    const strange = { version: 1, accounts: 'none' };
    fake.stored.settings = strange;
    await expect(readSettings()).rejects.toMatchObject({ code: 'storage-unavailable' });
    await expect(changeSettings((settings) => settings)).rejects.toMatchObject({
      code: 'storage-unavailable',
    });
    expect(fake.stored.settings).toEqual(strange);
  });

  it('tell whoever watches, until they stop watching', async () => {
    const changed = vi.fn();
    const stop = watchSettings(changed);
    await changeSettings((settings) => ({ ...settings, language: 'he' }));
    await fake.browser.storage.local.set({ welcome: {} });
    expect(changed).toHaveBeenCalledTimes(1);
    stop();
    await changeSettings((settings) => ({ ...settings, language: 'ar' }));
    expect(changed).toHaveBeenCalledTimes(1);
  });
});

describe('the account that ships a store’s orders', () => {
  const one = madeAccount({ id: 'one' });
  const two = madeAccount({ id: 'two' });
  const settings = madeSettings({ accounts: [one, two], activeAccountId: 'one' });

  it('is its own, else the one in use', () => {
    expect(findAccount(settings, { origin: 'https://a.example', accountId: 'two' })).toBe(two);
    expect(findAccount(settings, { origin: 'https://a.example', accountId: null })).toBe(one);
    expect(findAccount(settings, null)).toBe(one);
  });

  it('is none, never another, when its own was removed', () => {
    expect(findAccount(settings, { origin: 'https://a.example', accountId: 'gone' })).toBeNull();
  });
});
