import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BLANK_DRAFT } from '../../../components/account-form/account-draft';
import { saveDraft } from '../../../lib/settings/account-draft';
import { removeAccount } from '../../../lib/settings/remove-account';
import { saveAccount } from '../../../lib/settings/save-account';
import { readSettings } from '../../../lib/settings/settings';
import { SHEET_ROLES, type SheetColumns } from '../../../lib/sheet/sheet-columns';
import { keepSource, readSources } from '../../../lib/sheet/sheet-sources';
import { keepRelay } from '../../../lib/shop-relay/kept-relay';
import { openDatabase } from '../../../lib/storage/db';
import type { KeptRelay } from '../../../lib/storage/records';
import type { Connection } from '../../../lib/storage/schema';
import { keepValue } from '../../../lib/storage/values';
import { findKey } from '../../../lib/vault/vault';
import { fake, resetFakeBrowser } from '../../components/options/fake-browser';
import { madeAccount } from '../../components/options/made-account';
import { madeRow } from '../outbox/made-row';

vi.mock('wxt/browser', async () => ({
  browser: (await import('../../components/options/fake-browser')).fake.browser,
}));

type StoreName = Connection['objectStoreNames'][number];

/** Stores that are the account's: what is kept in each of the one whose id is given. */
const OF_ACCOUNT: Partial<Record<StoreName, (accountId: string) => object>> = {
  'delivered-statuses': (accountId) => ({ accountId, statusIds: [7] }),
  'directories-aside': (accountId) => ({ accountId, villages: [] }),
  directories: (accountId) => ({ accountId, villages: [] }),
  'dropped-villages': (accountId) => ({ accountId, villages: [] }),
  employees: (accountId) => ({ accountId, id: 7, sent: { firstName: 'Mais' }, at: 1 }),
  journeys: (accountId) => ({ id: `journey of ${accountId}`, accountId, name: 'Returned', steps: [] }),
  learned: (accountId) => ({ accountId, maximumPrice: '500' }),
  'learned-villages': (accountId) => ({ accountId, text: 'town|', village: 'x' }),
  'number-names': (accountId) => ({ accountId, names: {} }),
  statements: (accountId) => ({
    id: `statement of ${accountId}`,
    accountId,
    name: 'a.csv',
    lines: [],
    at: 1,
  }),
  typed: (accountId) => ({ key: [accountId, 'employee', '7'], fields: { firstName: 'Mais' } }),
  'village-indexes': (accountId) => ({ accountId, part: 'lexicon' }),
  'village-use': (accountId) => ({ accountId, villageId: 1, weight: 1, lastUsedAt: 1 }),
  'record-names': (accountId) => ({ accountId, villageId: 1, record: 'بورين', name: 'بورين' }),
  webhooks: (accountId) => ({ accountId, address: 'https://hooks.example', from: 'set-here', at: 1 }),
};

/** Written by the accounts themselves when they are saved. */
const BY_SAVING: readonly StoreName[] = ['values', 'vault', 'vault-key'];

/** The account's too, and staying on purpose: the record of what was shipped. */
const STAYS: readonly StoreName[] = [
  ...(['outbox', 'order-notes', 'order-writes', 'printed-labels', 'parcel-events', 'parcel-states'] as const),
];

/** For the person to look at, until they let go of it. */
const SHOWN: readonly StoreName[] = ['log', 'unreadable'];

/** No account is named in them: what a store's orders say, and what was typed for them. */
const OF_NO_ACCOUNT: readonly StoreName[] = [
  ...(['collections', 'drafts', 'pasted', 'photos', 'teachings'] as const),
  ...(['relay', 'shared-orders', 'order-claims'] as const),
];

/** The shop's relay, which tells of the parcels of whichever account is in use once its own is gone. */
const RELAY: KeptRelay = {
  state: 'joined',
  url: 'https://relay.example',
  shop: 'Shop',
  memberName: 'Desk',
  memberId: 1,
  accountId: null,
  after: 0,
  caughtUpAt: null,
  trouble: null,
  secrets: { accountId: 'relay', identityVersion: 0, iv: new Uint8Array(12), cipher: new ArrayBuffer(0) },
};

beforeEach(async () => {
  await resetFakeBrowser();
  const database = await openDatabase();
  for (const name of database.objectStoreNames) await database.clear(name);
});

async function saveTwo() {
  const { id: _id, identityVersion: _version, ...fields } = madeAccount();
  const gone = await saveAccount({ id: null, fields, key: 'one' });
  const stays = await saveAccount({ id: null, fields: { ...fields, name: 'Second' }, key: 'two' });
  const database = await openDatabase();
  for (const [name, made] of Object.entries(OF_ACCOUNT)) {
    for (const { id } of [gone, stays]) await database.put(name as 'typed', made(id) as never);
  }
  await database.put('outbox', madeRow({ id: 'row', accountId: gone.id }));
  await database.put('order-notes', {
    rowId: 'row',
    store: 'manual',
    orderId: 'one',
    state: 'written',
    tries: 1,
    at: 1,
  });
  return { gone: gone.id, stays: stays.id };
}

