import { afterAll, beforeAll, expect, it } from 'vitest';
import { openInMemory } from '../relay/in-memory';
import { Scene } from '../relay/scene';
import { type AddressFormStore, startAddressFormStore } from '../stores/address-form-store';
import { eventually } from './eventually';
import { inOneBrowser } from './in-both-browsers';
import { keepFollow } from './keep-follow';
import { readKeptSettings } from './kept-settings';
import { madeOrder, madeOrderOfPhones } from './made-order';
import { DeskPage } from './pages/desk-page';
import { ListPage } from './pages/list-page';
import { PeopleSection } from './pages/people-section';
import { shipFromBar } from './ship-from-bar';
import { World } from './world';

const [OF_PRESTASHOP, OF_WOOCOMMERCE] = [1_001, 1_002] as const;
/** The service's numbers. */
const [DELIVERED, RETURNED] = [26, 33] as const;
/** The stores' own statuses that an order gets as delivered. */
const ON_DELIVERED = { prestashop: '5', woocommerce: 'completed' } as const;

inOneBrowser('what one browser wrote into an order, in a colleague’s browser', 'chromium', (kind) => {
  const scene = new Scene();
  let store: AddressFormStore;
  let hers: World;
  let his: World;

  beforeAll(async () => {
    await scene.start(await openInMemory());
    store = await startAddressFormStore('prestashop', [madeOrderOfPhones(OF_PRESTASHOP)]);
    const [{ shop }, world] = await Promise.all([scene.newShop(), World.openReady({ kind })]);
    hers = world;
    his = await World.openBeside(hers);
    hers.store.setOrders([madeOrder(OF_WOOCOMMERCE)]);
    for (const [{ extension }, name] of [
      [hers, 'Rana'],
      [his, 'Sami'],
    ] as const) {
      await extension.allow(scene.url);
      // Their pages stay open, so that each hears at once what the service tells.
      const people = await PeopleSection.open(extension);
      await people.join(shop.invitation, name);
      if (name === 'Rana') await people.setWebhook();
    }
    for (const world of [hers, his]) {
      await world.enableStore(store.url);
      await turnOn(world, store.url, 'prestashop');
      await turnOn(world, world.store.url, 'woocommerce');
    }
  });
  afterAll(async () => {
    await his.extension.close();
    await hers.close();
    await store.close();
    await scene.close();
  });

  /** Everything is on, and the person has seen the first change of each kind. */
  async function turnOn(
    { extension }: World,
    origin: string,
    kind: keyof typeof ON_DELIVERED,
  ): Promise<void> {
    const on = { delivered: ON_DELIVERED[kind] };
    const follow = { tracking: 'seen', status: 'seen', statusOn: on } as const;
    const page = await extension.blank();
    const kept = { kind, noteOrders: true, noteSeen: true, follow } as const;
    await page.evaluate(keepFollow, { origin, store: kept, delivered: DELIVERED, returned: RETURNED });
  }

  /** She ships it, and it is delivered. */
  async function shipAndDeliver(address: string, stands: () => { number: string; status: string }) {
    const { order, code } = await shipFromBar(hers, address);
    await order.barWhere(({ message }) => message.includes('Added to the order in the store'));
    await eventually(stands, ({ number }) => number === code);
    const { status: before } = stands();
    hers.sandbox.control.moveParcel(code, DELIVERED, 105);
    await eventually(stands, ({ status }) => status !== before);
    return { order, code };
  }

  /** What writes into orders has run in a page of his: it has read the store's statuses there, and was told what is due. */
  const hasAsked = (origin: string) =>
    eventually(
      async () => {
        const page = await his.extension.blank();
        const settings = await page.evaluate(readKeptSettings);
        return settings?.stores.find((one) => one.origin === origin)?.follow?.statuses?.length ?? 0;
      },
      (statuses) => statuses > 0,
    );

  it('stands on the order’s page, which names her, and is not written again', async () => {
    const sent = () => [store.notes, store.tracking, store.statuses].map((place) => place.sent());
    const { order, code } = await shipAndDeliver(store.orderUrl(OF_PRESTASHOP), () => ({
      number: store.tracking.of(OF_PRESTASHOP),
      status: store.statuses.of(OF_PRESTASHOP),
    }));
    expect(sent()).toEqual([1, 1, 1]);
    const seen = await his.openOrder(store.orderUrl(OF_PRESTASHOP));
    const bar = await seen.barWhere(({ lines }) => lines.code === code);
    expect(bar.message).toContain('Rana');
    expect(bar.action).toBe('Copy the code');
    const stands = await seen.page.evaluate(() => [
      document.querySelector('[data-order-tracking-number]')?.getAttribute('data-order-tracking-number'),
      document.querySelector<HTMLSelectElement>('#update_order_status_action_form select')?.value,
    ]);
    expect(stands).toEqual([code, ON_DELIVERED.prestashop]);
    await hasAsked(store.url);
    await order.page.reload({ waitUntil: 'domcontentloaded' });
    await order.barWhere(({ tone }) => tone === 'good');
    expect(sent()).toEqual([1, 1, 1]);
    for (const { page } of [order, seen]) await page.close();
  });

  it('stands on the list too, where the store’s orders say so in their data', async () => {
    const { store: shop } = hers;
    const { order, code } = await shipAndDeliver(shop.orderUrl(OF_WOOCOMMERCE, { lang: 'en' }), () => ({
      number: shop.tracking.of(OF_WOOCOMMERCE),
      status: shop.statuses.of(OF_WOOCOMMERCE),
    }));
    const list = await ListPage.open(his.extension, shop.listUrl());
    // What the service told of the parcel stands in place of its code.
    await list.badgesWhere((badges) => badges.join().replace(/\p{Cf}/gu, '') === `Status ${DELIVERED}`);
    const seen = await his.openOrder(shop.orderUrl(OF_WOOCOMMERCE, { lang: 'en' }));
    await seen.barWhere(({ lines }) => lines.code === code);
    expect(await seen.page.$eval('#order_status', (list) => (list as HTMLSelectElement).value)).toBe(
      `wc-${ON_DELIVERED.woocommerce}`,
    );
    await hasAsked(shop.url);
    expect([shop.tracking.sent(), shop.notes(OF_WOOCOMMERCE).length]).toEqual([1, 1]);
    const desk = await DeskPage.open(his.extension, '#/');
    await desk.says('Today');
    expect(await desk.page.$('[data-note]')).toBeNull();
    await desk.close();
    for (const { page } of [order, seen, list]) await page.close();
  });
});
