import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LIVE } from '../../../lib/messaging/live';
import { requireRow } from '../../../lib/outbox/read-rows';
import { SENDING_LOCK } from '../../../lib/outbox/send-row';
import { applyEvent, claim } from '../../../lib/outbox/write-rows';
import { keepCollection } from '../../../lib/review/collected-orders';
import { openDatabase } from '../../../lib/storage/db';
import { soon } from '../../soon';
import { madeAccount } from '../made-account';
import { intend } from '../outbox/intend';
import { madeRow } from '../outbox/made-row';

const { browser } = await import('wxt/browser');
const { onUpdateAvailable, startUp } = await import('../../../entrypoints/background/start-up');

const { onConnect } = await import('../../../entrypoints/background/relay/live');
const { readSettings } = await import('../../../lib/settings/settings');
const { findPresses, keepPress } = await import('../../../lib/review/collected-orders');
const { renewWatchdog, restWatchdog } = await import('../../../entrypoints/background/shipping/sending');

const alarms = vi.mocked(browser.alarms.create);
const delaysOf = (name: string) =>
  (alarms.mock.calls as unknown as [string, { delayInMinutes: number }][])
    .filter(([alarm]) => alarm === name)
    .map(([, { delayInMinutes }]) => delayInMinutes);

beforeEach(() => vi.clearAllMocks());

describe('a background that starts', () => {
  it('makes the alarm of a row that waits anew, for the row’s own time', async () => {
    const nextTryAt = Date.now() + 60_000;
    const waiting = { reason: 'offline', since: Date.now(), tries: 2, nextTryAt } as const;
    const row = madeRow({ waiting, updatedAt: Date.now() });
    await intend(row);
    await startUp();
    const [delay = 0] = delaysOf('outbox').slice(-1);
    expect(delay).toBeGreaterThan(0.9);
    expect(delay).toBeLessThanOrEqual(1);
    expect((await requireRow(row.id)).state).toBe('queued');
  });

  it('leaves an alarm alone that is there: set back each time it would never come', async () => {
    await startUp();
    expect(delaysOf('directory')).toHaveLength(1);
    vi.mocked(browser.alarms.get).mockResolvedValueOnce({ name: 'directory', scheduledTime: 1 } as never);
    await startUp();
    expect(delaysOf('directory')).toHaveLength(1);
  });

  it('marks rows as unknown whose background ended, and sets the time to repeat them', async () => {
    const row = madeRow();
    await intend(row);
    const sent = { text: '{}', identityVersion: 1 };
    const at = Date.now();
    await claim(row.id, { type: 'claimed', attemptId: 'a', recipientBefore: 'absent', sent, at });
    await startUp();
    expect((await requireRow(row.id)).state).toBe('unknown');
    const [delay = 0] = delaysOf('outbox').slice(-1);
    expect(delay).toBeGreaterThan(0.9);
    expect(delay).toBeLessThanOrEqual(1.5);
  });
});

describe('an account that an earlier version set aside', () => {
  it('is in the settings again after the next start', async () => {
    const account = madeAccount({ id: 'set-aside', mustConfirm: 'yes' });
    const value = { setting: 'accounts', of: account.name, fields: null, kept: account };
    await (await openDatabase()).add('unreadable', { from: 'settings', key: 'accounts', value, at: 1 });
    await startUp();
    expect((await readSettings()).accounts).toContainEqual(account);
  });
});

describe('settings where a content script could reach them', () => {
  it('are moved and removed there, and the browser is told to keep scripts from that place', async () => {
    const keepFrom = vi.fn(async () => undefined);
    Object.assign(browser.storage.local, { setAccessLevel: keepFrom });
    await browser.storage.local.set({ settings: { version: 1 }, 'review-press': { collectionId: 'x' } });
    await startUp();
    expect(keepFrom).toHaveBeenCalledWith({ accessLevel: 'TRUSTED_CONTEXTS' });
    expect((await browser.storage.local.get('settings')).settings).toBeUndefined();
    expect((await browser.storage.local.get('review-press'))['review-press']).toBeUndefined();
  });
});

