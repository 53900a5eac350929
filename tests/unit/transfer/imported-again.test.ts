import { madeAccount } from '../made-account';
import { intend } from '../outbox/intend';
import { madeRow } from '../outbox/made-row';
import { NOTHING_KEPT } from './nothing-kept';
import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { resetFakeBrowser } from '../../components/options/fake-browser';

vi.mock('wxt/browser', async () => ({
  browser: (await import('../../components/options/fake-browser')).fake.browser,
}));

const { removeAccount } = await import('../../../lib/settings/remove-account');
const { changeSettings, readSettings } = await import('../../../lib/settings/settings');
const { openDatabase } = await import('../../../lib/storage/db');
const { importSettings } = await import('../../../lib/transfer/import-settings');
const { readSettingsFile, writeSettingsFile } = await import('../../../lib/transfer/settings-file');

const OLIVE = madeAccount({ id: 'olive', name: 'Olive shop', identityVersion: 3 });
const set = (identityVersion: number) =>
  changeSettings((settings) => ({
    ...settings,
    accounts: [{ ...OLIVE, identityVersion }],
    activeAccountId: 'olive',
  }));

beforeEach(async () => {
  resetFakeBrowser();
  const database = await openDatabase();
  for (const name of database.objectStoreNames) await database.clear(name);
});

/** A file that was saved before the account's key was changed twice; the version after what was imported from it. */
async function importedAgain(): Promise<number | undefined> {
  await set(3);
  const file = readSettingsFile(writeSettingsFile({ settings: await readSettings(), ...NOTHING_KEPT }));
  await set(5);
  await removeAccount('olive');
  await importSettings({ file, keys: [], replace: new Set() });
  return (await readSettings()).accounts.find(({ id }) => id === 'olive')?.identityVersion;
}

it.each(['queued', 'unknown'] as const)(
  'a parcel that is %s since before its account was removed is of another account than the one that a file brings back',
  async (state) => {
    await intend(madeRow({ accountId: 'olive', identityVersion: 4, state }));
    expect(await importedAgain()).toBe(5);
  },
);

it('an account of which no parcel is open begins with the version after its file’s, whatever others have', async () => {
  await intend(madeRow({ accountId: 'fig', identityVersion: 9 }));
  expect(await importedAgain()).toBe(4);
});
