import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { inOneBrowser } from './in-both-browsers';
import { madeOrder } from './made-order';
import { DeskPage } from './pages/desk-page';
import type { PopupPage } from './pages/popup-page';
import { pressOn } from './pages/press-on';
import { replaceText } from './pages/replace-text';
import { World } from './world';

const ORDERS = [871, 872, 873, 874, 875, 876];

inOneBrowser('a parcel whose answer was lost', 'chromium', (kind) => {
  let world: World;

  beforeAll(async () => {
    world = await World.openReady({ kind });
    world.store.setOrders(ORDERS.map((id) => madeOrder(id)));
  });
  afterEach(() => world.sandbox.control.clearFaults());
  afterAll(() => world.close());

  const parcelsOf = (id: number) =>
    world.parcels().filter(({ referenceNumber }) => referenceNumber === String(id));

  /** Presses an order's bar and loses the answer. */
  async function shipAndLose(id: number, kindOfLoss: 'drop-before' | 'drop-after', times = 1) {
    const page = await world.openOrder(world.store.orderUrl(id));
    await page.barWhere(({ action }) => action === 'Ship');
    world.sandbox.control.setFault({ operation: 'parcels/create', kind: kindOfLoss, times });
    await page.pressBar();
    return page;
  }

  /** Ships an order whose answer is lost, and opens the popup over it. */
  async function lose(...loss: Parameters<typeof shipAndLose>) {
    const page = await shipAndLose(...loss);
    await page.barWhere(({ tone }) => tone === 'warning');
    const popup = await world.openPopup(page);
    await popup.says('It is not there');
    return { page, popup };
  }

  async function enterCode(popup: PopupPage, code: string) {
    await replaceText(popup.page, '[data-field="parcelCode"] input', code);
    await popup.press('Save');
  }

  it('is settled as made by the code that a person found', async () => {
    const { page, popup } = await lose(871, 'drop-after');
    await popup.press('Why?');
    await popup.says('The answer does not say whether it was made');
    await popup.press('I found it');
    const code = parcelsOf(871)[0]?.parcelCode ?? '';
    await enterCode(popup, code);
    await popup.says('Made, as you said');
    const bar = await page.barWhere(({ lines }) => lines.code === code);
    expect(bar.action).toBe('Print label');
    expect(parcelsOf(871)).toHaveLength(1);
  });

  it('is sent again when a person says that it was not made, and is then one parcel', async () => {
    const { page, popup } = await lose(872, 'drop-before');
    await popup.press('It is not there');
    await popup.sendAgain();
    const bar = await page.barWhere(({ tone }) => tone === 'good');
    expect(parcelsOf(872).map(({ parcelCode }) => parcelCode)).toEqual([bar.lines.code]);
  });

  it('is not doubled by a person who overlooked it: the service refuses, and they are told', async () => {
    const { page, popup } = await lose(873, 'drop-after');
    await popup.press('It is not there');
    await popup.sendAgain();
    await page.barWhere(({ tone }) => tone === 'bad');
    await popup.says('already has a parcel from you');
    expect(parcelsOf(873)).toHaveLength(1);
  });

  it('can be left unsent, and then be mended and shipped from its form', async () => {
    const { page, popup } = await lose(874, 'drop-before');
    await popup.press('It is not there');
    await popup.press('Cancel sending');
    await popup.ready();
    await page.barWhere(({ message }) => /not made, as you said/i.test(message));
    await popup.hasBeenRead();
    await popup.ship();
    await page.barWhere(({ tone }) => tone === 'good');
    expect(parcelsOf(874)).toHaveLength(1);
  });

  it('stands on the desk among what waits, and can be settled there', async () => {
    const { page, popup } = await lose(876, 'drop-after');
    await popup.close();
    const desk = await DeskPage.open(world.extension, '#/outbox');
    const row = await desk.page.waitForSelector('.outbox__row[data-state="unknown"] summary');
    await row?.click();
    const code = parcelsOf(876)[0]?.parcelCode ?? '';
    await pressOn(desk.page, 'button ::-p-text(I found it)');
    await replaceText(desk.page, '[data-field="parcelCode"] input', code);
    await pressOn(desk.page, 'button ::-p-text(Save)');
    await page.barWhere(({ lines }) => lines.code === code);
    await desk.page.waitForSelector('.outbox__row[data-state="unknown"]', { hidden: true });
    await desk.close();
  });

  it('is asked about by itself, and when it turns out to be made, takes its code by hand', async () => {
    await (await world.extension.blank()).evaluate(keep, { 'test-times': { repeatAfter: 1_000 } });
    const page = await shipAndLose(875, 'drop-after');
    // A second later it is asked about: what is shown before may be gone by the time that anybody looks.
    await page.barWhere(({ tone }) => tone === 'warning');
    const popup = await world.openPopup(page);
    await popup.says('Made, code unknown');
    expect(parcelsOf(875)).toHaveLength(1);
    const code = parcelsOf(875)[0]?.parcelCode ?? '';
    await enterCode(popup, code);
    await page.barWhere(({ tone, lines }) => tone === 'good' && lines.code === code);
    expect(parcelsOf(875)).toHaveLength(1);
    await (await world.extension.blank()).evaluate(keep, { 'test-times': {} });
  });
});

/** Runs in a page of the extension. */
async function keep(values: object): Promise<void> {
  const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', ExtensionApi | undefined>;
  await (browser ?? chrome)?.storage.local.set(values);
}

interface ExtensionApi {
  readonly storage: { readonly local: { set(values: object): Promise<void> } };
}
