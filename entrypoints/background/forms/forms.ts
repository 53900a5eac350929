import { browser } from 'wxt/browser';
import { Failure } from '../../../lib/failure';
import { localDay } from '../../../lib/local-day';
import { isStillShown } from '../../../lib/messaging/pressed-form';
import type { InputOf } from '../../../lib/messaging/protocol';
import type { FormView, TabView } from '../../../lib/messaging/views/form';
import type { RowView } from '../../../lib/messaging/views/row';
import type { Order } from '../../../lib/order';
import { draftKey, keyOfAgain, MANUAL, type OrderReference, referenceOf } from '../../../lib/order-key';
import { findStanding, isFormClosed, isMadeInPart } from '../../../lib/outbox/meaning';
import { countedFor, shippedBy } from '../../../lib/outbox/practice';
import { requireRow, rowsOfOrder } from '../../../lib/outbox/read-rows';
import type { OutboxRow } from '../../../lib/outbox/row';
import { withoutConfirmed } from '../../../lib/parcel/confirmation';
import type { ParcelDraft } from '../../../lib/parcel/parcel-draft';
import { checkFields } from '../../../lib/parcel/preflight';
import { redraft, withFee } from '../../../lib/parcel/redraft';
import { allIn, shownIn } from '../../../lib/parcel/typed-amounts';
import { choiceOf } from '../../../lib/parcel/village-choice';
import { findStoreOf } from '../../../lib/settings/find-store';
import { findAccount, readSettings, type Settings } from '../../../lib/settings/settings';
import { hasAccess } from '../../../lib/settings/site-access';
import { findLearnedMaximum } from '../../../lib/storage/learned-maximum';
import type { TextPart } from '../../../lib/storage/records';
import { forgetPastedText, passForm } from '../../../lib/typed/pasted-text';
import { beginForm, clearEdits, findEdits } from '../../../lib/typed/saved-edits';
import { accountIn, requireAccountOf } from '../accounts/courier';
import { directoryOf } from '../directories/directories';
import { draftManual } from '../drafting/draft-manual';
import { draftContext, draftOrder, findAsListed, withEdits } from '../drafting/draft-order';
import { viewRow } from '../outbox/row-view';
import { quoteFee } from '../quotes/quotes';
import { joinTurns } from '../shipping/carried-orders';
import { digestOf } from '../shipping/digest';
import { ship } from '../shipping/ship';
import { recogniseTab } from '../stores/stores';
import { lessonOf } from '../teaching/taught-stores';
import { viewForm } from './form-view';
import { placeText } from './place-text';
import { askPage, orderOfReply } from './shown-order';

/** What the popup's tab is: an order with its form filled, a site that could be enabled, or neither. */
export async function readTab(tabId: number): Promise<TabView> {
  // The popup waits for this: what does not depend on each other is read in parallel, here and below.
  const [reply, url, settings] = await Promise.all([askPage(tabId), addressOf(tabId), readSettings()]);
  return reply === undefined ? readSilentTab(tabId, url, settings) : viewOfReply(reply, url, settings);
}

async function addressOf(tabId: number): Promise<URL | null> {
  const { url } = await browser.tabs.get(tabId);
  return url === undefined ? null : URL.parse(url);
}

async function viewOfReply(reply: unknown, url: URL | null, settings: Settings): Promise<TabView> {
  if (typeof reply === 'object' && reply !== null && 'missing' in reply) {
    return { kind: 'unreadable', missing: String(reply.missing) };
  }
  const order = orderOfReply(reply, url?.origin);
  if (order === null) return { kind: 'unreadable', missing: '' };
  return { kind: 'order', form: await openForm(order, settings) };
}

