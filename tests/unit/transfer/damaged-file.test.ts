import { NOTHING_KEPT } from './nothing-kept';
import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../../../lib/settings/settings';
import { importSettings } from '../../../lib/transfer/import-settings';
import { openKeys } from '../../../lib/transfer/open-keys';
import { sealKeys } from '../../../lib/transfer/sealed-keys';
import { readSettingsFile, type SettingsFile, writeSettingsFile } from '../../../lib/transfer/settings-file';
import { madeAccount, madeSettings } from '../../components/options/made-account';

const PASSPHRASE = 'كلمات كثيرة للذكرى';
const OLIVE = madeAccount({ id: 'olive' });
const STORE = { origin: 'https://shop.example', accountId: 'olive' };
const FILE: SettingsFile = {
  settings: madeSettings({ accounts: [OLIVE], activeAccountId: 'olive', stores: [STORE] }),
  ...NOTHING_KEPT,
};

describe('a file of which a part is damaged', () => {
  const changed = async (change: (settings: { stores: unknown[]; accounts: object[] }) => void) => {
    const file = JSON.parse(writeSettingsFile(FILE));
    change(file.settings);
    return readSettingsFile(JSON.stringify(file));
  };

  it('costs that part, which is named, and nothing else', async () => {
    const odd = { origin: 'x', accountId: null };
    const file = await changed(({ stores }) =>
      stores.push(odd, { origin: 'https://figs.example/a', accountId: null }),
    );
    expect(file.damaged.map(({ of }) => of)).toEqual(['x', 'https://figs.example/a']);
    await importSettings({ file, keys: [], replace: new Set() });
    const { accounts, stores } = await readSettings();
    expect(accounts.map(({ id }) => id)).toEqual(['olive']);
    expect(stores).toEqual([STORE]);
  });

  it.each([
    ['currency', 'NIS'],
    ['name', ' '],
    ['name', 'x'.repeat(61)],
    ['address', 'https://service.example/'],
    ['numberRule', 'any'],
    ['identityVersion', -1],
  ])('takes no account whose %s nobody could have typed: %s', async (field, value) => {
    const file = await changed(({ accounts }) => Object.assign(accounts[0] ?? {}, { [field]: value }));
    expect(file.settings.accounts).toEqual([]);
    expect(file.damaged).toHaveLength(1);
  });

  it('reads a key as if it was typed', async () => {
    const sealed = await sealKeys(PASSPHRASE, [
      { accountId: 'olive', address: OLIVE.address, key: '\u200e secret-key\n' },
      { accountId: 'fig', address: OLIVE.address, key: ' ' },
    ]);
    expect(await openKeys(PASSPHRASE, sealed)).toEqual([
      { accountId: 'olive', address: OLIVE.address, key: 'secret-key' },
    ]);
  });
});
