import type { BrowserKind } from '../browsers/find-browser';
import { type ExtensionBrowser, openExtension } from '../browsers/open-extension';
import { madeOrder } from '../e2e/made-order';
import { OptionsPage } from '../e2e/pages/options-page';
import { OrderPage } from '../e2e/pages/order-page';
import { World } from '../e2e/world';
import { practiceOrders } from '../stores/orders';
import { type PracticeStore, startPracticeStore } from '../stores/practice-store';
import { CALL_TIMEOUT } from './faults';
import { Inside } from './inside';

/** A site's pages ship no faster than a person presses; trials go round several stores to stay below that. */
const MOST_A_MINUTE = 27;
const MINUTE = 61_000;
const STORES = 8;

/** What takes minutes and hours in what ships; milliseconds. */
const SHORT_TIMES = {
  repeatAfter: 1_000,
  betweenPresses: 500,
  firstBackoff: 800,
  longestBackoff: 3_000,
  watchdog: 1_500,
  call: CALL_TIMEOUT,
} as const;

/**
 * Tabs for orders in one browser, used again and again. Each has a window of its own in which it is the active one, and
 * keeps the focus: a press counts only there, and many are pressed at once.
 */
class Tabs {
  readonly #free: OrderPage[] = [];

  constructor(
    private readonly extension: ExtensionBrowser,
    private readonly list: string,
  ) {}

  async take(): Promise<OrderPage> {
    const free = this.#free.pop();
    if (free !== undefined) return free;
    const tab = await OrderPage.openWindow(this.extension, this.list);
    if (this.extension.kind === 'chromium') await tab.page.emulateFocusedPage(true);
    return tab;
  }

  /** Unless it was closed. */
  giveBack(tab: OrderPage): void {
    if (!tab.page.isClosed()) this.#free.push(tab);
  }
}

interface OtherProfile {
  readonly browser: ExtensionBrowser;
  readonly inside: Inside;
  readonly accountId: string;
  readonly tabs: Tabs;
}

/** The whole line, once for all trials: service, stores with every trial's order, browser, tabs. */
export class Scene {
  readonly #shipped = new Map<PracticeStore, readonly number[]>();
  readonly tabs: Tabs;
  /** Trials that run side by side ask for it at once. */
  #other: Promise<OtherProfile> | null = null;

  private constructor(
    readonly world: World,
    readonly inside: Inside,
    readonly accountId: string,
    private readonly stores: readonly PracticeStore[],
    private readonly extension: string,
  ) {
    this.tabs = new Tabs(world.extension, listOf(stores));
  }

  /** @param extension the folder of a build made for tests, which nobody changes meanwhile. */
  static async open(kind: BrowserKind, extension: string, orderIds: readonly number[]): Promise<Scene> {
    const world = await World.openReady({ kind, extension, endsBackground: true });
    const orders = [...practiceOrders, ...orderIds.map((id) => madeOrder(id))];
    const stores = await Promise.all(Array.from({ length: STORES }, () => startPracticeStore({ orders })));
    await enableAll(world.extension, stores);
    const inside = await Inside.open(world.extension);
    await inside.keep({ 'test-times': SHORT_TIMES });
    return new Scene(world, inside, await inside.accountId(), stores, extension);
  }

  get control() {
    return this.world.sandbox.control;
  }

  /**
   * An order's address in a store that has not shipped too much of late.
   * @param notes whether the store takes notes; left out, either will do.
   */
  async addressOf(orderId: number, notes?: boolean): Promise<string> {
    const stores = this.stores.filter((_, index) => notes === undefined || takesNotes(index) === notes);
    for (;;) {
      const since = Date.now() - MINUTE;
      const load = (store: PracticeStore) => this.#shipped.get(store)?.filter((at) => at > since) ?? [];
      const [store] = stores.toSorted((a, b) => load(a).length - load(b).length);
      if (store !== undefined && load(store).length < MOST_A_MINUTE) {
        this.#shipped.set(store, [...load(store), Date.now()]);
        return store.orderUrl(orderId);
      }
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }

  storeOf(address: string): PracticeStore {
    const store = this.stores.find(({ url }) => address.startsWith(`${url}/`));
    if (store === undefined) throw new Error(`There is no store of ${address}`);
    return store;
  }

  /** Another profile on the same account and stores, as on a second computer. */
  other(): Promise<OtherProfile> {
    this.#other ??= this.openOther();
    return this.#other;
  }

  private async openOther(): Promise<OtherProfile> {
    const { kind } = this.world.extension;
    const browser = await openExtension({ kind, extension: this.extension, headless: true, language: 'en' });
    const options = await OptionsPage.open(browser);
    await browser.allow(this.world.sandbox.url);
    await options.chooseLanguage(this.world.language);
    await options.addAccount(this.world.sandbox.url, this.world.account());
    await options.close();
    await enableAll(browser, this.stores);
    const inside = await Inside.open(browser);
    await inside.keep({ 'test-times': SHORT_TIMES });
    return {
      browser,
      inside,
      accountId: await inside.accountId(),
      tabs: new Tabs(browser, listOf(this.stores)),
    };
  }

  async close(): Promise<void> {
    await (await this.#other)?.browser.close();
    await this.world.close();
    await Promise.all(this.stores.map((store) => store.close()));
  }
}

/** Whose pages a window begins with. */
function listOf([store]: readonly PracticeStore[]): string {
  if (store === undefined) throw new Error('There is no store');
  return store.listUrl();
}

/** Every second store takes no notes. */
function takesNotes(index: number): boolean {
  return index % 2 === 0;
}

async function enableAll(browser: ExtensionBrowser, stores: readonly PracticeStore[]): Promise<void> {
  for (const [index, { url }] of stores.entries()) {
    const options = await OptionsPage.open(browser);
    await browser.allow(url);
    await options.enableStore(url, takesNotes(index));
    await options.close();
  }
}
