import type { Order } from '../../../lib/order';
import { countShippedOrders } from '../../../lib/outbox/queue';
import { ORDERS_TO_CONFIRM } from '../../../lib/parcel/doubt-reader';
import { changeSettings, readSettings } from '../../../lib/storage/settings';
import { orderKeyOf } from '../order-key';

/**
 * How many orders of this order's store the person shipped, up to those that are needed. The outbox is what counts;
 * the settings get the number to be shown with the store.
 */
export async function countConfirmed(order: Pick<Order, 'store' | 'id'>): Promise<number> {
  const confirmed = await countShippedOrders(orderKeyOf(order).store, ORDERS_TO_CONFIRM);
  const isShown = (store: { readonly origin: string; readonly confirmed?: number }) =>
    store.origin !== order.store.origin || store.confirmed === confirmed;
  const { stores } = await readSettings();
  if (!stores.every(isShown)) {
    await changeSettings((settings) => ({
      ...settings,
      stores: settings.stores.map((store) => (isShown(store) ? store : { ...store, confirmed })),
    }));
  }
  return confirmed;
}
