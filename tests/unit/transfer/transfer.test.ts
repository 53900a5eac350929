import { madeAccount } from '../made-account';
import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { type NamedNumber, NO_NAMES } from '../../../lib/number-names/number-names';
import type { Account } from '../../../lib/settings/account';
import { SHEET_ROLES } from '../../../lib/sheet/sheet-columns';
import { villageOf } from '../villages/made-up';

const { exportKeys } = await import('../../../entrypoints/background/accounts/export-keys');
const { importSettings } = await import('../../../lib/transfer/import-settings');
const { changeNames, findNumberNames } = await import('../../../lib/number-names/kept-names');
const { changeSettings, readSettings } = await import('../../../lib/settings/settings');
const { findKey } = await import('../../../lib/vault/vault');
const { forgetKey, keepKey } = await import('../../../lib/vault/vault-write');
const { replaceDirectory } = await import('../../../lib/villages/directory');
const { forgetVillages } = await import('../../../lib/villages/forget-villages');
const { findDropped, learnVillage, listLearned } = await import('../../../lib/villages/learned');
const { learnedEntry } = await import('../../../lib/villages/learned-file');
const { conflictId, findConflicts } = await import('../../../lib/transfer/find-conflicts');
const { forgetSources, keepSource, readSources } = await import('../../../lib/sheet/sheet-sources');
const { openKeys } = await import('../../../lib/transfer/open-keys');
const { readSettingsFile, writeSettingsFile } = await import('../../../lib/transfer/settings-file');

const OLIVE = madeAccount({
  id: 'olive',
  name: 'Olive shop',
  identityVersion: 3,
  environment: 'live',
  numberRule: 'whole',
});
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
  await keepKey(OLIVE, 'secret-key');
  await changeNames('olive', () => ({ ...NO_NAMES, permission: [named(71, 'Create')] }));
});

/** What this browser keeps of the account beside its settings. */
const kept = async () => ({
  numbers: { olive: await findNumberNames('olive') },
  meanings: {},
  learned: { olive: (await listLearned('olive')).map(learnedEntry) },
  recordNames: {},
  sheets: { olive: await readSources('olive') },
});

/** The file as this browser saves it. */
async function exported(passphrase: string | null) {
  const settings = await readSettings();
  const keys = passphrase === null ? null : (await exportKeys(passphrase)).sealed;
  return writeSettingsFile({ settings, ...(await kept()), keys });
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
    expect(await findKey({ ...OLIVE, identityVersion: 4 })).toBe('secret-key');
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
    expect(await findKey(account ?? OLIVE)).toBeNull();
  });
});

