import { vi } from 'vitest';
import { whileShown } from '../../../lib/messaging/pressed-form';
import type { Caller } from '../../../lib/messaging/serve';
import type { Order } from '../../../lib/order';
import { draftKeyOf } from '../../../lib/order-key';
import { findStanding } from '../../../lib/outbox/meaning';
import { rowsOfOrder } from '../../../lib/outbox/read-rows';
import { findFeeIn } from '../../../lib/parcel/delivery-line';
import type { ParcelFields } from '../../../lib/parcel/parcel-draft';
import { changeSettings } from '../../../lib/settings/settings';
import { addTyped } from '../../../lib/typed/saved-edits';
import { fact } from '../parcel/made-up';
import { ACCOUNT } from './fake-service';

const { browser } = await import('wxt/browser');
const { openOrder, shipOrder } = await import('../../../entrypoints/background/bar/order-bar');
const { createFromForm, openFormAgain } = await import('../../../entrypoints/background/forms/forms');
const { readReviewed } = await import('../../../entrypoints/background/review/view-review');
const { reconcileStores } = await import('../../../entrypoints/background/stores/stores');
const { collect, STORE, setUpReview } = await import('./review-orders');

/** The script of the store's tab. */
export const caller: Caller = { from: 'content', origin: STORE.origin, tabId: 7, active: true };

/** The store is enabled, and has not been asked for anything. */
export async function setUpAskedStore(): Promise<void> {
  vi.clearAllMocks();
  personSees({});
  await setUpReview();
  // As every start of the background does.
  await reconcileStores();
  await changeSettings((settings) => ({ ...settings, stores: [{ origin: STORE.origin, accountId: null }] }));
}

/** The page that the person pressed in, in the tab of `caller`. */
const PRESSED_IN = { id: 7, url: `${STORE.origin}${STORE.basePath}` };

/** What the person has before them each time that it is looked for; the last one stays. */
let before: readonly object[] = [PRESSED_IN];

export function personSees(...pages: readonly Partial<typeof PRESSED_IN>[]): void {
  before = pages.map((page) => ({ ...PRESSED_IN, ...page }));
}

/** These tabs of the store are open; asked once more, each says this. */
export function tabsSay(replies: Readonly<Record<number, unknown>>): void {
  const { url } = PRESSED_IN;
  const tabs = Object.keys(replies).map((id) => ({ id: Number(id), url, status: 'complete' }));
  vi.mocked(browser.tabs.query).mockImplementation((async ({ lastFocusedWindow = false }) => {
    if (!lastFocusedWindow) return tabs;
    const [page, ...later] = before;
    if (later.length > 0) before = later;
    return [page];
  }) as never);
  vi.mocked(browser.tabs.sendMessage).mockImplementation((async (tab: number, message: unknown) =>
    typeof message === 'object' ? replies[tab] : undefined) as never);
}

/** Why a press is taken back where the store holds another order than was shown. */
export const SAID_OTHERWISE = { code: 'changed-since-shown' };

/** The order as it may be in its store by now. */
export const dearer = (order: Order): Order => ({ ...order, total: fact('150.00') });
export const cancelled = (order: Order): Order => ({
  ...order,
  status: fact('cancelled'),
  statusMeaning: 'ended',
});

export const rowOf = async ({ id }: Order) =>
  findStanding(await rowsOfOrder({ store: STORE.origin + STORE.basePath, orderId: id }));

/** Presses what the bar shows of an order. */
export async function pressBar(order: Order) {
  const { digest } = await openOrder(order, caller);
  return shipOrder(order, digest ?? '', caller);
}

/** Presses the form of an order, as its page does, which stays open. */
export const pressForm = (order: Order) => whileShown(draftKeyOf(order), () => pressAndClose(order));

/** Presses the form of an order, whose window is closed at once. */
export async function pressAndClose(order: Order) {
  const { form } = await readReviewed(await collect(order), order.id);
  if (form === null) throw new Error('no form');
  const { id: accountId, identityVersion, currency } = ACCOUNT;
  const { key, address, draft } = form;
  return createFromForm({
    ...{ key, order: form.order, accountId, identityVersion, currency, address },
    fields: draft.fields,
    confirmed: [],
    fee: findFeeIn(draft.reckoning),
    force: false,
    again: false,
  });
}

/** Pressed on its page, which the person left before the store gave this answer. */
export async function pressAndLeave(order: Order, answer: unknown): Promise<void> {
  personSees({}, { id: 8 });
  tabsSay({ 7: answer });
  await pressBar(order);
}

/** Presses in the form of the row as it was sent, once this is typed into it. */
export async function pressAgain(order: Order, edits: Partial<ParcelFields> = {}) {
  const { key, order: reference, draft } = await openFormAgain((await rowOf(order))?.id ?? '');
  await addTyped({ key, orderId: order.id, edits, currency: ACCOUNT.currency });
  const { id: accountId, identityVersion, currency } = ACCOUNT;
  const shown = { key, order: reference, fields: { ...draft.fields, ...edits }, confirmed: [] };
  const press = { ...shown, accountId, identityVersion, currency, force: false, again: false };
  return whileShown(key, () => createFromForm(press));
}
