import { afterAll, beforeAll, expect, it } from 'vitest';
import { openInMemory } from '../../relay/database/database';
import { Scene } from '../relay/scene';
import { startAddressFormStore } from '../stores/address-form-store';
import { startOpencartStore } from '../stores/opencart/opencart-store';
import { eventually } from './eventually';
import { inBothBrowsers, type Part, toldOnce } from './in-both-browsers';
import { keepFollow } from './keep-follow';
import { readKeptSettings } from './kept-settings';
import { madeOrderOfPhones } from './made-order';
import { markWrong } from './mark-wrong';
import { DeskPage } from './pages/desk-page';
import { OptionsPage } from './pages/options-page';
import { PeopleSection } from './pages/people-section';
import { pressOn } from './pages/press-on';
import { comesToSay } from './pages/shown-text';
import { shipFromBar } from './ship-from-bar';
import { World } from './world';

const DELIVERED = 26;
const RETURNED = 33;

/** Three orders of phones of their own. */
const ordersFrom = (first: number) =>
  [first, first + 1, first + 2].map((id) => ({ ...madeOrderOfPhones(id), status: 'processing' }));

/** A store's orders, and what stands as their status. */
interface FollowedStore {
  readonly url: string;
  orderUrl(id: number): string;
  status(id: number): string;
  setStatus(id: number, status: string): void;
  close(): Promise<void>;
  /** What the order has, what it gets as delivered and as returned, and what a person gave it. */
  readonly map: Readonly<Record<'before' | 'delivered' | 'returned' | 'theirs', string>>;
  /** How the first change is shown. */
  readonly shown: string;
}

async function startOpencart(): Promise<FollowedStore> {
  const store = await startOpencartStore(ordersFrom(971));
  return {
    ...store,
    status: (id) => store.statuses.of(id),
    setStatus: (id, status) => store.statuses.put(id, status),
    map: { before: '1', delivered: '5', returned: '2', theirs: '7' },
    shown: 'Status: قيد الانتظار → مكتمل',
  };
}

async function startPrestashop(): Promise<FollowedStore> {
  const store = await startAddressFormStore('prestashop', ordersFrom(981));
  return {
    ...store,
    status: (id) => store.statuses.of(id),
    setStatus: (id, status) => store.statuses.put(id, status),
    map: { before: '13', delivered: '5', returned: '4', theirs: '6' },
    shown: 'Status: بانتظار تأكيد الطلب → تم التوصيل',
  };
}

async function ofWorld({ store }: World): Promise<FollowedStore> {
  store.setOrders(ordersFrom(991));
  return {
    url: store.url,
    orderUrl: (id) => store.orderUrl(id, { lang: 'en' }),
    status: (id) => store.status(id),
    setStatus: (id, status) => store.setStatus(id, status),
    close: async () => undefined,
    map: { before: 'processing', delivered: 'completed', returned: 'on-hold', theirs: 'refunded' },
    shown: 'Status: Being prepared → Done. The store may mail its customer.',
  };
}