export async function openManualForm(): Promise<FormView> {
  const settings = await readSettings();
  const account = requireAccountOf(settings, null);
  // Made when first asked for, and again once its parcel was made; another window may begin it at the same moment.
  const orderId = (await findEdits(MANUAL))?.orderId ?? (await beginForm(MANUAL, crypto.randomUUID()));
  const order: OrderReference = { store: MANUAL, orderId, number: null, link: null };
  const [rows, { draft, pasted }] = await Promise.all([rowsOfOrder(order), draftManual(account)]);
  const drafted = await withEdits(draft, MANUAL, draftContext(account, settings), order);
  return viewForm({ key: MANUAL, account, order, ...drafted, pasted }, findStanding(rows));
}

/** Fills the form without an order from a text, or from one of several people's orders in it; as `placeText`. */
export async function pasteText(
  text: string,
  part: TextPart | null = null,
  instead = false,
): Promise<FormView> {
  const placed = await placeText(text, part, instead);
  return { ...(await openManualForm()), replacedTyped: placed === 'anew', begun: placed === 'begun' };
}

/**
 * Discards what was typed or pasted; of a pasted text whose order was sent, that order alone.
 * @param orderId of the form as it was shown: one that another window has begun since stays
 */
export async function discardForm(key: string, orderId: string, shipped: boolean): Promise<void> {
  if (key === MANUAL && shipped) return passForm(orderId);
  const isOwn = await joinTurns.add(async () => clearEdits(key, orderId, await standingOf(key, orderId)));
  if (isOwn && key === MANUAL) await forgetPastedText();
}

/** `isBegun`: it has one of several parcels, of which another is to be mended. */
async function standingOf(key: string, orderId: string) {
  const store = key.slice(0, -orderId.length - 1);
  const rows = await rowsOfOrder({ store, orderId });
  const isBegun = rows.some((row) => isMadeInPart(row, rows));
  return { isOnItsWay: rows.some((row) => isFormClosed(row)), isBegun };
}

/**
 * The form filled as a parcel was sent, for one more of its order; what became of the newest is shown first.
 * @throws Failure `row-missing`, `account-missing`
 */
export async function openFormAgain(rowId: string): Promise<FormView> {
  const row = await requireRow(rowId);
  const settings = await readSettings();
  const own = settings.accounts.find(({ id }) => id === row.accountId);
  const account = own ?? requireAccountOf(settings, null);
  const context = draftContext(account, settings);
  const { directory } = await context.kept;
  const listed = directory?.villages.find(({ id }) => id === row.request.address.village_id);
  // The number alone may be another village's in the list of today. Rows of before have no more than that.
  const chosen = row.filledFrom?.village ?? (own && listed && choiceOf(listed)) ?? null;
  const order: OrderReference = {
    store: row.store,
    orderId: row.orderId,
    number: row.orderNumber,
    link: row.orderLink,
  };
  const key = keyOfAgain(row.id);
  const sent = redraft(row.request, chosen, localDay());
  // Of a row of an earlier version nobody knows in which currency an account that is gone had its amounts.
  const isKnown = own !== undefined || row.currency !== undefined;
  const known = isKnown ? sent.fields : { ...sent.fields, totalPrice: '', actualPrice: '' };
  const fields = shownIn(account.currency, known, allIn(row.currency ?? null));
  const reckoned = await withFeeOfNow({ ...sent, fields }, row, account.id);
  const drafted = await withEdits(reckoned, key, context, order);
  const rows = countedFor(shippedBy(account), await rowsOfOrder(order));
  return viewForm({ key, account, order, ...drafted }, findStanding(rows));
}

/** To another village than it was sent to, a parcel's fee is another: where a person wrote its amount, so do they now. */
async function withFeeOfNow(draft: ParcelDraft, row: OutboxRow, accountId: string): Promise<ParcelDraft> {
  const fee = row.filledFrom?.fee ?? null;
  // A chat names its fee itself.
  if (fee === null || row.accountId !== accountId || row.store === MANUAL) return draft;
  const [before, again] = await Promise.all([draftKey(row), keyOfAgain(row.id)].map(findEdits));
  const village = again?.edits.village ?? null;
  if (village === null || village.id === row.request.address.village_id) return withFee(draft, fee, fee);
  const isReckoned = row.part == null && before?.edits.totalPrice === undefined;
  // Without a quote the amount is asked.
  const quote = isReckoned ? await quoteFee(accountId, village.id, null).catch(() => null) : null;
  return withFee(draft, fee, quote?.deliveryCost ?? null);
}

