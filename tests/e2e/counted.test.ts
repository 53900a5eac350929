import { beforeAll, expect, it } from 'vitest';
import { inOneBrowser } from './in-both-browsers';
import { madeOrder } from './made-order';
import { pressOn } from './pages/press-on';
import { worldFor } from './world-for';

const LOST = 1_031;
/** A message without a word that says what is what. */
const CHAT = 'سلمى حسن الحاج\n0599123456\nجنين شارع الناصرة قرب المستشفى\n150 شيكل';

inOneBrowser('what a screen asks of a person, in Arabic,', 'chromium', (kind) => {
  const world = worldFor({ kind, language: 'ar' }, () => undefined);

  beforeAll(async () => {
    // A shop of one trade says of every parcel what is in it.
    await world.setUpBoth({ descriptionTemplate: 'ملابس' });
    world.store.setOrders([madeOrder(LOST)]);
  });

  it('is 35 words at most where an answer was lost', async () => {
    world.sandbox.control.setFault({ operation: 'parcels/create', kind: 'html', status: 502, times: 1 });
    const order = await world.openOrder(world.store.orderUrl(LOST));
    await order.barWhere(({ action }) => action !== null);
    await order.pressBar();
    await order.barWhere(({ tone }) => tone === 'warning');
    const popup = await world.openPopup(order);
    await popup.page.waitForSelector('.settle');
    const said = await popup.page.$eval('.outcome', (outcome) => (outcome as HTMLElement).innerText);
    const words = said.match(/\S*[\p{L}\p{N}]\S*/gu)?.length;
    console.info(`words of a lost answer in ${kind}: ${words}`);
    expect(words).toBeLessThanOrEqual(35);
    await popup.close();
    await order.page.close();
  });

  it('is one press for an order out of a chat, where all of it is right', async () => {
    const popup = await world.openPopup();
    await pressOn(popup.page, 'button ::-p-text(لصق طلب)');
    await popup.type('pasted', CHAT);
    await popup.ship();
    await popup.says('SB');
    console.info(`presses for an order out of a chat in ${kind}: ${popup.presses}`);
    expect(popup.presses).toBe(1);
    expect(world.parcels()).toMatchObject([{ phone: '0599123456', totalPrice: 150 }]);
    await popup.close();
  });
});
