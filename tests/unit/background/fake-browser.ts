import { vi } from 'vitest';

/** The parts of the browser that the background's own logic touches, with a storage that remembers. */
export function fakeBrowser() {
  const kept: Record<string, unknown> = {};
  const keptForSession: Record<string, unknown> = {};
  const listeners: ((changes: object, area: string) => void)[] = [];
  return {
    runtime: {
      id: 'shahna',
      getURL: (path: string) => `chrome-extension://shahna${path}`,
      sendMessage: vi.fn(),
      reload: vi.fn(),
      getContexts: vi.fn(async () => []),
      getManifest: () => ({ version: '9.8.7' }),
    },
    i18n: { getUILanguage: () => 'en' },
    permissions: {
      contains: vi.fn(async () => true),
      getAll: vi.fn(async () => ({ origins: [] })),
      request: vi.fn(async () => true),
      remove: vi.fn(async () => true),
    },
    scripting: {
      getRegisteredContentScripts: vi.fn(async () => []),
      registerContentScripts: vi.fn(),
      unregisterContentScripts: vi.fn(),
    },
    alarms: {
      create: vi.fn(async (_name: string, _info: { readonly delayInMinutes: number }) => undefined),
      get: vi.fn(async () => undefined),
      clear: vi.fn(async () => true),
    },
    declarativeNetRequest: { updateSessionRules: vi.fn(async () => undefined) },
    tabs: {
      TAB_ID_NONE: -1,
      query: vi.fn(async () => []),
      sendMessage: vi.fn(),
      get: vi.fn(async () => ({ active: true })),
      create: vi.fn(),
    },
    commands: { getAll: vi.fn(async () => [{ name: 'ship-order', shortcut: 'Alt+K' }]) },
    action: {
      openPopup: vi.fn(),
      setPopup: vi.fn(),
      setBadgeText: vi.fn(),
      setBadgeBackgroundColor: vi.fn(),
    },
    windows: { create: vi.fn() },
    storage: {
      local: {
        get: async (key: string) => ({ [key]: kept[key] }),
        set: async (values: object) => {
          Object.assign(kept, values);
        },
        remove: async (keys: string | readonly string[]) => {
          for (const key of [keys].flat()) delete kept[key];
        },
      },
      session: {
        get: async (key: string) => ({ [key]: keptForSession[key] }),
        set: vi.fn(async (values: object) => void Object.assign(keptForSession, values)),
        remove: vi.fn(),
      },
      onChanged: { addListener: (listener: (typeof listeners)[number]) => listeners.push(listener) },
    },
  };
}
