import { madeOrder } from '../e2e/made-order';
import { PopupPage } from '../e2e/pages/popup-page';
import type { World } from '../e2e/world';
import { AMBIGUOUS, HOSTILE, PAID, PLAIN } from '../stores/orders';
import type { Take } from './desk-screens.mts';

const POPUP = { width: 400, height: 600 };
/** A narrow side of a browser's window. */
const PANEL = { width: 320, height: 700 };
/** Orders whose parcel waits for the service, and whose answer is lost. */
const WAITS = 881;
const LOST = 882;

/** Orders of every kind in their store and in the popup, before the press and after it. */
export async function photographOrders(world: World, take: Take): Promise<void> {
  for (const [id, name] of [
    [PLAIN, 'certain'],
    [AMBIGUOUS, 'ambiguous'],
    [PAID, 'paid'],
    [HOSTILE, 'hostile'],
  ] as const) {
    const order = await world.openOrder(
      world.store.orderUrl(id, { lang: world.language === 'en' ? 'en' : 'ar' }),
    );
    await order.readBar();
    await take(order.page, `bar-${name}`);
    const popup = await world.openPopup(order);
    await popup.ready();
    await take(popup.page, `popup-${name}`, POPUP);
    await take(popup.page, `popup-${name}-whole`, { width: 400, height: 1400 });
    await popup.close();
    if (name === 'certain') {
      const panel = await PopupPage.beside(world.extension, order);
      await panel.ready();
      await take(panel.page, 'panel-certain', PANEL);
      await panel.close();
      await order.pressBar();
      await order.barWhere(({ tone }) => tone === 'good');
      await take(order.page, 'bar-shipped');
      const shipped = await world.openPopup(order);
      await take(shipped.page, 'popup-shipped', POPUP);
      await shipped.close();
    }
    await order.page.close();
  }
  world.store.setOrders([WAITS, LOST].map((id) => madeOrder(id)));
  for (const [id, name] of [
    [WAITS, 'waits'],
    [LOST, 'lost'],
  ] as const) {
    const order = await world.openOrder(world.store.orderUrl(id));
    await order.barWhere(({ action }) => action !== null);
    if (name === 'waits') world.sandbox.control.setFault({ operation: '*', kind: 'drop-before' });
    else world.sandbox.control.setFault({ operation: 'parcels/create', kind: 'html', status: 502 });
    await order.pressBar();
    await order.barWhere(({ tone }) => tone === 'warning');
    world.sandbox.control.clearFaults();
    await take(order.page, `bar-${name}`);
    const popup = await world.openPopup(order);
    await popup.page.waitForSelector('.outcome');
    await take(popup.page, `popup-${name}`, POPUP);
    await take(popup.page, `popup-${name}-whole`, { width: 400, height: 1200 });
    await popup.close();
    await order.page.close();
  }
}
