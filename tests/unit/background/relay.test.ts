import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { allLocales } from '../../../lib/i18n/all-locales';
import { createTranslator } from '../../../lib/i18n/translator';
import { searchFor } from '../../../lib/ledger/select';
import { changeNames, findNumberNames } from '../../../lib/number-names/kept-names';
import { withNumber } from '../../../lib/number-names/number-names';
import { parcelStatusOf } from '../../../lib/number-names/parcel-status-words';
import { requireRow } from '../../../lib/outbox/read-rows';
import { findRelay, forgetRelay, keepRelay } from '../../../lib/shop-relay/kept-relay';
import { readHistory, readParcelStates } from '../../../lib/shop-relay/parcel-states';
import { openDatabase } from '../../../lib/storage/db';
import { openInMemory } from '../../relay/in-memory';
import { Scene } from '../../relay/scene';
import { eventBody, send, sendAll } from '../../relay/shop-client';
import { soon } from '../../soon';
import { entriesOf } from '../ledger/made-entry';
import { intend } from '../outbox/intend';
import { lostRow, madeAttempt, madeRow } from '../outbox/made-row';
import { anOrder } from '../parcel/made-up';
import { callerOf } from './caller';
import { fakeBrowser } from './fake-browser';
import { ACCOUNT } from './fake-service';
import { wishFor } from './relay-world';
import { keepShop } from './shop';

const { browser } = vi.hoisted(() => ({ browser: {} as ReturnType<typeof fakeBrowser> }));
vi.mock('wxt/browser', () => ({ browser }));
Object.assign(browser, fakeBrowser());

const { joinWished, joinWhenGranted, leaveRelay } = await import(
  '../../../entrypoints/background/relay/join'
);
const { catchUp, waitForNext } = await import('../../../entrypoints/background/relay/catch-up');
const { openOrder } = await import('../../../entrypoints/background/bar/order-bar');
const { atDoor } = await import('./at-door');
const lists = await import('../../../entrypoints/background/lists/lists');
const viewList = atDoor('orders/listed', lists.viewList);
const { viewRelay } = await import('../../../entrypoints/background/relay/relay-view');

const scene = new Scene();
beforeAll(async () => scene.start(await openInMemory()), 180_000);
afterAll(() => scene.close());

beforeEach(async () => {
  const database = await openDatabase();
  for (const name of database.objectStoreNames) await database.clear(name);
  await keepShop('https://shop.example');
  Object.assign(browser, fakeBrowser());
});

/** The states that events told of a parcel, oldest first. */
async function statusesOf(code: string): Promise<readonly (number | null)[]> {
  return (await readHistory(code)).map(({ statusId }) => statusId);
}

async function joined() {
  const { shop, name, browser: colleague } = await scene.newShop();
  await wishFor(shop);
  await joinWished();
  return { shop, name, colleague };
}

describe('an invitation that was pasted', () => {
  it('is joined when the browser gives access, and not before', async () => {
    const { shop, name } = await scene.newShop();
    await wishFor(shop);
    vi.mocked(browser.permissions.contains).mockResolvedValue(false);
    await joinWhenGranted();
    expect(await viewRelay()).toMatchObject({ state: 'wished', trouble: 'permission-missing' });
    vi.mocked(browser.permissions.contains).mockResolvedValue(true);
    await Promise.all([joinWished(), joinWhenGranted()]);
    expect(await viewRelay()).toMatchObject({ state: 'joined', shop: name, memberName: 'Counter' });
    expect((await scene.command('member', 'list', name)).split('\n')).toHaveLength(2);
  });

  it('that has ended is said, and nothing is joined', async () => {
    const { shop, name } = await scene.newShop();
    await scene.command('shop', 'invite', name, shop.invitation);
    await wishFor(shop);
    await expect(joinWished()).rejects.toMatchObject({ code: 'invitation-ended' });
    expect((await findRelay())?.state).toBe('wished');
  });

  it('leaves no secret in the open, in the database, in what pages see, or in a message', async () => {
    const { shop } = await joined();
    const secrets = [
      shop.webhook,
      shop.invitation,
      ...Object.values(
        JSON.parse(
          atob(shop.invitation.replace('shahna-relay:', '').replaceAll('-', '+').replaceAll('_', '/')),
        ) as Record<string, string>,
      ),
    ].filter((one) => typeof one === 'string' && one.length > 30);
    expect(secrets.length).toBeGreaterThan(3);
    const database = await openDatabase();
    const kept = await Promise.all([...database.objectStoreNames].map((store) => database.getAll(store)));
    const seen = JSON.stringify([kept, await viewRelay(), vi.mocked(browser.runtime.sendMessage).mock.calls]);
    expect(secrets.filter((secret) => seen.includes(secret))).toEqual([]);
  });

  it('is forgotten with all its secrets by leaving', async () => {
    await joined();
    await leaveRelay();
    expect(await viewRelay()).toEqual({ state: 'none' });
    expect(browser.alarms.clear).toHaveBeenCalledWith('relay');
  });
});

