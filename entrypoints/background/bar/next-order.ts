import { browser } from 'wxt/browser';
import { Failure } from '../../../lib/failure';
import type { Translator } from '../../../lib/i18n/translator';
import type { Enabled } from '../../../lib/messaging/require-enabled';
import type { BarView } from '../../../lib/messaging/views/bar';
import type { Order, StoreIdentity } from '../../../lib/order';
import { isWithdrawn } from '../../../lib/outbox/meaning';
import { standingRowsOfOrders } from '../../../lib/outbox/standing-orders';
import { findAccountOf } from '../../../lib/review/reviewable';
import { findSeenList } from '../../../lib/review/seen-list';
import { readSettings } from '../../../lib/settings/settings';
import { logged } from '../../../lib/storage/log';
import { storeKey } from '../../../lib/store-key';
import { readShownOrder } from '../forms/shown-order';
import { findColleagueOrders } from '../lists/colleague-orders';

type OrderName = Pick<Order, 'store' | 'id'>;

/** The order after the one that a tab shows; `null`: it shows none, or none comes after it. */
export async function findNextInTab(tabId: number): Promise<string | null> {
  const { url } = await browser.tabs.get(tabId);
  const origin = url === undefined ? undefined : URL.parse(url)?.origin;
  const order = origin === undefined ? null : await readShownOrder(tabId, origin);
  return order === null ? null : findNextAddress(order, tabId);
}

/** Opens it in that tab. @throws Failure `row-missing` where there is none any more */
export async function openNextInTab(tabId: number): Promise<void> {
  await openIn(tabId, await findNextInTab(tabId));
}

/** Adds to the bar of an order that has its parcel a button that opens the next order, where its address is known. */
export async function offerNext(
  view: BarView,
  order: OrderName,
  tabId: number,
  { t }: Translator,
): Promise<BarView> {
  if (view.parcelCode === null) return view;
  // What became of the order is shown in any case.
  const address = await findNextAddress(order, tabId).catch(logged('find the next order'));
  if (address == null) return view;
  return { ...view, asides: [{ kind: 'next', label: t('next-order') }, ...view.asides] };
}

/** Opens the next order in the caller's own tab. @throws Failure `row-missing` where there is none any more */
export async function openNext(store: StoreIdentity, orderId: string, { tabId }: Enabled): Promise<void> {
  await openIn(tabId, await findNextAddress({ store, id: orderId }, tabId));
}

async function openIn(tabId: number, url: string | null): Promise<void> {
  if (url === null) throw new Failure('row-missing');
  await browser.tabs.update(tabId, { url });
}

async function findNextAddress(order: OrderName, tabId: number): Promise<string | null> {
  const next = await findNext(order);
  if (next === null) return null;
  // The browser is asked where the tab is: a page's script could name any address. The tab may be closed by now.
  const tab = await browser.tabs.get(tabId).catch(() => undefined);
  return tab?.url === undefined ? null : addressOfOther(tab.url, order, next);
}

/** The order after this one in the list that was seen last, of those that nobody has pressed, here or elsewhere. */
async function findNext({ store, id }: OrderName): Promise<string | null> {
  const list = await findSeenList(store.origin);
  const key = storeKey(store);
  if (list === null || list.store !== key || !list.orderIds.includes(id)) return null;
  const following = list.orderIds.slice(list.orderIds.indexOf(id) + 1);
  const account = findAccountOf(store, await readSettings());
  const rows = await standingRowsOfOrders(key, following, account);
  const pressed = rows.filter((row) => !isWithdrawn(row)).map(({ orderId }) => orderId);
  const done = new Set([...pressed, ...list.shipped]);
  const free = following.filter((one) => !done.has(one));
  // One after the other: the bar waits for this, and mostly the first is free.
  for (const one of free) {
    const [theirs] = await findColleagueOrders(key, [one]);
    // One whose parcel is wrong, or of which nobody heard again, is still to be shipped: its form asks.
    if (theirs === undefined || !(theirs.isMade || theirs.isSending)) return one;
  }
  return null;
}

/** Ids that can stand in an address as they are, without being encoded. */
const PLAIN = /^[\w-]{1,100}$/;

/**
 * The address of another order, made from the one at which an order of its store is open, whose id stands there
 * exactly once. `null`: which part is to change would be a guess.
 */
function addressOfOther(address: string, { store, id }: OrderName, other: string): string | null {
  const url = URL.parse(address);
  if (url?.origin !== store.origin || !url.pathname.startsWith(store.basePath)) return null;
  if (!PLAIN.test(id) || !PLAIN.test(other)) return null;
  const inPath = new RegExp(`(?<=/)${id}(?=/|$)`, 'g');
  const inValue = new RegExp(`(?<=[?&][^=&]*=)${id}(?=&|$)`, 'g');
  const places = [...url.pathname.matchAll(inPath), ...url.search.matchAll(inValue)];
  if (places.length !== 1 || url.hash.split(/[^\w-]/).includes(id)) return null;
  url.pathname = url.pathname.replace(inPath, other);
  url.search = url.search.replace(inValue, other);
  return url.href;
}
