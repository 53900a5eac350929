import { localDay } from '../../../lib/local-day';
import { type Decimal, factValue, type Order } from '../../../lib/order';
import {
  draftKeyOf,
  type OrderKey,
  type OrderReference,
  orderKeyOf,
  referenceOf,
} from '../../../lib/order-key';
import { mayHaveParcel } from '../../../lib/outbox/meaning';
import { triedBefore } from '../../../lib/outbox/practice';
import { countShippedOrders, readableRowsOfOrder, rowsOfOrder } from '../../../lib/outbox/read-rows';
import type { OutboxRow } from '../../../lib/outbox/row';
import { type Confirmation, withoutConfirmed, withoutLeftStatuses } from '../../../lib/parcel/confirmation';
import { draftParcel } from '../../../lib/parcel/draft';
import { doubt, withoutAnswered } from '../../../lib/parcel/finding';
import { doubtNotePlace, placesInNotes } from '../../../lib/parcel/note-place';
import { ORDERS_TO_CONFIRM } from '../../../lib/parcel/order-doubts';
import { factsOf, type OrderFacts } from '../../../lib/parcel/order-facts';
import { findOutdated, type OrderSaid, saidBy } from '../../../lib/parcel/order-said';
import type {
  Finding,
  Origin,
  ParcelDraft,
  ParcelEdits,
  ParcelFieldName,
  VillageChoice,
} from '../../../lib/parcel/parcel-draft';
import { oneForm } from '../../../lib/parcel/phone';
import { type CheckContext, withChecks } from '../../../lib/parcel/preflight';
import { shownIn } from '../../../lib/parcel/typed-amounts';
import type { Together } from '../../../lib/review/together';
import type { Account } from '../../../lib/settings/account';
import { changeStore, type Settings } from '../../../lib/settings/settings';
import { findSheet } from '../../../lib/sheet/sheet-store';
import { findLearnedMaximum } from '../../../lib/storage/learned-maximum';
import type { SavedEdits } from '../../../lib/storage/records';
import { sameHost } from '../../../lib/store-key';
import { findEdits } from '../../../lib/typed/saved-edits';
import type { AddressText } from '../../../lib/villages/address';
import type { VillageMatch } from '../../../lib/villages/match';
import type { StoredDirectory } from '../../../lib/villages/stored';
import { directoryOf, villageIndexOf } from '../directories/directories';
import { quoteFee } from '../quotes/quotes';
import { rowsToPhone, sumUpPast } from '../recipients/past-parcels';
import { findColleagues } from '../relay/colleagues';
import { findJoined, type JoinedRelay } from '../relay/secrets';
import { addressOf, asSaid } from './as-said';
import { matchAddress } from './match-address';

export interface Drafted {
  readonly draft: ParcelDraft;
  /** The doubts that the person let stand, but for statuses that the order has left; the draft's findings are without them. */
  readonly confirmed: readonly Confirmation[];
  /** What was decided about an order whose phone another has too. */
  readonly together: Together | null;
  /** The most the service takes as a total price, so far as it told. */
  readonly learnedMaximum: Decimal | null;
  /** Names how it is one parcel with others; left out where it never was. */
  readonly joining?: string;
}

/** What a form of an order and a press on it are filled from. */
export interface DraftedOrder extends Drafted, Record<'said', OrderSaid>, Record<'facts', OrderFacts> {
  readonly order: OrderReference;
  /** Under which what is typed for it is kept. */
  readonly key: string;
  readonly address: AddressText;
}

/** What one press or look drafts with, read once for all its orders: a review drafts hundreds. */
export interface DraftContext {
  readonly account: Account;
  readonly settings: Settings;
  /** What takes longer to read. */
  readonly kept: Promise<{
    readonly directory: StoredDirectory | null;
    readonly learnedMaximum: Decimal | null;
    readonly joined: JoinedRelay | null;
  }>;
}

export function draftContext(account: Account, settings: Settings): DraftContext {
  const reading = [directoryOf(account.id), findLearnedMaximum(account), findJoined()] as const;
  const kept = Promise.all(reading).then(([directory, learnedMaximum, joined]) => ({
    directory,
    learnedMaximum,
    joined,
  }));
  // Where no order is drafted nobody waits for it; whoever does is told.
  kept.catch(() => undefined);
  return { account, settings, kept };
}

/**
 * The order as a parcel of this account, with what the person typed laid over it and every check made.
 * @param over laid over what was typed
 * @param shownFee reckoned with where the company cannot be asked for its fee
 */
