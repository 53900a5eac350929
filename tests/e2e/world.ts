import { resolve } from 'node:path';
import type { BrowserKind } from '../browsers/find-browser';
import { type ExtensionBrowser, openExtension } from '../browsers/open-extension';
import { type RunningSandbox, type SandboxOptions, startSandbox } from '../sandbox/start-sandbox';
import { type PracticeStore, type PracticeStoreOptions, startPracticeStore } from '../stores/practice-store';
import { readKeptSettings } from './kept-settings';
import { OptionsPage } from './pages/options-page';
import { OrderPage } from './pages/order-page';
import { PopupPage } from './pages/popup-page';
import type { WantedAccount } from './set-up/in-page';
import { setUp } from './set-up/set-up';

/** Where the builds made for tests are: the production build, but for the bar's shadow root, which is open. */
export function builtFor(kind: BrowserKind): string {
  return resolve(`.output/${kind === 'chromium' ? 'chrome' : 'firefox'}-mv3-e2e`);
}

export interface WorldOptions {
  readonly kind: BrowserKind;
  readonly language?: 'ar' | 'en' | 'he';
  readonly headless?: boolean;
  readonly extension?: string;
  /** A folder, where the browser is to be closed and opened again with all that it kept. */
  readonly profile?: string;
  /** The person prefers dark colours. */
  readonly dark?: boolean;
  /** The extension will be loaded anew. */
  readonly reloads?: boolean;
  /** The browser will be told to end the background, as it does by itself. */
  readonly endsBackground?: boolean;
  readonly sandbox?: SandboxOptions;
  readonly store?: PracticeStoreOptions;
  /** What of the practice account is otherwise. */
  readonly account?: Partial<PracticeAccount>;
}

export interface PracticeAccount {
  readonly name: string;
  readonly key: string;
  readonly environment: 'live' | 'testing';
  readonly numberRule: 'whole' | 'two-decimals';
  readonly currency: string;
  readonly deliveryPaidBy: 'recipient' | 'sender';
  readonly totalIncludesDelivery: boolean;
  readonly paidOrders: 'collect-nothing' | 'ask';
  /** Whether a parcel must be confirmed in the company's panel after it is made. */
  readonly mustConfirm: 'yes' | 'no' | 'unknown';
  /** What parcels are described as; left out: the order's items. */
  readonly descriptionTemplate?: string;
}

/** Said to make real parcels: of those that are made in practice nothing is written into a store's orders. */
const practiceAccount: PracticeAccount = {
  name: 'حساب التدريب',
  key: 'practice-key',
  environment: 'live',
  numberRule: 'two-decimals',
  currency: 'ILS',
  deliveryPaidBy: 'recipient',
  totalIncludesDelivery: true,
  paidOrders: 'ask',
  mustConfirm: 'unknown',
};

/** A service, a store and a browser with the extension, as a person would have them; all on loopback. */
export class World {
  sandbox!: RunningSandbox;
  store!: PracticeStore;
  readonly language: 'ar' | 'en' | 'he';
  #extension!: ExtensionBrowser;
  #tab: OrderPage | null = null;

  constructor(readonly options: WorldOptions) {
    this.language = options.language ?? 'en';
  }

  get extension(): ExtensionBrowser {
    return this.#extension;
  }

  static open(options: WorldOptions): Promise<World> {
    return new World(options).begin();
  }

