import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { changeSettings } from '../../../lib/settings/settings';
import { soon } from '../../soon';

const { browser } = await import('wxt/browser');
const { reconcileStores } = await import('../../../entrypoints/background/stores/stores');

it('no tab that sleeps or hangs keeps another change of the stores waiting', async () => {
  const url = 'https://shop.example/wp-admin/';
  const tabs = [
    { id: 7, url },
    { id: 8, url, discarded: true },
    { id: 9, url, frozen: true },
  ];
  vi.mocked(browser.tabs.query).mockResolvedValue(tabs as never);
  vi.mocked(browser.tabs.sendMessage).mockImplementation((() => new Promise(() => undefined)) as never);
  const { promise: answered, resolve: answer } = Promise.withResolvers<[]>();
  const brought = vi.fn(({ target }: { target: { tabId: number } }) =>
    target.tabId === 7 ? answered : new Promise(() => undefined),
  );
  Object.assign(browser.scripting, { executeScript: brought });
  vi.mocked(browser.scripting.getRegisteredContentScripts).mockResolvedValue([{ id: 'of before' }] as never);
  const store = { origin: 'https://shop.example', accountId: null };
  await changeSettings((settings) => ({ ...settings, stores: [store] }));
  const reconciled = reconcileStores();
  // The lock that the next change waits for is free though nothing has answered.
  await soon(() => expect(brought).toHaveBeenCalled());
  await navigator.locks.request('stores', () => undefined);
  expect(brought.mock.calls.map(([{ target }]) => target)).toEqual([{ tabId: 9 }, { tabId: 7 }]);
  // A tab that the browser froze gets its script when it is woken, which may be tomorrow.
  answer([]);
  await reconciled;
});