export async function draftOrder(
  read: Order,
  { account, settings, kept }: DraftContext,
  over: ParcelEdits = {},
  shownFee: Decimal | null = null,
): Promise<DraftedOrder> {
  // The bar and the popup wait for this: reads that do not depend on each other run in parallel.
  const address = addressOf(read, settings);
  const [checks, match, index, shipped, known, saved, colleagues, ofOrder] = await Promise.all([
    kept,
    matchAddress(account.id, address),
    villageIndexOf(account.id),
    read.verified ? 0 : countConfirmed(read, settings),
    withoutRedundantNote(read),
    findEdits(draftKeyOf(read)),
    kept.then(({ joined }) => findColleagues(joined, orderKeyOf(read))),
    readableRowsOfOrder(orderKeyOf(read)),
  ]);
  const order = asSaid(known, settings);
  const rules = rulesFor(order, account);
  const feeTo = findVillageOfFee(rules, over.village ?? saved?.edits.village, match);
  // Without a quote what is collected is unknown, which is said of the amount.
  const quote = feeTo === null ? null : await quoteFee(account.id, feeTo, null).catch(() => null);
  const quotedFee = quote?.deliveryCost ?? shownFee;
  const today = localDay();
  const { shippedStatuses } = settings.stores.find(({ origin }) => origin === order.store.origin) ?? {};
  const draft = draftParcel({
    order,
    account: rules,
    match,
    quotedFee,
    today,
    shipped,
    ...(shippedStatuses && { shippedStatuses }),
  });
  const phone = over.phone ?? saved?.edits.phone ?? draft.fields.phone;
  const rows = await rowsToPhone(phone, settings);
  const isTried = triedBefore(account, settings.accounts, ofOrder).some(mayHaveParcel);
  const tried = isTried ? [doubt('referenceNumber', 'order-tried-before')] : [];
  const places = placesInNotes(order, index);
  const findings = [
    ...draft.findings,
    ...doubtNotePlace(places, address, match, index),
    ...tried,
    ...findUnderOtherAddress(order, rows),
    ...colleagues,
  ];
  const past = await sumUpPast(rows, account, settings, orderKeyOf(read));
  const said = await saidBy(draft, address, feeTo);
  const drafted = layOver({ ...draft, findings }, saved, { ...checks, past, said }, account, over);
  const facts = { ...factsOf(read), placeInNote: places.length > 0 };
  return { ...drafted, said, facts, address, order: referenceOf(read), key: draftKeyOf(read) };
}

/** A store with two addresses shows one order under both: a row with this number and phone may be the same order. */
function findUnderOtherAddress(order: Order, toPhone: readonly OutboxRow[]): readonly Finding[] {
  const number = factValue(order.number);
  const { store } = orderKeyOf(order);
  const same = toPhone.find(
    (row) =>
      row.orderNumber === number && row.store !== store && sameHost(row.store, store) && mayHaveParcel(row),
  );
  return number === null || same === undefined
    ? []
    : [doubt('referenceNumber', 'shipped-other-address', { number, address: same.store })];
}

/** A note about a parcel that was shipped from here is redundant: its row says so already. */
async function withoutRedundantNote(order: Order): Promise<Order> {
  if (order.ownNote === undefined) return order;
  const rows = await rowsOfOrder(orderKeyOf(order));
  const { ownNote, ownNoteIn: _, ...rest } = order;
  return rows.some(({ parcelCode }) => parcelCode === ownNote) ? rest : order;
}

/** A fresh draft with what was typed under this key. @param order whose own parcels are no history of the phone */
export async function withEdits(
  draft: ParcelDraft,
  key: string,
  { account, settings, kept }: DraftContext,
  order: OrderKey,
): Promise<Drafted> {
  const [saved, checks] = await Promise.all([findEdits(key), kept]);
  const rows = await rowsToPhone(saved?.edits.phone ?? draft.fields.phone, settings);
  const past = await sumUpPast(rows, account, settings, order);
  return layOver(draft, saved, { ...checks, past }, account, {});
}

