import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type NamedNumber, NO_NAMES } from '../../../lib/number-names/number-names';
import type { Account } from '../../../lib/storage/account';

vi.mock('wxt/browser', async () => ({ browser: (await import('../background/fake-browser')).fakeBrowser() }));

const { exportKeys } = await import('../../../entrypoints/background/transfer');
const { importSettings } = await import('../../../lib/storage/import-settings');
const { changeNames, findNames } = await import('../../../lib/storage/kept-names');
const { changeSettings, readSettings } = await import('../../../lib/storage/settings');
const { findKey } = await import('../../../lib/storage/vault');
const { forgetKey, keepKey } = await import('../../../lib/storage/vault-write');
const { conflictId, findConflicts } = await import('../../../lib/transfer/find-conflicts');
const { openKeys } = await import('../../../lib/transfer/open-keys');
const { readSettingsFile, writeSettingsFile } = await import('../../../lib/transfer/settings-file');

const OLIVE: Account = {
  id: 'olive',
  name: 'Olive shop',
  address: 'https://service.example',
  identityVersion: 3,
  environment: 'live',
  numberRule: 'whole',
  currency: 'ILS',
  deliveryPaidBy: 'recipient',
  totalIncludesDelivery: true,
  paidOrders: 'ask',
  size: null,
  weight: null,
  descriptionTemplate: '{items}',
};
const PASSPHRASE = 'كلمات كثيرة للذكرى';
const STORE = { origin: 'https://shop.example', accountId: 'olive' };

const set = (accounts: readonly Account[], stores: readonly (typeof STORE)[] = []) =>
  changeSettings((settings) => ({
    ...settings,
    accounts,
    stores,
    language: 'auto',
    activeAccountId: accounts[0]?.id ?? null,
  }));
const named = (number: number, en: string): NamedNumber => ({ number, names: { en } });

beforeEach(async () => {
  await set([OLIVE], [STORE]);
  await keepKey('olive', 3, 'secret-key');
  await changeNames('olive', () => ({ ...NO_NAMES, permission: [named(71, 'Create')] }));
});

/** The file as this browser saves it. */
async function exported(passphrase: string | null) {
  const settings = await readSettings();
  const keys = passphrase === null ? null : (await exportKeys(passphrase)).sealed;
  return writeSettingsFile({ settings, numbers: { olive: await findNames('olive') }, keys });
}

describe('settings in a file', () => {
  it('hold no key unless asked, and then none that can be read without the passphrase', async () => {
    expect(await exported(null)).not.toContain('secret-key');
    const text = await exported(PASSPHRASE);
    expect(text).not.toContain('secret-key');
    const { keys } = readSettingsFile(text);
    if (keys === null) throw new Error('no keys');
    expect(keys.iterations).toBeGreaterThanOrEqual(600_000);
    expect(await openKeys(PASSPHRASE, keys)).toEqual([
      { accountId: 'olive', address: 'https://service.example', key: 'secret-key' },
    ]);
    await expect(openKeys(`${PASSPHRASE}!`, keys)).rejects.toMatchObject({ code: 'wrong-passphrase' });
    const damaged = { ...keys, data: `A${keys.data.slice(1, -4)}AAA=` };
    await expect(openKeys(PASSPHRASE, damaged)).rejects.toMatchObject({ code: 'wrong-passphrase' });
  });

  it('name the accounts whose key cannot be read', async () => {
    await forgetKey('olive');
    expect((await exportKeys(PASSPHRASE)).without).toEqual(['olive']);
  });

  it('come whole into an empty browser, the key among them', async () => {
    const file = readSettingsFile(await exported(PASSPHRASE));
    const keys = file.keys === null ? [] : await openKeys(PASSPHRASE, file.keys);
    await set([]);
    await forgetKey('olive');
    await importSettings({ file, keys, replace: new Set() });
    const { accounts, stores, activeAccountId } = await readSettings();
    expect(accounts).toEqual([{ ...OLIVE, identityVersion: 4 }]);
    expect([stores, activeAccountId]).toEqual([[STORE], 'olive']);
    expect(await findKey('olive', 4)).toBe('secret-key');
  });

  it('give no key to another address than the one it was for', async () => {
    const file = readSettingsFile(
      (await exported(PASSPHRASE)).replace('https://service.example', 'https://evil.example'),
    );
    const keys = file.keys === null ? [] : await openKeys(PASSPHRASE, file.keys);
    await set([]);
    await forgetKey('olive');
    await importSettings({ file, keys, replace: new Set() });
    const [account] = (await readSettings()).accounts;
    expect(account?.address).toBe('https://evil.example');
    expect(await findKey('olive', account?.identityVersion ?? 0)).toBeNull();
  });
});

