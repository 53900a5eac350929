import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { pressToolbar } from '../browsers/press-toolbar';
import { PLAIN } from '../stores/orders';
import { inBothBrowsers } from './in-both-browsers';
import { DeskPage } from './pages/desk-page';
import { OptionsPage } from './pages/options-page';
import { PopupPage } from './pages/popup-page';
import { pressOn } from './pages/press-on';
import { replaceText } from './pages/replace-text';
import type { World } from './world';
import { worldFor } from './world-for';

/** What may be pressed and typed into from install until the first parcel is made. */
const PRESSES = 6;
const FIELDS = 3;
/** Of the settings. */
const PARTS = 5;

/** The shop was named with the account: labels ask for nothing. */
async function readSender(world: World): Promise<string | null> {
  const desk = await DeskPage.open(world.extension, '#/labels/today');
  await desk.page.waitForSelector('.label__code');
  // The shop's name is known, and not asked for.
  expect(await desk.page.$('#shop-name')).toBeNull();
  const sender = await desk.page.$eval('.label__sender', (element) => element.textContent);
  await desk.close();
  return sender;
}

inBothBrowsers('from install to the first parcel', (kind) => {
  const world = worldFor({ kind }, () => undefined);

  /** A made-up order, before there is a key. */
  async function tryOut(): Promise<void> {
    const options = await OptionsPage.installed(world.extension);
    const way = await options.page.waitForSelector('.step a[target="_blank"]');
    const address = (await way?.evaluate((link) => link.getAttribute('href'))) ?? '';
    await options.close();
    const popup = await PopupPage.at(world.extension, address.slice(1));
    await popup.ready();
    expect(await popup.choices()).toEqual(['برقة/نابلس', 'برقة/رام الله والبيرة']);
    await popup.choose(1);
    await popup.ship();
    await popup.says('The parcel is made');
    await popup.close();
    expect(world.parcels()).toEqual([]);
    expect(world.sandbox.control.ledger().requests).toEqual([]);
    const desk = await DeskPage.open(world.extension, '#/parcels');
    await desk.page.waitForSelector('.empty');
    await desk.close();
  }

  it('takes few presses and three fields, after a made-up order was tried, which is nowhere afterwards', async () => {
    await tryOut();
    const pressed: string[] = [];
    const typed: string[] = [];
    // A browser that is driven asks nobody; a person answers it once for each of the two sites.
    await world.extension.allow(world.sandbox.url, world.store.url);
    pressed.push('browser: the service', 'browser: the store');
    const options = await OptionsPage.installed(world.extension);
    const press = async (page: Page, what: string, selector: string) => {
      await pressOn(page, selector);
      pressed.push(what);
    };
    const type = async (selector: string, text: string) => {
      await options.page.waitForSelector(selector);
      await replaceText(options.page, selector, text);
      typed.push(selector);
    };
    await type('#account-address', world.sandbox.url);
    await type('#account-key', 'practice-key');
    await type('#account-name', 'خزف نابلس');
    await press(options.page, 'save and check', '[data-testid="account-save"]');
    await options.page.waitForSelector('.step[data-step="store"][data-state="open"]');

    const order = await world.openOrder(world.store.orderUrl(PLAIN));
    await pressToolbar(world.extension, order.page);
    pressed.push('the order', 'the toolbar');
    await order.barWhere(({ action }) => action === 'Ship');
    await order.pressBar();
    pressed.push('ship');
    await order.barWhere(({ tone }) => tone === 'good');
    expect(world.parcels()).toMatchObject([{ totalPrice: 110 }]);
    await order.page.close();
    // The guide saw the store and then the parcel, and made way for the settings.
    await options.page.waitForSelector('.sections');
    expect(await options.page.$$('.sections-nav a')).toHaveLength(PARTS);
    expect(await readSender(world)).toBe('خزف نابلس');
    console.log(`${kind}: install to first parcel, ${pressed.length} presses, ${typed.length} fields`);
    expect(pressed.length).toBeLessThanOrEqual(PRESSES);
    expect(typed.length).toBeLessThanOrEqual(FIELDS);
  });
});
