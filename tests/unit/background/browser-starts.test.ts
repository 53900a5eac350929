import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';

const { browser } = await import('wxt/browser');
const { cancelled, leftWaiting, rowOf, setUpAskedStore, tabsSay } = await import('./asked-store');
const { nextOrder, service } = await import('./review-orders');
const { drainDue } = await import('../../../entrypoints/background/shipping/sending');
const { areScriptsThere } = await import('../../../entrypoints/background/stores/stores');
const { noteBrowserStart } = await import('../../../entrypoints/background/stores/open-tabs');

it('an order without a tab is not waited for once the browser has been there for a while', async () => {
  await setUpAskedStore();
  const order = nextOrder();
  await leftWaiting(order);
  tabsSay({});
  vi.spyOn(performance, 'now').mockReturnValueOnce(performance.now() - 8_000);
  noteBrowserStart();
  const asked = vi.mocked(browser.tabs.query).mock.calls.length;
  await drainDue();
  expect(vi.mocked(browser.tabs.query).mock.calls.length - asked).toBe(1);
  expect(await rowOf(order)).toMatchObject({ state: 'created', storeAsked: 'not-asked' });
});

it('what waited is asked about in the tab that the browser opens once it has started, whose scripts it kept', async () => {
  await setUpAskedStore();
  const order = nextOrder();
  await leftWaiting(order);
  expect(areScriptsThere()).toBe(true);
  tabsSay({ 7: { order: cancelled(order), notes: true } });
  vi.mocked(browser.tabs.query).mockResolvedValueOnce([] as never);
  noteBrowserStart();
  await drainDue();
  expect(service.creations()).toEqual([]);
  expect(await rowOf(order)).toMatchObject({ state: 'refused', refusal: { code: 'changed-since-shown' } });
});
