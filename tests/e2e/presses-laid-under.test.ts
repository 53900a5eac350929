import { afterEach, beforeEach, expect, it } from 'vitest';
import { SHIP_COMMAND } from '../../lib/commands';
import { OVER, STOOD } from '../../lib/press/press-rule';
import { newPage } from '../browsers/open-extension';
import { inBothBrowsers, onlyIn } from './in-both-browsers';
import { madeOrder } from './made-order';
import type { OrderPage } from './pages/order-page';
import { worldFor } from './world-for';

/** Each story presses on an order of its own. */
let id = 1_300;

inBothBrowsers('a page that lays Ship under a press meant for something else', (kind) => {
  const world = worldFor({ kind });
  let order: OrderPage;
  beforeEach(async () => {
    id += 1;
    world.store.setOrders([madeOrder(id)]);
    order = await world.openOrder(world.store.orderUrl(id));
    await order.barWhere(({ action }) => action === 'Ship');
    await order.page.bringToFront();
    // The bar has stood whole for as long as one likes.
    await order.hasBeenRead();
  });
  afterEach(() => order.page.close());

  async function expectNothingShipped(why: RegExp): Promise<void> {
    const bar = await order.barWhere(({ message }) => message !== '');
    expect(bar.message).toMatch(why);
    expect(world.parcels().filter(({ referenceNumber }) => referenceNumber === String(id))).toEqual([]);
  }

  it('moves the bar so that Ship lies under the pointer as it comes down', async () => {
    const target = await addPagesButton();
    await order.page.mouse.move(target.x, target.y);
    await order.lasts(STOOD);
    await order.page.evaluate(moveShipTo, target.x, target.y);
    // However long the driver takes, the button has not stood there.
    await order.page.evaluate(keepMoving);
    await order.lasts(2 * OVER);
    await order.page.mouse.click(target.x, target.y);
    await expectNothingShipped(/moved less than a second ago/);
  });

  it('scrolls the bar between two clicks', async () => {
    await order.page.evaluate(() => document.body.style.setProperty('padding-block', '600px 3000px'));
    await order.hasBeenRead();
    const { x, y } = await order.placeOfPress();
    // Out of sight: until it is, Firefox takes back every scroll that comes after `scrollIntoView` to the middle.
    await order.page.evaluate(() => scrollBy(0, 1_200));
    await order.lasts(STOOD);
    await order.page.mouse.move(x, y);
    await order.page.mouse.click(x, y);
    expect(await order.page.evaluate(() => scrollY)).toBeGreaterThan(1_200);
    await order.page.evaluate(() => scrollBy(0, -1_200));
    await order.page.evaluate(keepMoving);
    await order.lasts(2 * OVER);
    await order.page.mouse.click(x, y);
    await expectNothingShipped(/moved less than a second ago|did not begin on this button/);
  });

  for (const key of ['Enter', ' '] as const) {
    it(`moves the keyboard onto Ship in the key “${key}” of its own field`, async () => {
      await order.page.evaluate(moveFocusInKeydown, kind === 'firefox');
      await focusShipOnce();
      await order.page.focus('#own-button');
      await order.lasts(STOOD);
      await order.page.keyboard.press(key);
      await order.lasts(300);
      expect(world.parcels().filter(({ referenceNumber }) => referenceNumber === String(id))).toEqual([]);
    });
  }

  it('makes Ship the next stop, so that Tab then Enter come to it without a pause', async () => {
    await order.page.evaluate(() => {
      const field = document.createElement('input');
      field.id = 'own-field';
      document.querySelector('shahna-bar')?.before(field);
    });
    await order.page.focus('#own-field');
    await order.hasBeenRead();
    await order.page.keyboard.press('Tab');
    await order.page.keyboard.press('Enter');
    await expectNothingShipped(/less than a second ago/);
  });

  it('shows a press through a small window that the first click closes', async () => {
    const { x, y } = await order.placeOfPress();
    await order.page.mouse.move(x, y);
    await order.lasts(STOOD);
    // Driven, Chromium says of every page that it has the focus.
    const session = kind === 'chromium' ? await order.page.createCDPSession() : null;
    await session?.send('Emulation.setFocusEmulationEnabled', { enabled: false });
    const other = await world.extension.browser.newPage();
    await other.bringToFront();
    // A tab that nobody sees is in no hurry.
    await other.evaluate(() => new Promise((done) => setTimeout(done, 500)));
    await session?.send('Emulation.setFocusEmulationEnabled', { enabled: true });
    await order.page.bringToFront();
    await order.page.mouse.click(x, y);
    await expectNothingShipped(/came, changed or moved less than a second ago/);
    await other.close();
  });

  onlyIn('firefox', kind)('shows the bar so narrow that the amount is cut', async () => {
    // The keys would make the button too wide to be whole there.
    await (await world.extension.blank()).evaluate(takeKeysAway, SHIP_COMMAND);
    await order.page.reload();
    await order.barWhere(({ action }) => action === 'Ship');
    await order.page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent =
        '#postbox-container-1 { flex: none !important; inline-size: 90px !important; overflow: clip }';
      document.head.append(style);
    });
    await order.hasBeenRead();
    await order.pressAtOnce();
    await expectNothingShipped(/lies over this/);
  });

  onlyIn('firefox', kind)('shows a picture of the page in place of what it is by now', async () => {
    await order.page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent =
        '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation-duration: 60s } ::view-transition { pointer-events: none }';
      document.head.append(style);
      // The browser may end one early: the page begins the next at once.
      const begin = () => void document.startViewTransition(() => undefined).finished.then(begin, begin);
      begin();
    });
    await order.hasBeenRead();
    await order.pressAtOnce();
    await expectNothingShipped(/lies over this/);
  });

  onlyIn('chromium', kind)('has the form opened under a press that goes on', async () => {
    await (await world.extension.blank()).evaluate(openFromPage);
    const page = await newPage(world.extension.browser);
    // A hand is quicker than a driver on a busy machine: for the form hardly any time passes.
    await page.evaluateOnNewDocument(slowClock);
    await page.goto(`${world.extension.base}popup.html?tab=${await world.findTabId(order)}`);
    const ship = '.form-footer .button--primary:not([aria-disabled="true"])';
    await page.waitForSelector(ship);
    await page.keyboard.press('Enter');
    await page.locator(ship).click();
    await page.waitForFunction(() => document.querySelector('.form-footer__changed') !== null);
    expect(world.parcels().filter(({ referenceNumber }) => referenceNumber === String(id))).toEqual([]);
    await page.close();
  });

  async function addPagesButton(): Promise<{ readonly x: number; readonly y: number }> {
    return order.page.evaluate(() => {
      const own = document.createElement('button');
      own.textContent = 'Save';
      own.style.cssText = 'position: fixed; left: 500px; top: 500px; width: 200px; height: 60px';
      document.body.append(own);
      return { x: 600, y: 530 };
    });
  }

  /** In Firefox the page learns of the button by the first event that comes from it. */
  async function focusShipOnce(): Promise<void> {
    await order.page.evaluate(() =>
      document.querySelector('shahna-bar')?.shadowRoot?.querySelector<HTMLElement>('.ship')?.focus(),
    );
  }
});