describe('taking a file in', () => {
  it('changes nothing when it holds what is here', async () => {
    const before = await readSettings();
    const file = readSettingsFile(await exported(null));
    expect(findConflicts(before, await kept(), file, [])).toEqual([]);
    await importSettings({ file, keys: [], replace: new Set() });
    expect(await readSettings()).toEqual(before);
    expect(await findKey(OLIVE)).toBe('secret-key');
  });

  it('names what differs, keeps what is here, and replaces what was ticked', async () => {
    const file = readSettingsFile(await exported(null));
    await set([{ ...OLIVE, name: 'Renamed', currency: 'JOD' }], [{ ...STORE, accountId: 'other' }]);
    await changeNames('olive', () => ({
      ...NO_NAMES,
      permission: [named(71, 'Mine'), named(9, 'Only here')],
    }));
    const conflicts = findConflicts(await readSettings(), await kept(), file, []);
    expect(conflicts.map(conflictId)).toEqual([
      'account olive',
      'numbers olive',
      'store https://shop.example',
    ]);

    await importSettings({ file, keys: [], replace: new Set() });
    expect((await readSettings()).accounts[0]?.name).toBe('Renamed');
    expect((await findNumberNames('olive')).permission).toEqual([named(9, 'Only here'), named(71, 'Mine')]);

    await importSettings({ file, keys: [], replace: new Set(conflicts.map(conflictId)) });
    const after = await readSettings();
    // The address is the same, and so is the identity: the key that is here goes on working.
    expect(after.accounts).toEqual([OLIVE]);
    expect(after.stores).toEqual([STORE]);
    expect((await findNumberNames('olive')).permission).toEqual([named(9, 'Only here'), named(71, 'Create')]);
  });

  it('makes a new identity of a replaced address, which the old key does not fit', async () => {
    const file = readSettingsFile(await exported(null));
    await set([{ ...OLIVE, address: 'https://older.example', identityVersion: 5 }]);
    await keepKey({ ...OLIVE, identityVersion: 5 }, 'older-key');
    await importSettings({ file, keys: [], replace: new Set(['account olive']) });
    const [account] = (await readSettings()).accounts;
    expect(account).toEqual({ ...OLIVE, identityVersion: 6 });
    expect(await findKey({ ...OLIVE, identityVersion: 6 })).toBeNull();
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

describe('learned villages in the file', () => {
  const BURIN = { id: 11, name: 'بورين', city: 'نابلس' };
  const SABASTIYA = { id: 12, name: 'سبسطية', city: 'نابلس' };
  const learn = (text: string, chosen: typeof BURIN, at: number) =>
    learnVillage('olive', { text, written: text, instead: null }, chosen, at);
  const learned = async () =>
    (await listLearned('olive')).map(({ text, village }) => `${text} ${village}`).sort();
  const list = (...names: readonly (typeof BURIN)[]) =>
    replaceDirectory(
      { id: 'olive', identityVersion: 3 },
      names.map(({ id, name, city }) => villageOf(id, name, 1, city)),
      1,
    );
  beforeEach(() => forgetVillages('olive'));

  it('come back as they went out, each to its account', async () => {
    await learn('town|', BURIN, 5);
    const before = await listLearned('olive');
    const file = readSettingsFile(await exported(null));
    expect(Object.keys(file.learned)).toEqual(['olive']);
    await forgetVillages('olive');
    await set([]);
    await importSettings({ file, keys: [], replace: new Set() });
    expect(await listLearned('olive')).toEqual(before);
  });

  it('are checked by the list of villages as soon as it comes, in a browser that has none yet', async () => {
    await learn('here|', BURIN, 5);
    await learn('gone|', SABASTIYA, 6);
    const file = readSettingsFile(await exported(null));
    await forgetVillages('olive');
    await importSettings({ file, keys: [], replace: new Set() });
    await list(BURIN);
    expect(await learned()).toEqual(['here| بورين']);
    expect((await findDropped('olive')).map(({ village }) => village)).toEqual(['سبسطية']);
  });

  it('stay as they are here where the file has others, unless they were ticked', async () => {
    await learn('same|', SABASTIYA, 90);
    const file = readSettingsFile(await exported(null));
    await forgetVillages('olive');
    await list(BURIN, SABASTIYA);
    await learn('same|', BURIN, 10);
    const conflicts = findConflicts(await readSettings(), await kept(), file, []);
    expect(conflicts).toEqual([{ kind: 'learned', id: 'olive', name: 'Olive shop' }]);
    await importSettings({ file, keys: [], replace: new Set() });
    expect(await learned()).toEqual(['same| بورين']);
    await importSettings({ file, keys: [], replace: new Set(conflicts.map(conflictId)) });
    expect(await learned()).toEqual(['same| سبسطية']);
  });

  it('are left out where this account has no such village', async () => {
    await learn('gone|', SABASTIYA, 6);
    const file = readSettingsFile(await exported(null));
    await forgetVillages('olive');
    await list(BURIN);
    await importSettings({ file, keys: [], replace: new Set() });
    expect(await learned()).toEqual([]);
  });

  it('are taken for no account that is not there', async () => {
    await learn('town|', BURIN, 5);
    const file = readSettingsFile(await exported(null));
    const strange = { ...file, learned: { stranger: file.learned.olive ?? [] } };
    await importSettings({ file: strange, keys: [], replace: new Set() });
    expect(await listLearned('stranger')).toEqual([]);
  });
});

describe('sources of sheets in a file', () => {
  const columns = Object.fromEntries(SHEET_ROLES.map((role, place) => [role, place]));
  const source = (name: string, heading: string) =>
    ({ source: name, heading: [heading], columns }) as Parameters<typeof keepSource>[1];

  it('come with what their columns say, below those that are here, which stay', async () => {
    await keepSource('olive', source('orders', 'theirs'));
    await keepSource('olive', source('fair', 'theirs'));
    const file = readSettingsFile(await exported(null));
    await forgetSources('olive');
    await keepSource('olive', source('orders', 'mine'));
    await importSettings({ file, keys: [], replace: new Set() });
    expect(await readSources('olive')).toEqual([source('orders', 'mine'), source('fair', 'theirs')]);
    expect(await readSources('other')).toEqual([]);
  });

  it('keep no other settings out where they cannot be read', async () => {
    const file = JSON.parse(await exported(null));
    const read = readSettingsFile(JSON.stringify({ ...file, sheets: { olive: [{ source: '' }] } }));
    expect(read.settings.accounts).toEqual([OLIVE]);
    expect(read.sheets).toEqual({});
  });
});

describe('a file of the version before', () => {
  it('is read as it was, without learned villages', async () => {
    const { learned: _, ...first } = JSON.parse(await exported(null));
    const file = readSettingsFile(JSON.stringify({ ...first, version: 1 }));
    expect(file.settings.accounts).toEqual([OLIVE]);
    expect(file.learned).toEqual({});
  });
});

describe('a file that is none', () => {
  const wrong = (text: string) => expect.objectContaining({ code: text });
  it.each([
    ['no JSON', 'not-ours', async () => '{'],
    ['one of names', 'not-ours', async () => '{"shahna": "number-names", "version": 1, "numbers": {}}'],
    ['one of a later version', 'newer', async () => '{"shahna": "settings", "version": 6}'],
    ['a plain address', 'not-ours', async () => (await exported(null)).replace('https://s', 'http://s')],
    ['one too large', 'too-large', async () => ' '.repeat(20_000_001)],
    ['keys soon guessed', 'not-ours', async () => (await exported(PASSPHRASE)).replace('600000', '1000')],
  ])('is said to be one: %s', async (_what, code, text) => {
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