function layOver(
  draft: ParcelDraft,
  saved: SavedEdits | null,
  checks: Omit<Awaited<DraftContext['kept']>, 'joined'> &
    Pick<CheckContext, 'past'> & { readonly said?: OrderSaid },
  account: Account,
  over: ParcelEdits,
): Drafted {
  const { directory, learnedMaximum, past, said = {} } = checks;
  const { edits = {}, currencies, confirmed = [], together = null, joining } = saved ?? {};
  const laid = { ...shownIn(account.currency, edits, currencies), ...over };
  const typed = withMerged(mergeEdits(draft, laid, account), together, joining);
  const names = (Object.keys(edits) as ParcelFieldName[]).filter(
    (name) => !(name in over) && !isSaidByOrder(draft, name, edits[name]),
  );
  const older = Object.fromEntries(names.map((name) => [name, edits[name]]));
  const outdated = findOutdated(older, saved?.said ?? {}, said);
  const merged = withOneForm({ ...typed, findings: [...typed.findings, ...outdated] }, account);
  const village = findAsListed(directory, merged.fields.village);
  const checked = withChecks(merged, { account, village, learnedMaximum, past, today: localDay() });
  const findings = withoutConfirmed(checked.findings, confirmed, checked.fields);
  const stands = withoutLeftStatuses(confirmed, checked.findings, checked.fields);
  const joined = joining === undefined ? {} : { joining };
  return { draft: { ...checked, findings }, confirmed: stands, together, learnedMaximum, ...joined };
}

/** The order says by itself what was typed, and nothing about that is asked. */
function isSaidByOrder(
  { fields, findings }: ParcelDraft,
  name: ParcelFieldName,
  typed: ParcelEdits[ParcelFieldName],
): boolean {
  const said = fields[name];
  const isSame = isVillage(typed) && isVillage(said) ? typed.id === said.id : typed === said;
  return isSame && findings.every(({ field, severity }) => field !== name || severity === 'notice');
}

function isVillage(value: ParcelEdits[ParcelFieldName] | null): value is VillageChoice {
  return typeof value === 'object' && value !== null && 'cityId' in value;
}

/** Phones as the account shows and sends them, however the order, a chat or a person wrote them. */
function withOneForm(draft: ParcelDraft, account: Account): ParcelDraft {
  const { phone, phone2 } = draft.fields;
  const fields = { phone: oneForm(phone, account), phone2: oneForm(phone2, account) };
  return { ...draft, fields: { ...draft.fields, ...fields } };
}

/** An order whose goods another parcel carries is not shipped by one press; putting it in again asks again. */
function withMerged(draft: ParcelDraft, together: Together | null, joining: string | undefined): ParcelDraft {
  if (together?.choice !== 'merged') return draft;
  const carried = doubt('referenceNumber', 'merged-elsewhere', { number: together.number, joining });
  return { ...draft, findings: [...draft.findings, carried] };
}

/** `null`: it was removed, or there is no list that it could be of; `undefined`: nothing to look up. */
export function findAsListed(
  directory: StoredDirectory | null,
  chosen: VillageChoice | null,
): CheckContext['village'] {
  if (chosen === null) return undefined;
  return directory?.villages.find(({ id }) => id === chosen.id) ?? null;
}

/** What an account says of totals is said of its stores': a sheet's column is what is collected, as its title says. */
function rulesFor({ store }: Order, account: Account): Account {
  return findSheet(store) === null
    ? account
    : { ...account, deliveryPaidBy: 'recipient', totalIncludesDelivery: true };
}

/** Where the recipient pays delivery and totals are without it, the quote to this village is part of what is collected. */
function findVillageOfFee(
  { deliveryPaidBy, totalIncludesDelivery }: Account,
  chosen: VillageChoice | null | undefined,
  match: VillageMatch,
): number | null {
  if (deliveryPaidBy !== 'recipient' || totalIncludesDelivery) return null;
  const matched = match.confident ? match.candidates[0]?.village : undefined;
  return (chosen ?? matched)?.id ?? null;
}

const PERSON: Origin = { from: 'person' };

/** Of findings at a field that was written only those of the order itself still hold. */
export function mergeEdits(draft: ParcelDraft, edits: ParcelEdits, account: Account): ParcelDraft {
  const written = Object.entries(edits).filter(([, value]) => value !== undefined);
  const touched = new Set(written.map(([field]) => field));
  const merged: ParcelDraft = {
    ...draft,
    fields: { ...draft.fields, ...Object.fromEntries(written) },
    origins: { ...draft.origins, ...Object.fromEntries([...touched].map((field) => [field, PERSON])) },
    findings: withoutAnswered(draft.findings, (field) => touched.has(field)),
  };
  return withChecks(merged, { account });
}

/** The outbox is what counts; the settings get the number to show it. */
async function countConfirmed(order: Pick<Order, 'store' | 'id'>, { stores }: Settings): Promise<number> {
  const confirmed = await countShippedOrders(orderKeyOf(order).store, ORDERS_TO_CONFIRM);
  const { origin } = order.store;
  const store = stores.find((one) => one.origin === origin);
  if (store !== undefined && store.confirmed !== confirmed)
    await changeStore(origin, (one) => ({ ...one, confirmed }));
  return confirmed;
}
