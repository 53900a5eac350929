import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoreIdentity } from '../../../lib/order';
import { keepCollection, keepPress, readCollections } from '../../../lib/review/collected-orders';
import { changeSettings } from '../../../lib/settings/settings';
import { openDatabase } from '../../../lib/storage/db';
import { intend } from '../outbox/intend';
import { duplicate, madeAttempt, madeRow } from '../outbox/made-row';
import { anOrder } from '../parcel/made-up';
import { callerOf } from './caller';
import { ACCOUNT } from './fake-service';

const opened: string[] = [];
vi.mock('../../../lib/opening/open-desk', () => ({ openDesk: async (hash: string) => opened.push(hash) }));

const { atDoor } = await import('./at-door');
const lists = await import('../../../entrypoints/background/lists/lists');
const collectOrders = atDoor('orders/collected', lists.collectOrders);
const viewList = atDoor('orders/listed', lists.viewList);
const { openOrder } = await import('../../../entrypoints/background/bar/order-bar');
const { browser } = await import('wxt/browser');

const store: StoreIdentity = { kind: 'woocommerce', origin: 'https://shop.example', basePath: '/wp-admin/' };
const caller = callerOf(store.origin);
const stranger = callerOf('https://other.example', 8);
const order = (id: string) => ({ ...anOrder(), id, store, link: `${store.origin}${store.basePath}${id}` });
const chosen = (id: string) => ({
  orderId: id,
  number: id,
  link: `${store.origin}${store.basePath}${id}`,
  reply: { order: order(id) },
});

beforeEach(async () => {
  vi.mocked(browser.permissions.contains).mockResolvedValue(true as never);
  await changeSettings((settings) => ({
    ...settings,
    stores: [store, { origin: 'https://other.example' }].map(({ origin }) => ({ origin, accountId: null })),
  }));
});

