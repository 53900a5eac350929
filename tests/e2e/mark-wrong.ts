import type { OrderPage } from './pages/order-page';
import { pressOn } from './pages/press-on';
import type { World } from './world';

/** Marks an order's parcel as wrong in its form. */
export async function markWrong(world: World, order: OrderPage): Promise<void> {
  const popup = await world.openPopup(order);
  await popup.says('Is this parcel wrong?');
  await pressOn(popup.page, '.outcome .disclosure__summary');
  await popup.press('Yes, it is wrong');
  await popup.says('Marked as wrong');
  await popup.close();
}