/**
 * Creates the parcel of a form as typed.
 * @param input.identityVersion of the account as it stood when the form was shown, as is `currency`
 * @throws Failure as `ship`, with nothing sent; `account-changed` when it is another now, or the store ships with another one
 */
export async function createFromForm(input: InputOf<'parcel/create'>): Promise<RowView> {
  const { key, order, accountId, fields, force, again } = input;
  const { address = null, fee = null, facts, joining } = input;
  const settings = await readSettings();
  const account = accountIn(settings, accountId);
  requireOwnAccount(input, settings);
  const [directory, learnedMaximum] = await Promise.all([
    directoryOf(accountId),
    findLearnedMaximum(account),
  ]);
  // The page read the list when it opened, and numbers may have been counted anew since.
  const village = findAsListed(directory, fields.village);
  const checks = checkFields(fields, { account, village, learnedMaximum, today: localDay() });
  const press = {
    pressedIn: 'form',
    order,
    account,
    draft: { fields, findings: withoutConfirmed(checks, input.confirmed, fields) },
    shown: await digestOf(order, account, fields),
    key,
    address,
    fee,
    facts,
    joining,
    forced: force,
    again,
    confirmed: input.confirmed,
  } as const;
  return viewRow(await ship(press, () => isStillShown(key)));
}

/**
 * An order's own form is of the account that ships its store's orders; one more of a parcel sent before, of that
 * one's.
 * @throws Failure `account-changed`, `account-missing`
 */
function requireOwnAccount(
  shown: Pick<InputOf<'parcel/create'>, 'key' | 'order' | 'accountId' | 'identityVersion' | 'currency'>,
  settings: Settings,
): void {
  const { identityVersion, currency } = accountIn(settings, shown.accountId);
  const isSame = identityVersion === shown.identityVersion && currency === shown.currency;
  if (!isSame) throw new Failure('account-changed');
  if (shown.key !== draftKey(shown.order)) return;
  const store = findStoreOf(settings.stores, shown.order.store) ?? null;
  if (store !== null && findAccount(settings, store)?.id !== shown.accountId) {
    throw new Failure('account-changed', { by: 'other' });
  }
}

async function openForm(order: Order, settings: Settings): Promise<FormView> {
  const account = requireAccountOf(settings, order.store.origin);
  const [drafted, rows] = await Promise.all([
    draftOrder(order, draftContext(account, settings)),
    rowsOfOrder(referenceOf(order)),
  ]);
  return viewForm({ ...drafted, account }, findStanding(countedFor(shippedBy(account), rows)));
}

/** A page that answers nothing: of a site that is not enabled, of no known store, or of a store and no order's. */
async function readSilentTab(tabId: number, url: URL | null, settings: Settings): Promise<TabView> {
  if (url === null || !/^https?:$/.test(url.protocol)) return { kind: 'elsewhere' };
  const { origin } = url;
  const enabled = ({ stores }: Settings) => stores.find((store) => store.origin === origin);
  // A person may have refused the access, or taken it away in the browser, and is offered the store again.
  if (enabled(settings) === undefined || !(await hasAccess(origin))) {
    return { kind: 'store-not-enabled', origin };
  }
  await recogniseTab(tabId, origin);
  const reply = await askPage(tabId);
  if (reply !== undefined) return viewOfReply(reply, url, settings);
  const kind = enabled(await readSettings())?.kind;
  if (kind !== undefined && kind !== 'taught') return { kind: 'elsewhere' };
  return { kind: 'unknown-store', origin, lesson: await lessonOf(origin) };
}
