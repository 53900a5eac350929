import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { CHANGED } from '../../../lib/messaging/signals';

const { browser } = await import('wxt/browser');
const { readReviewed } = await import('../../../entrypoints/background/review/view-review');
const { decideTogether } = await import('../../../entrypoints/background/review/decide-together');
const { restWatchdog } = await import('../../../entrypoints/background/shipping/sending');
const { shipReviewed } = await import('../../../entrypoints/background/review/ship-reviewed');
const { collect, ended, nextOrder, service, setUpReview, shown } = await import('./review-orders');

beforeEach(setUpReview);

it('an order is put into no parcel that is being written down without it', async () => {
  const [first, second] = [nextOrder({}, '0599300031'), nextOrder({}, '0599300031')];
  const collectionId = await collect(first, second);
  const rows = await shown(collectionId, first.id);
  const merge = () =>
    decideTogether({ collectionId, orderId: second.id, choice: 'merged', with: first.id }).then(
      () => 'merged',
      (error: { readonly code: string }) => error.code,
    );
  const merging: Promise<string>[] = [];
  // The watchdog rests, so that it is renewed just before the row is written down.
  await restWatchdog();
  vi.mocked(browser.alarms.create).mockImplementationOnce(async () => {
    merging.push(merge());
    // As long as a decision takes where nothing is in its way.
    await new Promise((resolve) => setTimeout(resolve, 200));
  });
  await shipReviewed(collectionId, rows, false);
  expect(await merging[0]).toBe('already-shipped');
  await ended([first]);
  expect(service.creations()).toMatchObject([{ total_price: 140 }]);
  expect((await readReviewed(collectionId, second.id)).together).toBeNull();
});

it('a form that stands open elsewhere is told that its parcel carries another order by now', async () => {
  const [first, second] = [nextOrder({}, '0599300032'), nextOrder({}, '0599300032')];
  const collectionId = await collect(first, second);
  vi.mocked(browser.runtime.sendMessage).mockClear();
  await decideTogether({ collectionId, orderId: second.id, choice: 'merged', with: first.id });
  expect(browser.runtime.sendMessage).toHaveBeenCalledWith(CHANGED);
});
