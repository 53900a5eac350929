import 'fake-indexeddb/auto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { NO_MEANINGS } from '../../../lib/ledger/fate';
import { requireRow } from '../../../lib/outbox/read-rows';
import type { OutboxRow } from '../../../lib/outbox/row';
import { applyEvent } from '../../../lib/outbox/write-rows';
import { changeSettings } from '../../../lib/settings/settings';
import { findCameBack } from '../../../lib/shop-relay/came-back';
import { changeMeanings } from '../../../lib/shop-relay/change-meanings';
import { findParcelState } from '../../../lib/shop-relay/parcel-states';
import { openDatabase } from '../../../lib/storage/db';
import { claimWrite } from '../../../lib/storage/order-writes';
import { openInMemory } from '../../relay/in-memory';
import { Scene } from '../../relay/scene';
import { eventBody, send } from '../../relay/shop-client';
import { intend } from '../outbox/intend';
import { lostRow, madeAttempt, madeRow } from '../outbox/made-row';
import { ACCOUNT } from './fake-service';
import { wishFor } from './relay-world';
import { keepShop } from './shop';

vi.mock('wxt/browser', async () => ({ browser: (await import('./fake-browser')).fakeBrowser() }));

const { joinWished } = await import('../../../entrypoints/background/relay/join');
const { settleRow } = await import('../../../entrypoints/background/outbox/settling');
const { catchUp } = await import('../../../entrypoints/background/relay/catch-up');

const DELIVERED = 7;
const scene = new Scene();
let webhook: string;

beforeAll(async () => scene.start(await openInMemory()), 180_000);
afterAll(() => scene.close());

beforeEach(async () => {
  const database = await openDatabase();
  for (const name of database.objectStoreNames) await database.clear(name);
  await keepShop('https://shop.example');
  const follow = { status: 'seen', statusOn: { delivered: 'completed' } } as const;
  await changeSettings((settings) => ({
    ...settings,
    stores: settings.stores.map((store) => ({ ...store, kind: 'woocommerce', follow })),
  }));
  await changeMeanings(ACCOUNT.id, () => ({ ...NO_MEANINGS, delivered: [DELIVERED] }));
  const { shop } = await scene.newShop();
  webhook = shop.webhook;
  await wishFor(shop);
  await joinWished();
});
afterEach(() => vi.restoreAllMocks());

/** The background ends as it is about to use this part of the database. */
function endBefore(part: string): void {
  const real = IDBDatabase.prototype.transaction;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...asked) {
    if ([asked[0]].flat().includes(part)) throw new Error('ended');
    return real.apply(this, asked);
  });
}

const statusFor = ({ store }: OutboxRow) => claimWrite(store, () => 'seen', Date.now(), 1);

it('follows what was told, though the background ends as soon as that is kept', async () => {
  const row = madeRow({ accountId: ACCOUNT.id, state: 'created', parcelCode: 'P-1' });
  await intend(row);
  await send(webhook, eventBody({ parcel_code: 'P-1', parcel_status_id: DELIVERED }));
  // What comes next is to name the numbers that were met.
  endBefore('number-names');
  await catchUp();
  vi.restoreAllMocks();
  await catchUp();
  expect(await statusFor(row)).toMatchObject({ rowId: row.id, what: 'status', wanted: 'completed' });
});

it('keeps that a parcel came back, though the background ends as soon as that is told', async () => {
  await changeMeanings(ACCOUNT.id, () => ({ ...NO_MEANINGS, returned: [9], 'on-the-way': [3] }));
  for (const code of ['P-7', 'P-8'])
    await send(webhook, eventBody({ parcel_code: code, parcel_status_id: 9 }));
  endBefore('number-names');
  await catchUp();
  vi.restoreAllMocks();
  await send(webhook, eventBody({ parcel_code: 'P-8', parcel_status_id: 3 }));
  await catchUp();
  expect(await findCameBack()).toEqual(['P-7']);
});

it.each([
  ['', [DELIVERED]],
  [', also where a status that nobody can name came after it', [DELIVERED, 8]],
])('follows what was told of a parcel before its lost answer was settled%s', async (_also, statuses) => {
  const at = Date.now();
  const row = lostRow({
    accountId: ACCOUNT.id,
    request: { ...madeRow().request, reference_number: '1042' },
    attempts: [madeAttempt({ startedAt: at - 2, endedAt: at - 1, outcome: 'unknown' })],
  });
  await intend(row);
  const told = { parcel_code: 'P-2', reference_number: '1042' };
  for (const status of statuses) await send(webhook, eventBody({ ...told, parcel_status_id: status }));
  await catchUp();
  expect(await requireRow(row.id)).toMatchObject({ state: 'created', parcelCode: 'P-2' });
  expect(await statusFor(row)).toMatchObject({ rowId: row.id, what: 'status', wanted: 'completed' });
});

it('writes no status any more that a later one took back before the store was open', async () => {
  await changeMeanings(ACCOUNT.id, () => ({ ...NO_MEANINGS, delivered: [DELIVERED], 'on-the-way': [3] }));
  const told = (code: string, status: number) =>
    send(webhook, eventBody({ parcel_code: code, parcel_status_id: status }));
  const [mistaken, paid] = ['P-5', 'P-6'].map((parcelCode) =>
    madeRow({ accountId: ACCOUNT.id, state: 'created', parcelCode }),
  );
  for (const row of [mistaken, paid]) if (row !== undefined) await intend(row);
  await told('P-5', DELIVERED);
  await told('P-6', DELIVERED);
  await catchUp();
  // The driver pressed the wrong button; of the other's next status nobody said what it means.
  await told('P-5', 3);
  await told('P-6', 8);
  await catchUp();
  const database = await openDatabase();
  const waiting = () =>
    database.getAll('order-writes').then((writes) => writes.map(({ rowId, wanted }) => [rowId, wanted]));
  expect(await waiting()).toEqual([[paid?.id, 'completed']]);
  await told('P-5', DELIVERED);
  await catchUp();
  expect(await waiting()).toHaveLength(2);
});

