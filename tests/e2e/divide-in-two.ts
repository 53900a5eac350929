import type { OrderPage } from './pages/order-page';
import type { PopupPage } from './pages/popup-page';
import type { World } from './world';

/** Opens an order's popup, counts the presses in it, and divides the order in two parcels, ready to be shipped. */
export async function divideInTwo(
  world: World,
  id: number,
): Promise<{ readonly page: OrderPage; readonly popup: PopupPage }> {
  const page = await world.openOrder(world.store.orderUrl(id));
  await page.barWhere(({ action }) => action === 'Ship');
  const popup = await world.openPopup(page);
  await popup.ready();
  await popup.page.evaluate(countPresses);
  await popup.press('In several parcels');
  await popup.says('2 parcels');
  await popup.hasBeenRead();
  return { page, popup };
}

/** The parcels that the service has of an order that goes in several. */
export function partsMade(world: World, id: number) {
  return world.parcels().filter(({ referenceNumber }) => referenceNumber?.startsWith(`${id} `) ?? false);
}

/** How often the person pressed in the popup since they are counted there. */
export function pressesIn({ page }: PopupPage): Promise<number> {
  return page.evaluate(() => Number(document.body.dataset.presses));
}

/** What the popup says of each parcel: its code, or what became of it. */
export function partsIn({ page }: PopupPage): Promise<readonly string[]> {
  return page.$$eval('[data-part]', (parts) => parts.map((part) => part.lastElementChild?.textContent ?? ''));
}

/** Runs in the popup. */
export function countPresses(): void {
  const { dataset } = document.body;
  dataset.presses = '0';
  addEventListener('click', () => (dataset.presses = String(Number(dataset.presses) + 1)), true);
}
