import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { changeSettings, findAccount, readSettings, type Settings } from '../../../lib/settings/settings';
import { conflictId, findConflicts } from '../../../lib/transfer/find-conflicts';
import { importSettings } from '../../../lib/transfer/import-settings';
import { readSettingsFile, writeSettingsFile } from '../../../lib/transfer/settings-file';
import { madeAccount } from '../made-account';
import { NOTHING_KEPT } from './nothing-kept';

const REAL = madeAccount({ id: 'real', name: 'Olive shop', environment: 'live' });
const TRIED = madeAccount({ id: 'tried', name: 'Tried out', environment: 'testing' });
const SHOP = { origin: 'https://shop.example', accountId: null } as const;
const OWN = {
  version: 1,
  accounts: [REAL],
  activeAccountId: REAL.id,
  stores: [SHOP],
  language: 'ar',
} as const;
const LAPTOP = { ...OWN, accounts: [TRIED], activeAccountId: TRIED.id, stores: [] };

const file = readSettingsFile(writeSettingsFile({ settings: OWN, ...NOTHING_KEPT }));
const conflicts = async () => findConflicts(await readSettings(), NOTHING_KEPT, file, []);
const take = (replace: readonly string[] = []) =>
  importSettings({ file, keys: [], replace: new Set(replace) });
/** By which account the shop's orders go. */
const shipsBy = async () => {
  const settings: Settings = await readSettings();
  return findAccount(settings, settings.stores.find(({ origin }) => origin === SHOP.origin) ?? null)?.name;
};

describe('a file whose stores ship by the account that is in use where it was saved', () => {
  beforeEach(() => changeSettings(() => LAPTOP));

  it('has them ship by that account on a laptop where another one is in use, today and once it is taken in again', async () => {
    expect(await conflicts()).toEqual([]);
    await take();
    expect(await shipsBy()).toBe('Olive shop');
    expect((await readSettings()).activeAccountId).toBe(TRIED.id);
    expect(await conflicts()).toEqual([]);
  });

  it('leaves a store that is here with the account that ships it here, unless the file was chosen', async () => {
    await changeSettings((settings) => ({ ...settings, stores: [SHOP] }));
    const found = await conflicts();
    expect(found).toEqual([{ kind: 'store', id: SHOP.origin, name: SHOP.origin }]);
    await take();
    expect(await shipsBy()).toBe('Tried out');
    await take(found.map(conflictId));
    expect(await shipsBy()).toBe('Olive shop');
  });

  it('leaves them with the one in use where that is the same, so that both change together', async () => {
    await changeSettings(() => ({ ...LAPTOP, accounts: [REAL], activeAccountId: REAL.id }));
    await take();
    expect((await readSettings()).stores).toEqual([SHOP]);
  });
});
