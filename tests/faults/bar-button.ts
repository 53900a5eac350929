import PQueue from 'p-queue';
import type { Browser } from 'puppeteer-core';
import { OVER, STOOD } from '../../lib/press/press-rule';
import type { OrderPage } from '../e2e/pages/order-page';

const BUTTON = 'shahna-bar >>> .presses .primary:not(:disabled)';

export async function openUntilShippable(tab: OrderPage, address: string): Promise<void> {
  await tab.goOnTo(address);
  await tab.barWhere(({ action }) => action === 'Ship');
}

interface Spot {
  readonly tab: OrderPage;
  readonly x: number;
  readonly y: number;
}

/** A press on the place where the bar's button stands now, whatever stands there by then. */
export async function findPress(tab: OrderPage): Promise<() => Promise<void>> {
  const browser = tab.page.browser();
  const isFirefox = 'connection' in browser;
  // A page of ours that was opened meanwhile may have taken its place in the window.
  if (!isFirefox) await tab.page.bringToFront();
  const button = await tab.page.waitForSelector(BUTTON);
  const place = await button?.boundingBox();
  // Drawn anew between the look and the measure.
  if (place == null) return findPress(tab);
  const spot = { tab, x: place.x + place.width / 2, y: place.y + place.height / 2 };
  if (isFirefox) return () => pressInFront(browser, spot);
  await restOn(spot);
  return () => tab.page.mouse.click(spot.x, spot.y);
}

/** A press in the tab on the screen counts once what it ships has stood there, and the pointer has rested, for a while. */
async function restOn({ tab, x, y }: Spot): Promise<void> {
  await later(2 * STOOD);
  await tab.page.mouse.move(x, y);
  await later(2 * OVER);
}

interface Hand {
  readonly queue: PQueue;
  /** Where it pressed last. */
  spot: Spot | null;
}

const hands = new WeakMap<Browser, Hand>();

/** Firefox has one window in front, as a person has: presses come one after the other, each once its window was read. */
async function pressInFront(browser: Browser, spot: Spot): Promise<void> {
  const hand = hands.get(browser) ?? { queue: new PQueue({ concurrency: 1 }), spot: null };
  hands.set(browser, hand);
  await hand.queue.add(async () => {
    const { tab, x, y } = spot;
    try {
      await tab.page.bringToFront();
      if (hand.spot !== spot) await restOn(spot);
      hand.spot = spot;
      await tab.page.mouse.click(x, y);
    } catch (error) {
      // Firefox loses a tab of many windows now and then, one in some hundred trials: it was closed before the press.
      if (!tab.page.isClosed() && !String(error).includes('DiscardedBrowsingContext')) throw error;
    }
  });
}

export function later(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
