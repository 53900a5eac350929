import 'fake-indexeddb/auto';
import { beforeAll, describe, expect, it } from 'vitest';
import { allLocales } from '../../../lib/i18n/all-locales';
import { createTranslator } from '../../../lib/i18n/translator';
import { NO_MEANINGS } from '../../../lib/ledger/fate';
import type { Reporter } from '../../../lib/ledger/read-entries';
import { applyEvent } from '../../../lib/outbox/write-rows';
import { phoneKey } from '../../../lib/parcel/phone';
import { changeSettings } from '../../../lib/settings/settings';
import { changeMeanings } from '../../../lib/shop-relay/change-meanings';
import { keepRelay } from '../../../lib/shop-relay/kept-relay';
import { takeChanges } from '../../../lib/shop-relay/relay-changes';
import { openDatabase } from '../../../lib/storage/db';
import type { KeptRelay } from '../../../lib/storage/records';
import { entriesOf } from '../ledger/made-entry';
import { madeAccount } from '../made-account';
import { intend } from '../outbox/intend';
import { madeRow } from '../outbox/made-row';

const { enterCode } = await import('../../../entrypoints/background/outbox/settling');
const { findPast } = await import('../../../entrypoints/background/recipients/past-parcels');
const { findParcelStatus } = await import('../../../entrypoints/background/relay/parcel-status');

const [TOLD, OTHER] = [madeAccount({ id: 'told' }), madeAccount({ id: 'other' })];
const RELAY = { url: 'https://relay.example', memberId: 1, accountId: TOLD.id, after: 0 } as KeptRelay;
const CODE = '100234';
const PHONES = { told: '0599300001', other: '0599300002', late: '0599300003' };
const origin = 'https://shop.example';

const rowOf = (accountId: string, phone: string, parcelCode: string | null = CODE) =>
  madeRow({
    ...{ id: phone, orderId: phone, accountId, parcelCode, phoneKey: phoneKey(phone) },
    ...{ state: parcelCode === null ? 'made-code-unknown' : 'created', store: `${origin}/wp-admin/` },
  });

beforeAll(async () => {
  const follow = { status: 'seen', statusOn: { delivered: 'completed' } } as const;
  await changeSettings((settings) => ({
    ...settings,
    accounts: [TOLD, OTHER],
    stores: [{ origin, accountId: null, kind: 'woocommerce', follow }],
  }));
  for (const { id } of [TOLD, OTHER])
    await changeMeanings(id, () => ({ ...NO_MEANINGS, delivered: [9], returned: [12] }));
  await keepRelay(RELAY);
  await intend(rowOf(TOLD.id, PHONES.told));
  await intend(rowOf(OTHER.id, PHONES.other));
  // Told just now: what was told long ago is written into no order.
  const told = { statusId: 9, positionId: null, note: null, reference: null, at: Date.now() };
  const state = { parcelCode: CODE, ...told };
  await takeChanges(RELAY, [{ seq: 1, state }], { after: 1, afterAt: null }, TOLD.id);
});

describe('what a company tells of its parcel', () => {
  it('is not told of another company’s that has the same code', async () => {
    const translator = createTranslator('en', allLocales.en);
    expect((await findParcelStatus(TOLD.id, CODE, translator))?.statusId).toBe(9);
    expect(await findParcelStatus(OTHER.id, CODE, translator)).toBeNull();
  });

  it('is in that one’s ledger neither', async () => {
    const reportBy: Reporter = ({ statusId, at }) => ({
      parcelStatus: { statusId, status: '', words: '', at },
      ...{ fate: 'delivered', draftSince: null },
    });
    const entries = await entriesOf([TOLD, OTHER], () => null, { reportBy });
    const fates = Object.fromEntries(entries.map(({ accountId, fate }) => [accountId, fate]));
    expect(fates).toEqual({ told: 'delivered', other: 'only-made' });
  });

  it('says nothing of whom the other went to', async () => {
    const order = { store: 'manual', orderId: 'none' };
    expect(await findPast(TOLD.id, PHONES.told, order)).toMatchObject({ made: 1, delivered: 1 });
    expect(await findPast(TOLD.id, PHONES.other, order)).toMatchObject({ made: 1, delivered: 0 });
  });

  it('is not written into the other’s order', async () => {
    // A code is entered for one parcel of a company alone.
    await (await openDatabase()).delete('outbox', PHONES.other);
    await intend(rowOf(OTHER.id, PHONES.late, null));
    await applyEvent(PHONES.late, { type: 'code-entered', parcelCode: CODE, at: 2 });
    const writes = await (await openDatabase()).getAll('order-writes');
    expect(writes.map(({ rowId, wanted }) => [rowId, wanted])).toEqual([[PHONES.told, 'completed']]);
  });
});

it('of two windows in which one code is entered for two parcels at one moment, one keeps it', async () => {
  const rows = ['0599300004', '0599300005'].map((phone) => rowOf(OTHER.id, phone, null));
  await Promise.all(rows.map(intend));
  const entered = await Promise.allSettled(rows.map(({ id }) => enterCode(id, 'SB-ONE')));
  expect(entered.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(entered).toContainEqual({
    status: 'rejected',
    reason: expect.objectContaining({ code: 'code-taken' }),
  });
});
