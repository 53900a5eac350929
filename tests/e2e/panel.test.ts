import { beforeAll, expect, it } from 'vitest';
import { openPages } from '../browsers/open-pages';
import { creationsIn } from '../sandbox/ledger';
import { PLAIN, practiceOrders } from '../stores/orders';
import { eventually } from './eventually';
import { inBothBrowsers, toldOnce } from './in-both-browsers';
import { madeOrder } from './made-order';
import { cameTo } from './pages/came-to';
import { ListPage } from './pages/list-page';
import { PopupPage } from './pages/popup-page';
import { worldFor } from './world-for';

const CHAT =
  'الاسم: سلمى حسن الحاج\nجوال: ٠٥٩٩١٢٣٤٥٦\nالعنوان: جنين - شارع الناصرة قرب المستشفى\nالمجموع: ١٥٠ شيكل';

inBothBrowsers('the panel that stays beside the page', (kind) => {
  const once = toldOnce(kind, 'firefox');
  const world = worldFor({ kind });

  beforeAll(() => world.store.setOrders([madeOrder(812), madeOrder(811), ...practiceOrders]));

  const stands = (panel: PopupPage, field: string, wanted: string) =>
    eventually(
      () => panel.value(field),
      (value) => value === wanted,
    );

  /** Of a panel whose tab is behind another: a page that is not seen draws nothing to wait for. */
  const shows = (panel: PopupPage, words: string) =>
    eventually(
      () => panel.text(),
      (text) => text.replace(/[\u2066-\u2069]/g, '').includes(words),
    );

  it('takes a chat, shows the order of the tab before the person, and has the chat again after it', async () => {
    const pages = async () => (await openPages(world.extension.browser)).map((page) => page.url());
    // It never opened by itself.
    expect((await pages()).filter((address) => address.includes('sidepanel'))).toEqual([]);
    const panel = await PopupPage.beside(world.extension);
    await panel.type('pasted', CHAT);
    await stands(panel, 'totalPrice', '150');
    await panel.type('description', 'كتاب');

    const list = await ListPage.open(world.extension, world.store.listUrl());
    await list.press('#cb-select-812');
    await list.barWhere((said) => said?.includes('(1)') ?? false);
    const order = await world.openOrder(world.store.orderUrl(812));
    await order.readBar();
    await order.page.bringToFront();
    await shows(panel, 'Order 812');

    await panel.page.bringToFront();
    await panel.hasBeenRead();
    const stood = await panel.placeOf('Next order');
    await panel.ship();
    await panel.says('SB1');
    expect(creationsIn(world.sandbox.control.ledger()).at(-1)?.body).toMatchObject({
      reference_number: '812',
    });
    // The button that prints this parcel has appeared, and has not moved the one that is pressed next.
    await panel.page.waitForSelector('.beside__name');
    expect(await panel.placeOf('Next order')).toEqual(stood);

    // The list's next order opens in the store's tab, and the panel goes on to it.
    await panel.press('Next order');
    await cameTo(order.page, '811');
    await order.page.bringToFront();
    await shows(panel, 'Order 811');

    const blank = await world.extension.openPage('desk.html');
    await blank.bringToFront();
    await stands(panel, 'phone', '0599123456');
    expect(await panel.value('description')).toBe('كتاب');
    expect(world.parcels()).toHaveLength(1);
  });

  it('ships nothing of the order before while the page of the next is still coming', async () => {
    const order = await world.openOrder(world.store.orderUrl(PLAIN));
    await order.readBar();
    const panel = await PopupPage.beside(world.extension);
    await order.page.bringToFront();
    await shows(panel, `Order ${PLAIN}`);
    const isHeld = () => panel.page.evaluate(holdsShip);
    await eventually(isHeld, (held) => !held);
    world.store.holdRest(true);
    await order.goOnTo(world.store.orderUrl(811));
    await eventually(isHeld, (held) => held);
    expect(await panel.text()).toContain(String(PLAIN));
    world.store.holdRest(false);
    await shows(panel, 'Order 811');
    await eventually(isHeld, (held) => !held);
    await panel.close();
    await order.page.close();
  });

  it('has a form in a window of its own go to the order for which the same tab asks once more', async () => {
    const order = await world.openOrder(world.store.orderUrl(PLAIN));
    await order.readBar();
    const popup = await world.openPopup(order);
    await popup.ready();
    const tabId = await world.findTabId(order);
    await order.goOnTo(world.store.orderUrl(811));
    await order.readBar();
    expect(await popup.text()).toContain(String(PLAIN));
    await (await world.extension.blank()).evaluate(askAgain, tabId);
    await shows(popup, 'Order 811');
    await popup.close();
    await order.page.close();
  });

  once('is one draft with the popup over the same order: who typed last wins, field by field', async () => {
    const order = await world.openOrder(world.store.orderUrl(811));
    await order.readBar();
    const panel = await PopupPage.beside(world.extension, order);
    await panel.ready();
    const popup = await world.openPopup(order);
    await popup.ready();
    await popup.type('streetName', 'شارع القدس');
    await stands(panel, 'streetName', 'شارع القدس');
    await panel.page.bringToFront();
    await panel.type('description', 'فناجين');
    await stands(popup, 'description', 'فناجين');
    await popup.page.bringToFront();
    await popup.type('streetName', 'شارع يافا');
    await stands(panel, 'streetName', 'شارع يافا');
    await panel.page.bringToFront();
    await panel.hasBeenRead();
    await panel.ship();
    await panel.says('SB1');
    await shows(popup, 'SB1');
    expect(creationsIn(world.sandbox.control.ledger()).at(-1)?.body).toMatchObject({
      reference_number: '811',
      description: 'فناجين',
      address: { street_name: 'شارع يافا' },
    });
    expect(world.parcels()).toHaveLength(2);
  });
});

/** Runs in the panel. */
function holdsShip(): boolean {
  return document.querySelector('.form-footer .button')?.getAttribute('aria-busy') === 'true';
}

/** Runs in a page of the extension: what the background tells a window that stands over the tab already. */
async function askAgain(tabId: number): Promise<void> {
  const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', ExtensionApi | undefined>;
  await (browser ?? chrome)?.runtime.sendMessage({ ask: 'show-tab', tabId }).catch(() => undefined);
}

interface ExtensionApi {
  readonly runtime: { sendMessage(message: object): Promise<unknown> };
}
