import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Fate, NO_MEANINGS, saidOtherwise, withFate } from '../../../lib/ledger/fate';
import { findMeanings } from '../../../lib/ledger/status-meanings';
import { changeSettings } from '../../../lib/settings/settings';
import { changeCameBack, findCameBack } from '../../../lib/shop-relay/came-back';
import { changeMeanings } from '../../../lib/shop-relay/change-meanings';
import { keepRelay } from '../../../lib/shop-relay/kept-relay';
import { takeChanges } from '../../../lib/shop-relay/relay-changes';
import { openDatabase } from '../../../lib/storage/db';
import type { KeptRelay } from '../../../lib/storage/records';
import { intend } from '../outbox/intend';
import { madeRow } from '../outbox/made-row';
import { wishFor } from '../storage/wish-for';

const { handlers } = await import('../../../entrypoints/background/handlers');

const PAGE = { from: 'page' } as const;
const RELAY = { url: 'https://relay.example', memberId: 1, accountId: 'account' } as KeptRelay;
const origin = 'https://shop.example';
const DAY = 24 * 60 * 60_000;
let told = 0;

beforeEach(async () => {
  const database = await openDatabase();
  for (const name of database.objectStoreNames) await database.clear(name);
  await keepRelay({ ...RELAY, after: told });
});

const tell = (parcelCode: string, ...statuses: readonly number[]) => tellAt(Date.now(), parcelCode, statuses);

async function tellAt(time: number, parcelCode: string, statuses: readonly number[]): Promise<void> {
  for (const statusId of statuses) {
    told += 1;
    const state = { parcelCode, statusId, positionId: null, note: null, reference: null, at: time + told };
    await takeChanges(RELAY, [{ seq: told, state }], { after: told, afterAt: null }, RELAY.accountId);
  }
}

const say = (number: number, fate: Fate | null, accountId = 'account') =>
  handlers['statuses/mean']({ accountId, said: [{ number, fate }] }, PAGE as never);

it('what is said of a status in one page stays where another page, which has not read it, says something of another', async () => {
  await changeMeanings('account', (known) => withFate(known, 3, 'on-the-way'));
  const read = await findMeanings('account');
  const pages = [
    withFate(read, 7, 'delivered'),
    withFate(read, 9, 'returned'),
    withFate(read, 3, null),
    withFate(read, 7, 'delivered'),
  ];
  for (const page of pages) {
    const input = { accountId: 'account', said: [...saidOtherwise(read, page)] };
    await handlers['statuses/mean'](input, PAGE as never);
  }
  expect(await findMeanings('account')).toEqual({ ...NO_MEANINGS, delivered: [7], returned: [9] });
});

describe('a status of which it is said only later what it means', () => {
  it('has parcels counted that came back before, those with a status after it that nobody can name too', async () => {
    await tell('BACK', 3, 7);
    await tell('ENDED', 7, 8);
    await tell('OUT', 7, 3);
    await say(3, 'on-the-way');
    expect(await findCameBack()).toEqual([]);
    await say(7, 'returned');
    expect(await findCameBack()).toEqual(['BACK', 'ENDED']);
  });

  it('has no parcel counted once more that a person has looked at', async () => {
    await tell('BACK', 7);
    await say(7, 'returned');
    await changeCameBack([], ['BACK']);
    await say(3, 'on-the-way');
    await say(7, 'returned');
    expect(await findCameBack()).toEqual([]);
  });

  it('has a parcel counted no more that did not come back, as is said by now', async () => {
    await tell('BACK', 7);
    await tell('MISTAKEN', 9);
    await say(7, 'returned');
    await say(9, 'returned');
    expect(await findCameBack()).toEqual(['BACK', 'MISTAKEN']);
    await say(9, 'delivered');
    expect(await findCameBack()).toEqual(['BACK']);
    await say(7, null);
    expect(await findCameBack()).toEqual([]);
  });

  it('says nothing of another company’s parcels', async () => {
    await tell('BACK', 7);
    await say(7, 'returned', 'other');
    expect(await findCameBack()).toEqual([]);
  });
});

describe('the orders whose parcels had a status before it is said what it means', () => {
  const wished = async () =>
    (await (await openDatabase()).getAll('order-writes')).map(({ orderId, wanted }) => [orderId, wanted]);

  beforeEach(async () => {
    const follow = { status: 'seen', statusOn: { delivered: 'completed', returned: 'refunded' } } as const;
    const store = { origin, accountId: null, kind: 'woocommerce', follow } as const;
    await changeSettings((settings) => ({ ...settings, stores: [store] }));
    for (const id of ['1', '2']) {
      const parcel = { state: 'created', parcelCode: `P-${id}` } as const;
      await intend(madeRow({ id, store: `${origin}/wp-admin/`, orderId: id, ...parcel }));
    }
  });

  it('follow them, and not where that is taken back in time', async () => {
    await tell('P-1', 6, 8);
    expect(await wished()).toEqual([]);
    await say(6, 'delivered');
    expect(await wished()).toEqual([['1', 'completed']]);
    await say(6, null);
    expect(await wished()).toEqual([]);
  });

  it('stay as they are where that is long ago, whatever nobody can name came behind it', async () => {
    await tellAt(Date.now() - 15 * DAY, 'P-1', [6]);
    await tell('P-1', 8);
    await tellAt(Date.now() - 13 * DAY, 'P-2', [6]);
    await say(6, 'delivered');
    expect(await wished()).toEqual([['2', 'completed']]);
  });

  it('are not written later what was not true, however long ago it was told, and nothing else in its place', async () => {
    await tellAt(Date.now() - 300 * DAY, 'P-1', [6]);
    await say(6, 'delivered');
    await wishFor('1', 'status', 'completed', Date.now());
    expect(await wished()).toEqual([['1', 'completed']]);
    await say(6, 'returned');
    expect(await wished()).toEqual([]);
  });
});
