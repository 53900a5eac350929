import { expect, it } from 'vitest';
import { PLAIN } from '../stores/orders';
import { inBothBrowsers } from './in-both-browsers';
import { DeskPage } from './pages/desk-page';
import { OptionsPage } from './pages/options-page';
import { pressOn } from './pages/press-on';
import { replaceText } from './pages/replace-text';
import { World } from './world';

/** What may be pressed and typed into from install until the first parcel is made. */
const PRESSES = 9;
const FIELDS = 3;

/** The account was called by its host, which is no sender: the labels ask for the shop's name, once. */
async function nameShopOnLabel(world: World): Promise<void> {
  const desk = await DeskPage.open(world.extension, '#/labels/today');
  const readSender = () => desk.page.$eval('.label__sender', (sender) => sender.textContent);
  await desk.page.waitForSelector('.label__code');
  expect(await readSender()).toBe('');
  await replaceText(desk.page, '#shop-name', 'خزف نابلس');
  await pressOn(desk.page, '[data-testid="shop-name-save"]');
  await desk.page.waitForSelector('.labels__ask', { hidden: true });
  expect(await readSender()).toBe('خزف نابلس');
  await desk.close();
}

inBothBrowsers('from install to the first parcel', (kind) => {
  it('takes few presses and three fields', async () => {
    const world = await World.open({ kind });
    const pressed: string[] = [];
    const typed: string[] = [];
    try {
      // A browser that is driven asks nobody; a person answers it once for each of the two sites.
      await world.extension.allow(world.sandbox.url, world.store.url);
      pressed.push('browser: the service', 'browser: the store');
      const options = await OptionsPage.open(world.extension);
      const press = async (what: string, selector: string) => {
        await pressOn(options.page, selector);
        pressed.push(what);
      };
      const type = async (selector: string, text: string) => {
        await options.page.waitForSelector(selector);
        await replaceText(options.page, selector, text);
        typed.push(selector);
      };
      await press('the language', '.step[data-state="open"] .button--primary');
      await type('#account-address', world.sandbox.url);
      await type('#account-key', 'practice-key');
      await press('confirm and check', '[data-testid="account-save"]');
      await type('#store-address', world.store.url);
      await press('enable the store', '[data-testid="store-enable"]');
      await options.page.waitForSelector('.step[data-step="order"][data-state="open"]');

      const order = await world.openOrder(world.store.orderUrl(PLAIN));
      pressed.push('the order');
      await order.barWhere(({ action }) => action === 'Ship');
      await order.pressBar();
      pressed.push('ship');
      await order.barWhere(({ tone }) => tone === 'good');
      expect(world.parcels()).toMatchObject([{ totalPrice: 110 }]);
      await order.page.close();
      await nameShopOnLabel(world);
    } finally {
      await world.close();
    }
    console.log(`${kind}: install to first parcel, ${pressed.length} presses, ${typed.length} fields`);
    expect(pressed.length).toBeLessThanOrEqual(PRESSES);
    expect(typed.length).toBeLessThanOrEqual(FIELDS);
  });
});
