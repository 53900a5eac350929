import { browser } from 'wxt/browser';
import { Failure } from '../../../lib/failure';
import { askOf } from '../../../lib/messaging/signals';
import type { StoreIdentity } from '../../../lib/order';
import { requireRow } from '../../../lib/outbox/read-rows';
import { requireCollection } from '../../../lib/review/collected-orders';
import type { CollectedOrder } from '../../../lib/review/collection';
import { findStoreOf } from '../../../lib/settings/find-store';
import { readSettings } from '../../../lib/settings/settings';
import { normalStoreKey, storeKey } from '../../../lib/store-key';
import { STORES } from '../../../lib/stores/registry';
import { isWebAddress } from '../../../lib/web-address';
import { openTabsOf } from '../stores/open-tabs';

/**
 * Some stores put something of the session into every address, which is never kept: an open tab of the store knows
 * it.
 * @returns `at-link`: no tab knows it, and the order's link was opened as it is
 * @throws Failure `row-missing`
 */
export async function openInStore(
  collectionId: string,
  orderId: string,
): Promise<{ readonly opened: 'order' | 'at-link' }> {
  const { store, orders } = await requireCollection(collectionId);
  const order = orders.find((one) => one.orderId === orderId);
  if (order === undefined) throw new Failure('row-missing');
  return open(order, storeKey(store), store.kind);
}

/** The same for the order of a row. @throws Failure `row-missing` */
export async function openOrderOf(rowId: string): Promise<void> {
  const { store, orderId, orderLink } = await requireRow(rowId);
  if (!isWebAddress(orderLink)) throw new Failure('row-missing');
  const { stores } = await readSettings();
  const kind = findStoreOf(stores, store)?.kind;
  await open({ orderId, link: orderLink }, store, kind);
}

type Linked = Pick<CollectedOrder, 'orderId' | 'link'>;

async function open(order: Linked, store: string, kind: StoreIdentity['kind'] | undefined) {
  const wantsSession = STORES.some((one) => one.kind === kind && 'sessionInAddresses' in one);
  const address = wantsSession ? await findAddress(store, order) : order.link;
  await browser.tabs.create({ url: address ?? order.link });
  return { opened: address === null ? ('at-link' as const) : ('order' as const) };
}

async function findAddress(store: string, { orderId, link }: Linked): Promise<string | null> {
  for (const { id: tabId } of await openTabsOf(store, link)) {
    // No script of ours in that tab, or it ended: the next tab may know.
    const ask = browser.tabs.sendMessage(tabId, askOf('order-address', { orderId, link }), { frameId: 0 });
    const address = ownAddress(store, await ask.catch(() => undefined));
    if (address !== null) return address;
  }
  return null;
}

/** A page says nothing but an address of its own admin. */
function ownAddress(store: string, reply: unknown): string | null {
  if (typeof reply !== 'object' || reply === null || !('address' in reply)) return null;
  const url = typeof reply.address === 'string' ? URL.parse(reply.address) : null;
  return url !== null && normalStoreKey(url.href).startsWith(store) ? url.href : null;
}
