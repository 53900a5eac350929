import { browser } from 'wxt/browser';
import { Failure, type FailureCode } from '../../../lib/failure';
import { failureTextId } from '../../../lib/i18n/failure-text';
import type { Translator } from '../../../lib/i18n/translator';
import type { Caller } from '../../../lib/messaging/serve';
import { CHANGED } from '../../../lib/messaging/signals';
import type { BarView } from '../../../lib/messaging/views/bar';
import type { Order } from '../../../lib/order';
import { draftKeyOf, orderKeyOf, referenceOf } from '../../../lib/order-key';
import { findNextTry } from '../../../lib/outbox/due';
import {
  findStanding,
  isPerhapsColleagues,
  isTakenBackByStore,
  isWithdrawn,
  partsOf,
} from '../../../lib/outbox/meaning';
import { isOfStore } from '../../../lib/outbox/meaning-of-refusal';
import { countTooFast, rowsOfOrder } from '../../../lib/outbox/read-rows';
import type { OutboxRow } from '../../../lib/outbox/row';
import { findFeeIn } from '../../../lib/parcel/delivery-line';
import type { ParcelDraft } from '../../../lib/parcel/parcel-draft';
import { isCertain } from '../../../lib/parcel/preflight';
import type { Account } from '../../../lib/settings/account';
import { findAccount } from '../../../lib/settings/settings';
import { failureOf, logged } from '../../../lib/storage/log';
import { findNotesPlace } from '../../../lib/stores/registry';
import { currentTranslator, translatorOf } from '../current-translator';
import { addressOf } from '../drafting/as-said';
import { draftContext, draftOrder } from '../drafting/draft-order';
import { noteStateOf } from '../notes/order-notes';
import { findQuotedFee, quoteFee } from '../quotes/quotes';
import { countLook, createRate } from '../rate';
import { findSuccessor } from '../relay/colleagues';
import { findParcelStatus, ownParcels } from '../relay/parcel-status';
import { digestOf } from '../shipping/digest';
import { ship } from '../shipping/ship';
import { type Enabled, requireEnabled } from '../stores/require-enabled';
import { tellAll } from '../tell';
import { readTimes } from '../times';
import { emptyBar, type NamedParcel } from './bar-of';
import { findKeysToShip } from './commands';
import { draftBar, shippedElsewhereBar } from './draft-bar';
import { fillOnce } from './fill-once';
import { findOffer } from './find-offer';
import { offerNext } from './next-order';
import { withOwnPast } from './own-past';
import { isPersonsPace } from './press-pace';
import { namedByNoteBar, rowBar, takenOverBar } from './row-bar';

/**
 * Parcels of one site that may wait since its pages asked for them too fast, and how many more a minute: those that
 * come at once have no rows yet.
 */
const MOST_WAITING = 50;
const waitingOnes = createRate(30);

/**
 * Fees asked for in a minute. Each is a call to the service, and a page could change its own order as often as it
 * likes.
 */
const feesOfSite = createRate(20);
const feesOfOrder = createRate(4);

/** What the bar shows of an order that its page's script has read. */
export async function openOrder(order: Order, caller: Caller): Promise<BarView> {
  return whereEnabled(caller, order.store, (enabled) =>
    // What nobody foresaw is no fault of the page.
    showOrder(order, enabled).catch((error) => Promise.reject(failureOf(error, 'open an order'))),
  );
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

/**
 * Ships the order on its page, as it was shown: the store's own account, never forced, once. Anything that a
 * person should look at first, or that has changed since it was shown, is shown instead.
 */
export async function shipOrder(order: Order, digest: string, caller: Caller): Promise<BarView> {
  const enabled = await requireEnabled(caller, order.store);
  return orFailureBar(() => shipShown(order, digest, enabled));
}

/** The same for whoever was found to be one of the person's stores. */
export async function shipShown(order: Order, digest: string, enabled: Enabled): Promise<BarView> {
  const { store, settings, tabId } = enabled;
  const [page, rows] = await Promise.all([findPageBefore(tabId), rowsOfOrder(orderKeyOf(order))]);
  const account = findAccount(settings, store);
  // An order that was intended before and not taken back, or was shipped by a colleague, is shipped again from the form alone.
  if (account === null || !rows.every(isWithdrawn) || order.ownNote !== undefined) {
    return (await viewOrder(order, enabled)).view;
  }
  const isTooFast = !(await isPersonsPace(store.origin, Date.now()));
  if (isTooFast) await requireFewWaiting(store.origin);
  const { draft, confirmed, joining } = await draftOrder(order, draftContext(account, settings));
  try {
    const press = {
      pressedIn: 'bar',
      order: referenceOf(order),
      account,
      draft,
      shown: digest,
      key: draftKeyOf(order),
      address: addressOf(order, settings),
      fee: findFeeIn(draft.reckoning),
      joining,
      forced: false,
      again: false,
      confirmed,
      isTooFast,
    } as const;
    // Whoever went on to another page, tab or window does not see what this bar says.
    await ship(press, async () => page !== null && page === (await findPageBefore(tabId)));
    if (isTooFast) await tellAll();
  } catch (error) {
    // The bar then shows why nothing was sent, for instance that another press was first.
    if (!(error instanceof Failure) || error.code === 'record-lost') throw error;
    // The order is left to be pressed once more.
    if (isOfStore(error.code)) return shownAnew((await viewOrder(order, enabled)).view, error.code);
  }
  return (await viewOrder(order, enabled)).view;
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

/** The order as it is to be pressed once more, and why the press before it made no parcel. */
export async function shownAnew(view: BarView, code: FailureCode = 'changed-since-shown'): Promise<BarView> {
  const { t, lookUp } = await currentTranslator();
  const asides =
    code === 'store-signed-out'
      ? [{ kind: 'sign-in', label: t('store-sign-in') } as const, ...view.asides]
      : view.asides;
  const { action } = view;
  // What changed is accepted and sent by one press, which says both.
  const takes = code === 'changed-since-shown' && action?.kind === 'ship';
  const taken = takes ? { ...action, label: `${t('review-take-new')} · ${action.label}` } : action;
  return { ...view, tone: 'warning', message: lookUp(failureTextId(code)), action: taken, asides };
}

/** What the bar says where the page could not be read. */
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
    if (!(error instanceof Failure)) throw error;
    const translator = await currentTranslator();
    return emptyBar(translator, translator.lookUp(failureTextId(error.code), error.params), error.code);
  }
}

