import { failureTextId } from '../../../lib/i18n/failure-text';
import type { Translator } from '../../../lib/i18n/translator';
import type { Enabled } from '../../../lib/messaging/require-enabled';
import type { BarView } from '../../../lib/messaging/views/bar';
import type { Order } from '../../../lib/order';
import { orderKeyOf } from '../../../lib/order-key';
import { byAccountsNow } from '../../../lib/outbox/as-intended';
import { findNextTry } from '../../../lib/outbox/due';
import {
  earlierOf,
  findStanding,
  hasRightParcel,
  isPerhapsColleagues,
  isTakenBackByStore,
  isWithdrawn,
  partsOf,
} from '../../../lib/outbox/meaning';
import { countedForAccount } from '../../../lib/outbox/practice';
import { rowsOfOrder } from '../../../lib/outbox/read-rows';
import type { OutboxRow, RowRefusal } from '../../../lib/outbox/row';
import { cutText } from '../../../lib/parcel/cut-text';
import type { ParcelDraft } from '../../../lib/parcel/parcel-draft';
import { isCertain } from '../../../lib/parcel/preflight';
import type { Account } from '../../../lib/settings/account';
import { findAccount, type Settings } from '../../../lib/settings/settings';
import { logged } from '../../../lib/storage/log';
import { findNotesPlace } from '../../../lib/stores/registry';
import { currentTranslator, translatorOf } from '../current-translator';
import { draftContext, draftOrder } from '../drafting/draft-order';
import { noteStateOf } from '../notes/order-notes';
import { findQuotedFee, type quoteFee } from '../quotes/quotes';
import { withOwnPast } from '../recipients/past-parcels';
import { findSuccessor } from '../relay/colleagues';
import { findParcelStatus, ownParcels } from '../relay/parcel-status';
import { digestOf } from '../shipping/digest';
import { readTimes } from '../times';
import { emptyBar, type NamedParcel } from './bar-of';
import { findKeysToShip } from './commands';
import { openBar, readyBar, shippedElsewhereBar } from './draft-bar';
import { findOffer } from './find-offer';
import { hasOrderChanged } from './has-order-changed';
import { offerNext } from './next-order';
import { namedByNoteBar, rowBar, takenOverBar } from './row-bar';

interface Viewed {
  readonly view: BarView;
  /** What to ask the service for the fee that the bar lacks; `null`: the fee is known, or cannot be asked for. */
  readonly unquoted: FeeQuestion | null;
}

export type FeeQuestion = Parameters<typeof quoteFee>;

export async function viewOrder(order: Order, enabled: Enabled): Promise<Viewed> {
  const translator = translatorOf(enabled.settings);
  const { settings, store, tabId } = enabled;
  const own = findAccount(settings, store);
  const rows = countedForAccount(own, await rowsOfOrder(orderKeyOf(order)));
  const row = findStanding(rows);
  const pressed = row === null || isWithdrawn(row) ? null : byAccountsNow(row, settings.accounts);
  const account =
    pressed === null ? own : (settings.accounts.find(({ id }) => id === pressed.accountId) ?? null);
  const { view, unquoted } =
    pressed === null
      ? await viewDraft(order, row, account, enabled, translator)
      : await viewPressed(order, pressed, rows, account, enabled, translator);
  const named = withAccount(view, account, settings);
  return { view: await offerNext(named, order, tabId, translator), unquoted };
}

const MOST_OF_NAME = 24;

/** Of several accounts the bar says which: all the shops of one address ship with one, and no page tells them apart. */
function withAccount(view: BarView, account: Account | null, { accounts }: Settings): BarView {
  const isOfSeveral = accounts.filter(isLive).length > 1;
  return isOfSeveral && account !== null && isLive(account)
    ? { ...view, title: `${view.title} · \u2068${cutText(account.name, MOST_OF_NAME)}\u2069` }
    : view;
}

function isLive({ environment }: Account): boolean {
  return environment === 'live';
}

