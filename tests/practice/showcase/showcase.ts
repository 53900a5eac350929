import type { Page } from 'puppeteer-core';
import { localDay } from '../../../lib/local-day';
import { openAddresses } from '../../e2e/collected';
import { eventually } from '../../e2e/eventually';
import { DeskPage } from '../../e2e/pages/desk-page';
import { ListPage } from '../../e2e/pages/list-page';
import type { OrderPage } from '../../e2e/pages/order-page';
import { ReviewPage } from '../../e2e/pages/review-page';
import { World } from '../../e2e/world';
import { writeRows } from '../made-rows';
import { CLEAN, DOUBTFUL, SHOWN_NAMES, SHOWN_SHOP, shownOrders } from './shop';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A shop at work in a real browser, with an account that ships, for pictures that the world sees. */
export class Showcase {
  private constructor(
    readonly world: World,
    /** The shop's own pages know two. */
    private readonly shopLanguage: 'ar' | 'en',
  ) {}

  static async open(language: 'ar' | 'en' | 'he'): Promise<Showcase> {
    const shopLanguage = language === 'ar' ? 'ar' : 'en';
    const orders = shownOrders(shopLanguage, localDay());
    const name = SHOWN_SHOP.name?.[shopLanguage] ?? '';
    const world = await World.openReady({
      kind: 'chromium',
      language,
      store: { orders, settings: SHOWN_SHOP },
      account: { name, environment: 'live' },
    });
    return new Showcase(world, shopLanguage);
  }

  /** An order whose one press ships it, and then its code. */
  async ship(
    size: Size,
    take: (page: Page, name: 'ready' | 'sending' | 'shipped') => Promise<void>,
  ): Promise<void> {
    const order = await this.openOrder(CLEAN, size);
    await order.barWhere(({ lines }) => lines.fee !== undefined);
    await order.hasBeenRead();
    await take(order.page, 'ready');
    this.world.sandbox.control.setFault({ operation: 'parcels/create', kind: 'delay', delayMs: 3_000 });
    await order.pressBar();
    await take(order.page, 'sending');
    this.world.sandbox.control.clearFaults();
    await order.barWhere(({ tone }) => tone === 'good');
    // The note is on the order, and the code's stamp has come down.
    await order.barWhere(({ message }) => message !== '');
    await order.page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState === 'finished'),
    );
    await take(order.page, 'shipped');
    await order.page.close();
  }

  /** An order whose village is asked for. */
  async doubt(size: Size, take: (page: Page) => Promise<void>): Promise<void> {
    const order = await this.openOrder(DOUBTFUL, size);
    await order.barWhere(({ tone }) => tone === 'warning');
    await take(order.page);
    await order.page.close();
  }

  /** The morning's orders, chosen on their list and looked through. */
  async review(size: Size, take: (page: Page) => Promise<void>): Promise<void> {
    const { extension, store } = this.world;
    const list = await ListPage.open(extension, store.listUrl({ lang: this.shopLanguage }));
    await list.press('#cb-select-all-1');
    await list.barWhere((said) => said?.includes('(8)') ?? false);
    await list.ship();
    await eventually(
      () => openAddresses(extension),
      (urls) => urls.some((url) => url.includes('desk.html#/review')),
    );
    const review = await ReviewPage.of(extension);
    await review.page.setViewport(size);
    await review.statusesWhere((all) => Object.values(all).includes('doubtful'));
    await review.show('all');
    await review.statusesWhere((all) => Object.keys(all).length >= 8);
    await take(review.page);
    await review.close();
    await list.page.close();
  }

  /** A week of work in the books. */
  async fillBooks(): Promise<void> {
    const names = SHOWN_NAMES[this.shopLanguage];
    await writeRows(await this.world.extension.blank(), 330, Date.now(), { names, states: [] });
  }

  async desk(hash: string, ready: string, size: Size, take: (page: Page) => Promise<void>): Promise<void> {
    const desk = await DeskPage.open(this.world.extension, hash);
    await desk.page.setViewport(size);
    await desk.page.waitForSelector(ready);
    await take(desk.page);
    await desk.close();
  }

  close(): Promise<void> {
    return this.world.close();
  }

  private async openOrder(id: number, size: Size): Promise<OrderPage> {
    const order = await this.world.openOrder(this.world.store.orderUrl(id, { lang: this.shopLanguage }));
    await order.page.setViewport(size);
    return order;
  }
}