describe('what a list may learn', () => {
  it('is what became of the orders it names, of its own store alone: state and code', async () => {
    await intend(madeRow({ orderId: 'a', state: 'created', parcelCode: 'SB1' }));
    await intend(madeRow({ orderId: 'b', state: 'unknown' }));
    await intend(madeRow({ orderId: 'c', state: 'withdrawn' }));
    await intend(madeRow({ orderId: 'd', state: 'created', parcelCode: 'SB4' }));
    await intend(
      madeRow({ orderId: 'a', store: 'https://other.example/wp-admin/', state: 'created', parcelCode: 'X' }),
    );
    const { badges } = await viewList({ store, orderIds: ['c', 'b', 'a', 'nobody'], shipped: [] }, caller);
    expect(badges).toEqual([
      {
        orderId: 'b',
        tone: 'warning',
        value: { text: 'Needs confirming', ltr: false },
        title: 'Needs confirming',
      },
      { orderId: 'a', tone: 'good', value: { text: 'SB1', ltr: true }, title: 'The parcel is made: SB1' },
    ]);
  });

  it('is until when an order waits after a 429, whether or not it was sent, and not that it needs confirming', async () => {
    const now = Date.now();
    const answer = { ...duplicate, code: 'rate-limited' } as const;
    const sent = madeAttempt({ startedAt: now - 2, endedAt: now - 1, outcome: 'unknown', answer });
    const waiting = { reason: 'rate-limited', since: now, tries: 1, nextTryAt: now + 60_000 } as const;
    const row = { sent: { text: '{}', identityVersion: 1 }, createdAt: now, updatedAt: now } as const;
    await intend(madeRow({ ...row, orderId: 'e', state: 'unknown', attempts: [sent] }));
    await intend(madeRow({ ...row, orderId: 'f', state: 'queued', waiting }));
    const { badges } = await viewList({ store, orderIds: ['e', 'f'], shipped: [] }, caller);
    for (const { tone, value, title } of badges) {
      expect([tone, value.text, title]).toEqual([
        'plain',
        expect.stringMatching(/^Waiting until /),
        value.text,
      ]);
    }
    expect(badges).toHaveLength(2);
  });

  it('is also what the orders say of colleagues’ parcels, but not in place of what is known here', async () => {
    await intend(madeRow({ orderId: 'mine', state: 'created', parcelCode: 'SB-MINE' }));
    await intend(madeRow({ orderId: 'taken-back', state: 'withdrawn' }));
    const shipped = ['mine', 'taken-back', 'theirs'].map((orderId) => ({ orderId, parcelCode: 'SB-THEIRS' }));
    const { badges } = await viewList(
      { store, orderIds: ['mine', 'taken-back', 'theirs', 'nobody'], shipped },
      caller,
    );
    expect(badges.map(({ orderId, title }) => [orderId, title])).toEqual([
      ['mine', 'The parcel is made: SB-MINE'],
      ['taken-back', 'Made by a colleague: parcel \u2068SB-THEIRS\u2069'],
      ['theirs', 'Made by a colleague: parcel \u2068SB-THEIRS\u2069'],
    ]);
  });

  it('is the newest of an order’s parcels', async () => {
    await intend(madeRow({ orderId: 'twice', copy: 0, state: 'created', parcelCode: 'FIRST' }));
    await intend(madeRow({ orderId: 'twice', copy: 1, state: 'created', parcelCode: 'SECOND' }));
    const { badges } = await viewList({ store, orderIds: ['twice'], shipped: [] }, caller);
    expect(badges.map(({ value }) => value.text)).toEqual(['SECOND']);
  });

  it('is of an order in several parcels the first one’s code and how many, with each in the sentence', async () => {
    const inTwo = (number: number, change: Parameters<typeof madeRow>[0]) =>
      intend(madeRow({ copy: number - 1, part: { press: 'p', number, of: 2 }, ...change }));
    await inTwo(1, { orderId: 'both', state: 'created', parcelCode: 'ONE' });
    await inTwo(2, { orderId: 'both', state: 'created', parcelCode: 'TWO' });
    await inTwo(1, { orderId: 'half', state: 'created', parcelCode: 'MADE' });
    await inTwo(2, { orderId: 'half', state: 'unknown' });
    await inTwo(1, { orderId: 'one-wrong', state: 'created', parcelCode: 'WRONG', wrongSince: 1 });
    await inTwo(2, { orderId: 'one-wrong', state: 'created', parcelCode: 'RIGHT' });
    const { badges } = await viewList(
      { store, orderIds: ['both', 'half', 'one-wrong'], shipped: [] },
      caller,
    );
    expect(badges.map(({ value, title }) => [value, title])).toEqual([
      [{ text: 'ONE ×2', ltr: true }, 'The parcel is made: ONE · TWO'],
      [{ text: 'Needs confirming', ltr: false }, 'Needs confirming · 2/2'],
      [{ text: 'RIGHT', ltr: true }, 'The parcel is made: RIGHT'],
    ]);
  });

  it('is nothing of another store, nothing for a page, and nothing once the access is gone', async () => {
    await expect(viewList({ store, orderIds: ['a'], shipped: [] }, stranger)).rejects.toMatchObject({
      code: 'not-allowed',
    });
    await expect(viewList({ store, orderIds: ['a'], shipped: [] }, { from: 'page' })).rejects.toMatchObject({
      code: 'not-allowed',
    });
    vi.mocked(browser.permissions.contains).mockResolvedValue(false as never);
    await expect(viewList({ store, orderIds: ['a'], shipped: [] }, caller)).rejects.toMatchObject({
      code: 'store-not-enabled',
    });
  });

  it('is slow for a script that asks and asks', async () => {
    const asked = Array.from({ length: 400 }, () =>
      viewList({ store, orderIds: ['a'], shipped: [] }, caller).then(
        () => 1,
        () => 0,
      ),
    );
    const answered = (await Promise.all(asked)).filter((one) => one === 1);
    expect(answered.length).toBeLessThanOrEqual(300);
    expect(answered.length).toBeGreaterThan(250);
  });
});

describe('what the company reported of a parcel', () => {
  // Of a tab of its own: the looks of one are counted.
  const ours = callerOf(store.origin, 9);
  const told = (parcelCode: string) => ({
    parcelCode,
    statusId: 5,
    positionId: null,
    note: `of ${parcelCode}`,
    reference: null,
    at: Date.now(),
  });
  const titlesOf = async (orderId: string, parcelCode: string) =>
    (await viewList({ store, orderIds: [orderId], shipped: [{ orderId, parcelCode }] }, ours)).badges.map(
      ({ title }) => title,
    );

  beforeEach(async () => {
    const database = await openDatabase();
    for (const code of ['OURS', 'ELSEWHERE', 'NOBODYS']) await database.put('parcel-states', told(code));
    await changeSettings((settings) => ({ ...settings, accounts: [ACCOUNT], activeAccountId: ACCOUNT.id }));
  });

  it('is told to a list of its own store’s parcels alone, whatever code stands in an order there', async () => {
    const made = { accountId: ACCOUNT.id, state: 'created' } as const;
    const other = 'https://other.example/wp-admin/';
    await intend(madeRow({ ...made, orderId: 'told-1', parcelCode: 'OURS' }));
    await intend(madeRow({ ...made, orderId: 'told-2', parcelCode: 'ELSEWHERE', store: other }));
    expect((await titlesOf('said-1', 'OURS'))[0]).toContain('of OURS');
    expect((await titlesOf('said-2', 'ELSEWHERE'))[0]).not.toContain('of ELSEWHERE');
    expect((await titlesOf('said-3', 'NOBODYS'))[0]).not.toContain('of NOBODYS');
  });

  it('is told to a bar in the same way', async () => {
    const bar = async (ownNote: string) =>
      JSON.stringify(await openOrder({ ...order('said-4'), ownNote }, ours));
    expect(await bar('OURS')).toContain('of OURS');
    expect(await bar('ELSEWHERE')).not.toContain('of ELSEWHERE');
  });
});

