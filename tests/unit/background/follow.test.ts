import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_MEANINGS } from '../../../lib/ledger/fate';
import { CHANGED } from '../../../lib/messaging/signals';
import type { StoreIdentity } from '../../../lib/order';
import { applyEvent } from '../../../lib/outbox/write-rows';
import { changeSettings, type Follow, readSettings } from '../../../lib/settings/settings';
import { changeMeanings } from '../../../lib/shop-relay/change-meanings';
import { keepRelay } from '../../../lib/shop-relay/kept-relay';
import { takeChanges } from '../../../lib/shop-relay/relay-changes';
import type { KeptRelay, ParcelState } from '../../../lib/storage/records';
import { storeKey } from '../../../lib/store-key';
import type { StoreKind } from '../../../lib/stores/registry';
import { intend } from '../outbox/intend';
import { madeAttempt, madeRow } from '../outbox/made-row';
import { callerOf } from './caller';

vi.mock('wxt/browser', async () => ({ browser: (await import('./fake-browser')).fakeBrowser() }));

const { browser } = await import('wxt/browser');
const { atDoor } = await import('./at-door');
const { answerFollow, followAgain, ...follow } = await import(
  '../../../entrypoints/background/follow/follow'
);
const claimFollow = atDoor('follow/claim', follow.claimFollow);
const followSettled = atDoor('follow/settle', follow.followSettled);
const statusesRead = atDoor('follow/statuses', follow.statusesRead);
const { listNotes } = await import('../../../entrypoints/background/notes/order-notes');

let shops = 0;
let changes = 0;
const KEPT = { url: 'https://relay.example', memberId: 1 };

/** A store that is to follow parcels like this, and a parcel of one of its orders. */
async function openStore(follow: Follow, kind: StoreKind = 'prestashop') {
  shops += 1;
  const origin = `https://shop-${shops}.example`;
  const store: StoreIdentity = { kind, origin, basePath: '/admin/' };
  const caller = callerOf(origin, shops);
  await changeSettings((settings) => ({
    ...settings,
    stores: [...settings.stores, { origin, accountId: null, kind, follow }],
  }));
  const sending = madeRow({ store: storeKey(store), state: 'sending', attempts: [madeAttempt()] });
  await intend(sending);
  const made = { type: 'created', attemptId: 'attempt', parcelCode: `SB-${shops}`, at: Date.now() } as const;
  // Whatever ends the background after this, what follows the parcel is kept.
  const row = await applyEvent(sending.id, made);
  let claimed = '';
  const settle = (
    value: string,
    what: 'tracking' | 'status',
    outcome: 'read' | 'written' = 'read',
    rowId = row.id,
  ) => followSettled({ store, rowId, what, claimId: claimed, found: { outcome, value } }, caller);
  const told = (statusId: number) => {
    changes += 1;
    const state = { parcelCode: row.parcelCode, statusId, at: Date.now() + changes } as ParcelState;
    return takeChanges(KEPT, [{ seq: changes, state }], { after: changes, afterAt: null }, 'account');
  };
  const claim = async () => {
    const { task } = await claimFollow({ store }, caller);
    claimed = task?.claimId ?? '';
    return task;
  };
  return { origin, store, caller, row, settle, told, claim };
}

beforeEach(async () => {
  await changeSettings((settings) => ({ ...settings, stores: [] }));
  await keepRelay({ ...KEPT, after: changes } as KeptRelay);
  await changeMeanings('account', () => ({
    ...NO_MEANINGS,
    delivered: [7],
    returned: [9],
    'on-the-way': [3],
  }));
});

