import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { soon } from '../../soon';

const { browser } = await import('wxt/browser');
const { readOrderAgain } = await import('../../../entrypoints/background/shipping/read-again');
const { expectScripts, reconcileStores } = await import('../../../entrypoints/background/stores/stores');
const { nextOrder, STORE, setUpStore } = await import('./review-orders');

it('an open tab is asked again until its scripts were brought, as after an update', async () => {
  await setUpStore();
  const order = nextOrder();
  const url = `${STORE.origin}${STORE.basePath}`;
  vi.mocked(browser.tabs.query).mockResolvedValue([{ id: 7, url, status: 'complete' }] as never);
  Object.assign(browser.scripting, { executeScript: vi.fn() });
  expectScripts();
  let isThere = false;
  const asked = vi.mocked(browser.tabs.sendMessage).mockImplementation((async () => {
    if (!isThere) throw new Error('Receiving end does not exist.');
    return { order, notes: true };
  }) as never);
  const row = { store: STORE.origin + STORE.basePath, orderId: order.id, orderLink: url, waiting: null };
  const read = readOrderAgain(row, Promise.resolve());
  await soon(() => expect(asked).toHaveBeenCalled());
  isThere = true;
  await reconcileStores();
  expect(await read).toMatchObject({ order: { id: order.id } });
});