/** The stores in which an account is named. */
async function storesNaming(accountId: string): Promise<readonly string[]> {
  const database = await openDatabase();
  const named = [];
  for (const name of database.objectStoreNames) {
    const records = [await database.getAllKeys(name), await database.getAll(name)];
    if (JSON.stringify(records).includes(accountId)) named.push(name);
  }
  return named.sort();
}

describe('removing an account', () => {
  const { id: _id, identityVersion: _version, ...fields } = madeAccount();
  const saveThree = async () => [
    await saveAccount({ id: null, fields, key: 'one' }),
    await saveAccount({ id: null, fields: { ...fields, address: 'https://other.example' }, key: 'two' }),
    await saveAccount({ id: null, fields: { ...fields, name: 'Third' }, key: 'three' }),
  ];

  it('forgets its key and leaves the others’', async () => {
    const [first, second] = await saveThree();
    if (first === undefined || second === undefined) throw new Error('not saved');
    await removeAccount(first.id);
    expect(await findKey(first)).toBeNull();
    expect(await findKey(second)).toBe('two');
  });

  it('forgets the sources of its sheets and leaves the others’', async () => {
    const [first, second] = await saveThree();
    if (first === undefined || second === undefined) throw new Error('not saved');
    const columns = Object.fromEntries(SHEET_ROLES.map((role) => [role, null])) as SheetColumns;
    for (const { id } of [first, second]) await keepSource(id, { source: 'orders', heading: [], columns });
    await removeAccount(first.id);
    expect(await readSources(first.id)).toEqual([]);
    expect(await readSources(second.id)).toHaveLength(1);
  });

  it('puts no other account in use by itself while there are several', async () => {
    const [first, second] = await saveThree();
    if (first === undefined || second === undefined) throw new Error('not saved');
    await removeAccount(first.id);
    expect((await readSettings()).activeAccountId).toBeNull();
  });

  it('has the one that is left in use', async () => {
    const [first, second, third] = await saveThree();
    if (first === undefined || second === undefined || third === undefined) throw new Error('not saved');
    await removeAccount(third.id);
    expect((await readSettings()).activeAccountId).toBe(first.id);
    await removeAccount(first.id);
    expect((await readSettings()).activeAccountId).toBe(second.id);
  });

  it('leaves a store tied to it, so that its orders stop and go to no other account', async () => {
    const [, second] = await saveThree();
    if (second === undefined) throw new Error('not saved');
    const stores = [{ origin: 'https://shop.example', accountId: second.id }];
    await keepValue('settings', { ...(await readSettings()), stores });
    await removeAccount(second.id);
    expect((await readSettings()).stores).toEqual(stores);
  });

  it('gives back the access to its address once no account needs it', async () => {
    const [first, , third] = await saveThree();
    if (first === undefined || third === undefined) throw new Error('not saved');
    await removeAccount(first.id);
    expect(fake.happened.filter((what) => what.startsWith('gave back'))).toEqual([]);
    await removeAccount(third.id);
    expect(fake.happened).toContain('gave back https://api.delivery.example/*');
  });
});

it('every store of the database is thought of', async () => {
  const { objectStoreNames } = await openDatabase();
  const thoughtOf = [...Object.keys(OF_ACCOUNT), ...BY_SAVING, ...STAYS, ...SHOWN, ...OF_NO_ACCOUNT];
  expect(thoughtOf.sort()).toEqual([...objectStoreNames].sort());
});

it('nothing of a removed account is left but the record of its parcels, and all of the others’ is', async () => {
  const { gone, stays } = await saveTwo();
  await keepRelay({ ...RELAY, accountId: gone });
  const whole = [...Object.keys(OF_ACCOUNT), 'values', 'vault'].sort();
  expect(await storesNaming(gone)).toEqual([...whole, 'outbox', 'relay'].sort());
  await removeAccount(gone);
  expect(await storesNaming(gone)).toEqual(['outbox']);
  expect(await storesNaming(stays)).toEqual(whole);
  expect(await (await openDatabase()).count('order-notes')).toBe(1);
});

it('its form, half typed, goes with it, and another’s stays', async () => {
  const { gone, stays } = await saveTwo();
  await saveDraft({ accountId: stays, draft: { ...BLANK_DRAFT, name: 'Typed for the second' } });
  await removeAccount(gone);
  expect(await fake.storedText()).toContain('Typed for the second');
  await saveDraft({ accountId: stays, draft: { ...BLANK_DRAFT, name: 'Typed for the second' } });
  await removeAccount(stays);
  expect(await fake.storedText()).not.toContain('Typed for the second');
});

it('nothing in `storage` names it, whatever was kept there', async () => {
  const { gone } = await saveTwo();
  await saveDraft({ accountId: gone, draft: BLANK_DRAFT });
  expect(await fake.storedText()).toContain(gone);
  await removeAccount(gone);
  expect(await fake.storedText()).not.toContain(gone);
  expect((await readSettings()).accounts).toHaveLength(1);
});
