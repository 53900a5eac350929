import { openDatabase } from '../../../lib/storage/db';

type Listener = (...args: never[]) => unknown;

/** An event of the browser's, as far as the options page needs one. */
class FakeEvent<Args extends readonly unknown[]> {
  private readonly listeners = new Set<(...args: Args) => unknown>();
  addListener = (listener: (...args: Args) => unknown) => void this.listeners.add(listener);
  removeListener = (listener: Listener) => void this.listeners.delete(listener as never);
  fire(...args: Args): void {
    for (const listener of this.listeners) listener(...args);
  }
}

interface Origins {
  readonly origins: readonly string[];
}

/**
 * The browser as the options page sees it: its storage, its permissions and the background behind its messages.
 * What happened is written down in order, since here the order is what keeps a key where it belongs.
 */
export class FakeBrowser {
  stored: Record<string, unknown> = {};
  granted = new Set<string>();
  /** What the person answers when the browser asks. */
  consents = true;
  /** Held back until it resolves, where a test sets it. */
  consentDelay: Promise<void> = Promise.resolve();
  happened: string[] = [];
  /** The background's answers by message name. */
  answers: Record<string, unknown> = {};
  messages: { readonly name: string; readonly input: unknown }[] = [];

  private readonly changed = new FakeEvent<[Record<string, unknown>, string]>();
  private readonly added = new FakeEvent<[Origins]>();
  private readonly removed = new FakeEvent<[Origins]>();
  readonly message = new FakeEvent<[unknown]>();

  /** Everything that was kept in `storage.local` or as a single value, as text. */
  async storedText(): Promise<string> {
    const values = await (await openDatabase()).getAll('values');
    return JSON.stringify([this.stored, values]);
  }

  /** The person takes access away in the browser's own pages. */
  revoke(origin: string): void {
    this.granted.delete(origin);
    this.removed.fire({ origins: [origin] });
  }

  /** And gives it there. */
  grant(origin: string): void {
    this.granted.add(origin);
    this.added.fire({ origins: [origin] });
  }

  readonly browser = {
    tabs: { getCurrent: async () => ({ id: 5 }) },
    sidePanel: {
      open: async ({ tabId }: { readonly tabId: number }) => void this.happened.push(`panel beside ${tabId}`),
    },
    storage: {
      local: {
        get: async (key: string) => (key in this.stored ? { [key]: structuredClone(this.stored[key]) } : {}),
        set: async (items: Record<string, unknown>) => {
          this.happened.push(`kept ${Object.keys(items).join()}`);
          Object.assign(this.stored, structuredClone(items));
          this.changed.fire(items, 'local');
        },
        remove: async (key: string) => {
          delete this.stored[key];
          this.changed.fire({ [key]: undefined }, 'local');
        },
      },
      onChanged: this.changed,
    },
    permissions: {
      contains: async ({ origins }: Origins) => origins.every((origin) => this.granted.has(origin)),
      request: async ({ origins }: Origins) => {
        this.happened.push(`asked ${origins.join()}`);
        await this.consentDelay;
        if (!this.consents) return false;
        for (const origin of origins) this.granted.add(origin);
        this.added.fire({ origins });
        return true;
      },
      remove: async ({ origins }: Origins) => {
        this.happened.push(`gave back ${origins.join()}`);
        for (const origin of origins) this.granted.delete(origin);
        this.removed.fire({ origins });
        return true;
      },
      onAdded: this.added,
      onRemoved: this.removed,
    },
    runtime: {
      sendMessage: async (message: { readonly name: string; readonly input: unknown }) => {
        // Looking changes nothing, and is done whenever something may have changed.
        if (message.name !== 'taught/list' && message.name !== 'relay/view') {
          this.happened.push(`sent ${message.name}`);
          this.messages.push(message);
        }
        return this.answers[message.name] ?? { ok: true, value: null };
      },
      onMessage: this.message,
      getManifest: () => ({ version: '9.8.7' }),
    },
    i18n: { getUILanguage: () => 'en' },
  };
}

/** The one that `vi.mock('wxt/browser')` hands out; its insides are replaced before each story. */
export const fake = new FakeBrowser();

export async function resetFakeBrowser(): Promise<void> {
  writeDownKept();
  await (await openDatabase()).clear('values');
  fake.stored = {};
  fake.granted = new Set();
  fake.consents = true;
  fake.consentDelay = Promise.resolve();
  fake.happened = [];
  fake.answers = {};
  fake.messages = [];
}

let writtenDown = false;

/** Single values are kept in the database, whose writing takes its place among what happened. */
function writeDownKept(): void {
  if (writtenDown) return;
  writtenDown = true;
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, value: unknown, key?: IDBValidKey) {
    // Which rows are unreadable is kept in mind by a look into the log; nobody has saved anything by it.
    if (this.name === 'values' && key !== 'unreadable-rows') fake.happened.push(`kept ${String(key)}`);
    return key === undefined ? put.call(this, value) : put.call(this, value, key);
  };
}
