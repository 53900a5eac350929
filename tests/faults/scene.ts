import type { BrowserKind } from '../browsers/find-browser';
import { type ExtensionBrowser, openExtension } from '../browsers/open-extension';
import { madeOrder } from '../e2e/made-order';
import { OptionsPage } from '../e2e/pages/options-page';
import type { OrderPage } from '../e2e/pages/order-page';
import { World } from '../e2e/world';
import { practiceOrders } from '../stores/orders';
import { type PracticeStore, startPracticeStore } from '../stores/practice-store';
import { CALL_TIMEOUT } from './faults';
import { Inside } from './inside';

/** One store's script may ship 30 orders a minute; trials go round several stores to stay below that. */
const MOST_A_MINUTE = 27;
const MINUTE = 61_000;
const STORES = 8;

/** What takes minutes and hours in what ships; milliseconds. */
const SHORT_TIMES = {
  repeatAfter: 1_000,
  firstBackoff: 800,
  longestBackoff: 3_000,
  watchdog: 1_500,
  call: CALL_TIMEOUT,
} as const;

/** The whole line, once for all trials: service, stores with every trial's order, browser, tabs. */
export class Scene {
  readonly #shipped = new Map<PracticeStore, readonly number[]>();
  readonly #tabs: OrderPage[] = [];
  #other: { readonly browser: ExtensionBrowser; readonly inside: Inside; readonly accountId: string } | null =
    null;

  private constructor(
    readonly world: World,
    readonly inside: Inside,
    readonly accountId: string,
    private readonly stores: readonly PracticeStore[],
    private readonly extension: string,
  ) {}

  /** @param extension the folder of a build made for tests, which nobody changes meanwhile. */
  static async open(kind: BrowserKind, extension: string, orderIds: readonly number[]): Promise<Scene> {
    const world = await World.openReady({ kind, extension });
    const orders = [...practiceOrders, ...orderIds.map((id) => madeOrder(id))];
    const stores = await Promise.all(Array.from({ length: STORES }, () => startPracticeStore({ orders })));
    for (const { url } of stores) await world.enableStore(url);
    const inside = await Inside.open(world.extension);
    await inside.keep({ 'test-times': SHORT_TIMES });
    return new Scene(world, inside, await inside.accountId(), stores, extension);
  }

  get control() {
    return this.world.sandbox.control;
  }

  /** An order's address in a store that has not shipped too much of late. */
  async addressOf(orderId: number): Promise<string> {
    for (;;) {
      const since = Date.now() - MINUTE;
      const load = (store: PracticeStore) => this.#shipped.get(store)?.filter((at) => at > since) ?? [];
      const [store] = this.stores.toSorted((a, b) => load(a).length - load(b).length);
      if (store !== undefined && load(store).length < MOST_A_MINUTE) {
        this.#shipped.set(store, [...load(store), Date.now()]);
        return store.orderUrl(orderId);
      }
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }

  /** A tab for orders; given back by `release`, unless it was closed. */
  async tab(): Promise<OrderPage> {
    return this.#tabs.pop() ?? (await this.world.openOrder('about:blank'));
  }

  release(tab: OrderPage): void {
    if (!tab.page.isClosed()) this.#tabs.push(tab);
  }

  /** Another profile on the same account, as on a second computer. */
  async other() {
    this.#other ??= await this.openOther();
    return this.#other;
  }

  private async openOther() {
    const { kind } = this.world.extension;
    const browser = await openExtension({ kind, extension: this.extension, headless: true });
    const options = await OptionsPage.open(browser);
    await browser.allow(this.world.sandbox.url);
    await options.addAccount(this.world.sandbox.url, this.world.account());
    await options.close();
    const inside = await Inside.open(browser);
    await inside.keep({ 'test-times': SHORT_TIMES });
    return { browser, inside, accountId: await inside.accountId() };
  }

  async close(): Promise<void> {
    await this.#other?.browser.close();
    await this.world.close();
    await Promise.all(this.stores.map((store) => store.close()));
  }
}