describe('a parcel’s code', () => {
  it('goes into its order as the tracking number where the person wants that', async () => {
    const { row, claim } = await openStore({ tracking: 'wanted' });
    expect(await claim()).toMatchObject({ what: 'tracking', to: row.parcelCode, ours: null });
  });

  it.each([
    ['where nobody wants it', {}, 'prestashop'],
    ['where the store takes none', { tracking: 'seen' }, 'shopify'],
  ] as const)('does not %s', async (_where, follow, kind) => {
    const { claim } = await openStore(follow, kind);
    expect(await claim()).toBeNull();
  });

  it('is tried once more at a person’s press where the store refused it', async () => {
    const { row, store, caller, claim } = await openStore({ tracking: 'seen' });
    const claimId = (await claim())?.claimId ?? '';
    const refused = {
      store,
      rowId: row.id,
      what: 'tracking',
      claimId,
      found: { outcome: 'refused' },
    } as const;
    await followSettled(refused, caller);
    expect(await claim()).toBeNull();
    await followAgain({ rowId: row.id, what: 'tracking' });
    expect(await claim()).toMatchObject({ to: row.parcelCode });
  });

  it('is taken out where the parcel is wrong, and put in again where it is right', async () => {
    const { row, claim, settle } = await openStore({ tracking: 'seen' });
    const code = row.parcelCode ?? '';
    await claim();
    await settle('', 'tracking');
    await claim();
    await settle(code, 'tracking', 'written');
    for (const [wrong, to] of [
      [true, ''],
      [false, code],
    ] as const) {
      await applyEvent(row.id, { type: 'marked-wrong', wrong, at: Date.now() });
      expect(await claim()).toMatchObject({ to });
      await settle(to, 'tracking', 'written');
    }
  });

  it.each([
    [
      'is left, which every page is told of, where the order has a number of somebody else’s',
      'OF-ANOTHER',
      1,
    ],
    ['is told of once it is written, and not when its place was read', '', 0],
  ])('%s', async (_what, stands, times) => {
    const { claim, settle } = await openStore({ tracking: 'seen' });
    await claim();
    const tell = vi.spyOn(browser.runtime, 'sendMessage');
    await settle(stands, 'tracking');
    expect(tell.mock.calls).toEqual(Array.from({ length: times }, () => [CHANGED]));
    tell.mockRestore();
  });

  it('is settled by whoever claimed it, once: nobody is told of anything else', async () => {
    const { claim, settle } = await openStore({ tracking: 'seen' });
    const tell = vi.spyOn(browser.runtime, 'sendMessage');
    await settle('OF-ANOTHER', 'tracking');
    await claim();
    await settle('OF-ANOTHER', 'tracking');
    await settle('OF-ANOTHER', 'tracking');
    expect(tell.mock.calls).toEqual([[CHANGED]]);
    tell.mockRestore();
  });

  it('of an order’s second parcel is said with the number that its order keeps', async () => {
    const { row, claim, settle } = await openStore({ tracking: 'seen' });
    const { store, orderId, orderNumber } = row;
    const about = { store, orderId, orderNumber, copy: 1, part: { number: 2, of: 2, press: 'press' } };
    const second = madeRow({ ...about, state: 'sending', attempts: [madeAttempt()] });
    await claim();
    await settle('', 'tracking');
    await claim();
    await settle(row.parcelCode ?? '', 'tracking', 'written');
    await intend(second);
    const made = { type: 'created', attemptId: 'attempt', parcelCode: 'SB-2ND', at: Date.now() } as const;
    await applyEvent(second.id, made);
    expect(await claim()).toMatchObject({ rowId: second.id, ours: null });
    await settle(row.parcelCode ?? '', 'tracking', 'read', second.id);
    expect((await listNotes()).find(({ rowId }) => rowId === second.id)).toMatchObject({
      state: 'changed',
      number: `${orderNumber} · 2/2`,
      follow: { before: row.parcelCode, after: 'SB-2ND' },
    });
  });

  it('is shown before the first one is written, with what the store does then', async () => {
    const { origin, row, claim, settle } = await openStore({ tracking: 'wanted' });
    await claim();
    await settle('', 'tracking');
    const shown = (await listNotes()).find(({ rowId }) => rowId === row.id);
    expect(shown).toMatchObject({
      state: 'shown',
      follow: { what: 'tracking', before: '', after: row.parcelCode, mails: true },
    });
    expect(await claim()).toBeNull();
    await answerFollow({ origin, what: 'tracking', wanted: true });
    expect(await claim()).toMatchObject({ ours: [''], to: row.parcelCode });
    expect((await readSettings()).stores[0]?.follow).toEqual({ tracking: 'seen' });
  });

  it('is not written, and no further one is read, where the person says no', async () => {
    const { origin, claim, settle } = await openStore({ tracking: 'wanted' });
    await claim();
    await settle('', 'tracking');
    await answerFollow({ origin, what: 'tracking', wanted: false });
    expect(await claim()).toBeNull();
    expect((await readSettings()).stores[0]?.follow).toEqual({});
  });
});

