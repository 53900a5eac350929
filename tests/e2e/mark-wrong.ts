import { Hand } from './pages/hand';
import type { OrderPage } from './pages/order-page';
import type { World } from './world';

/** Marks an order's parcel as wrong in its form. */
export async function markWrong(world: World, order: OrderPage): Promise<void> {
  const popup = await world.openPopup(order);
  await popup.says('Is this parcel wrong?');
  const hand = new Hand();
  await hand.press(popup.page, '.outcome .disclosure__summary');
  await hand.press(popup.page, 'button ::-p-text(Yes, it is wrong)');
  hand.done('take a parcel back', { presses: 2 });
  await popup.says('Marked as wrong');
  await popup.close();
}
