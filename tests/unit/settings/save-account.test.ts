import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findEmployees, keepEmployee } from '../../../lib/employees/known-employees';
import { findMeanings } from '../../../lib/ledger/status-meanings';
import type { Account } from '../../../lib/settings/account';
import { type AccountFields, saveAccount } from '../../../lib/settings/save-account';
import { changeAccount, readSettings } from '../../../lib/settings/settings';
import { changeMeanings } from '../../../lib/shop-relay/change-meanings';
import { openDatabase } from '../../../lib/storage/db';
import { keepValue } from '../../../lib/storage/values';
import { findKey } from '../../../lib/vault/vault';
import { findDirectory, replaceDirectory } from '../../../lib/villages/directory';
import { isDeliverable } from '../../../lib/villages/village';
import { fake, resetFakeBrowser } from '../../components/options/fake-browser';
import { madeAccount } from '../../components/options/made-account';
import { villageOf } from '../villages/made-up';

vi.mock('wxt/browser', async () => ({
  browser: (await import('../../components/options/fake-browser')).fake.browser,
}));

function fieldsOf({ id: _id, identityVersion: _version, ...fields }: Account): AccountFields {
  return fields;
}

const fields = fieldsOf(madeAccount());
const elsewhere = { ...fields, address: 'https://other.example' };

beforeEach(resetFakeBrowser);