/** The order's status is to follow both ends of a parcel. */
async function followBothEnds(): Promise<void> {
  await changeMeanings(ACCOUNT.id, () => ({ ...NO_MEANINGS, delivered: [DELIVERED], returned: [9] }));
  const follow = { status: 'seen', statusOn: { delivered: 'completed', returned: 'refunded' } } as const;
  await changeSettings((settings) => ({
    ...settings,
    stores: settings.stores.map((store) => ({ ...store, follow })),
  }));
}

/** @returns which row's order is to get which status by then */
async function told(code: string, status: number) {
  await send(webhook, eventBody({ parcel_code: code, parcel_status_id: status }));
  await catchUp();
  const writes = await (await openDatabase()).getAll('order-writes');
  return writes.map(({ rowId, wanted }) => [rowId, wanted]);
}

it('follows an order in several parcels once the same became of all of them, the later ones made or not', async () => {
  await followBothEnds();
  const { store, orderId } = madeRow();
  const part = (number: number, changes: Partial<OutboxRow>) =>
    madeRow({
      store,
      orderId,
      accountId: ACCOUNT.id,
      copy: number - 1,
      ...changes,
      part: { press: 'p', number, of: 2 },
    });
  const first = part(1, { state: 'created', parcelCode: 'P-21' });
  const second = part(2, { state: 'sending', attempts: [madeAttempt()] });
  await intend(first);
  await intend(second);
  expect(await told('P-21', DELIVERED)).toEqual([]);
  await applyEvent(second.id, { type: 'created', attemptId: 'attempt', parcelCode: 'P-22', at: Date.now() });
  expect(await told('P-22', 9)).toEqual([]);
  expect(await told('P-22', DELIVERED)).toEqual([[first.id, 'completed']]);
  expect(await told('P-22', 9)).toEqual([]);
});

it('follows the parcel that an order was shipped by anew, and not the one before it that comes back', async () => {
  await followBothEnds();
  const { store, orderId } = madeRow();
  const made = (copy: number, changes: Partial<OutboxRow>) =>
    madeRow({ store, orderId, accountId: ACCOUNT.id, copy, ...changes });
  await intend(made(0, { state: 'created', parcelCode: 'P-31' }));
  const second = made(1, { state: 'created', parcelCode: 'P-32' });
  await intend(second);
  await intend(made(2, { state: 'refused' }));
  expect(await told('P-31', 9)).toEqual([]);
  expect(await told('P-32', DELIVERED)).toEqual([[second.id, 'completed']]);
  await told('P-31', DELIVERED);
  expect(await told('P-31', 9)).toEqual([[second.id, 'completed']]);
});

/** The relay had these events so long ago. */
async function tellOfDaysAgo(days: number, code: string, status: number): Promise<void> {
  await send(webhook, eventBody({ parcel_code: code, parcel_status_id: status }));
  const at = sql<Date>`clock_timestamp() - ${days} * interval '1 day'`;
  await scene.db.updateTable('change').set({ at }).where('parcel_code', '=', code).execute();
}

it('writes nothing of what was told too long ago into a store, whenever it is heard of', async () => {
  const rows = ['P-9', 'P-10'].map((parcelCode) =>
    madeRow({ accountId: ACCOUNT.id, state: 'created', parcelCode }),
  );
  for (const row of rows) await intend(row);
  await tellOfDaysAgo(15, 'P-9', DELIVERED);
  await tellOfDaysAgo(13, 'P-10', DELIVERED);
  await catchUp();
  expect((await findParcelState('P-9'))?.statusId).toBe(DELIVERED);
  const writes = await (await openDatabase()).getAll('order-writes');
  expect(writes.map(({ rowId }) => rowId)).toEqual([rows[1]?.id]);
});

it('writes nothing of what was told too long ago where the code of its parcel is said only now', async () => {
  const lost = lostRow({ accountId: ACCOUNT.id });
  await intend(lost);
  await tellOfDaysAgo(15, 'P-11', DELIVERED);
  await catchUp();
  await settleRow(lost.id, { was: 'made', parcelCode: 'P-11' });
  expect(await (await openDatabase()).getAll('order-writes')).toEqual([]);
});

it('follows a parcel in spite of another’s row that cannot be read', async () => {
  const row = madeRow({ accountId: ACCOUNT.id, state: 'created', parcelCode: 'P-3' });
  const broken = madeRow({ accountId: ACCOUNT.id, state: 'created', parcelCode: 'P-4' });
  await intend(row);
  const database = await openDatabase();
  await database.put('outbox', { ...broken, request: null } as unknown as OutboxRow);
  for (const code of ['P-4', 'P-3'])
    await send(webhook, eventBody({ parcel_code: code, parcel_status_id: DELIVERED }));
  await catchUp();
  expect(await statusFor(row)).toMatchObject({ rowId: row.id, what: 'status' });
});