describe('a background that cannot make the stores’ scripts what they should be', () => {
  it('looks after its rows all the same', async () => {
    const row = madeRow();
    await intend(row);
    const sent = { text: '{}', identityVersion: 1 };
    await claim(row.id, { type: 'claimed', attemptId: 'a', recipientBefore: 'absent', sent, at: Date.now() });
    vi.mocked(browser.scripting.getRegisteredContentScripts).mockRejectedValueOnce(new Error('no'));
    await startUp().catch(() => undefined);
    await soon(async () => expect((await requireRow(row.id)).state).toBe('unknown'));
  });
});

describe('a background of which one step at the start fails', () => {
  it('brings open tabs their scripts all the same, so that nothing waits for them with every parcel', async () => {
    vi.resetModules();
    const next = await import('../../../entrypoints/background/start-up');
    const { areScriptsThere } = await import('../../../entrypoints/background/stores/stores');
    vi.mocked(browser.alarms.get).mockRejectedValueOnce(new Error('no'));
    await next.startUp().catch(() => undefined);
    await soon(() => expect(areScriptsThere()).toBe(true));
  });
});

describe('a press in the review that was cut short', () => {
  it('is looked after at the next start, and waits for a person where that is more than a day later', async () => {
    const store = { kind: 'woocommerce', origin: 'https://shop.example', basePath: '/wp-admin/' } as const;
    const [fresh, old] = [
      await keepCollection({ store, orders: [] }),
      await keepCollection({ store, orders: [] }),
    ];
    await keepPress({ collectionId: fresh, rows: [], at: Date.now() });
    await keepPress({ collectionId: old, rows: [], at: Date.now() - 25 * 3_600_000 });
    await startUp();
    expect((await findPresses()).map(({ collectionId }) => collectionId)).toEqual([old]);
  });
});

describe('what wakes the next background', () => {
  const alarm = (name: string) =>
    (alarms.mock.calls as unknown as [string, { delayInMinutes: number; periodInMinutes?: number }][])
      .filter(([made]) => made === name)
      .at(-1)?.[1];

  it('comes again, should the one that it woke end before it did anything', async () => {
    await renewWatchdog();
    expect(alarm('watchdog')).toEqual({ delayInMinutes: 0.5, periodInMinutes: 0.5 });
    const nextTryAt = Date.now() + 60_000;
    await intend(
      madeRow({ waiting: { reason: 'offline', since: 1, tries: 2, nextTryAt }, updatedAt: Date.now() }),
    );
    await startUp();
    expect(alarm('outbox')?.periodInMinutes).toBe(0.5);
  });

  it('rests when nothing is left to look after, and not while something is being sent', async () => {
    const cleared = () => vi.mocked(browser.alarms.clear).mock.calls.map((call) => call[0] as unknown);
    const row = madeRow();
    await intend(row);
    await renewWatchdog();
    const sent = { text: '{}', identityVersion: 1 };
    await claim(row.id, { type: 'claimed', attemptId: 'a', recipientBefore: 'absent', sent, at: Date.now() });
    await restWatchdog();
    expect(cleared()).not.toContain('watchdog');
    await applyEvent(row.id, { type: 'created', attemptId: 'a', parcelCode: 'P-1', at: Date.now() });
    const rest = restWatchdog();
    await renewWatchdog();
    await rest;
    expect(cleared()).not.toContain('watchdog');
    await restWatchdog();
    expect(cleared()).toContain('watchdog');
  });
});