interface Viewed {
  readonly view: BarView;
  /** What to ask the service for the fee that the bar lacks; `null`: the fee is known, or cannot be asked for. */
  readonly unquoted: FeeQuestion | null;
}

type FeeQuestion = Parameters<typeof quoteFee>;

export async function viewOrder(order: Order, enabled: Enabled): Promise<Viewed> {
  const translator = translatorOf(enabled.settings);
  const { view, unquoted } = await viewRowOrDraft(order, enabled, translator);
  return { view: await offerNext(view, order, enabled.tabId, translator), unquoted };
}

async function viewRowOrDraft(order: Order, enabled: Enabled, translator: Translator): Promise<Viewed> {
  const { store, settings } = enabled;
  const rows = await rowsOfOrder(orderKeyOf(order));
  const row = findStanding(rows);
  const named = findNamed(order);
  if (row !== null && !isWithdrawn(row)) {
    const parts = partsOf(row, rows);
    const owner = settings.accounts.find(({ id }) => id === row.accountId) ?? null;
    // Of several, the note of the last is told of, but for the one that the store's order names already.
    const unnoted = parts.findLast(({ parcelCode }) => parcelCode !== null && parcelCode !== order.ownNote);
    const [note, parcelStatus, successor, times] = await Promise.all([
      noteStateOf(unnoted ?? row, store, order),
      findParcelStatus(row.accountId, row.parcelCode, translator),
      findSuccessor(row),
      readTimes(),
    ]);
    const own = rowBar(
      translator,
      owner,
      row,
      findNextTry(row, times, Date.now()),
      note,
      parcelStatus,
      parts,
    );
    const isNamed = named !== null && isPerhapsColleagues(row);
    const view = isNamed ? namedByNoteBar(translator, own, named) : own;
    return { view: successor === null ? view : takenOverBar(translator, view, successor), unquoted: null };
  }
  const account = findAccount(settings, store);
  if (account === null) {
    return {
      view: emptyBar(translator, translator.t('failure-account-missing'), 'account-missing'),
      unquoted: null,
    };
  }
  const context = draftContext(account, settings);
  const [{ draft }, keys] = await Promise.all([draftOrder(order, context), findKeysToShip()]);
  const told = await withOwnPast(draft, order, account, enabled);
  if (named !== null) {
    const { store, orderId } = orderKeyOf(order);
    const [own] = await ownParcels(store, account.id, [{ orderId, parcelCode: named.code }]);
    const parcelStatus = await findParcelStatus(account.id, own?.parcelCode ?? null, translator);
    return { view: shippedElsewhereBar(translator, account, told, named, parcelStatus), unquoted: null };
  }
  const digest = isCertain(draft) ? await digestOf(orderKeyOf(order), account, draft.fields) : null;
  const shippable = digest === null ? null : { digest, keys };
  const offer = await findOffer(order, context, draft);
  const question = feeQuestionOf(account, draft);
  const fee = question === null ? null : findQuotedFee(...question);
  const view = draftBar(translator, account, told, fee, { shippable, offer });
  return {
    view: row === null || digest === null ? view : await afterTakenBack(view, row, translator),
    unquoted: fee === null ? question : null,
  };
}

function findNamed({ store, ownNote }: Order): NamedParcel | null {
  return ownNote === undefined ? null : { code: ownNote, place: findNotesPlace(store.kind) ?? 'notes' };
}

/** The order as it can be shipped again, and what became of the press before: undone by the person, or by the store's answer. */
function afterTakenBack(view: BarView, row: OutboxRow, { t }: Translator): BarView | Promise<BarView> {
  return isTakenBackByStore(row)
    ? shownAnew(view, row.refusal?.code)
    : { ...view, message: t('row-withdrawn') };
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

function feeQuestionOf({ id }: Account, { fields }: ParcelDraft): FeeQuestion | null {
  const { village, actualPrice, parcels } = fields;
  // Of several parcels none is sent with what the goods are worth.
  const price = actualPrice === '' || parcels.length > 0 ? null : actualPrice;
  return village === null ? null : [id, village.id, price];
}
