import { Failure } from '../../../lib/failure';
import type { InputOf } from '../../../lib/messaging/protocol';
import type { Enabled } from '../../../lib/messaging/require-enabled';
import type { ListView } from '../../../lib/messaging/views/list';
import { openDesk } from '../../../lib/opening/open-desk';
import type { StoreIdentity } from '../../../lib/order';
import { standingOrders } from '../../../lib/outbox/standing-orders';
import { keepCollection } from '../../../lib/review/collected-orders';
import type { CollectedOrder } from '../../../lib/review/collection';
import { keepSeenList } from '../../../lib/review/seen-list';
import { findAccount } from '../../../lib/settings/settings';
import { logged } from '../../../lib/storage/log';
import { storeKey } from '../../../lib/store-key';
import { translatorOf } from '../current-translator';
import { findParcelStatuses, ownParcels } from '../relay/parcel-status';
import { readTimes } from '../times';
import { findColleagueOrders } from './colleague-orders';
import { listView } from './list-view';

export async function viewList(
  { store, orderIds, shipped }: InputOf<'orders/listed'>,
  enabled: Enabled,
): Promise<ListView> {
  const key = storeKey(store);
  // For the bar's "next order"; the list does without.
  const seen = { store: key, orderIds, shipped: shipped.map(({ orderId }) => orderId) };
  await keepSeenList(store.origin, seen).catch(logged('keep the list that was seen'));
  const translator = translatorOf(enabled.settings);
  const account = findAccount(enabled.settings, enabled.store);
  const standing = await standingOrders(key, orderIds, account);
  const [own, colleagues] = await Promise.all([
    ownParcels(key, account?.id ?? '', shipped),
    findColleagueOrders(key, orderIds),
  ]);
  const theirs = [
    ...own.map(({ parcelCode }) => parcelCode),
    ...colleagues.flatMap((one) => one.parcelCodes),
  ];
  const parcels = [
    ...standing.flatMap(({ row, parts }) => [row, ...parts]),
    ...theirs.map((parcelCode) => ({ accountId: account?.id ?? '', parcelCode })),
  ];
  const [statuses, times] = await Promise.all([findParcelStatuses(parcels, translator), readTimes()]);
  return listView(translator, { account, standing, colleagues, noted: shipped, statuses, times });
}

/**
 * Keeps the orders that were chosen on a list and opens their review; ships nothing.
 * @throws Failure `not-allowed` when an order is of another store than its list; `storage-unavailable`.
 */
export async function collectOrders({ store, orders }: InputOf<'orders/collected'>): Promise<void> {
  if (!orders.every((order) => isOf(store, order))) throw new Failure('not-allowed');
  const once = [...new Map(orders.map((order) => [order.orderId, order])).values()];
  const id = await keepCollection({ store, orders: once });
  // A desk that stands at an earlier review hears of an address alone that is another.
  await openDesk(`#/review/${id}`);
}

function isOf(store: StoreIdentity, { orderId, link, reply }: CollectedOrder): boolean {
  if (!link.startsWith(`${store.origin}/`)) return false;
  if (!('order' in reply)) return true;
  const { order } = reply;
  const same = order.store.origin === store.origin && order.store.basePath === store.basePath;
  return same && order.store.kind === store.kind && order.id === orderId;
}
