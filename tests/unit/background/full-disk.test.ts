import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeSettings } from '../../../lib/settings/settings';
import { fact } from '../parcel/made-up';

const { caller, nextOrder, service, setUpStore, stateOf } = await import('./review-orders');
const { openOrder } = await import('../../../entrypoints/background/bar/order-bar');
const { chooseOffered, shipOrder, undoOrder } = await import('./at-door');

beforeEach(setUpStore);
afterEach(() => vi.restoreAllMocks());

/** From now on the browser keeps nothing more of this kind. */
function fillDisk(...names: readonly string[]): void {
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
    if (names.includes(this.name)) throw new DOMException('Encountered full disk', 'QuotaExceededError');
    return put.apply(this, given);
  });
}

const SAYS_SO = { tone: 'warning', message: expect.stringContaining('free some disk space') };

it('a press that cannot be written down says so, and can be made again once there is room', async () => {
  const order = nextOrder();
  const { digest } = await openOrder(order, caller);
  fillDisk('outbox');
  const bar = await shipOrder(order, digest ?? '', caller);
  expect(bar).toMatchObject({ ...SAYS_SO, action: { kind: 'ship' } });
  expect(service.creations()).toEqual([]);
  vi.restoreAllMocks();
  expect(await shipOrder(order, bar.digest ?? '', caller)).toMatchObject({ tone: 'good' });
});

it('so does an answer in the bar that cannot be kept', async () => {
  const order = nextOrder({ payment: fact('paid') });
  const { choices, offered } = await openOrder(order, caller);
  expect(choices).not.toEqual([]);
  fillDisk('drafts');
  expect(await chooseOffered(order, offered ?? '', 0, caller)).toMatchObject(SAYS_SO);
  expect(service.creations()).toEqual([]);
});

it('a held press that cannot be taken back says so', async () => {
  await changeSettings((settings) => ({ ...settings, holdSeconds: 60 }));
  const order = nextOrder();
  const { digest } = await openOrder(order, caller);
  await shipOrder(order, digest ?? '', caller);
  fillDisk('outbox');
  expect(await undoOrder(order, caller)).toMatchObject(SAYS_SO);
  expect(await stateOf(order)).toBe('queued');
});
