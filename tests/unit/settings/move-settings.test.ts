import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LEARNED_1, LOCAL_1, makeDatabase1, ROWS_1 } from './stored-version-1';

const local: Record<string, unknown> = {};
const read = vi.fn();

vi.mock('wxt/browser', () => ({
  browser: {
    storage: {
      local: {
        get: async (names: readonly string[]) => {
          read();
          return Object.fromEntries(names.flatMap((name) => (name in local ? [[name, local[name]]] : [])));
        },
        remove: async (names: readonly string[]) => {
          for (const name of names) delete local[name];
        },
      },
    },
  },
}));

const KEYS = {
  shop: { key: 'live-key', identityVersion: 1 },
  practice: { key: 'practice-key', identityVersion: 2 },
};
// How many orders are sent at once was a setting then.
const { atOnce: _, ...SETTINGS } = LOCAL_1.settings;
const [SHOP, PRACTICE] = SETTINGS.accounts;

/** The extension's own code, as it is loaded by a browser that has just been started. */
async function load() {
  vi.resetModules();
  const { readSettings, changeSettings } = await import('../../../lib/settings/settings');
  const { removeOldSettings } = await import('../../../lib/settings/move-settings');
  const { bindKeys, findKey } = await import('../../../lib/vault/vault');
  const { openDatabase } = await import('../../../lib/storage/db');
  return { readSettings, changeSettings, removeOldSettings, bindKeys, findKey, openDatabase };
}

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  for (const name of Object.keys(local)) delete local[name];
  Object.assign(local, structuredClone(LOCAL_1));
  read.mockClear();
  await makeDatabase1(KEYS);
});

describe('what version 1 kept', () => {
  it('is all there after the upgrade: accounts, stores, keys, open rows, learned villages', async () => {
    const { readSettings, findKey, openDatabase } = await load();
    expect(await readSettings()).toEqual(SETTINGS);
    if (SHOP === undefined || PRACTICE === undefined) throw new Error('not made');
    expect(await findKey(SHOP)).toBe('live-key');
    expect(await findKey(PRACTICE)).toBe('practice-key');
    const database = await openDatabase();
    expect(await database.getAll('outbox')).toEqual([...ROWS_1].sort((a, b) => (a.id < b.id ? -1 : 1)));
    expect(await database.getAll('learned-villages')).toEqual([LEARNED_1]);
    expect(await database.get('values', 'welcome')).toEqual(LOCAL_1.welcome);
  });

  it('does not hold every parcel above 5 in doubt because of a limit of 5 000 that was misread', async () => {
    await load();
    const { findLearnedMaximum, learnMaximum } = await import('../../../lib/storage/learned-maximum');
    expect(await findLearnedMaximum({ id: 'shop' })).toBeNull();
    await learnMaximum('shop', '5000');
    await load();
    const anew = await import('../../../lib/storage/learned-maximum');
    expect(await anew.findLearnedMaximum({ id: 'shop' })).toBe('5000');
  });

  it('loses its old copy once it was moved', async () => {
    const { readSettings, removeOldSettings } = await load();
    await readSettings();
    await removeOldSettings();
    expect(local).toEqual({});
    expect(await readSettings()).toEqual(SETTINGS);
  });

  it('has its keys encrypted anew at the background’s first start, for their addresses alone', async () => {
    const { readSettings, bindKeys, findKey, openDatabase } = await load();
    await readSettings();
    const before = await (await openDatabase()).getAll('vault');
    await bindKeys();
    const after = await (await openDatabase()).getAll('vault');
    expect(after.map((entry) => 'boundTo' in entry)).toEqual([false, false]);
    expect(after.map(({ cipher }) => [...new Uint8Array(cipher)])).not.toEqual(
      before.map(({ cipher }) => [...new Uint8Array(cipher)]),
    );
    if (SHOP === undefined) throw new Error('not made');
    expect(await findKey(SHOP)).toBe('live-key');
    expect(await findKey({ ...SHOP, address: 'https://store.example' })).toBeNull();
  });

  it('gives no key to an address that the settings name only later, before the keys were encrypted anew', async () => {
    const { readSettings, findKey } = await load();
    await readSettings();
    if (SHOP === undefined) throw new Error('not made');
    expect(await findKey({ ...SHOP, address: 'https://elsewhere.example' })).toBeNull();
    expect(await findKey(SHOP)).toBe('live-key');
  });

  it('takes over no half-typed account and no press in the review', async () => {
    const { readSettings, openDatabase } = await load();
    await readSettings();
    const database = await openDatabase();
    expect((await database.getAllKeys('values')).sort()).toEqual(['settings', 'welcome']);
  });
});

describe('what a content script writes into storage.local', () => {
  const pointed = (address: string) => ({
    ...SETTINGS,
    accounts: SETTINGS.accounts.map((account) => ({ ...account, address })),
  });

  it('is never read once the settings were moved, though the old copy is gone', async () => {
    const first = await load();
    await first.readSettings();
    await first.removeOldSettings();
    local.settings = pointed('https://store.example');
    local.welcome = { passed: [], finished: false };
    read.mockClear();
    const next = await load();
    expect(await next.readSettings()).toEqual(SETTINGS);
    expect(read).not.toHaveBeenCalled();
  });

  it('is not read either where nothing was ever set', async () => {
    for (const name of Object.keys(local)) delete local[name];
    const first = await load();
    expect((await first.readSettings()).accounts).toEqual([]);
    local.settings = pointed('https://store.example');
    expect((await (await load()).readSettings()).accounts).toEqual([]);
  });

  it('gets no key where it pointed the account at a store before the upgrade', async () => {
    local.settings = pointed('https://store.example');
    const { readSettings, bindKeys, findKey } = await load();
    const { accounts } = await readSettings();
    await bindKeys();
    for (const account of accounts) expect(await findKey(account)).toBeNull();
  });

  it('gets none either where it took the store out of the settings, while its orders were shipped here', async () => {
    local.settings = { ...pointed('https://store.example/service'), stores: [] };
    const { readSettings, findKey } = await load();
    const { accounts } = await readSettings();
    for (const account of accounts) expect(await findKey(account)).toBeNull();
  });
});

it('two pages that move the settings at once move them once', async () => {
  const [one, two] = [await load(), await load()];
  const both = await Promise.all([one.readSettings(), two.readSettings()]);
  expect(both).toEqual([SETTINGS, SETTINGS]);
  await one.changeSettings((settings) => ({ ...settings, language: 'he' }));
  expect((await two.readSettings()).language).toBe('he');
});
