import type { CDPSession, Page } from 'puppeteer-core';
import type { InputOf, MessageName, OutputOf } from '../../lib/messaging/protocol';
import type { Reply } from '../../lib/messaging/send';
import type { OutboxRow } from '../../lib/outbox/row';
import type { ExtensionBrowser } from '../browsers/open-extension';
import { readKeptSettings } from '../e2e/kept-settings';

/** Milliseconds. */
const LOOK_AGAIN = 5;
const PATIENCE = 30_000;
const TELL_AGAIN = 2_000;

/** When the background was told to end, and by when it had: milliseconds since the epoch. */
export interface Ending {
  readonly asked: number;
  readonly gone: number;
}

/** The inside of the extension, looked at beside it: its outbox, its messages, and its background's end. */
export class Inside {
  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession | null,
    private readonly extension: ExtensionBrowser,
  ) {}

  /** By way of a page that runs nothing of the extension's, so that looking wakes nobody. */
  static async open(extension: ExtensionBrowser): Promise<Inside> {
    const page = await extension.openPage(PAGE);
    if (extension.kind !== 'chromium') return new Inside(page, null, extension);
    const session = await page.createCDPSession();
    await session.send('ServiceWorker.enable');
    return new Inside(page, session, extension);
  }

  /** @param since those alone that were written down from then on, milliseconds: to look often at many costs most of a run. */
  async rows(since = 0): Promise<readonly OutboxRow[]> {
    return JSON.parse(await this.page.evaluate(readRows, since));
  }

  /** What a page of the extension would be answered. */
  send<Name extends MessageName>(name: Name, input: InputOf<Name>): Promise<Reply<OutputOf<Name>>> {
    return sendFrom(this.page, name, input);
  }

  close(): Promise<void> {
    return this.page.close();
  }

  /** A page of its own, to send from and to be closed in the middle of it. */
  openPage(): Promise<Page> {
    return this.extension.openPage(PAGE);
  }

  /** What the extension keeps in `storage.local`. */
  keep(values: Readonly<Record<string, unknown>>): Promise<void> {
    return this.page.evaluate(keepInStorage, values);
  }

  async accountId(): Promise<string> {
    const id = (await this.page.evaluate(readKeptSettings))?.activeAccountId ?? null;
    if (id === null) throw new Error('There is no account');
    return id;
  }

  /** Only Chromium lets it be ended. */
  get canEndBackground(): boolean {
    return this.session !== null;
  }

  /** Ends the background now, whatever it is at. */
  async endBackground(): Promise<Ending> {
    const before = this.workers();
    const asked = Date.now();
    const stop = () => this.session?.send('ServiceWorker.stopAllWorkers');
    await stop();
    let told = Date.now();
    // One that starts meanwhile is another.
    while (this.workers().some((worker) => before.includes(worker))) {
      if (Date.now() - asked > PATIENCE) throw new Error('The background did not end');
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
      if (Date.now() - told < TELL_AGAIN) continue;
      // On a busy machine a worker went on now and then although it was told once.
      await stop();
      told = Date.now();
    }
    return { asked, gone: Date.now() };
  }

  private workers() {
    const { browser, base } = this.extension;
    return browser
      .targets()
      .filter((target) => target.type() === 'service_worker' && target.url().startsWith(base));
  }
}

const PAGE = 'icon/16.png';

/** Sends a message from a page of the extension. */
export async function sendFrom<Name extends MessageName>(
  page: Page,
  name: Name,
  input: InputOf<Name>,
): Promise<Reply<OutputOf<Name>>> {
  return JSON.parse(await page.evaluate(sendMessage, { name, input }));
}

interface ExtensionApi {
  readonly runtime: { sendMessage(message: object): Promise<unknown> };
  readonly storage: {
    readonly local: {
      set(values: object): Promise<void>;
    };
  };
}

// What follows runs in a page of the extension, and names no function inside, which what runs scripts there would
// mark. It answers with JSON as text: what drives Firefox leaves out an object that it meets for the second time.

async function sendMessage(message: object): Promise<string> {
  const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', ExtensionApi | undefined>;
  return JSON.stringify(await (browser ?? chrome)?.runtime.sendMessage(message));
}

async function keepInStorage(values: object): Promise<void> {
  const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', ExtensionApi | undefined>;
  await (browser ?? chrome)?.storage.local.set(values);
}

async function readRows(since: number): Promise<string> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('shahna');
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  try {
    return await new Promise<string>((resolve, reject) => {
      const created = database.transaction('outbox').objectStore('outbox').index('created');
      const reading = created.getAll(IDBKeyRange.lowerBound(since));
      reading.onsuccess = () => resolve(JSON.stringify(reading.result));
      reading.onerror = () => reject(reading.error);
    });
  } finally {
    database.close();
  }
}
