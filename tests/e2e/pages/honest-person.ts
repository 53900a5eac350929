import { eventually } from '../eventually';
import type { World } from '../world';
import type { OrderPage } from './order-page';

/** How a person presses. */
export const WAYS = ['mouse', 'touch', 'keys', 'shortcut'] as const;
export type Way = (typeof WAYS)[number];

/** What came just before. A number is how large the page is shown. */
export const SITUATIONS = ['read', 'scrolled', 'in parts', 0.8, 1.25, 1.5, 2] as const;
export type Situation = (typeof SITUATIONS)[number];

/** Milliseconds that a hand needs from a wheel to a button, or a person to see that a page has come to rest. */
const HAND = 700;
/** Milliseconds for which a pointer rests before it goes down, and is down. */
const RESTS = 150;
const DOWN = 80;

const BUTTON = 'shahna-bar >>> .presses .primary:not([aria-disabled])';

/** Brings an order's page, whose bar offers Ship, into a situation, and takes as long as a person to be ready. */
export async function meet(world: World, order: OrderPage, situation: Situation): Promise<void> {
  const { page } = order;
  await zoom(world, order, typeof situation === 'number' ? situation : 1);
  await page.bringToFront();
  if (situation === 'in parts') await page.evaluate(comeInParts);
  if (situation === 'scrolled') await scrollThere(order);
  else {
    const button = await page.waitForSelector(BUTTON);
    await button?.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  }
  await atRest(order);
  await order.lasts(HAND);
}

/** By the wheel, from the page's top. */
async function scrollThere(order: OrderPage): Promise<void> {
  const { page } = order;
  await page.evaluate(() => document.body.style.setProperty('padding-block', '900px 3000px'));
  await page.mouse.move(600, 450);
  await eventually(
    async () => {
      await page.mouse.wheel({ deltaY: 120 });
      return (await atRest(order)).y;
    },
    (y) => y < 600,
  );
}

/** Where the button is, once a person sees that it has come to rest. */
async function atRest(order: OrderPage): Promise<{ readonly x: number; readonly y: number }> {
  const { page } = order;
  const measure = async () => {
    const box = await (await page.waitForSelector(BUTTON))?.boundingBox();
    return box == null ? { x: 0, y: 0 } : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  let before = await measure();
  return eventually(
    async () => {
      await order.lasts(RESTS);
      return measure();
    },
    (now) => {
      const rests = now.x === before.x && now.y === before.y;
      before = now;
      return rests;
    },
  );
}

/** One press on Ship, as people press; what it comes to is the bar's to say. */
export async function pressBy(world: World, order: OrderPage, way: Way): Promise<void> {
  const { page } = order;
  if (way === 'shortcut') return shortcut(world, order);
  if (way === 'keys') {
    await page.evaluate(standBefore);
    for (let step = 0; step < 6 && !(await page.evaluate(isOnShip)); step += 1) {
      await page.keyboard.press('Tab');
    }
    // They look where the keyboard is.
    await order.lasts(HAND + RESTS);
    return page.keyboard.press('Enter', { delay: DOWN });
  }
  const scale = await scaleOf(order);
  const place = await atRest(order);
  const [x, y] = [place.x * scale, place.y * scale];
  if (way === 'touch') return page.touchscreen.tap(x, y);
  await page.mouse.move(x - 60, y + 40);
  await page.mouse.move(x, y, { steps: 8 });
  await order.lasts(RESTS);
  return page.mouse.click(x, y, { delay: DOWN });
}

/** How much longer the driver's pixels are than the page's, which is shown larger or smaller: what a pointer says. */
async function scaleOf({ page }: OrderPage): Promise<number> {
  await page.evaluate(notePointer);
  await page.mouse.move(200, 200);
  const x = await page.waitForFunction(() => (window as Noting).pointerX, { polling: 50 });
  return 200 / ((await x.jsonValue()) ?? 200);
}

type Noting = Window & { pointerX?: number };

/** Runs in the page. */
function notePointer(): void {
  const noting = window as Noting;
  delete noting.pointerX;
  addEventListener(
    'pointermove',
    ({ clientX }) => {
      noting.pointerX = clientX;
    },
    { once: true, capture: true },
  );
}

/** The browser’s own, as from its menu. */
async function zoom(world: World, order: OrderPage, factor: number): Promise<void> {
  const tabId = await world.findTabId(order);
  await (await world.extension.blank()).evaluate(setZoom, tabId, factor);
  await order.page.bringToFront();
  await order.page.waitForFunction((by) => Math.abs(devicePixelRatio - by) < 0.05, {}, factor);
}

/** No driver presses a browser's own keys: what the browser's command asks of the tab is asked here. */
async function shortcut(world: World, order: OrderPage): Promise<void> {
  const tabId = await world.findTabId(order);
  await order.page.bringToFront();
  await order.lasts(HAND);
  await (await world.extension.blank()).evaluate(askTab, tabId);
}

/** Runs in a page of the extension. */
async function askTab(tabId: number): Promise<void> {
  const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', ExtensionApi>;
  const { tabs } = browser ?? chrome;
  const { url } = await tabs.get(tabId);
  await tabs.sendMessage(tabId, `ship-shown ${url}`, { frameId: 0 }).catch(() => undefined);
}

/** Runs in a page of the extension. */
async function setZoom(tabId: number, factor: number): Promise<void> {
  const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', ExtensionApi>;
  const { tabs } = browser ?? chrome;
  // Firefox knows but one size for all tabs of a site.
  await tabs.setZoomSettings(tabId, { scope: 'per-tab' }).catch(() => undefined);
  await tabs.setZoom(tabId, factor);
}

interface ExtensionApi {
  readonly tabs: {
    get(tabId: number): Promise<{ readonly url?: string }>;
    sendMessage(tabId: number, message: string, options: { readonly frameId: number }): Promise<unknown>;
    setZoom(tabId: number, factor: number): Promise<void>;
    setZoomSettings(tabId: number, settings: { readonly scope: 'per-tab' }): Promise<void>;
  };
}

/** Runs in the page: five parts come one after the other and move what stands below; ends when the last has come. */
async function comeInParts(): Promise<void> {
  for (let part = 0; part < 5; part += 1) {
    await new Promise((later) => setTimeout(later, 200));
    const banner = document.createElement('div');
    banner.textContent = `Part ${part}`;
    banner.style.cssText = 'height: 30px';
    document.body.prepend(banner);
  }
}

/** Runs in the page: the keyboard is at what comes before the bar. */
function standBefore(): void {
  const before = document.createElement('span');
  before.tabIndex = 0;
  before.style.position = 'absolute';
  document.querySelector('shahna-bar')?.before(before);
  before.focus({ preventScroll: true });
}

/** Runs in the page. */
function isOnShip(): boolean {
  return document.querySelector('shahna-bar')?.shadowRoot?.activeElement?.classList.contains('ship') ?? false;
}
