import { beforeAll, expect, it } from 'vitest';
import { inOneBrowser } from './in-both-browsers';
import { madeOrder } from './made-order';
import { PopupPage } from './pages/popup-page';
import { worldFor } from './world-for';

const SHIPPED = 921;
const IN_DOUBT = 922;

inOneBrowser('a message to the customer', 'chromium', (kind) => {
  const world = worldFor({ kind });

  beforeAll(() => {
    world.store.setOrders([
      madeOrder(SHIPPED, { recipient: { phone: '0521900921' } }),
      madeOrder(IN_DOUBT, { recipient: { phone: '0599900922', city: 'لا بلدة كهذه', address1: '؟' } }),
    ]);
  });

  /** Where the message's link leads: the chat and the text that would be written in it; nothing is opened. */
  async function readMessage(popup: PopupPage): Promise<{ readonly chat: string; readonly text: string }> {
    await popup.page.waitForSelector('a[href^="https://wa.me/"]');
    const href = await popup.page.$eval('a[href^="https://wa.me/"]', (link) => link.getAttribute('href'));
    const { pathname, searchParams } = new URL(href ?? '');
    return { chat: pathname.slice(1), text: searchParams.get('text') ?? '' };
  }

  async function openOver(id: number): Promise<PopupPage> {
    const order = await world.openOrder(world.store.orderUrl(id));
    await order.readBar();
    return world.openPopup(order);
  }

  it('is offered nowhere before the shop wants it', async () => {
    const order = await world.openOrder(world.store.orderUrl(SHIPPED));
    await order.barWhere(({ action }) => action === 'Ship');
    await order.hasBeenRead();
    await order.pressBar();
    await order.barWhere(({ tone }) => tone === 'good');
    const popup = await world.openPopup(order);
    await popup.says('SB');
    expect(await popup.page.$('a[href^="https://wa.me/"]')).toBeNull();
    await popup.close();
  });

  it('is turned on with one press, in the shop’s own words where it has some', async () => {
    const settings = await PopupPage.at(world.extension, 'options.html#/messages');
    const box = '#messages-section input[type="checkbox"]';
    await (await settings.page.waitForSelector(box))?.click();
    await settings.page.waitForSelector('#messages-section textarea');
    await settings.close();
    const popup = await openOver(SHIPPED);
    const { chat, text } = await readMessage(popup);
    expect(chat).toBe('972521900921');
    expect(text).toMatch(/SB\d+/);
    expect(text).toContain('110');
    await popup.close();
  });

  it('has its country’s code changed by one press, and remembers it', async () => {
    const popup = await openOver(SHIPPED);
    await readMessage(popup);
    const change = 'button ::-p-text(+970)';
    await (await popup.page.waitForSelector('summary ::-p-text(What it says)'))?.click();
    await (await popup.page.waitForSelector(change))?.click();
    await popup.page.waitForSelector('a[href^="https://wa.me/970521900921"]');
    await popup.close();
    const again = await openOver(SHIPPED);
    expect((await readMessage(again)).chat).toBe('970521900921');
    await again.close();
  });

  it('asks before an order in doubt is shipped', async () => {
    const popup = await openOver(IN_DOUBT);
    const { chat, text } = await readMessage(popup);
    expect(chat).toBe('970599900922');
    expect(text).toContain('922');
    expect(text).toMatch(/نرسله|Shall we send it/);
    await popup.close();
  });
});