describe('what the service sent', () => {
  it('comes in one go after a week, in each parcel’s order, with what is sealed opened', async () => {
    const { shop } = await joined();
    for (let status = 1; status <= 3; status += 1)
      await send(shop.webhook, eventBody({ parcel_status_id: status, parcel_position_id: 7 }));
    await send(
      shop.webhook,
      eventBody({ parcel_code: 'P-2', note: 'رفض الاستلام', reference_number: '1042' }),
    );
    await catchUp();
    expect(await statusesOf('P-1')).toEqual([1, 2, 3]);
    expect((await readParcelStates()).get('P-2')).toMatchObject({ note: 'رفض الاستلام', reference: '1042' });
    const names = await findNumberNames(ACCOUNT.id);
    expect(names['parcel-status'].map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(names['parcel-position'].map(({ number }) => number)).toEqual([1, 7]);
  });

  it('comes whole however many answers it takes, and goes on from where it was when the relay went away meanwhile', async () => {
    const { shop } = await joined();
    await soon(async () => expect((await findRelay())?.caughtUpAt).not.toBeNull());
    const codes = Array.from({ length: 220 }, (_, nth) => `W-${nth}`);
    const statuses = [1, 2, 3, 2, 5];
    for (const status of statuses)
      await sendAll(
        shop.webhook,
        codes.map((code) => eventBody({ parcel_code: code, parcel_status_id: status })),
      );
    const real = globalThis.fetch;
    let answered = 0;
    const asking = vi.spyOn(globalThis, 'fetch').mockImplementation((...asked) => {
      answered += 1;
      return answered === 2 ? Promise.reject(new TypeError('Failed to fetch')) : real(...asked);
    });
    await catchUp();
    expect(await viewRelay()).toMatchObject({ trouble: 'relay-unreachable' });
    const taken = (await findRelay())?.after ?? 0;
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThan(codes.length * statuses.length);
    await catchUp();
    asking.mockRestore();
    expect(answered).toBe(4);
    expect(await viewRelay()).toMatchObject({ trouble: null });
    expect(new Set(await Promise.all(codes.map(async (code) => (await statusesOf(code)).join())))).toEqual(
      new Set([statuses.join()]),
    );
  });

  it('is a change once, however often it is read; A, B, A is three', async () => {
    const { shop } = await joined();
    for (const status of [1, 1, 2, 1, 1]) await send(shop.webhook, eventBody({ parcel_status_id: status }));
    await catchUp();
    const { after } = (await findRelay()) ?? {};
    // The background ended before it had written down how far it was: what it has taken in comes again.
    const database = await openDatabase();
    const relay = await findRelay();
    if (relay !== null) await database.put('relay', { ...relay, after: 2 }, 'relay');
    await catchUp();
    expect((await findRelay())?.after).toBe(after);
    expect((await statusesOf('P-1')).slice(0, 3)).toEqual([1, 2, 1]);
  });

  it('that says what the newest said is an arrival and no change, whatever else its body holds', async () => {
    const { shop } = await joined();
    await send(shop.webhook, eventBody({ driver: 1 }));
    await send(shop.webhook, eventBody({ driver: 2 }));
    await catchUp();
    expect(await statusesOf('P-1')).toEqual([1]);
  });

  it('counts from the beginning where the relay began anew, and what was known stays', async () => {
    const { shop } = await joined();
    await send(shop.webhook, eventBody());
    const relay = await findRelay();
    const database = await openDatabase();
    if (relay !== null) await database.put('relay', { ...relay, after: 900 }, 'relay');
    await catchUp();
    expect((await findRelay())?.after).toBe(1);
    expect(await statusesOf('P-1')).toEqual([1]);
  });

  it('in whatever form it came costs itself alone', async () => {
    const { shop } = await joined();
    await send(shop.webhook, { event: 'parcel', parcel_code: 'P-9', parcel_status_id: 'moved' });
    await send(shop.webhook, { event: 'invoice' });
    await send(shop.webhook, eventBody({ parcel_code: 'P-1' }));
    await catchUp();
    expect(await statusesOf('P-9')).toEqual([null]);
    expect(await statusesOf('P-1')).toEqual([1]);
    expect(await viewRelay()).toMatchObject({ trouble: null, isProven: true });
  });

  it('is kept and shown where it is of another kind, and takes back nothing that was told', async () => {
    const { shop } = await joined();
    await send(shop.webhook, eventBody({ parcel_status_id: 6, parcel_position_id: 2 }));
    await send(shop.webhook, { event: 'parcel_deleted', parcel_code: 'P-1' });
    await catchUp();
    const state = (await readParcelStates()).get('P-1');
    expect(state).toMatchObject({ statusId: 6, positionId: 2, kind: 'parcel_deleted' });
    expect(await statusesOf('P-1')).toEqual([6, 6]);
    const translator = createTranslator('en', allLocales.en);
    const words =
      state === undefined ? '' : parcelStatusOf(state, await findNumberNames(ACCOUNT.id), translator).words;
    expect(words.replace(/[\u2066-\u2069]/g, '')).toContain('Event “parcel_deleted” · Status 6');
    expect(await viewRelay()).toMatchObject({ trouble: null });
  });

  it('settles no lost answer where it is of another kind: a parcel that was deleted is not there', async () => {
    const { shop } = await joined();
    const at = Date.now();
    const row = lostRow({
      accountId: ACCOUNT.id,
      request: { ...madeRow().request, reference_number: '1042' },
      attempts: [madeAttempt({ startedAt: at - 2, endedAt: at - 1, outcome: 'unknown' })],
    });
    await intend(row);
    const of = { parcel_code: 'P-9', reference_number: '1042' };
    await send(shop.webhook, { event: 'parcel_deleted', ...of });
    await catchUp();
    expect(await requireRow(row.id)).toMatchObject({ state: 'unknown', parcelCode: null });
    await send(shop.webhook, eventBody(of));
    await catchUp();
    expect(await requireRow(row.id)).toMatchObject({ state: 'created', parcelCode: 'P-9' });
  });

  it('stands on the order’s page, in the store’s list, in the ledger and in its search, by the name it was given', async () => {
    const store = { kind: 'woocommerce', origin: 'https://shop.example', basePath: '/wp-admin/' } as const;
    const caller = callerOf(store.origin);
    await intend(madeRow({ orderId: '7', accountId: ACCOUNT.id, state: 'created', parcelCode: 'P-1' }));
    const { shop } = await joined();
    const event = { parcel_status_id: 4, parcel_position_id: 2, note: 'لا أحد في البيت' };
    await send(shop.webhook, eventBody(event));
    await catchUp();
    const bar = await openOrder({ ...anOrder(), id: '7', store }, caller);
    expect(bar.lines.find(({ kind }) => kind === 'status')?.value.text).toContain('لا أحد في البيت');
    const named = { number: 4, names: { en: 'Returned' } };
    await changeNames(ACCOUNT.id, (names) => withNumber(names, 'parcel-status', named));
    const { badges } = await viewList({ store, orderIds: ['7'], shipped: [] }, caller);
    expect(badges[0]).toMatchObject({ value: { text: 'Returned' } });
    expect(badges[0]?.title).toContain('P-1');
    const translator = createTranslator('en', allLocales.en);
    const names = await findNumberNames(ACCOUNT.id);
    const [entry] = await entriesOf([ACCOUNT], () => null, {
      reportBy: (state) => ({
        parcelStatus: parcelStatusOf(state, names, translator),
        fate: 'on-the-way',
        draftSince: null,
      }),
    });
    expect(entry?.parcelStatus).toMatchObject({ statusId: 4, status: 'Returned' });
    expect(entry === undefined ? false : searchFor('returned البيت')(entry)).toBe(true);
  });

  it('is not read any more by a browser that was sent away, which is said', async () => {
    const { name } = await joined();
    const own = (await scene.command('member', 'list', name))
      .split('\n')
      .find((line) => line.includes('Counter'));
    await scene.command('member', 'revoke', name, own?.split('\t')[0] ?? '');
    await catchUp();
    expect(await viewRelay()).toMatchObject({ trouble: 'relay-member' });
  });

  it('is not waited for at a relay that was away: it is told first what it missed', async () => {
    await joined();
    // The look that follows joining.
    await soon(async () => expect((await findRelay())?.caughtUpAt).not.toBeNull());
    const relay = await findRelay();
    if (relay === null) throw new Error('no relay');
    const asked = vi.spyOn(globalThis, 'fetch');
    const waits = () => asked.mock.calls.map(([url]) => new URL(String(url)).searchParams.get('wait'));
    await keepRelay({ ...relay, trouble: 'relay-unreachable' });
    expect(await waitForNext(new AbortController().signal)).toEqual({ isAnswered: true, hasNews: false });
    expect(waits()).toEqual(['0']);
    const ended = new AbortController();
    const waiting = waitForNext(ended.signal);
    await soon(() => expect(waits()).toEqual(['0', '25']));
    ended.abort();
    expect(await waiting).toEqual({ isAnswered: false, hasNews: false });
    asked.mockRestore();
  });

  it('is not asked for where no relay was joined', async () => {
    await forgetRelay();
    const asked = vi.spyOn(globalThis, 'fetch');
    await catchUp();
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });
});
