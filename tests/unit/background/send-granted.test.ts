import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { soon } from '../../soon';
import { intend } from '../outbox/intend';
import { madeRow } from '../outbox/made-row';

const { browser } = await import('wxt/browser');
const { sendGranted } = await import('../../../entrypoints/background/shipping/sending');
const { collect, ended, nextOrder, service, setUpReview, shipShown, stateOf } = await import(
  './review-orders'
);
const { listOutbox } = await import('../../../entrypoints/background/outbox/settling');

/** Whether the browser gives access to any site. */
const access = (given: boolean) =>
  vi.mocked(browser.permissions.contains).mockImplementation((async () => given) as never);

beforeEach(async () => {
  vi.clearAllMocks();
  await setUpReview();
});

describe('what waits for access to the service’s site', () => {
  it('names the address, and is sent as soon as the browser gives it', async () => {
    const order = nextOrder();
    access(false);
    await shipShown(await collect(order), [order.id]);
    const waiting = () =>
      listOutbox().then((rows) => rows.flatMap(({ accessMissing }) => accessMissing ?? []));
    await soon(async () => expect(await waiting()).toHaveLength(1));
    expect(await waiting()).toEqual([expect.stringMatching(/^https?:/)]);
    await sendGranted();
    expect([await stateOf(order), service.creations()]).toEqual(['queued', []]);
    access(true);
    await sendGranted();
    await ended([order]);
    expect(await waiting()).toEqual([]);
  });

  it('is sent though another parcel waits whose account is gone', async () => {
    const now = Date.now();
    const waiting = { reason: 'permission-missing', since: now, tries: 1, nextTryAt: now + 60_000 } as const;
    await intend(madeRow({ accountId: 'gone', waiting, createdAt: 1, updatedAt: now }));
    const order = nextOrder();
    access(false);
    await shipShown(await collect(order), [order.id]);
    await soon(async () => expect((await listOutbox()).at(-1)?.waiting).not.toBeNull());
    access(true);
    await sendGranted();
    await ended([order]);
  });
});