/** @param once tells what the browsers know no difference of */
function tellOfStatus(
  world: () => World,
  once: Part,
  first: number,
  start: () => Promise<FollowedStore>,
): void {
  const [FIRST, THEIRS, WRONG] = [first, first + 1, first + 2] as const;
  let store: FollowedStore;
  beforeAll(async () => {
    store = await start();
    if (store.url !== world().store.url) await world().enableStore(store.url);
  });
  afterAll(() => store.close());

  const shipOn = (id: number) => shipFromBar(world(), store.orderUrl(id));

  const becomes = (id: number, status: string) =>
    eventually(
      () => store.status(id),
      (stands) => stands === status,
    );

  const within = (selector: string) => `[data-origin="${store.url}"] ${selector}`;

  it('once it is on, the store’s own statuses are mapped, and the first change is shown', async () => {
    const { order, code } = await shipOn(FIRST);
    const options = await OptionsPage.open(world().extension, 'stores');
    await pressOn(options.page, within('label ::-p-text(Change the order’s status)'));
    await comesToSay(options.page, 'the statuses are read there');
    await order.page.bringToFront();
    await order.page.reload({ waitUntil: 'domcontentloaded' });
    await options.page.bringToFront();
    await options.page.waitForSelector(within('select[id$="on-delivered"]'));
    const mails = within('label ::-p-text(Allow statuses)');
    if ((await options.page.$(mails)) !== null) await pressOn(options.page, mails);
    for (const fate of ['delivered', 'returned'] as const) {
      const value = store.map[fate];
      await options.page.waitForSelector(within(`select[id$="on-${fate}"] option[value="${value}"]:enabled`));
      await options.page.select(within(`select[id$="on-${fate}"]`), value);
    }
    await eventually(
      () => options.page.evaluate(readKeptSettings),
      (kept) => {
        const on = kept?.stores.find(({ origin }) => origin === store.url)?.follow?.statusOn;
        return on?.delivered === store.map.delivered && on.returned === store.map.returned;
      },
    );
    await options.close();
    world().sandbox.control.moveParcel(code, DELIVERED, 105);
    const desk = await DeskPage.open(world().extension, '#/');
    await desk.says(store.shown);
    expect(store.status(FIRST)).toBe(store.map.before);
    await pressOn(desk.page, '[data-note="shown"] .button--primary');
    await becomes(FIRST, store.map.delivered);
    await desk.close();
    await order.page.close();
  });

  once('follows by itself from then on, and leaves alone what somebody changed', async () => {
    const { order, code } = await shipOn(THEIRS);
    world().sandbox.control.moveParcel(code, DELIVERED, 105);
    await becomes(THEIRS, store.map.delivered);
    store.setStatus(THEIRS, store.map.theirs);
    world().sandbox.control.moveParcel(code, RETURNED, 105);
    const desk = await DeskPage.open(world().extension, '#/');
    const said = (parcel: string) =>
      [...document.querySelectorAll('[data-note="changed"]')].some(({ textContent }) =>
        textContent?.includes(parcel),
      );
    await desk.page.waitForFunction(said, {}, code);
    expect(store.status(THEIRS)).toBe(store.map.theirs);
    await desk.close();
    await order.page.close();
  });

  once('is put back where the parcel is marked as wrong', async () => {
    const { order, code } = await shipOn(WRONG);
    world().sandbox.control.moveParcel(code, DELIVERED, 105);
    await becomes(WRONG, store.map.delivered);
    world().sandbox.control.moveParcel(code, RETURNED, 105);
    await becomes(WRONG, store.map.returned);
    await markWrong(world(), order);
    await becomes(WRONG, store.map.before);
    await order.page.close();
  });
}

inBothBrowsers('an order’s status follows its parcel', (kind) => {
  const scene = new Scene();
  const once = toldOnce(kind);
  let world: World;
  let people: PeopleSection;

  beforeAll(async () => {
    await scene.start(await openInMemory());
    const [{ shop }, opened] = await Promise.all([scene.newShop(), World.openReady({ kind })]);
    world = opened;
    await world.extension.allow(scene.url);
    people = await PeopleSection.open(world.extension);
    await people.join(shop.invitation, 'Rana');
    await people.setWebhook();
    const page = await world.extension.openPage('options.html#/stores');
    await page.evaluate(keepFollow, { origin: '', store: {}, delivered: DELIVERED, returned: RETURNED });
    await page.close();
  });
  afterAll(async () => {
    await world.close();
    await scene.close();
  });

  tellOfStatus(
    () => world,
    once,
    971,
    () => startOpencart(),
  );
  if (once === it) {
    tellOfStatus(
      () => world,
      once,
      981,
      () => startPrestashop(),
    );
    tellOfStatus(
      () => world,
      once,
      991,
      () => ofWorld(world),
    );
  }
});