/** Runs in a page of the extension: the form that opens next was asked for by a press in a store's page. */
async function openFromPage(): Promise<void> {
  const { chrome } = globalThis as unknown as { chrome: { storage: { session: StorageArea } } };
  await chrome.storage.session.set({ wanted: { show: 'from-page' } });
}

/** Runs in a page of the extension: as a person removes a shortcut in Firefox's own page for them. */
async function takeKeysAway(name: string): Promise<void> {
  const { browser } = globalThis as unknown as {
    browser: { commands: { update(to: { name: string; shortcut: string }): Promise<void> } };
  };
  await browser.commands.update({ name, shortcut: '' });
}

interface StorageArea {
  set(items: object): Promise<void>;
}

/** Runs in the page before its own scripts. */
function slowClock(): void {
  const now = performance.now.bind(performance);
  performance.now = () => now() / 1000;
}

/** Runs in the page: moves the bar's place, so that its button's middle lies there. */
function moveShipTo(x: number, y: number): void {
  const host = document.querySelector<HTMLElement>('shahna-bar');
  const { left, top, width, height } =
    host?.shadowRoot?.querySelector('.ship')?.getBoundingClientRect() ?? new DOMRect();
  const place = document.querySelector<HTMLElement>('#postbox-container-1');
  place?.style.setProperty('z-index', '9');
  place?.style.setProperty('position', 'relative');
  place?.style.setProperty('left', `${x - left - width / 2}px`);
  place?.style.setProperty('top', `${y - top - height / 2}px`);
}

/**
 * Runs in the page: moves the bar by less than a person sees, to another place each time, since on a busy machine it may
 * be looked at only now and then; and once more as a press comes down, before which nothing of the page may run then.
 */
function keepMoving(): void {
  let moves = 0;
  const move = () => {
    moves += 1;
    const place = document.querySelector<HTMLElement>('#postbox-container-1');
    place?.style.setProperty('margin-top', `${moves % 7}px`);
  };
  setInterval(move, 100);
  addEventListener('pointerdown', move, true);
}

/** Runs in the page: its own button hands the keyboard on to Ship as a key goes down on it. */
function moveFocusInKeydown(isFirefox: boolean): void {
  const own = document.createElement('button');
  own.id = 'own-button';
  own.textContent = 'Save';
  document.querySelector('shahna-bar')?.before(own);
  let ship: HTMLElement | null = null;
  addEventListener(
    'focusin',
    (event) => {
      const { originalTarget } = event as Event & { originalTarget?: EventTarget };
      if (originalTarget instanceof HTMLElement && originalTarget.classList.contains('ship'))
        ship = originalTarget;
    },
    true,
  );
  own.addEventListener('keydown', () => {
    // Chromium hands the keyboard to what comes next where what has it goes.
    const root = document.querySelector('shahna-bar')?.shadowRoot;
    (isFirefox ? ship : root?.querySelector<HTMLElement>('.ship'))?.focus();
  });
}