describe('an order’s status', () => {
  const follow = { status: 'seen', statusOn: { delivered: '5', returned: '6' } } as const;

  it.each([
    [7, '5'],
    [9, '6'],
  ])('follows what is told of its parcel: %s → %s', async (statusId, to) => {
    const { claim, told } = await openStore(follow);
    await told(statusId);
    expect(await claim()).toMatchObject({ what: 'status', to });
  });

  it('is not changed for another parcel’s news before the person saw the first change', async () => {
    const { claim, told, settle } = await openStore({ ...follow, status: 'wanted' });
    await told(7);
    await claim();
    await told(9);
    await settle('13', 'status');
    await told(7);
    expect(await claim()).toBeNull();
  });

  it('stays where the parcel is on its way, nobody mapped it, or it is off', async () => {
    const onTheWay = await openStore(follow);
    await onTheWay.told(3);
    expect(await onTheWay.claim()).toBeNull();
    const unmapped = await openStore({ status: 'seen', statusOn: { returned: '6' } });
    await unmapped.told(7);
    expect(await unmapped.claim()).toBeNull();
    const off = await openStore({ statusOn: { delivered: '5' } });
    await off.told(7);
    expect(await off.claim()).toBeNull();
  });

  it('stays where the order is cancelled', async () => {
    const { row, claim, told, settle } = await openStore(follow);
    await told(7);
    await claim();
    await settle('6', 'status');
    expect(await claim()).toBeNull();
    expect((await listNotes()).find(({ rowId }) => rowId === row.id)).toMatchObject({ state: 'changed' });
  });

  it('is named as the store names it, which is asked for until it is known', async () => {
    const { store, row, caller, claim, told, settle } = await openStore({ ...follow, status: 'wanted' });
    expect(await claimFollow({ store }, caller)).toEqual({ task: null, lacksStatuses: true });
    const statuses = [
      { id: '13', name: 'Awaiting' },
      { id: '5', name: 'Delivered' },
    ];
    await statusesRead({ store, statuses }, caller);
    expect(await claimFollow({ store }, caller)).toEqual({ task: null, lacksStatuses: false });
    await told(7);
    await claim();
    await settle('13', 'status');
    expect((await listNotes()).find(({ rowId }) => rowId === row.id)).toMatchObject({
      follow: { before: 'Awaiting', after: 'Delivered', mails: false },
    });
  });

  it.each([
    ['13', 'written'],
    ['3', 'left'],
  ] as const)(
    'is put back to %s where the parcel is wrong: %s, by whether that mails',
    async (stood, became) => {
      const { row, claim, told, settle } = await openStore(follow);
      await told(7);
      await claim();
      await settle(stood, 'status');
      await claim();
      await settle('5', 'status', 'written');
      await applyEvent(row.id, { type: 'marked-wrong', wrong: true, at: Date.now() });
      const back = await claim();
      if (became === 'written') expect(back).toMatchObject({ to: stood, ours: ['5'] });
      else expect(back).toBeNull();
    },
  );

  it('is none of a store that did not ask for it', async () => {
    const { store, caller } = await openStore({ tracking: 'seen' });
    await expect(statusesRead({ store, statuses: [] }, caller)).rejects.toMatchObject({
      code: 'not-allowed',
    });
  });
});