  /** The three are started, nothing is set up. */
  async begin(): Promise<World> {
    // None waits for another: the browser's start is most of a story's set-up.
    [this.sandbox, this.store, this.#extension] = await Promise.all([
      startSandbox(this.options.sandbox),
      startPracticeStore(this.options.store),
      openBrowser(this.options),
    ]);
    return this;
  }

  /** With the account set up and the store enabled. */
  static async openReady(options: WorldOptions): Promise<World> {
    return readied(await World.open(options), (world) => world.setUpBoth(options.account));
  }

  /** A colleague's browser beside another's: the same service and store, an extension and a profile of its own. */
  static async openBeside({ sandbox, store, options }: World): Promise<World> {
    const { profile: _, ...own } = options;
    const world = new World(own);
    Object.assign(world, { sandbox, store });
    world.#extension = await openBrowser(own);
    return readied(world, () => world.setUpBoth());
  }

  /** Closes the whole browser and opens it again with its profile; service and store go on meanwhile. */
  async restartBrowser(): Promise<void> {
    await this.#extension.close();
    this.#tab = null;
    this.#extension = await openBrowser(this.options);
  }

  async setUpAccount(change: Partial<PracticeAccount> = {}): Promise<void> {
    await setUp(this.extension, this.#wantedAccount(change));
  }

  /** The account and the store, in one page. */
  async setUpBoth(change: Partial<PracticeAccount> = {}): Promise<void> {
    await setUp(this.extension, this.#wantedAccount(change), { kind: 'store', origin: this.store.url });
  }

  #wantedAccount(change: Partial<PracticeAccount>): WantedAccount {
    const { key, totalIncludesDelivery, ...fields } = this.account(change);
    const draft = { ...fields, totalIncludesDelivery: totalIncludesDelivery ? 'yes' : 'no' } as const;
    const { language, sandbox } = this;
    const usualVillages = this.options.sandbox?.seed === undefined;
    return { kind: 'account', draft, address: sandbox.url, key, language, usualVillages };
  }

  /** The account and the store, by the same presses a person makes. */
  async setUpByPresses(): Promise<void> {
    const options = await OptionsPage.open(this.extension);
    await options.chooseLanguage(this.language);
    await this.extension.allow(this.sandbox.url, this.store.url);
    await options.addAccount(this.sandbox.url, this.account());
    await options.enableStore(this.store.url);
    await options.close();
  }

  account(change: Partial<PracticeAccount> = {}): PracticeAccount {
    return { ...practiceAccount, ...change };
  }

  /** Fetches the villages anew, as happens by itself every day: of every account, or of the one with this name. */
  async refreshDirectory(name?: string): Promise<void> {
    const page = await this.extension.blank();
    const { accounts = [] } = (await page.evaluate(readKeptSettings)) ?? {};
    const wanted = accounts.filter((account) => name === undefined || account.name === name);
    await page.evaluate(
      refreshDirectories,
      wanted.map(({ id }) => id),
    );
  }

  async enableStore(origin = this.store.url): Promise<void> {
    await setUp(this.extension, { kind: 'store', origin });
  }

  /** What a press on the toolbar gives the popup for a moment, and no driver can press. */
  async giveAccess(): Promise<void> {
    await setUp(this.extension, { kind: 'access', origin: this.store.url });
  }

  openOrder(address: string): Promise<OrderPage> {
    return OrderPage.open(this.extension, address);
  }

  /** An order in the tab of the one before it, as a person goes on: less than half the work of a tab of its own. */
  async goOnTo(address: string): Promise<OrderPage> {
    this.#tab = this.#tab === null ? await this.openOrder(address) : await this.#tab.goOnTo(address);
    return this.#tab;
  }

  /** The popup over a tab; without one, over no store at all. */
  openPopup(over?: OrderPage): Promise<PopupPage> {
    return PopupPage.open(this.extension, over);
  }

  findTabId(page: OrderPage): Promise<number> {
    return PopupPage.findTabId(this.extension, page);
  }

  /** What the service made, as its ledger has it. */
  parcels() {
    return this.sandbox.control.ledger().parcels;
  }

  async close(): Promise<void> {
    await this.extension.close();
    await Promise.all([this.store.close(), this.sandbox.close()]);
  }
}

function openBrowser(options: WorldOptions): Promise<ExtensionBrowser> {
  const { kind, language = 'en', headless = true, extension = builtFor(kind) } = options;
  const { profile, dark, reloads } = options;
  return openExtension({
    kind,
    extension,
    headless,
    language,
    ...(profile !== undefined && { profile }),
    ...(dark !== undefined && { dark }),
    ...(reloads !== undefined && { reloads }),
    ...(isOrdinary(options) && { lent: true }),
  });
}

/**
 * Whether the browser may be one that stories before had: where a worker tells many, and for a story that does nothing to
 * the browser itself and keeps nothing in it.
 */
function isOrdinary({ headless = true, profile, ...others }: WorldOptions): boolean {
  if (others.dark === true || others.reloads === true || others.endsBackground === true) return false;
  return process.env.VITEST !== undefined && headless && profile === undefined;
}

/** A story whose world cannot be set up ends it itself: nobody else would close its browser. */
async function readied(world: World, setUpWorld: (world: World) => Promise<void>): Promise<World> {
  try {
    await setUpWorld(world);
    return world;
  } catch (error) {
    await world.close();
    throw error;
  }
}

/** Runs in a page of the extension. */
async function refreshDirectories(accountIds: readonly string[]): Promise<void> {
  const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', ExtensionApi>;
  const api = browser ?? chrome;
  for (const accountId of accountIds) {
    const reply = await api.runtime.sendMessage({ name: 'directory/refresh', input: { accountId } });
    if (reply?.ok !== true) throw new Error(`The villages were not fetched: ${JSON.stringify(reply?.error)}`);
  }
}

interface ExtensionApi {
  readonly runtime: {
    sendMessage(message: object): Promise<{ readonly ok: boolean; readonly error?: unknown } | undefined>;
  };
}
