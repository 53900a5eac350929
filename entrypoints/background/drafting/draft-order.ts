import { localDay } from '../../../lib/local-day';
import { type Decimal, factValue, type Order } from '../../../lib/order';
import { draftKeyOf, orderKeyOf } from '../../../lib/order-key';
import { mayHaveParcel } from '../../../lib/outbox/meaning';
import { countShippedOrders, rowsOfOrder, rowsOfPhone } from '../../../lib/outbox/queue';
import { type Confirmation, withoutConfirmed } from '../../../lib/parcel/confirmation';
import { ORDERS_TO_CONFIRM } from '../../../lib/parcel/doubt-reader';
import { draftParcel } from '../../../lib/parcel/draft';
import { doubt, isOfWholeOrder } from '../../../lib/parcel/finding';
import type {
  Finding,
  Origin,
  ParcelDraft,
  ParcelFieldName,
  ParcelFields,
  VillageChoice,
} from '../../../lib/parcel/parcel-draft';
import { phoneKey } from '../../../lib/parcel/phone';
import { type CheckContext, withChecks } from '../../../lib/parcel/preflight';
import { findAddressText } from '../../../lib/parcel/recipient';
import type { Together } from '../../../lib/review/together';
import type { Account } from '../../../lib/storage/account';
import { findLearnedMaximum } from '../../../lib/storage/learned-maximum';
import type { SavedEdits } from '../../../lib/storage/records';
import { findEdits } from '../../../lib/storage/saved-edits';
import { changeSettings, readSettings } from '../../../lib/storage/settings';
import { sameHost } from '../../../lib/store-key';
import type { VillageMatch } from '../../../lib/villages/match';
import type { StoredDirectory } from '../../../lib/villages/stored';
import { directoryOf } from '../directories/directories';
import { quoteFee } from '../quotes/quotes';
import { findColleagues } from '../relay/colleagues';
import { matchAddress } from './match-address';
import { withStoreCurrency } from './store-currency';

type Edits = SavedEdits['edits'];

/** A draft as a form shows it. */
export interface Drafted {
  readonly draft: ParcelDraft;
  /** The doubts that the person let stand; they are not among the draft's findings. */
  readonly confirmed: readonly Confirmation[];
}

/**
 * The order as a parcel of this account, with what the person typed laid over it and every check made.
 * @param over laid over what was typed
 */
export async function draftOrder(read: Order, account: Account, over: Edits = {}): Promise<Drafted> {
  // The bar and the popup wait for this: reads that do not depend on each other run in parallel.
  const [settings, match, shipped, known, colleagues, kept] = await Promise.all([
    readSettings(),
    matchAddress(account.id, findAddressText(read)),
    read.verified ? 0 : countConfirmed(read),
    withoutRedundantNote(read),
    findColleagues(orderKeyOf(read)),
    readKept(draftKeyOf(read), account),
  ]);
  const order = withStoreCurrency(known, settings);
  const quotedFee = await findFeeToCollect(account, over.village ?? kept.saved?.edits.village, match);
  const today = localDay(new Date());
  const draft = draftParcel({ order, account, match, quotedFee, today, shipped });
  const elsewhere = await findUnderOtherAddress(order, draft.fields.phone, settings.accounts);
  const findings = [...draft.findings, ...elsewhere, ...colleagues];
  return layOver({ ...draft, findings }, kept, account, today, over);
}

/** A store with two addresses shows one order under both: a row with this number and phone may be the same order. */
async function findUnderOtherAddress(
  order: Order,
  phone: string,
  accounts: readonly Account[],
): Promise<readonly Finding[]> {
  const number = factValue(order.number);
  if (number === null) return [];
  const accountIds = accounts.map(({ id }) => id);
  const { store } = orderKeyOf(order);
  const same = (await rowsOfPhone(accountIds, phoneKey(phone))).find(
    (row) =>
      row.orderNumber === number && row.store !== store && sameHost(row.store, store) && mayHaveParcel(row),
  );
  return same === undefined
    ? []
    : [doubt('referenceNumber', 'shipped-other-address', { number, address: same.store })];
}

/** A note about a parcel that was shipped from here is redundant: its row says so already. */
async function withoutRedundantNote(order: Order): Promise<Order> {
  if (order.ownNote === undefined) return order;
  const rows = await rowsOfOrder(orderKeyOf(order));
  const { ownNote, ...rest } = order;
  return rows.some(({ parcelCode }) => parcelCode === ownNote) ? rest : order;
}