describe('saving an account', () => {
  it('makes the first account the active one, and not the second', async () => {
    const first = await saveAccount({ id: null, fields, key: 'one' });
    const second = await saveAccount({ id: null, fields: { ...fields, name: 'Second' }, key: 'two' });
    const settings = await readSettings();
    expect(settings.accounts.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(settings.activeAccountId).toBe(first.id);
  });

  it('keeps the key where the background finds it, and nowhere else', async () => {
    const account = await saveAccount({ id: null, fields, key: 'sk-plain-to-see' });
    expect(await findKey(account)).toBe('sk-plain-to-see');
    expect(await fake.storedText()).not.toContain('sk-plain-to-see');
  });

  it('keeps the key and the identity when only a name changes', async () => {
    const account = await saveAccount({ id: null, fields, key: 'one' });
    const renamed = await saveAccount({ id: account.id, fields: { ...fields, name: 'New name' }, key: null });
    expect(renamed).toEqual({ ...account, name: 'New name' });
    expect(await findKey(renamed)).toBe('one');
  });

  it('gives an account the shop’s name and changes nothing else of it', async () => {
    const account = await saveAccount({ id: null, fields, key: 'one' });
    await changeAccount(account.id, { name: 'خزف نابلس' });
    await changeAccount('gone', { name: 'nobody' });
    const { accounts } = await readSettings();
    expect(accounts).toEqual([{ ...account, name: 'خزف نابلس' }]);
    expect(await findKey(accounts[0] ?? account)).toBe('one');
  });

  it('leaves what is set elsewhere while it is saved, and what the service tells meanwhile', async () => {
    const account = await saveAccount({ id: null, fields, key: 'one' });
    const saving = saveAccount({ id: account.id, fields: { ...fields, name: 'New name' }, key: 'two' });
    await changeAccount(account.id, { hasEmployees: true, label: { phone: '09-2345678' } });
    await saving;
    expect((await readSettings()).accounts).toMatchObject([
      { name: 'New name', hasEmployees: true, label: { phone: '09-2345678' } },
    ]);
  });

  it('changes of what its labels say one thing at a time, as a form does that has not read the last one yet', async () => {
    const account = await saveAccount({ id: null, fields, key: 'one' });
    await Promise.all([
      changeAccount(account.id, { label: { contents: true } }),
      changeAccount(account.id, { label: { phone: '09-2' } }),
    ]);
    expect((await readSettings()).accounts[0]?.label).toEqual({ phone: '09-2', contents: true });
  });

  it('keeps that the account has employees when its form is saved', async () => {
    const account = await saveAccount({ id: null, fields, key: 'one' });
    await changeAccount(account.id, { hasEmployees: true, label: { phone: '09-2', contents: true } });
    const saved = await saveAccount({ id: account.id, fields: { ...fields, name: 'New name' }, key: null });
    expect(saved.hasEmployees).toBe(true);
    expect(saved.label).toEqual({ phone: '09-2', contents: true });
  });

  it('makes a new identity of a new key, so that parcels of the old one stay with it', async () => {
    const account = await saveAccount({ id: null, fields, key: 'one' });
    const rekeyed = await saveAccount({ id: account.id, fields, key: 'two' });
    expect(rekeyed.identityVersion).toBe(account.identityVersion + 1);
    expect(await findKey(account)).toBeNull();
    expect(await findKey(rekeyed)).toBe('two');
  });

  it('makes a new identity of another name for the key’s field, and asks for the key again', async () => {
    const account = await saveAccount({ id: null, fields, key: 'one' });
    const named = { ...fields, keyField: 'api_key' };
    await expect(saveAccount({ id: account.id, fields: named, key: null })).rejects.toMatchObject({
      code: 'key-missing',
    });
    const changed = await saveAccount({ id: account.id, fields: named, key: 'one' });
    expect(changed).toEqual({
      ...account,
      keyField: 'api_key',
      identityVersion: account.identityVersion + 1,
    });
    expect(await saveAccount({ id: account.id, fields: named, key: null })).toEqual(changed);
  });

  it('ships to none of the villages of the address before, and to all of them with another key', async () => {
    const account = await saveAccount({ id: null, fields, key: 'one' });
    await replaceDirectory(account, [villageOf(7, 'برقين', 1, 'جنين')], 1);
    const open = async () =>
      (await findDirectory(account.id))?.villages.filter(isDeliverable).map(({ id }) => id);
    await saveAccount({ id: account.id, fields, key: 'two' });
    expect(await open()).toEqual([7]);
    await saveAccount({ id: account.id, fields: elsewhere, key: 'three' });
    expect(await open()).toEqual([]);
  });

  it('takes no employee, journey, limit or meaning of the company before to another address', async () => {
    const account = await saveAccount({ id: null, fields, key: 'one' });
    const sent = {
      active: true,
      businessName: '',
      firstName: 'سامي',
      phoneNumber: '',
      type: 'employee',
    } as const;
    const kept = async () => [
      (await findEmployees(account.id)).length,
      (await findMeanings(account.id)).delivered,
      await typed(),
    ];
    const form = [account.id, 'employee', '12'] as const;
    const typed = async () => (await (await openDatabase()).get('typed', [...form]))?.fields;
    await keepEmployee({ accountId: account.id, id: 12, sent, at: 1 });
    await changeMeanings(account.id, (meanings) => ({ ...meanings, delivered: [5] }));
    await (await openDatabase()).put('typed', { key: [...form], fields: { first_name: 'سامي' } });
    await saveAccount({ id: account.id, fields, key: 'two' });
    expect(await kept()).toEqual([1, [5], { first_name: 'سامي' }]);
    await saveAccount({ id: account.id, fields: elsewhere, key: 'three' });
    expect(await kept()).toEqual([0, [], undefined]);
  });

  it('will not take an old key to a new address', async () => {
    const account = await saveAccount({ id: null, fields, key: 'one' });
    await expect(saveAccount({ id: account.id, fields: elsewhere, key: null })).rejects.toMatchObject({
      code: 'key-missing',
    });
    expect((await readSettings()).accounts).toEqual([account]);
  });

  it('has the key in the vault before the settings name its identity', async () => {
    const account = await saveAccount({ id: null, fields, key: 'one' });
    const seen: Promise<string | null>[] = [];
    const next = { ...account, address: elsewhere.address, identityVersion: account.identityVersion + 1 };
    const { put } = IDBObjectStore.prototype;
    const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      ...kept: Parameters<typeof put>
    ) {
      if (kept[1] === 'settings') seen.push(findKey(next));
      return put.apply(this, kept);
    });
    await saveAccount({ id: account.id, fields: elsewhere, key: 'two' });
    spy.mockRestore();
    expect(await Promise.all(seen)).toEqual(['two']);
  });

  it('never ends with the key of one page beside the address of another', async () => {
    const account = await saveAccount({ id: null, fields, key: 'first' });
    const changes = ['a', 'b', 'c', 'd'].map((name) =>
      saveAccount({
        id: account.id,
        fields: { ...fields, address: `https://${name}.example` },
        key: `key of ${name}`,
      }),
    );
    const ends = await Promise.all(changes);
    expect(new Set(ends.map(({ identityVersion }) => identityVersion)).size).toBe(4);
    const kept = (await readSettings()).accounts[0];
    if (kept === undefined) throw new Error('not kept');
    const name = new URL(kept.address).hostname.split('.')[0];
    expect(await findKey(kept)).toBe(`key of ${name}`);
  });

  it('gives back the access to an address that is left, unless a store needs it', async () => {
    const account = await saveAccount({ id: null, fields, key: 'one' });
    await saveAccount({ id: account.id, fields: elsewhere, key: 'two' });
    expect(fake.happened).toContain('gave back https://api.delivery.example/*');

    await keepValue('settings', {
      ...(await readSettings()),
      stores: [{ origin: 'https://other.example:8443', accountId: null }],
    });
    fake.happened = [];
    await saveAccount({ id: account.id, fields, key: 'three' });
    expect(fake.happened.filter((what) => what.startsWith('gave back'))).toEqual([]);
  });

  it('says so when the account was removed by another page meanwhile', async () => {
    await expect(saveAccount({ id: 'gone', fields, key: 'one' })).rejects.toMatchObject({
      code: 'account-missing',
    });
    expect((await readSettings()).accounts).toEqual([]);
  });

  it('says so when the browser keeps nothing, and names no account without its key', async () => {
    const database = await openDatabase();
    const put = vi.spyOn(database, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    await expect(saveAccount({ id: null, fields, key: 'one' })).rejects.toMatchObject({
      code: 'storage-unavailable',
    });
    put.mockRestore();
    expect((await readSettings()).accounts).toEqual([]);
  });
});
