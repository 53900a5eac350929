import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { findValue } from '../../../lib/storage/values';

const areThere = vi.fn(() => true);
vi.mock('../../../entrypoints/background/stores/stores', async (original) => ({
  ...(await original<object>()),
  areScriptsThere: areThere,
}));
const { browser } = await import('wxt/browser');
const { cancelled, leftWaiting, rowOf, setUpAskedStore, tabsSay } = await import('./asked-store');
const { pressBar } = await import('./presses');
const { nextOrder, service, STORE } = await import('./review-orders');
const { drainDue } = await import('../../../entrypoints/background/shipping/sending');

beforeEach(async () => {
  areThere.mockReturnValue(true);
  await setUpAskedStore();
});

/** These tabs of the store are open, each answers its questions in turn; `null`: no script of ours is there yet. */
function tabsAnswer(
  status: string,
  answers: Readonly<Record<number, readonly (object | Promise<object> | null)[]>>,
): void {
  const url = `${STORE.origin}${STORE.basePath}`;
  const open = Object.keys(answers).map((id) => ({ id: Number(id), url, status }));
  vi.mocked(browser.tabs.query).mockImplementation((async ({ lastFocusedWindow = false }) =>
    lastFocusedWindow ? [{ id: 7, url }] : open) as never);
  const left = Object.fromEntries(Object.entries(answers).map(([id, list]) => [id, [...list]]));
  vi.mocked(browser.tabs.sendMessage).mockImplementation((async (tab: number, message: unknown) => {
    if (typeof message !== 'object') return undefined;
    const answer = left[tab]?.shift() ?? null;
    if (answer === null) throw new Error('Receiving end does not exist.');
    return answer;
  }) as never);
}

it('what waited is asked about again while its store’s tab is still coming', async () => {
  const order = nextOrder();
  await leftWaiting(order);
  tabsAnswer('loading', { 7: [null, { order: cancelled(order), notes: true }] });
  await drainDue();
  expect(service.creations()).toEqual([]);
  expect(await rowOf(order)).toMatchObject({ state: 'refused', refusal: { code: 'changed-since-shown' } });
});

it('what waited is asked about once its store’s tab is there, which a browser that starts has not opened yet', async () => {
  const order = nextOrder();
  await leftWaiting(order);
  areThere.mockReturnValue(false);
  tabsAnswer('complete', { 7: [{ order: cancelled(order), notes: true }] });
  const open = vi.mocked(browser.tabs.query).getMockImplementation();
  vi.mocked(browser.tabs.query).mockImplementationOnce((async () => {
    if (open !== undefined) vi.mocked(browser.tabs.query).mockImplementation(open);
    return [];
  }) as never);
  await drainDue();
  expect(service.creations()).toEqual([]);
  expect(await rowOf(order)).toMatchObject({ state: 'refused', refusal: { code: 'changed-since-shown' } });
});

it('a store is not learned to be slow by the time that its tab took to come', async () => {
  const order = nextOrder();
  await leftWaiting(order);
  let now = 1_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  tabsAnswer('loading', { 7: [null, { order, notes: true }] });
  const query = vi.mocked(browser.tabs.query).getMockImplementation();
  vi.mocked(browser.tabs.query).mockImplementation((async (
    ...asked: Parameters<NonNullable<typeof query>>
  ) => {
    now += 3_000;
    return query?.(...asked);
  }) as never);
  await drainDue();
  expect(await rowOf(order)).toMatchObject({ state: 'created', storeAsked: 'as-shown' });
  expect(await findValue('store-paces')).toEqual({ [STORE.origin + STORE.basePath]: 0 });
  vi.mocked(performance.now).mockRestore();
});

it('what waited gives its store all the time there is', async () => {
  const order = nextOrder();
  await leftWaiting(order);
  const asked = vi.spyOn(AbortSignal, 'timeout');
  tabsSay({ 7: { order, notes: true } });
  await drainDue();
  expect(asked.mock.calls.flat()).toContain(8_000);
  expect(await rowOf(order)).toMatchObject({ state: 'created', storeAsked: 'as-shown' });
  asked.mockRestore();
});

it('a tab that has come and has no script of ours is not waited for', async () => {
  const order = nextOrder();
  tabsAnswer('complete', { 7: [] });
  await pressBar(order);
  expect(await rowOf(order)).toMatchObject({ state: 'created', storeAsked: 'not-asked' });
  expect(
    vi.mocked(browser.tabs.sendMessage).mock.calls.filter(([, said]) => typeof said === 'object'),
  ).toHaveLength(1);
});

it('a tab that says nothing keeps no other from saying that the order was cancelled', async () => {
  const order = nextOrder();
  tabsAnswer('complete', {
    7: [new Promise(() => undefined)],
    8: [{ order: cancelled(order), notes: true }],
  });
  await pressBar(order);
  expect(service.creations()).toEqual([]);
  expect(await rowOf(order)).toMatchObject({ state: 'withdrawn', refusal: { code: 'changed-since-shown' } });
});