/**
 * A fresh draft with what the person typed under this key laid over it, checked; findings that they let stand are
 * left out.
 */
export async function withEdits(draft: ParcelDraft, key: string, account: Account): Promise<Drafted> {
  return layOver(draft, await readKept(key, account), account, localDay(new Date()), {});
}

/** What is kept here that a draft depends on, whatever the order says. */
interface Kept {
  readonly saved: SavedEdits | null;
  readonly directory: StoredDirectory | null;
  readonly learnedMaximum: CheckContext['learnedMaximum'];
}

async function readKept(key: string, { id }: Account): Promise<Kept> {
  const [saved, directory, learnedMaximum] = await Promise.all([
    findEdits(key),
    directoryOf(id),
    findLearnedMaximum(id),
  ]);
  return { saved, directory, learnedMaximum };
}

function layOver(
  draft: ParcelDraft,
  { saved, directory, learnedMaximum }: Kept,
  account: Account,
  today: string,
  over: Edits,
): Drafted {
  const { edits = {}, confirmed = [], together } = saved ?? {};
  const merged = withMerged(withShipped(mergeEdits(draft, { ...edits, ...over }), draft), together);
  const village = findAsListed(directory, merged.fields.village);
  const checked = withChecks(merged, { account, village, learnedMaximum, today });
  const findings = withoutConfirmed(checked.findings, confirmed, checked.fields);
  return { draft: { ...checked, findings }, confirmed };
}

/** "Shipped elsewhere" is about the whole order: typing into the field beside it does not remove the finding. */
function withShipped(merged: ParcelDraft, { findings }: ParcelDraft): ParcelDraft {
  const told = findings.filter(({ code }) => isOfWholeOrder(code));
  const lost = told.filter((finding) => !merged.findings.includes(finding));
  return lost.length === 0 ? merged : { ...merged, findings: [...merged.findings, ...lost] };
}

/** An order whose goods another parcel carries is not shipped by one press. */
function withMerged(draft: ParcelDraft, together: Together | undefined): ParcelDraft {
  if (together?.choice !== 'merged') return draft;
  const carried = doubt('referenceNumber', 'merged-elsewhere', { number: together.number });
  return { ...draft, findings: [...draft.findings, carried] };
}

/** The village as the directory has it now; `null`: it was removed; `undefined`: nothing to look up. */
function findAsListed(
  directory: StoredDirectory | null,
  chosen: VillageChoice | null,
): CheckContext['village'] {
  if (directory === null || chosen === null) return undefined;
  return directory.villages.find(({ id }) => id === chosen.id) ?? null;
}

/** Where the recipient pays delivery and totals are without it, the quote is part of what is collected. */
async function findFeeToCollect(
  account: Account,
  chosen: VillageChoice | null | undefined,
  match: VillageMatch,
): Promise<Decimal | null> {
  if (account.deliveryPaidBy !== 'recipient' || account.totalIncludesDelivery) return null;
  const matched = match.confident ? match.candidates[0]?.village : undefined;
  const village = chosen ?? matched;
  if (village === undefined) return null;
  // Without a quote what is collected is unknown, which is said of the amount.
  const quote = await quoteFee(account.id, village.id, null).catch(() => null);
  return quote?.deliveryCost ?? null;
}

const PERSON: Origin = { from: 'person' };

/**
 * What a person typed, laid over a fresh draft. The findings at a field that they wrote themselves no longer hold;
 * `withChecks` then checks what stands in it now, with the account and the directory.
 */
export function mergeEdits(
  draft: ParcelDraft,
  edits: { readonly [Name in ParcelFieldName]?: ParcelFields[Name] | undefined },
): ParcelDraft {
  const written = Object.entries(edits).filter(([, value]) => value !== undefined);
  const touched = new Set(written.map(([field]) => field));
  const merged: ParcelDraft = {
    ...draft,
    fields: { ...draft.fields, ...Object.fromEntries(written) },
    origins: { ...draft.origins, ...Object.fromEntries([...touched].map((field) => [field, PERSON])) },
    findings: draft.findings.filter(({ field }) => !touched.has(field)),
  };
  return withChecks(merged, {});
}

/**
 * How many orders of this order's store the person shipped, up to those that are needed. The outbox is what counts;
 * the settings get the number to be shown with the store.
 */
async function countConfirmed(order: Pick<Order, 'store' | 'id'>): Promise<number> {
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