describe('an update of the extension', () => {
  // The background that holds it would be gone; here the next test goes on with it.
  afterEach(() => navigator.locks.request(SENDING_LOCK, { steal: true }, () => undefined));

  it('waits until nothing is being sent', async () => {
    const reload = vi.mocked(browser.runtime.reload);
    let answer = (): void => undefined;
    const sending = navigator.locks.request(
      SENDING_LOCK,
      { mode: 'shared' },
      () => new Promise<void>((resolve) => (answer = resolve)),
    );
    await soon(async () => expect((await navigator.locks.query()).held).toHaveLength(1));
    onUpdateAvailable();
    await soon(async () => expect((await navigator.locks.query()).pending).toHaveLength(1));
    expect(reload).not.toHaveBeenCalled();
    answer();
    await sending;
    await soon(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  it('lets nothing begin that it would end in the middle, once it is asked for', async () => {
    let begun = 0;
    vi.mocked(browser.runtime.reload).mockImplementationOnce(() => {
      // Sent after the browser was told: it ends this background a moment later.
      void navigator.locks.request(SENDING_LOCK, { mode: 'shared' }, () => {
        begun += 1;
      });
    });
    onUpdateAvailable();
    await soon(() => expect(browser.runtime.reload).toHaveBeenCalledTimes(1));
    await soon(async () => expect((await navigator.locks.query()).pending).toHaveLength(1));
    expect(begun).toBe(0);
  });

  it('waits while a page of ours is open, and for one that was opened while a call ran', async () => {
    const reload = vi.mocked(browser.runtime.reload);
    const close = openPage();
    onUpdateAvailable();
    await rested();
    expect(reload).not.toHaveBeenCalled();
    const call = Promise.withResolvers<void>();
    void navigator.locks.request(SENDING_LOCK, { mode: 'shared' }, () => call.promise);
    close();
    await soon(async () => expect((await navigator.locks.query()).pending).toHaveLength(1));
    const closeSecond = openPage();
    call.resolve();
    await rested();
    expect(reload).not.toHaveBeenCalled();
    closeSecond();
    await soon(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  it('keeps nothing from being sent for good where the browser does not end the background', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onUpdateAvailable();
    await soon(() => expect(browser.runtime.reload).toHaveBeenCalled());
    const begun = vi.fn();
    const sent = navigator.locks.request(SENDING_LOCK, { mode: 'shared' }, begun);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(begun).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    await sent;
    expect(begun).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it('is not forgotten by a background that ended while a page of ours was open', async () => {
    const next = await endWhileUpdateWaits();
    const closeLater = next.openPage();
    await next.startUp();
    await rested();
    expect(browser.runtime.reload).not.toHaveBeenCalled();
    closeLater();
    await soon(() => expect(browser.runtime.reload).toHaveBeenCalledTimes(1));
  });

  it('waits for a page of ours that has not said yet, to a background that has just started, that it is open', async () => {
    browserShows({ contextType: 'TAB' });
    const next = await endWhileUpdateWaits();
    await next.startUp();
    await rested();
    expect(browser.runtime.reload).not.toHaveBeenCalled();
    const closeLater = next.openPage();
    await rested();
    expect(browser.runtime.reload).not.toHaveBeenCalled();
    closeLater();
    browserShows();
    await soon(() => expect(browser.runtime.reload).toHaveBeenCalledTimes(1));
  });
});

/** What the browser says that it shows of ours. */
function browserShows(...contexts: readonly object[]): void {
  vi.mocked(browser.runtime.getContexts).mockImplementation((async () => contexts) as never);
}

/** A page of ours says that it is open. @returns closes it */
function openPage(connect = onConnect): () => void {
  let close = (): void => undefined;
  const onDisconnect = { addListener: (listener: () => void) => (close = listener) };
  const onMessage = { addListener: () => undefined };
  const sender = { url: browser.runtime.getURL('/') };
  connect({ name: LIVE, sender, onMessage, onDisconnect } as never);
  return () => close();
}

/** The background ends while a page of ours holds an update up. @returns the next one, with its pages */
async function endWhileUpdateWaits() {
  openPage();
  onUpdateAvailable();
  await rested();
  vi.resetModules();
  const { startUp: startNext } = await import('../../../entrypoints/background/start-up');
  const { onConnect: connect } = await import('../../../entrypoints/background/relay/live');
  return { startUp: startNext, openPage: () => openPage(connect) };
}

/** Whatever was going to happen at once has happened: nobody holds the lock or waits for it. */
async function rested(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 20));
  await soon(async () => expect((await navigator.locks.query()).held).toEqual([]));
}
