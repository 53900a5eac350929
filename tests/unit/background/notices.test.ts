import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_MEANINGS } from '../../../lib/ledger/fate';
import { changeSettings } from '../../../lib/settings/settings';
import { changeCameBack, findCameBack } from '../../../lib/shop-relay/came-back';
import { changeMeanings } from '../../../lib/shop-relay/change-meanings';
import { keepRelay } from '../../../lib/shop-relay/kept-relay';
import { takeChanges } from '../../../lib/shop-relay/relay-changes';
import { openDatabase } from '../../../lib/storage/db';
import type { KeptRelay, ParcelState } from '../../../lib/storage/records';
import { soon } from '../../soon';
import { fakeBrowser } from './fake-browser';
import { ACCOUNT } from './fake-service';
import { keepShop } from './shop';

const { browser } = vi.hoisted(() => ({ browser: {} as Record<string, unknown> }));
vi.mock('wxt/browser', () => ({ browser }));

const openDesk = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('../../../lib/opening/open-desk', () => ({ openDesk }));

const { notify, hearNotices } = await import('../../../entrypoints/background/notices/notices');
const { afterNews } = await import('../../../entrypoints/background/relay/catch-up');

/** What is shown by the computer: the message by the notification's id. */
let shown: Map<string, string>;
let press: (id: string) => void;
let inFront: { readonly windowId: number }[];
const allowed = vi.fn(async () => true);

beforeEach(async () => {
  const database = await openDatabase();
  for (const name of database.objectStoreNames) await database.clear(name);
  shown = new Map();
  inFront = [];
  openDesk.mockClear();
  allowed.mockResolvedValue(true);
  const listeners: ((id: string) => void)[] = [];
  press = (id) => {
    for (const listener of listeners) listener(id);
  };
  const fake = fakeBrowser();
  Object.assign(browser, fake, {
    permissions: { ...fake.permissions, contains: allowed },
    tabs: { ...fake.tabs, query: async ({ active }: { active?: boolean }) => (active ? inFront : []) },
    windows: { get: async () => ({ focused: true }) },
    notifications: {
      create: async (id: string, { message }: { message: string }) => shown.set(id, message),
      clear: async (id: string) => shown.delete(id),
      getAll: async () => Object.fromEntries([...shown.keys()].map((id) => [id, true])),
      onClicked: {
        hasListener: (listener: (id: string) => void) => listeners.includes(listener),
        addListener: (listener: (id: string) => void) => listeners.push(listener),
      },
    },
  });
  await keepShop('https://shop.example');
  await changeSettings((now) => ({ ...now, language: 'en', notifies: true }));
});

const pressShown = () => press([...shown.keys()][0] ?? '');

describe('notifications', () => {
  it('are off until a person wishes for them, and where the browser does not allow them', async () => {
    allowed.mockResolvedValue(false);
    await notify('refused', ['#/outbox']);
    allowed.mockResolvedValue(true);
    await changeSettings(({ notifies: _, ...unset }) => unset);
    await notify('refused', ['#/outbox']);
    expect(shown.size).toBe(0);
  });

  it('say nothing while a page of ours is before the person, which shows the same', async () => {
    inFront = [{ windowId: 1 }];
    await notify('refused', ['#/outbox']);
    expect(shown.size).toBe(0);
  });

  it('tell of many in one, and of all that was not looked at yet', async () => {
    await notify('returned', ['#/parcels?find=A', '#/parcels?find=B']);
    await Promise.all([notify('returned', ['#/parcels?find=C']), notify('refused', ['#/outbox'])]);
    expect([...shown.values()].map((text) => text.replace(/\p{Cf}/gu, ''))).toEqual([
      '3 parcels came back\nOne parcel was refused and needs a hand',
    ]);
    expect([...shown.keys()].every((id) => id.length < 500)).toBe(true);
  });

  it.each([
    ['one', [['returned', ['#/parcels?find=A']]], '#/parcels?find=A'],
    [
      'several of a kind',
      [['returned', ['#/parcels?find=A', '#/parcels?find=B']]],
      '#/parcels?state=returned',
    ],
    [
      'several kinds',
      [
        ['settled', ['#/parcels/row-1']],
        ['refused', ['#/outbox']],
      ],
      '#/',
    ],
  ] as const)('open the desk where %s stands, by a press, and are gone then', async (_, told, place) => {
    hearNotices();
    hearNotices();
    for (const [kind, places] of told) await notify(kind, places);
    pressShown();
    expect(openDesk.mock.calls).toEqual([[place]]);
    await soon(() => expect(shown.size).toBe(0));
    press('somebody else’s');
    expect(openDesk).toHaveBeenCalledTimes(1);
  });

  it('tell that a parcel came back, once, by what a person said that its status means', async () => {
    const relay = { url: 'https://relay.example', memberId: 1, accountId: ACCOUNT.id };
    await keepRelay({ ...relay, after: 0 } as KeptRelay);
    let last = 0;
    await changeMeanings(ACCOUNT.id, () => ({ ...NO_MEANINGS, returned: [9], 'on-the-way': [4] }));
    const hear = async (...states: readonly Partial<ParcelState>[]) => {
      const whole = states.map((state) => ({
        parcelCode: 'SB-1',
        statusId: 9,
        positionId: 1,
        note: null,
        reference: null,
        ...state,
      }));
      const changes = whole.map((state) => {
        last += 1;
        return { seq: last, state: { ...state, at: last } };
      });
      await afterNews(
        ACCOUNT.id,
        await takeChanges(relay, changes, { after: last, afterAt: null }, ACCOUNT.id),
      );
    };
    await hear({ statusId: 4 });
    expect(shown.size).toBe(0);
    await hear({ statusId: 5 }, {}, { positionId: 2 }, { parcelCode: 'SB-2' });
    expect([...shown.values()].map((text) => text.replace(/\p{Cf}/gu, ''))).toEqual(['2 parcels came back']);
    shown.clear();
    await hear({ positionId: 3 });
    expect(shown.size).toBe(0);
    // They are counted until a person has looked, or they are on their way again.
    expect(await findCameBack()).toEqual(['SB-1', 'SB-2']);
    await changeCameBack([], ['SB-1']);
    await hear({ positionId: 4 });
    expect(await findCameBack()).toEqual(['SB-2']);
    await hear({ parcelCode: 'SB-2', statusId: 4 });
    expect(await findCameBack()).toEqual([]);
    await hear({ parcelCode: 'SB-2' });
    expect(await findCameBack()).toEqual(['SB-2']);
  });
});
