import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { LedgerEntry } from '../../../lib/ledger/entry';
import type { Reporter } from '../../../lib/ledger/read-entries';
import { totalsOf } from '../../../lib/ledger/totals';
import type { SharedOrder } from '../../../lib/relay/schemas';
import { changeRelay, findRelay, keepRelay } from '../../../lib/shop-relay/kept-relay';
import { keepSharedOrder } from '../../../lib/shop-relay/order-claims';
import { openDatabase } from '../../../lib/storage/db';
import type { KeptRelay } from '../../../lib/storage/records';
import { keepShop } from '../background/shop';
import { countRead } from '../storage/count-read';
import { ACCOUNT, madeEntry } from './made-entry';

const { readColleagueEntries } = await import('../../../lib/ledger/colleague-entries');

const OWN = 1;
const RANA = { id: 2, name: 'Rana' };

beforeEach(async () => {
  const database = await openDatabase();
  for (const name of database.objectStoreNames) await database.clear(name);
  await keepShop('https://shop.example');
  await keepRelay({
    state: 'joined',
    url: 'https://relay.example',
    accountId: ACCOUNT.id,
    memberId: OWN,
  } as KeptRelay);
});

let keys = 0;

function shared(change: Partial<SharedOrder> = {}): SharedOrder {
  keys += 1;
  return {
    key: String(keys).padStart(43, 'A'),
    claim: crypto.randomUUID(),
    state: 'created',
    member: RANA,
    code: `SB-${keys}`,
    amount: '80',
    fee: '20',
    claimedAt: '2026-11-22T08:00:00.000Z',
    changedAt: '2026-11-22T08:00:01.000Z',
    takenFrom: null,
    otherCodes: [],
    ...change,
  };
}

interface ReadWith {
  readonly own?: readonly LedgerEntry[];
  readonly since?: number;
}

async function read(
  orders: readonly SharedOrder[],
  { own = [], since = Number.NEGATIVE_INFINITY }: ReadWith = {},
) {
  for (const order of orders) await keepSharedOrder(order);
  const reported: Reporter = ({ statusId, at }) => ({
    parcelStatus: { statusId, status: 'Handed over', words: 'Handed over', at },
    fate: 'delivered',
    draftSince: null,
  });
  return readColleagueEntries([ACCOUNT], own, reported, since);
}

describe('what colleagues shipped', () => {
  it('is theirs, with what it brings, and nothing of a person', async () => {
    const [entry] = await read([shared({ code: 'SB-7' })]);
    expect(entry).toMatchObject({
      colleague: 'Rana',
      parcelCode: 'SB-7',
      totalPrice: '80',
      fee: '20',
      made: true,
      accountId: ACCOUNT.id,
      currency: ACCOUNT.currency,
      place: null,
      fate: 'only-made',
      createdAt: Date.parse('2026-11-22T08:00:00.000Z'),
    });
    expect(entry).not.toHaveProperty('recipientName');
    expect(entry?.searched).toContain('rana');
  });

  it('is counted once, whoever tells of it: here, by a colleague, or by two', async () => {
    const own = [madeEntry({ parcelCode: 'SB-own' })];
    const told = [
      shared({ code: 'SB-own' }),
      shared({ member: { id: OWN, name: 'Counter' }, code: 'SB-mine' }),
      shared({ code: 'SB-8' }),
      shared({ code: 'SB-8', member: { id: 3, name: 'Sami' } }),
    ];
    const theirs = await read(told, { own });
    expect(theirs.map(({ parcelCode }) => parcelCode)).toEqual(['SB-8']);
    expect(totalsOf([...own, ...theirs])).toMatchObject([
      { parcels: 2, byColleagues: 1, toCollect: '200.5' },
    ]);
  });

  it('is no parcel while it is being sent or its answer is lost, and nothing once it was given back', async () => {
    const nothing = { code: null, amount: null, fee: null };
    const entries = await read([
      shared({ state: 'claimed', ...nothing }),
      shared({ state: 'unknown', ...nothing }),
      shared({ state: 'created', code: null }),
      shared({ state: 'released' }),
    ]);
    expect(entries.map(({ state, made }) => [state, made])).toEqual([
      ['sending', false],
      ['unknown', false],
      ['made-code-unknown', true],
    ]);
  });

  it('holds a parcel whose order had been taken over, though nobody told what it brings', async () => {
    const taken = shared({ member: { id: OWN, name: 'Counter' }, takenFrom: RANA, otherCodes: ['SB-late'] });
    const [late] = await read([taken]);
    expect(late).toMatchObject({ colleague: 'Rana', parcelCode: 'SB-late', totalPrice: null, made: true });
  });

  it('has what was reported of it', async () => {
    const database = await openDatabase();
    const state = { parcelCode: 'SB-9', statusId: 7, positionId: null, note: null, reference: null, at: 5 };
    await database.put('parcel-states', state);
    const [entry] = await read([shared({ code: 'SB-9' })]);
    expect(entry).toMatchObject({ fate: 'delivered', parcelStatus: { status: 'Handed over' } });
  });

  it('of a week is read without a look at years of it', async () => {
    const database = await openDatabase();
    const old = { claimedAt: '2024-11-22T08:00:00.000Z' };
    for (const code of ['SB-old', 'SB-older']) await keepSharedOrder(shared({ code, ...old }));
    await keepSharedOrder(shared({ code: 'SB-new' }));
    for (const parcelCode of ['SB-old', 'SB-older', 'SB-new']) {
      const told = { statusId: 7, positionId: null, note: null, reference: null, at: 5 };
      await database.put('parcel-states', { parcelCode, ...told });
    }
    const counted = countRead();
    const entries = await read([], { since: Date.parse('2026-11-20T00:00:00.000Z') });
    expect(entries).toMatchObject([{ parcelCode: 'SB-new', fate: 'delivered' }]);
    expect(counted()).toEqual({ 'shared-orders': 1 });
  });

  it('is there without its amounts once the account was removed that it was told for: they were taken for another currency’s', async () => {
    const relay = await findRelay();
    if (relay !== null) await changeRelay(relay, { accountId: null });
    const [entry] = await read([shared({ code: 'SB-7' })]);
    expect(entry).toMatchObject({ parcelCode: 'SB-7', made: true, totalPrice: null, fee: null });
  });

  it('is not shown by a browser that left the shop', async () => {
    const database = await openDatabase();
    const orders = [shared()];
    await database.clear('relay');
    expect(await read(orders)).toEqual([]);
  });
});