describe('what a list hands over', () => {
  it('is kept, each order once, with what could not be read; and its review opens', async () => {
    const failed = { ...chosen('2'), reply: { missing: 'HTTP 500' } };
    await collectOrders({ store, orders: [chosen('1'), failed, chosen('1')] }, caller);
    const [newest] = await readCollections();
    expect(newest?.store).toEqual(store);
    expect(newest?.orders.map(({ orderId, reply }) => [orderId, 'order' in reply])).toEqual([
      ['1', true],
      ['2', false],
    ]);
    expect(opened).toEqual([`#/review/${newest?.id}`]);
  });

  it('is refused when an order is another’s, of another store, or leads out of it', async () => {
    const kept = (await readCollections()).length;
    for (const wrong of [
      { ...chosen('1'), orderId: '9' },
      { ...chosen('1'), link: 'https://evil.example/1' },
      {
        ...chosen('1'),
        reply: { order: { ...order('1'), store: { ...store, origin: 'https://other.example' } } },
      },
    ]) {
      await expect(collectOrders({ store, orders: [wrong] }, caller)).rejects.toMatchObject({
        code: 'not-allowed',
      });
    }
    expect(await readCollections()).toHaveLength(kept);
  });

  it('is kept for the last few times alone', async () => {
    for (let time = 0; time < 8; time += 1)
      await collectOrders({ store, orders: [chosen(`${time}`)] }, caller);
    expect(await readCollections()).toHaveLength(5);
  });

  it('deletes no review of another store, of another site or of its own, however often it is asked', async () => {
    await (await openDatabase()).clear('collections');
    const there: StoreIdentity = { ...store, origin: 'https://other.example' };
    const failed = { ...chosen('1'), link: `${there.origin}/1`, reply: { missing: 'HTTP 500' } };
    await collectOrders({ store: there, orders: [failed] }, stranger);
    const beside: StoreIdentity = { ...store, basePath: '/second/' };
    const besideOne = { ...chosen('1'), link: `${store.origin}/second/1`, reply: { missing: 'HTTP 500' } };
    await collectOrders({ store: beside, orders: [besideOne] }, caller);
    for (let time = 0; time < 6; time += 1) await keepCollection({ store, orders: [chosen(`${time}`)] });
    const kept = await readCollections();
    const of = (wanted: StoreIdentity) =>
      kept.filter((one) => one.store.origin + one.store.basePath === wanted.origin + wanted.basePath);
    expect([there, beside, store].map((one) => of(one).length)).toEqual([1, 1, 5]);
  });

  it('is kept no more often for a site that gives itself a new store each time, which deletes no other site’s', async () => {
    await (await openDatabase()).clear('collections');
    const there: StoreIdentity = { ...store, origin: 'https://other.example' };
    await keepCollection({ store: there, orders: [chosen('1')] });
    for (let time = 0; time < 30; time += 1)
      await keepCollection({ store: { ...store, basePath: `/${time}/` }, orders: [chosen(`${time}`)] });
    const origins = (await readCollections()).map((kept) => kept.store.origin);
    expect(origins.filter((origin) => origin === store.origin)).toHaveLength(20);
    expect(origins).toContain(there.origin);
  });

  it('deletes nothing that a press is still sending', async () => {
    await (await openDatabase()).clear('collections');
    const first = await keepCollection({ store, orders: [chosen('1')] });
    await keepPress({ collectionId: first, rows: [{ orderId: '1', digest: 'one' }], at: Date.now() });
    for (let time = 0; time < 6; time += 1) await keepCollection({ store, orders: [chosen(`${time}`)] });
    expect((await readCollections()).map(({ id }) => id)).toContain(first);
  });
});
