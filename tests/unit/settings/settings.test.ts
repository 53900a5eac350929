import { NOTHING_KEPT } from '../transfer/nothing-kept';
import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseSettings } from '../../../lib/settings/parse-settings';
import {
  changeSettings,
  findAccount,
  readSettings,
  setDamagedAside,
  watchSettings,
} from '../../../lib/settings/settings';
import { forgetUnreadable, readUnreadable } from '../../../lib/storage/unreadable';
import { findValue, keepValue } from '../../../lib/storage/values';
import { readSettingsFile, writeSettingsFile } from '../../../lib/transfer/settings-file';
import { resetFakeBrowser } from '../../components/options/fake-browser';
import { madeAccount, madeSettings } from '../../components/options/made-account';
import { soon } from '../../soon';

vi.mock('wxt/browser', async () => ({
  browser: (await import('../../components/options/fake-browser')).fake.browser,
}));

beforeEach(resetFakeBrowser);
beforeEach(async () => forgetUnreadable(await readUnreadable()));

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
    const strange = { version: 2, accounts: [] };
    await keepValue('settings', strange);
    await expect(readSettings()).rejects.toMatchObject({ code: 'storage-newer' });
    await expect(changeSettings((settings) => settings)).rejects.toMatchObject({ code: 'storage-newer' });
    expect(await findValue('settings')).toEqual(strange);
    await keepValue('settings', 'neither these nor others');
    await expect(readSettings()).rejects.toMatchObject({ code: 'storage-damaged' });
  });

  it('tell whoever watches, until they stop watching', async () => {
    const changed = vi.fn();
    const stop = watchSettings(changed);
    await changeSettings((settings) => ({ ...settings, language: 'he' }));
    await soon(() => expect(changed).toHaveBeenCalledTimes(1));
    stop();
    const other = vi.fn();
    const stopOther = watchSettings(other);
    await changeSettings((settings) => ({ ...settings, language: 'ar' }));
    await soon(() => expect(other).toHaveBeenCalledTimes(1));
    stopOther();
    expect(changed).toHaveBeenCalledTimes(1);
  });
});

describe('settings of which a part is damaged', () => {
  const shop = { origin: 'https://shop.example', accountId: null };
  const keep = (change: object) =>
    keepValue('settings', { ...madeSettings({ accounts: [madeAccount()], stores: [shop] }), ...change });

  const damagedNow = async () => parseSettings(await findValue('settings')).damaged;

  it.each([
    ['a store without an address', { stores: [shop, { origin: 'x', accountId: null }] }, 'x'],
    ['a store that is there twice', { stores: [shop, { ...shop, accountId: 'other' }] }, shop.origin],
    ['a store that is nothing', { stores: [shop, null] }, null],
    [
      'an account at an address that cannot be typed',
      { accounts: [madeAccount(), { ...madeAccount(), id: 'b', address: 'http://a.example' }] },
      'Noor shop',
    ],
    ['the language', { language: 'xx' }, null],
    ['the layout of labels', { labelLayout: 'a0' }, null],
    ['the colours', { look: 'sepia' }, null],
  ])('are all there but %s, which is named', async (_what, change, of) => {
    await keep(change);
    const settings = await readSettings();
    expect(settings.accounts).toEqual([madeAccount()]);
    expect(settings.stores).toEqual([shop]);
    expect(await damagedNow()).toMatchObject([{ of }]);
  });

  it('have each setting that was set', async () => {
    const all = {
      look: 'dark',
      holdSeconds: 5,
      notifies: true,
      askReturned: 1,
      panel: true,
      messages: {},
      trackingLink: 'https://track.example/{code}',
      labelLayout: 'a6',
    };
    await keep(all);
    expect(await readSettings()).toMatchObject(all);
    expect(await damagedNow()).toEqual([]);
  });

  it('have an account without its damaged size, weight and description, which are typed anew', async () => {
    await keep({
      accounts: [{ ...madeAccount(), size: { length: 1.5 }, weight: '-1', descriptionTemplate: '{' }],
    });
    expect((await readSettings()).accounts).toEqual([madeAccount()]);
    const [damaged] = await damagedNow();
    expect([...(damaged?.fields ?? [])].sort()).toEqual(['descriptionTemplate', 'size', 'weight']);
  });

  it('have a store without what is found out of it anew', async () => {
    await keep({ stores: [{ ...shop, kind: 'abacus', basePath: 'x', noteOrders: 'yes', fields: ['x'] }] });
    expect((await readSettings()).stores).toEqual([shop]);
  });

  it('have which of a store’s own fields means what, and none where a version before kept the store', async () => {
    const pointed = { ...shop, fields: { village: { key: '_billing_wooccm11', label: 'وجهة الطرد' } } };
    await keep({ stores: [pointed] });
    expect((await readSettings()).stores).toEqual([pointed]);
    const file = writeSettingsFile({
      settings: await readSettings(),
      ...NOTHING_KEPT,
    });
    expect(readSettingsFile(file).settings.stores).toEqual([pointed]);
    await keep({ stores: [shop] });
    expect((await readSettings()).stores).toEqual([shop]);
  });

  it('keep what was damaged when they are changed, until the person lets go of it', async () => {
    const odd = { origin: 'x', accountId: null };
    await keep({ stores: [shop, odd] });
    await changeSettings((settings) => ({ ...settings, language: 'he' }));
    await changeSettings((settings) => ({ ...settings, language: 'ar' }));
    expect((await readUnreadable()).map(({ from, value }) => [from, value])).toEqual([
      ['settings', { setting: 'stores', of: 'x', fields: null, kept: odd }],
    ]);
    expect((await readSettings()).language).toBe('ar');
  });

  it('set it aside at the background’s start, once', async () => {
    await keep({ language: 'xx' });
    await setDamagedAside();
    await setDamagedAside();
    expect(await damagedNow()).toEqual([]);
    expect(await readUnreadable()).toHaveLength(1);
  });

  it('are read whatever they are, and are always settings that can be read again', async () => {
    await fc.assert(
      fc.property(
        fc.record(
          {
            accounts: fc.anything(),
            stores: fc.anything(),
            language: fc.anything(),
            activeAccountId: fc.anything(),
            labelLayout: fc.anything(),
            look: fc.anything(),
          },
          { requiredKeys: [] },
        ),
        (parts) => {
          const { settings } = parseSettings({ version: 1, ...parts });
          expect(parseSettings(settings)).toEqual({ settings, damaged: [] });
        },
      ),
    );
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
