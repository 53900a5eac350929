import { browser } from 'wxt/browser';
import { Failure } from '../../../lib/failure';
import { failureTextId } from '../../../lib/i18n/failure-text';
import type { Caller } from '../../../lib/messaging/caller';
import { countLook, createRate } from '../../../lib/messaging/rate';
import { type Enabled, requireEnabled } from '../../../lib/messaging/require-enabled';
import { CHANGED } from '../../../lib/messaging/signals';
import type { BarView } from '../../../lib/messaging/views/bar';
import type { Order } from '../../../lib/order';
import { orderKeyOf } from '../../../lib/order-key';
import { isWithdrawn } from '../../../lib/outbox/meaning';
import { isOfStore } from '../../../lib/outbox/meaning-of-refusal';
import { countedForAccount } from '../../../lib/outbox/practice';
import { countTooFast, rowsOfOrder } from '../../../lib/outbox/read-rows';
import { findFeeIn } from '../../../lib/parcel/delivery-line';
import { fillCollected } from '../../../lib/review/collected-orders';
import { findAccount } from '../../../lib/settings/settings';
import { failureOf, logged } from '../../../lib/storage/log';
import { currentTranslator } from '../current-translator';
import { draftContext, draftOrder } from '../drafting/draft-order';
import { quoteFee } from '../quotes/quotes';
import { ship } from '../shipping/ship';
import { tellAll } from '../tell';
import { emptyBar } from './bar-of';
import { isPersonsPace } from './press-pace';
import { type FeeQuestion, shownAnew, viewOrder } from './view-order';

/** Parcels of one site that may wait, and how many more a minute: those that come at once have no rows yet. */
const MOST_WAITING = 50;
const waitingOnes = createRate(30);

/** A minute: each is a call to the service, and a page could change its order as often as it likes. */
const feesOfSite = createRate(20);
const feesOfOrder = createRate(4);

const lastFilled = new Map<number, string>();
const MOST_TABS = 100;

export async function openOrder(order: Order, caller: Caller): Promise<BarView> {
  return whereEnabled(caller, order.store, (enabled) => showOrder(order, enabled));
}

/** The bar of an enabled store; where what is kept cannot be opened nobody knows whether it is one, and it says why. */
async function whereEnabled(
  caller: Caller,
  store: Order['store'] | null,
  view: (enabled: Enabled) => Promise<BarView>,
): Promise<BarView> {
  try {
    const enabled = await requireEnabled(caller, store);
    return await orFailureBar(() => view(enabled));
  } catch (error) {
    if (!(error instanceof Failure) || !error.code.startsWith('storage-')) throw error;
    return orFailureBar(() => Promise.reject(error));
  }
}

async function showOrder(order: Order, enabled: Enabled): Promise<BarView> {
  countLook(enabled);
  try {
    const { view, unquoted } = await viewOrder(order, enabled);
    if (view.action?.kind === 'ship' && unquoted !== null) void tellFee(order.id, unquoted, enabled);
    return view;
  } finally {
    // The bar does not wait for this.
    void fillOnce(order, enabled.tabId).catch(logged('fill a collection'));
  }
}

/** Once: of two pages that read one order at different times, each would be news to the other's for ever. */
async function fillOnce(order: Order, tabId: number): Promise<void> {
  const said = JSON.stringify(order);
  if (lastFilled.get(tabId) === said) return;
  if (lastFilled.size >= MOST_TABS) lastFilled.clear();
  lastFilled.set(tabId, said);
  try {
    if (await fillCollected(order)) await tellAll();
  } catch (error) {
    lastFilled.delete(tabId);
    throw error;
  }
}

/** Ships the order as it was shown, never forced, once. What a person should look at first is shown instead. */
export async function shipOrder(order: Order, digest: string, enabled: Enabled): Promise<BarView> {
  return orFailureBar(async () => {
    const { store, settings, tabId } = enabled;
    const [page, rows] = await Promise.all([findPageBefore(tabId), rowsOfOrder(orderKeyOf(order))]);
    const account = findAccount(settings, store);
    // An order that was intended before and not taken back, or was shipped by a colleague, is shipped again from the
    // form alone.
    const isPressed = !countedForAccount(account, rows).every(isWithdrawn);
    if (account === null || isPressed || order.ownNote !== undefined) {
      return (await viewOrder(order, enabled)).view;
    }
    const isTooFast = !(await isPersonsPace(store.origin, Date.now()));
    if (isTooFast) await requireFewWaiting(store.origin);
    const drafted = await draftOrder(order, draftContext(account, settings));
    try {
      const press = {
        ...drafted,
        ...{ account, shown: digest, forced: false, again: false, isTooFast },
        pressedIn: 'bar',
        fee: findFeeIn(drafted.draft.reckoning),
      } as const;
      // Whoever went on to another page, tab or window does not see what this bar says.
      await ship(press, async () => page !== null && page === (await findPageBefore(tabId)));
      if (isTooFast) await tellAll();
    } catch (error) {
      const failure = failureOf(error, 'ship an order');
      if (failure.code === 'record-lost') throw failure;
      // The bar then shows why nothing was sent, for instance that another press was first.
      const { view } = await viewOrder(order, enabled);
      // The order is left to be pressed once more.
      return isOfStore(failure.code) || view.digest !== null ? shownAnew(view, failure) : view;
    }
    return (await viewOrder(order, enabled)).view;
  });
}

/** The address of the page that the person has before them; `null`: it is not of this tab. */
async function findPageBefore(tabId: number): Promise<string | null> {
  const [front] = await browser.tabs.query({ active: true, lastFocusedWindow: true });
  return front?.id === tabId ? (front.url ?? '') : null;
}

/** @throws Failure `too-many-presses` */
async function requireFewWaiting(origin: string): Promise<void> {
  const isPaced = waitingOnes.take(origin);
  if (!isPaced || (await countTooFast(origin)) >= MOST_WAITING) throw new Failure('too-many-presses');
}

export async function unreadableOrder(missing: string, caller: Caller): Promise<BarView> {
  return whereEnabled(caller, null, async () => {
    const translator = await currentTranslator();
    return emptyBar(translator, translator.t('unreadable-text', { missing }));
  });
}

/** The bar, or the failure that keeps it from showing the order: the page's script has no texts of its own. */
export async function orFailureBar(view: () => Promise<BarView>): Promise<BarView> {
  try {
    return await view();
  } catch (error) {
    // What nobody foresaw is no fault of the page, and a press that came to nothing must not go without a word.
    const { code, params } = failureOf(error, 'show an order');
    const translator = await currentTranslator();
    return emptyBar(translator, translator.lookUp(failureTextId(code), params), code);
  }
}

/** Asks for a fee that is not known yet, and has the bar read anew when it is; the bar does not wait for it. */
async function tellFee(orderId: string, question: FeeQuestion, { store, tabId }: Enabled): Promise<void> {
  if (!feesOfOrder.take(`${store.origin} ${orderId}`) || !feesOfSite.take(store.origin)) return;
  try {
    await quoteFee(...question);
    await browser.tabs.sendMessage(tabId, CHANGED);
  } catch {
    // No fee is shown then; a tab that has been closed needs none.
  }
}