describe('taking a file in', () => {
  it('changes nothing when it holds what is here', async () => {
    const before = await readSettings();
    const file = readSettingsFile(await exported(null));
    expect(findConflicts(before, { olive: await findNames('olive') }, file, [])).toEqual([]);
    await importSettings({ file, keys: [], replace: new Set() });
    expect(await readSettings()).toEqual(before);
    expect(await findKey('olive', 3)).toBe('secret-key');
  });

  it('names what differs, keeps what is here, and replaces what was ticked', async () => {
    const file = readSettingsFile(await exported(null));
    await set([{ ...OLIVE, name: 'Renamed', currency: 'JOD' }], [{ ...STORE, accountId: 'other' }]);
    await changeNames('olive', () => ({
      ...NO_NAMES,
      permission: [named(71, 'Mine'), named(9, 'Only here')],
    }));
    const conflicts = findConflicts(await readSettings(), { olive: await findNames('olive') }, file, []);
    expect(conflicts.map(conflictId)).toEqual([
      'account olive',
      'numbers olive',
      'store https://shop.example',
    ]);

    await importSettings({ file, keys: [], replace: new Set() });
    expect((await readSettings()).accounts[0]?.name).toBe('Renamed');
    expect((await findNames('olive')).permission).toEqual([named(9, 'Only here'), named(71, 'Mine')]);

    await importSettings({ file, keys: [], replace: new Set(conflicts.map(conflictId)) });
    const after = await readSettings();
    // The address is the same, and so is the identity: the key that is here goes on working.
    expect(after.accounts).toEqual([OLIVE]);
    expect(after.stores).toEqual([STORE]);
    expect((await findNames('olive')).permission).toEqual([named(9, 'Only here'), named(71, 'Create')]);
  });

  it('makes a new identity of a replaced address, which the old key does not fit', async () => {
    const file = readSettingsFile(await exported(null));
    await set([{ ...OLIVE, address: 'https://older.example', identityVersion: 5 }]);
    await keepKey('olive', 5, 'older-key');
    await importSettings({ file, keys: [], replace: new Set(['account olive']) });
    const [account] = (await readSettings()).accounts;
    expect(account).toEqual({ ...OLIVE, identityVersion: 6 });
    expect(await findKey('olive', 6)).toBeNull();
  });

  it('removes nothing', async () => {
    const file = readSettingsFile(await exported(null));
    const fig = { ...OLIVE, id: 'fig', name: 'Fig shop' };
    await set([fig], [{ origin: 'https://figs.example', accountId: 'fig' }]);
    await importSettings({ file, keys: [], replace: new Set() });
    const after = await readSettings();
    expect(after.accounts.map(({ id }) => id)).toEqual(['fig', 'olive']);
    expect(after.stores).toHaveLength(2);
    expect(after.activeAccountId).toBe('fig');
  });
});

describe('a file that is none', () => {
  const wrong = (text: string) => expect.objectContaining({ code: text });
  it.each([
    ['not-json', async () => '{'],
    ['not-settings', async () => '{"shahna": "number-names", "version": 1, "numbers": {}}'],
    ['newer', async () => '{"shahna": "settings", "version": 2}'],
    ['bad-address', async () => (await exported(null)).replace('https://service', 'http://service')],
    ['too-large', async () => ' '.repeat(5_000_001)],
    ['not-settings', async () => (await exported(PASSPHRASE)).replace('600000', '1000')],
  ])('is said to be one: %s', async (code, text) => {
    const given = await text();
    expect(() => readSettingsFile(given)).toThrow(wrong(code));
  });

  it('is never let in by halves, whatever it holds', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(() => readSettingsFile(text)).toThrow();
      }),
    );
  });
});
