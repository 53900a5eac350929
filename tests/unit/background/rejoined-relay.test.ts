import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { findRelay } from '../../../lib/shop-relay/kept-relay';
import { findParcelState, readHistory } from '../../../lib/shop-relay/parcel-states';
import { openDatabase } from '../../../lib/storage/db';
import { openInMemory } from '../../relay/in-memory';
import { Scene } from '../../relay/scene';
import { eventBody, send } from '../../relay/shop-client';
import { soon } from '../../soon';
import { fakeBrowser } from './fake-browser';
import { wishFor } from './relay-world';
import { keepShop } from './shop';

const { browser } = vi.hoisted(() => ({ browser: {} as ReturnType<typeof fakeBrowser> }));
vi.mock('wxt/browser', () => ({ browser }));
Object.assign(browser, fakeBrowser());

const { joinWished, leaveRelay } = await import('../../../entrypoints/background/relay/join');
const { catchUp, waitForNext } = await import('../../../entrypoints/background/relay/catch-up');

const scene = new Scene();
beforeAll(async () => scene.start(await openInMemory()), 180_000);
afterAll(() => scene.close());

beforeEach(async () => {
  const database = await openDatabase();
  for (const name of database.objectStoreNames) await database.clear(name);
  await keepShop('https://shop.example');
  vi.restoreAllMocks();
  Object.assign(browser, fakeBrowser());
});

type Shop = Awaited<ReturnType<Scene['newShop']>>['shop'];

async function join(shop: Shop): Promise<void> {
  await wishFor(shop);
  await joinWished();
  await catchUp();
}

const tell = (shop: Shop, code: string, status: number) =>
  send(shop.webhook, eventBody({ parcel_code: code, parcel_status_id: status }));

describe('a relay that was left', () => {
  it('and is joined again tells of no event twice, and takes no parcel back to what it was', async () => {
    const { shop } = await scene.newShop();
    for (const status of [1, 2, 1, 3]) await tell(shop, 'P-1', status);
    await join(shop);
    const before = await readHistory('P-1');
    expect(before.map(({ statusId }) => statusId)).toEqual([1, 2, 1, 3]);
    await leaveRelay();
    await tell(shop, 'P-1', 4);
    await join(shop);
    expect((await readHistory('P-1')).map(({ statusId }) => statusId)).toEqual([1, 2, 1, 3, 4]);
    expect((await findParcelState('P-1'))?.statusId).toBe(4);
  });

  it('says nothing any more to another shop of the same address, though it was still being asked', async () => {
    const [{ shop: left }, { shop: other }] = [await scene.newShop(), await scene.newShop()];
    for (const status of [1, 2, 3]) await tell(left, 'LEFT', status);
    await join(left);
    const calls = vi.spyOn(globalThis, 'fetch').mock.calls;
    const held = waitForNext(new AbortController().signal);
    await soon(() => expect(calls.some(([url]) => /wait=[1-9]/.test(String(url)))).toBe(true));
    await leaveRelay();
    await join(other);
    await tell(left, 'LEFT', 4);
    await held;
    expect(await findRelay()).toMatchObject({ after: 0, trouble: null });
    for (const status of [1, 2, 3, 4, 5]) await tell(other, 'OTHER', status);
    await catchUp();
    expect((await readHistory('OTHER')).map(({ statusId }) => statusId)).toEqual([1, 2, 3, 4, 5]);
    expect((await readHistory('LEFT')).map(({ statusId }) => statusId)).toEqual([1, 2, 3]);
  });
});
