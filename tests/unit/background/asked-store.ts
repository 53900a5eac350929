import { vi } from 'vitest';
import { whileShown } from '../../../lib/messaging/pressed-form';
import type { Order } from '../../../lib/order';
import { draftKeyOf } from '../../../lib/order-key';
import { findStanding } from '../../../lib/outbox/meaning';
import { rowsOfOrder } from '../../../lib/outbox/read-rows';
import { applyEvent } from '../../../lib/outbox/write-rows';
import type { ParcelFields } from '../../../lib/parcel/parcel-draft';
import { addEdits } from '../../../lib/typed/saved-edits';
import { fact } from '../parcel/made-up';
import { ACCOUNT } from './fake-service';
import { keepShop } from './shop';

const { browser } = await import('wxt/browser');
const { openFormAgain } = await import('../../../entrypoints/background/forms/forms');
const { reconcileStores } = await import('../../../entrypoints/background/stores/stores');
const { formOf, STORE, service, setUpReview } = await import('./review-orders');
const { pressBar, pressForm } = await import('./presses');

/** The store is enabled, and has not been asked for anything. */
export async function setUpAskedStore(): Promise<void> {
  vi.clearAllMocks();
  personSees({});
  await setUpReview();
  // As every start of the background does.
  await reconcileStores();
  await keepShop(STORE.origin);
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

/** Presses the form of an order, as its page does, which stays open. */
export const pressFormOf = (order: Order, confirmed?: string[]) =>
  whileShown(draftKeyOf(order), () => pressAndClose(order, confirmed));

/** Presses the form of an order, whose window is closed at once. */
export const pressAndClose = async (order: Order, confirmed: string[] = []) =>
  pressForm(await formOf(order), { confirmed });

/** Pressed on its page, which the person left before the store gave this answer. */
export async function pressAndLeave(order: Order, answer: unknown): Promise<void> {
  personSees({}, { id: 8 });
  tabsSay({ 7: answer });
  await pressBar(order);
}

/** A row that waited for the service, and may be sent by now. */
export async function leftWaiting(order: Order) {
  tabsSay({});
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  await pressBar(order);
  vi.stubGlobal('fetch', service.fetch);
  const row = await rowOf(order);
  if (row?.waiting == null) throw new Error('it does not wait');
  await applyEvent(row.id, { type: 'hurried', at: Date.now() });
}

/** Presses in the form of the row as it was sent, once this is typed into it. */
export async function pressAgain(order: Order, edits: Partial<ParcelFields> = {}) {
  const form = await openFormAgain((await rowOf(order))?.id ?? '');
  const { key, draft } = form;
  await addEdits({ key, orderId: order.id, edits, currency: ACCOUNT.currency });
  return whileShown(key, () => pressForm(form, { fields: { ...draft.fields, ...edits } }));
}
