import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { CHANGED } from '../../../lib/messaging/signals';
import { openDatabase } from '../../../lib/storage/db';

const { network, open, setUpRelay } = await import('./joined-shop');
const { catchUp } = await import('../../../entrypoints/background/relay/catch-up');
const { viewRelay } = await import('../../../entrypoints/background/relay/relay-view');

setUpRelay();

it('a browser that can no longer read what it joined with says that its access has ended', async () => {
  await open();
  await catchUp();
  const database = await openDatabase();
  await database.clear('vault-key');
  await catchUp();
  expect(await viewRelay()).toMatchObject({ state: 'joined', trouble: 'relay-member' });
});

it('pages are told when the shop’s server goes away and when it is back, and not at each look', async () => {
  await open();
  await catchUp();
  const told = vi.mocked(browser.runtime.sendMessage);
  const tellings = async () => {
    told.mockClear();
    await catchUp();
    return told.mock.calls.filter(([message]) => message === CHANGED).length;
  };
  network.relay = 'is down';
  expect([await tellings(), await tellings()]).toEqual([1, 0]);
  network.relay = 'answers';
  expect([await tellings(), await tellings()]).toEqual([1, 0]);
});
