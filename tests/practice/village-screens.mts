import type { Page } from 'puppeteer-core';
import { madeOrder } from '../e2e/made-order';
import { VillagesSection } from '../e2e/pages/villages-section';
import { seededVillageIds } from '../e2e/seeded-villages';
import type { World } from '../e2e/world';
import { AMBIGUOUS, CLOSED_VILLAGE, practiceOrders } from '../stores/orders';

const POPUP = { width: 400, height: 600 };
const PHONE = { width: 420, height: 1200 };
const UNKNOWN = { city: 'قلعة الياسمين', state: 'نابلس' };

type Take = (
  page: Page,
  name: string,
  size?: { width: number; height: number },
  fullPage?: boolean,
) => Promise<void>;

/** The picker, what an order's village is asked with, and the options' part on villages. */
export async function photographVillages(world: World, take: Take): Promise<void> {
  world.store.setOrders([
    ...practiceOrders,
    madeOrder(801, { recipient: { ...UNKNOWN, address1: 'شارع 5' } }),
    madeOrder(802, { recipient: UNKNOWN }),
  ]);
  for (const [id, name] of [
    [AMBIGUOUS, 'two'],
    [CLOSED_VILLAGE, 'closed'],
    [801, 'unknown'],
  ] as const) {
    const order = await world.openOrder(world.store.orderUrl(id));
    await order.readBar();
    await take(order.page, `village-bar-${name}`);
    const popup = await world.openPopup(order);
    await popup.page.setViewport(POPUP);
    await popup.page.waitForSelector('[data-field="village"] [role="combobox"]');
    await take(popup.page, `village-${name}`, POPUP);
    if (id === 801) {
      for (const [typed, shown] of [
        ['برق', 'typed'],
        ['عينا', 'typed-closed'],
        ['جنين', 'city'],
      ] as const) {
        await popup.type('village', typed);
        await popup.page.waitForSelector('[role="option"]');
        await take(popup.page, `village-picker-${shown}`, POPUP);
      }
      await popup.page.keyboard.press('ArrowUp');
      await popup.page.keyboard.press('Enter');
      await popup.page.waitForFunction(() => document.querySelectorAll('[role="option"]').length > 50);
      await take(popup.page, 'village-picker-browsed', POPUP);
      await popup.page.keyboard.press('Escape');
      await popup.pickVillage('سبسطية', 'سبسطية');
      await popup.ship();
      await order.barWhere(({ tone }) => tone === 'good');
    }
    await popup.close();
    await order.page.close();
  }
  const next = await world.openOrder(world.store.orderUrl(802));
  const learned = await world.openPopup(next);
  await learned.ready();
  await take(learned.page, 'village-learned', POPUP);
  await learned.close();

  const taught = await VillagesSection.open(world);
  await taught.page.evaluate(() => document.querySelector('#villages-section')?.scrollIntoView());
  await take(taught.page, 'options-learned');
  await take(taught.page, 'options-learned-narrow', PHONE);
  await taught.close();

  const gone = { deleted_at: '2026-01-01 00:00:00' };
  world.sandbox.control.changeVillage(368, gone);
  await world.refreshDirectory(world.account().name);
  for (const id of seededVillageIds().filter((_, at) => at % 2 === 0)) {
    world.sandbox.control.changeVillage(id, gone);
  }
  await world.refreshDirectory(world.account().name);
  const told = await world.openPopup(next);
  await told.page.waitForSelector('.village-notices');
  await take(told.page, 'village-notices', POPUP);
  await told.close();
  const section = await VillagesSection.open(world);
  const scroll = () => document.querySelector('#villages-section')?.scrollIntoView();
  await section.page.evaluate(scroll);
  await take(section.page, 'options-villages');
  await section.close();
}
