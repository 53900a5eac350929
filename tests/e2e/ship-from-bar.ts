import type { OrderPage } from './pages/order-page';
import type { World } from './world';

/** Opens an order's page and ships it by its bar. @returns its page, still open, and the parcel's code */
export async function shipFromBar(
  world: World,
  address: string,
): Promise<{ readonly order: OrderPage; readonly code: string }> {
  const order = await world.openOrder(address);
  await order.barWhere(({ action }) => action === 'Ship');
  await order.pressBar();
  await order.barWhere(({ tone }) => tone === 'good');
  return { order, code: world.parcels().at(-1)?.parcelCode ?? '' };
}
