import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { removeStore } from '../../../entrypoints/options/stores/use-stores';
import type { Account } from '../../../lib/settings/account';
import { parseSettings } from '../../../lib/settings/parse-settings';
import { putBackReadable } from '../../../lib/settings/put-back';
import { removeAccount } from '../../../lib/settings/remove-account';
import { readSettings, setDamagedAside } from '../../../lib/settings/settings';
import type { EnabledStore } from '../../../lib/settings/settings-schema';
import { openDatabase } from '../../../lib/storage/db';
import { forgetUnreadable, readUnreadable } from '../../../lib/storage/unreadable';
import { findValue, keepValue } from '../../../lib/storage/values';
import { fake, resetFakeBrowser } from '../../components/options/fake-browser';
import { madeAccount, madeSettings } from '../../components/options/made-account';

vi.mock('wxt/browser', async () => ({
  browser: (await import('../../components/options/fake-browser')).fake.browser,
}));

beforeEach(resetFakeBrowser);
beforeEach(async () => forgetUnreadable(await readUnreadable()));

const ACCOUNT: Account = {
  ...madeAccount(),
  keyField: 'company_key',
  country: 'jordan',
  phoneForm: 'nine-digits',
  hasEmployees: true,
  label: { phone: '0599000001', contents: true },
  mustConfirm: 'yes',
  told: { at: 1, maximumPrice: '500', size: null, extraFeeFrom: null, extraFeeFraction: null },
};
/** What counts of a field whose value is not known: nothing was set, or the person is asked. */
const OTHERWISE: Partial<Record<keyof Account, unknown>> = {
  keyField: undefined,
  country: undefined,
  phoneForm: undefined,
  hasEmployees: undefined,
  label: undefined,
  mustConfirm: undefined,
  told: undefined,
  size: null,
  weight: null,
  descriptionTemplate: '{items}',
  paidOrders: 'ask',
};
const STORE: EnabledStore = {
  origin: 'https://shop.example',
  accountId: 'shop',
  kind: 'woocommerce',
  shippedStatuses: ['wc-packed'],
  currencySigns: { '₪': 'ILS' },
  noteOrders: true,
};
const STORE_FIELDS = ['kind', 'shippedStatuses', 'currencySigns', 'noteOrders', 'follow', 'fields'] as const;

/** Values that a newer version may have kept, and any others. */
const unknownValue = fc.oneof(fc.constantFrom('of-a-newer-version', 'egypt', 99), fc.jsonValue());
const settingsWith = (account: object, store: object = STORE) => ({
  ...madeSettings({ activeAccountId: 'shop' }),
  accounts: [account, madeAccount({ id: 'fig' })],
  stores: [store],
});

describe('a value that this version does not know', () => {
  it('costs an account that field at most, and never the account', () => {
    const fields = Object.keys(OTHERWISE) as (keyof Account)[];
    fc.assert(
      fc.property(fc.constantFrom(...fields), unknownValue, (field, value) => {
        const { settings, damaged } = parseSettings(settingsWith({ ...ACCOUNT, [field]: value }));
        const { [field]: read, ...others } = settings.accounts[0] ?? madeAccount();
        const { [field]: _, ...kept } = ACCOUNT;
        expect(others).toEqual(kept);
        if (damaged.length > 0) expect(read).toEqual(OTHERWISE[field]);
        expect(settings.accounts).toHaveLength(2);
      }),
    );
  });

  it('costs a store that field at most, and never the store', () => {
    fc.assert(
      fc.property(fc.constantFrom(...STORE_FIELDS), unknownValue, (field, value) => {
        const { settings } = parseSettings(settingsWith(ACCOUNT, { ...STORE, [field]: value }));
        const { [field]: _, ...others } = settings.stores[0] ?? STORE;
        const { [field]: __, ...kept } = STORE;
        expect(others).toEqual(kept);
        expect(settings.stores).toHaveLength(1);
      }),
    );
  });
});

describe('an account or a store that an earlier version could not read', () => {
  /** As the earlier version left it. */
  const keepAside = async (setting: string, kept: object) =>
    (await openDatabase()).add('unreadable', {
      from: 'settings',
      key: setting,
      value: { setting, of: null, fields: null, kept },
      at: 1,
    });

  it('is back as soon as it can be read, and is named no more', async () => {
    await keepValue(
      'settings',
      madeSettings({ accounts: [madeAccount({ id: 'fig' })], activeAccountId: 'shop' }),
    );
    await keepAside('accounts', ACCOUNT);
    await keepAside('stores', STORE);
    await putBackReadable();
    const { accounts, stores, activeAccountId } = await readSettings();
    expect(accounts.map(({ id }) => id)).toEqual(['fig', 'shop']);
    expect(accounts[1]).toEqual(ACCOUNT);
    expect(stores).toEqual([STORE]);
    expect(activeAccountId).toBe('shop');
    expect(await readUnreadable()).toEqual([]);
  });

  it('stays set aside while it cannot be read', async () => {
    await keepValue('settings', settingsWith({ ...ACCOUNT, numberRule: 'thirds' }));
    await setDamagedAside();
    await putBackReadable();
    expect((await readSettings()).accounts.map(({ id }) => id)).toEqual(['fig']);
    expect(await readUnreadable()).toMatchObject([
      { from: 'settings', value: { kept: { id: 'shop', numberRule: 'thirds' } } },
    ]);
  });

  it('takes no place of one that is there by now', async () => {
    const now = madeSettings({ accounts: [ACCOUNT], stores: [STORE] });
    await keepValue('settings', now);
    await keepAside('accounts', { ...ACCOUNT, name: 'Before' });
    await keepAside('stores', { ...STORE, accountId: null });
    await putBackReadable();
    expect(await findValue('settings')).toEqual(now);
    // It stays where a person finds it, who may want what it says.
    expect((await readUnreadable()).map(({ key }) => key)).toEqual(['accounts', 'stores']);
  });

  it('does not come back once the person has removed what stood in its place', async () => {
    await keepValue('settings', madeSettings({ accounts: [ACCOUNT], stores: [STORE] }));
    await keepAside('accounts', { ...ACCOUNT, name: 'Before' });
    await keepAside('stores', { ...STORE, accountId: null });
    // Of a newer version, which could be read again some day.
    await keepAside('stores', { ...STORE, accountId: 99 });
    await keepAside('stores', { ...STORE, origin: 'https://other.example', accountId: 99 });
    await putBackReadable();
    await removeStore(STORE.origin);
    await removeAccount(ACCOUNT.id);
    await putBackReadable();
    expect(await readSettings()).toMatchObject({ accounts: [], stores: [] });
    expect(await readUnreadable()).toMatchObject([
      { value: { kept: { origin: 'https://other.example', accountId: 99 } } },
    ]);
  });

  it('is back as it was last where it was set aside twice, and once', async () => {
    await keepValue('settings', madeSettings());
    await keepAside('stores', { ...STORE, accountId: 'before' });
    await keepAside('stores', STORE);
    await putBackReadable();
    expect((await readSettings()).stores).toEqual([STORE]);
    expect(await readUnreadable()).toMatchObject([{ value: { kept: { accountId: 'before' } } }]);
  });

  it('has no page read the settings again at each start while it stays set aside', async () => {
    await keepValue('settings', madeSettings({ accounts: [ACCOUNT], stores: [STORE] }));
    await keepAside('stores', { ...STORE, accountId: null });
    fake.happened = [];
    await putBackReadable();
    expect(fake.happened).toEqual([]);
  });
});
