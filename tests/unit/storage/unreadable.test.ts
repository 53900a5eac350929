import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findRowOfCode, openRows, requireRow, rowsInState, rowsOfOrder } from '../../../lib/outbox/read-rows';
import { keepCollection, readCollections } from '../../../lib/review/collected-orders';
import { openDatabase } from '../../../lib/storage/db';
import { forgetUnreadable, readUnreadable } from '../../../lib/storage/unreadable';
import { findEdits, saveEdits } from '../../../lib/typed/saved-edits';
import { addressKeys } from '../../../lib/villages/correction';
import { findLearned, learnVillage, listLearned } from '../../../lib/villages/learned';
import { soon } from '../../soon';
import { entriesOf } from '../ledger/made-entry';
import { intend } from '../outbox/intend';
import { madeRow } from '../outbox/made-row';

beforeEach(async () => {
  const database = await openDatabase();
  for (const name of ['outbox', 'drafts', 'collections', 'learned-villages', 'unreadable', 'values'] as const)
    await database.clear(name);
});

async function putRaw(name: 'outbox' | 'drafts' | 'collections' | 'learned-villages', value: object) {
  await (await openDatabase()).put(name, value as never);
}

describe('a row that cannot be read', () => {
  const { request: _, ...torn } = madeRow({ id: 'torn', orderId: 'torn', state: 'created' });

  it('costs itself: the others are listed and sent as before', async () => {
    await intend(madeRow({ id: 'whole' }));
    await putRaw('outbox', { ...torn, state: 'queued' });
    await putRaw('outbox', { id: 'odd', state: 'queued', attempts: 7 });
    expect((await openRows()).map(({ id }) => id)).toEqual(['whole']);
    expect((await rowsInState('queued')).map(({ id }) => id)).toEqual(['whole']);
    expect((await entriesOf([], () => null)).map(({ id }) => id)).toEqual(['whole']);
  });

  it('keeps its order from being shipped as if it had no parcel', async () => {
    await putRaw('outbox', torn);
    await expect(rowsOfOrder(torn)).rejects.toMatchObject({ code: 'record-unreadable' });
    await expect(requireRow('torn')).rejects.toMatchObject({ code: 'record-unreadable' });
  });

  it('keeps its code from being given to another row', async () => {
    await putRaw('outbox', { ...torn, parcelCode: 'SB1' });
    const word = findRowOfCode(torn.accountId, 'SB1');
    await expect(word).rejects.toMatchObject({ code: 'record-unreadable' });
    expect(await findRowOfCode(torn.accountId, 'SB2')).toBeNull();
  });

  it('is said, whole, and let go of when the person says so', async () => {
    await intend(madeRow({ id: 'whole' }));
    await putRaw('outbox', torn);
    const found = await readUnreadable();
    expect(found).toMatchObject([{ from: 'outbox', key: 'torn', value: torn }]);
    await forgetUnreadable(found);
    expect(await readUnreadable()).toEqual([]);
    expect(await rowsOfOrder(torn)).toEqual([]);
    expect(await requireRow('whole')).toMatchObject({ id: 'whole' });
  });
});

describe('rows of years', () => {
  const MANY = 1_200;
  const day = (nth: number) => vi.setSystemTime(nth * 86_400_000);
  const idsOf = async () => (await readUnreadable()).map(({ key }) => key);

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    day(10);
    const writing = (await openDatabase()).transaction('outbox', 'readwrite');
    for (let nth = 0; nth < MANY; nth += 1)
      void writing.store.put(madeRow({ id: `row-${nth}`, orderId: String(nth), state: 'created' }));
    void writing.store.put({ id: 'torn', state: 'created' } as never);
    await writing.done;
  });
  afterEach(() => void vi.useRealTimers());

  it('are looked through once a day for those that cannot be read, a slice at a time', async () => {
    const lists: number[] = [];
    const { getAll } = IDBObjectStore.prototype;
    const watched = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(function (
      this: IDBObjectStore,
      ...asked
    ) {
      const request = getAll.apply(this, asked);
      request.addEventListener('success', () => lists.push(request.result.length));
      return request;
    });
    expect(await idsOf()).toEqual(['torn']);
    expect([lists.length > 2, Math.max(...lists)]).toEqual([true, 500]);
    lists.length = 0;
    expect(await idsOf()).toEqual(['torn']);
    // What was set aside, and nothing else.
    expect(lists).toEqual([0]);
    watched.mockRestore();
    await putRaw('outbox', { id: 'later', state: 'created' });
    day(12);
    expect(await idsOf()).toEqual(['later', 'torn']);
    // A clock that was set back proves nothing.
    await putRaw('outbox', { id: 'last', state: 'created' });
    day(11);
    expect(await idsOf()).toEqual(['last', 'later', 'torn']);
  });

  it('that somebody met and could not read are said at once', async () => {
    expect(await idsOf()).toEqual(['torn']);
    await putRaw('outbox', { id: 'met', state: 'created' });
    await entriesOf([], () => null);
    await soon(async () => expect(await idsOf()).toEqual(['torn', 'met']));
  });
});

describe('what else cannot be read is set aside, and can be saved', () => {
  it('a form: it begins anew', async () => {
    await putRaw('drafts', { key: 'torn', edits: 'none' });
    expect(await findEdits('torn')).toBeNull();
    await saveEdits({ key: 'torn', orderId: 'o', edits: { phone: '0599' }, confirmed: [] });
    expect(await findEdits('torn')).toMatchObject({ edits: { phone: '0599' } });
    expect(await readUnreadable()).toMatchObject([{ from: 'drafts', value: { edits: 'none' } }]);
  });

  it('a learned village: the others are known as before', async () => {
    const address = { city: 'بيت لقيا' };
    const [text = ''] = addressKeys(address);
    await learnVillage('a', { text: 'x', written: 'x', instead: null }, { id: 1, name: 'n', city: 'c' }, 1);
    await putRaw('learned-villages', { accountId: 'a', text, villageId: 'seven' });
    expect(await findLearned('a', address)).toBeNull();
    expect((await listLearned('a')).map(({ text: known }) => known)).toEqual(['x']);
    expect(await readUnreadable()).toMatchObject([{ from: 'learned-villages', key: ['a', text] }]);
  });

  it('a collection of chosen orders: the one before it opens', async () => {
    const store = { kind: 'woocommerce', origin: 'https://shop.example', basePath: '/wp-admin/' } as const;
    const id = await keepCollection({ store, orders: [] });
    await putRaw('collections', { id: 'torn', orders: null });
    expect((await readCollections()).map((one) => one.id)).toEqual([id]);
    expect(await readUnreadable()).toMatchObject([{ from: 'collections', key: 'torn' }]);
  });
});
