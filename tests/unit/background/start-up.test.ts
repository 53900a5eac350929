import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SENDING_LOCK } from '../../../lib/outbox/drain';
import { claim, intend, requireRow } from '../../../lib/outbox/queue';
import { madeRow } from '../outbox/made-row';

vi.mock('wxt/browser', async () => ({ browser: (await import('./fake-browser')).fakeBrowser() }));

const { browser } = await import('wxt/browser');
const { onUpdateAvailable, startUp } = await import('../../../entrypoints/background/start-up');

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
    const row = madeRow({ waiting });
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

  it('calls rows unknown whose background ended, and sets the time to ask about them', async () => {
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

describe('an update of the extension', () => {
  it('waits until nothing is being sent', async () => {
    const reload = vi.mocked(browser.runtime.reload);
    let answer = (): void => undefined;
    const sending = navigator.locks.request(
      SENDING_LOCK,
      { mode: 'shared' },
      () => new Promise<void>((resolve) => (answer = resolve)),
    );
    await vi.waitFor(async () => expect((await navigator.locks.query()).held).toHaveLength(1));
    onUpdateAvailable();
    await vi.waitFor(async () => expect((await navigator.locks.query()).pending).toHaveLength(1));
    expect(reload).not.toHaveBeenCalled();
    answer();
    await sending;
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });
});