/** The order as it was pressed, whatever became of it. @param rows all of the order */
async function viewPressed(
  order: Order,
  row: OutboxRow,
  rows: readonly OutboxRow[],
  account: Account | null,
  { store }: Enabled,
  translator: Translator,
): Promise<Viewed> {
  const named = findNamed(order);
  const partsOfPress = partsOf(row, rows);
  const parts = partsOfPress.length === 0 ? [row] : partsOfPress;
  // Of several, the note of the last is told of, but for the one that the store's order names already.
  const unnoted = parts.findLast(({ parcelCode }) => parcelCode !== null && parcelCode !== order.ownNote);
  const [note, parcelStatus, successor, times, hasChanged] = await Promise.all([
    noteStateOf(unnoted ?? row, store, order),
    findParcelStatus(row.accountId, row.parcelCode, translator),
    findSuccessor(row),
    readTimes(),
    // What became of the parcel is shown in any case.
    hasOrderChanged(order, row).catch(logged('compare an order')),
  ]);
  const own = rowBar(translator, {
    row,
    parts,
    earlier: row.state === 'refused' ? earlierOf(row, rows).filter(hasRightParcel) : [],
    account,
    nextTryAt: findNextTry(row, times, Date.now()),
    note,
    parcelStatus,
    hasChanged: hasChanged === true,
  });
  const isNamed = named !== null && isPerhapsColleagues(row);
  const view = isNamed ? namedByNoteBar(translator, own, named) : own;
  return { view: successor === null ? view : takenOverBar(translator, view, successor), unquoted: null };
}

/** The order as it would be pressed. @param withdrawn its press that was taken back, if there was one */
async function viewDraft(
  order: Order,
  withdrawn: OutboxRow | null,
  account: Account | null,
  enabled: Enabled,
  translator: Translator,
): Promise<Viewed> {
  if (account === null) {
    const view = emptyBar(translator, translator.t('failure-account-missing'), 'account-missing');
    return { view, unquoted: null };
  }
  const context = draftContext(account, enabled.settings);
  const [{ draft }, keys] = await Promise.all([draftOrder(order, context), findKeysToShip()]);
  const told = await withOwnPast(draft, order, account, enabled);
  const named = findNamed(order);
  if (named !== null) {
    const { store, orderId } = orderKeyOf(order);
    const [own] = await ownParcels(store, account.id, [{ orderId, parcelCode: named.code }]);
    const parcelStatus = await findParcelStatus(account.id, own?.parcelCode ?? null, translator);
    return { view: shippedElsewhereBar(translator, account, told, named, parcelStatus), unquoted: null };
  }
  const digest = isCertain(draft) ? await digestOf(orderKeyOf(order), account, draft.fields) : null;
  const question = feeQuestionOf(account, draft);
  const fee = question === null ? null : findQuotedFee(...question);
  const unquoted = fee === null ? question : null;
  const read = { account, draft: told, fee };
  if (digest === null)
    return { view: openBar(translator, read, await findOffer(order, context, draft)), unquoted };
  const view = readyBar(translator, read, digest, keys);
  return {
    view: withdrawn === null ? view : await afterTakenBack(view, withdrawn, translator),
    unquoted,
  };
}

function findNamed({ store, ownNote }: Order): NamedParcel | null {
  return ownNote === undefined ? null : { code: ownNote, place: findNotesPlace(store.kind) ?? 'notes' };
}

/** The order as it can be shipped again, and what became of the press before: undone by the person, or by the store's answer. */
function afterTakenBack(view: BarView, row: OutboxRow, { t }: Translator): BarView | Promise<BarView> {
  return isTakenBackByStore(row)
    ? shownAnew(view, row.refusal ?? undefined)
    : { ...view, message: t('row-withdrawn') };
}

/** The order as it is to be pressed once more, and why the press before it made no parcel. */
export async function shownAnew(
  view: BarView,
  { code, params }: Pick<RowRefusal, 'code'> & Partial<RowRefusal> = { code: 'changed-since-shown' },
): Promise<BarView> {
  const { t, lookUp } = await currentTranslator();
  const asides =
    code === 'store-signed-out'
      ? [{ kind: 'sign-in', label: t('store-sign-in') } as const, ...view.asides]
      : view.asides;
  const { action } = view;
  // What changed is accepted and sent by one press, which says both.
  const takes = code === 'changed-since-shown' && action?.kind === 'ship';
  const taken = takes ? { ...action, label: `${t('review-take-new')} · ${action.label}` } : action;
  return { ...view, tone: 'warning', message: lookUp(failureTextId(code), params), action: taken, asides };
}

function feeQuestionOf({ id }: Account, { fields }: ParcelDraft): FeeQuestion | null {
  const { village, actualPrice, parcels } = fields;
  // Of several parcels none is sent with what the goods are worth.
  const price = actualPrice === '' || parcels.length > 0 ? null : actualPrice;
  return village === null ? null : [id, village.id, price];
}
