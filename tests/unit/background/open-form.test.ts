import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Caller } from '../../../lib/messaging/caller';
import { changeSettings } from '../../../lib/settings/settings';
import { callerOf } from './caller';

const { atDoor } = await import('./at-door');
const { beginPopup, ...popup } = await import('../../../entrypoints/background/forms/open-popup');
const formAsked = atDoor('order/review', (_input, enabled) => popup.openForm(enabled));
const openForm = (caller: Caller) => formAsked({}, caller);
const { browser } = await import('wxt/browser');

const origin = 'https://shop.example';
const from = (tabId: number) => callerOf(origin, tabId);
const addressOf = (tabId: number) => `chrome-extension://shahna/popup.html?tab=${tabId}`;

/** The window's only tab, as the browser has it. */
interface FormTab {
  readonly id: number;
  readonly windowId: number;
  url: string;
}
let windows: FormTab[] = [];

beforeEach(async () => {
  // The minute before is over.
  vi.setSystemTime(Date.now() + 120_000);
  windows = [];
  vi.mocked(browser.action.openPopup).mockReset().mockRejectedValue(new Error('only in a press of its own'));
  vi.mocked(browser.windows.create)
    .mockReset()
    .mockImplementation((async ({ url }: { url: string }) => {
      windows.push({ id: windows.length + 100, windowId: windows.length + 200, url });
    }) as never);
  vi.mocked(browser.tabs.query)
    .mockReset()
    .mockImplementation((async () => windows) as never);
  Object.assign(browser.tabs, {
    update: vi.fn(async (id: number, { url }: { url: string }) => {
      const tab = windows.find((one) => one.id === id);
      if (tab !== undefined) tab.url = url;
    }),
  });
  Object.assign(browser.windows, { update: vi.fn() });
  vi.mocked(browser.tabs.get).mockImplementation((async (id: number) => ({ id, windowId: 3 })) as never);
  vi.mocked(browser.runtime.sendMessage)
    .mockReset()
    .mockResolvedValue(undefined as never);
  await changeSettings((settings) => ({ ...settings, stores: [{ origin, accountId: null }] }));
});

/** What is kept until the browser closes. */
const left: Record<string, unknown> = {};
beforeEach(() => {
  delete left.wanted;
  Object.assign(browser.storage, {
    session: {
      get: async (key: string) => (key in left ? { [key]: left[key] } : {}),
      set: async (items: object) => void Object.assign(left, items),
      remove: async (key: string) => void delete left[key],
    },
  });
});

describe('the form that a page’s script asks for', () => {
  it('begins with that, unless a window that stands already is brought to the front', async () => {
    await openForm(from(7));
    expect((await beginPopup(false)).wanted).toEqual({ show: 'from-page' });
    await openForm(from(7));
    expect((await beginPopup(false)).wanted).toBeNull();
  });

  it('is the browser’s own popup where it can be opened', async () => {
    vi.mocked(browser.action.openPopup).mockResolvedValue(undefined);
    await openForm(from(7));
    expect(windows).toEqual([]);
  });

  it('is shown in the panel that is open in its window, and then nowhere else', async () => {
    vi.mocked(browser.runtime.sendMessage).mockResolvedValue(true as never);
    await openForm(from(7));
    expect(vi.mocked(browser.runtime.sendMessage).mock.calls).toEqual([
      [{ ask: 'show-wanted', windowId: 3 }],
    ]);
    expect(browser.action.openPopup).not.toHaveBeenCalled();
    expect(windows).toEqual([]);
    expect((await beginPopup(false)).wanted).toEqual({ show: 'from-page' });
  });

  it('is one window elsewhere, however often and from whichever tab it is asked for', async () => {
    await Promise.all([openForm(from(7)), openForm(from(7))]);
    expect(windows.map(({ url }) => url)).toEqual([addressOf(7)]);
    expect(browser.tabs.update).not.toHaveBeenCalled();
    expect(browser.windows.update).toHaveBeenCalledExactlyOnceWith(200, { focused: true });
    await openForm(from(8));
    expect(windows.map(({ url }) => url)).toEqual([addressOf(8)]);
  });

  it('is told to the window that stands over the tab already, which may show the order before', async () => {
    await openForm(from(7));
    const told = () => vi.mocked(browser.runtime.sendMessage).mock.calls.map(([message]) => message);
    expect(told()).not.toContainEqual({ ask: 'show-tab', tabId: 7 });
    vi.mocked(browser.runtime.sendMessage).mockRejectedValue(new Error('nobody hears it'));
    await openForm(from(7));
    expect(told()).toContainEqual({ ask: 'show-tab', tabId: 7 });
    expect(browser.windows.update).toHaveBeenCalledExactlyOnceWith(200, { focused: true });
  });

  it('opens no more often than a person asks for it', async () => {
    vi.mocked(browser.action.openPopup).mockResolvedValue(undefined);
    const asked = await Promise.allSettled(Array.from({ length: 40 }, () => openForm(from(7))));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(browser.action.openPopup).toHaveBeenCalledTimes(10);
    expect(asked.at(-1)).toMatchObject({ reason: { code: 'too-many-presses' } });
  });
});

describe('what the popup begins with', () => {
  beforeEach(() => {
    left.wanted = { show: 'recipient', phone: '0599123456' };
  });

  it('is the settings, and what the menu asked for, once', async () => {
    const first = await beginPopup(false);
    expect(first.settings.stores).toMatchObject([{ origin }]);
    expect(first.wanted).toEqual({ show: 'recipient', phone: '0599123456' });
    expect((await beginPopup(false)).wanted).toBeNull();
  });

  it('leaves what the menu asked for to the next popup, where a parcel is shipped once more', async () => {
    expect((await beginPopup(true)).wanted).toBeNull();
    expect((await beginPopup(false)).wanted).not.toBeNull();
  });
});
