import { OVER, STOOD } from '../../lib/press/press-rule';
import type { OrderPage } from '../e2e/pages/order-page';

const BUTTON = 'shahna-bar >>> .presses .primary:not(:disabled)';

export async function openUntilShippable(tab: OrderPage, address: string): Promise<void> {
  await tab.goOnTo(address);
  await tab.barWhere(({ action }) => action === 'Ship');
}

/** A press on the place where the bar's button stands now, whatever stands there by then. */
export async function findPress(tab: OrderPage): Promise<() => Promise<void>> {
  // A page of ours that was opened meanwhile may have taken its place in the window.
  await tab.page.bringToFront();
  const button = await tab.page.waitForSelector(BUTTON);
  const place = await button?.boundingBox();
  // Drawn anew between the look and the measure.
  if (place == null) return findPress(tab);
  // A press in the tab on the screen counts once what it ships has stood there for a while.
  await later(2 * STOOD);
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  await tab.page.mouse.move(x, y);
  await later(2 * OVER);
  return async () => {
    try {
      await tab.page.mouse.click(x, y);
    } catch (error) {
      // Firefox loses a tab of many windows now and then, one in some hundred trials: it was closed before the press.
      if (!tab.page.isClosed() && !String(error).includes('DiscardedBrowsingContext')) throw error;
    }
  };
}

export function later(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
