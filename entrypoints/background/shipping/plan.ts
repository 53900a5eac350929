import type { CreateParcelRequest } from '../../../lib/courier/parcels';
import { Failure } from '../../../lib/failure';
import { keyOfAgain, type OrderReference } from '../../../lib/order-key';
import {
  findStanding,
  hasParcel,
  isMarkedWrong,
  isOpen,
  isRefusedAsDuplicate,
  isUnknown,
  isWithdrawn,
  keepsBack,
  mayBeRevised,
  partsOf,
} from '../../../lib/outbox/meaning';
import { countedFor, shippedBy } from '../../../lib/outbox/practice';
import type {
  CarriedOrder,
  ClaimPlace,
  FilledFrom,
  OutboxRow,
  PartOfPress,
  PressedIn,
  QuotedFee,
} from '../../../lib/outbox/row';
import type { Intent, RowWrite } from '../../../lib/outbox/write-rows';
import type { Confirmation } from '../../../lib/parcel/confirmation';
import { phoneKey } from '../../../lib/parcel/phone';
import type { Account } from '../../../lib/settings/account';
import { findQuotedFee } from '../quotes/quotes';
import { placeAmongColleagues } from '../relay/colleagues';
import type { JoinedRelay } from '../relay/secrets';
import type { CarriedGoods } from './carried-orders';

export interface Pressed {
  readonly pressedIn: PressedIn;
  readonly order: OrderReference;
  readonly account: Account;
  /** The person was told of the recipient's other parcel and wants this one too. */
  readonly forced: boolean;
  /** The person was told of this order's parcel and wants a second one. */
  readonly again: boolean;
  /** The doubts that the person let stand: a colleague's claim among them is taken over. */
  readonly confirmed?: readonly Confirmation[];
  /** Nothing is sent until a person says so in a page of ours: a page pressed faster than people do. */
  readonly isTooFast?: boolean;
}

interface Intention extends Pressed {
  /** One for each parcel that the order goes in. */
  readonly requests: readonly CreateParcelRequest[];
  readonly filledFrom: FilledFrom;
  /** The orders whose goods its first parcel holds too. */
  readonly carried: readonly CarriedGoods[];
  /** Milliseconds that nothing of it is sent, so that the press can be undone. */
  readonly hold: number;
}

/**
 * New rows, or new revisions of the refused one and of those that wait for it. However often it is pressed, one order
 * has its parcels once unless further ones are asked for in words.
 * @param rows all rows of the order, the oldest copy first
 * @throws Failure `already-shipped`, `being-sent`, `unsettled`, `not-allowed`, `changed-since-shown`,
 * `account-changed`, `phone-busy` or `claimed-elsewhere`
 */
export async function planParcel(
  rows: readonly OutboxRow[],
  joined: JoinedRelay | null,
  intention: Intention,
): Promise<Intent> {
  const { order, confirmed = [] } = intention;
  const requests = requestsOfAll(rows, intention);
  const standing = findStanding(countedFor(shippedBy(intention.account), rows));
  if (intention.forced) requireDuplicate(standing, requests);
  const isMended = standing !== null && mayBeRevised(standing);
  if (standing !== null && !isMended) requireEnded(standing, intention.again);
  const before = isMended ? partsToMend(standing, rows) : [];
  if (before.some(hasParcel) && requests.length < before.length) throw new Failure('changed-since-shown');
  const press = before[0]?.part?.press ?? crypto.randomUUID();
  let copy = (rows.at(-1)?.copy ?? -1) + 1;
  // What was taken back has no parcel, and of practice colleagues hear nothing: its place among the shop's parcels is free.
  const placed = rows.filter((row) => !isWithdrawn(row) && row.practice !== true);
  let place = Math.max(-1, ...placed.map(placeOfRow)) + 1;
  const writes: RowWrite[] = [];
  for (const [index, request] of requests.entries()) {
    const part = requests.length === 1 ? null : { press, number: index + 1, of: requests.length };
    const row = before[index];
    if (row !== undefined && hasParcel(row)) continue;
    const own = row && placed.includes(row) ? placeOfRow(row) : place;
    const claimPlace = await placeAmongColleagues(joined, order, own, confirmed);
    place = Math.max(place, claimPlace.copy + 1);
    const carries = index === 0 ? await placeCarried(joined, intention) : [];
    const planned = { ...intention, request, part, claimPlace, carries, isFirst: writes.length === 0 };
    if (row !== undefined) writes.push(revisionOf(row, planned));
    else {
      writes.push(nextOf(copy, planned));
      copy += 1;
    }
  }
  const spare = before.slice(requests.length).filter(({ state }) => state === 'queued');
  const [first, ...others] = [...writes, ...spare.map(takenBack)];
  if (first === undefined) throw new Failure('already-shipped');
  return { ...first, others };
}

/** @throws Failure `claimed-elsewhere` where a colleague has one of them: no parcel is to hold its goods once more */
function placeCarried(
  joined: JoinedRelay | null,
  { order: { store }, carried }: Intention,
): Promise<readonly CarriedOrder[]> {
  const places = carried.map(async ({ order, confirmed }) => {
    const { orderId, number, link } = order;
    const claimPlace = await placeAmongColleagues(joined, { store, orderId }, 0, confirmed);
    return { orderId, number, link, claimPlace };
  });
  return Promise.all(places);
}

/**
 * One of several parcels that was refused, pressed as it was sent, is that part again: those that wait for it go to
 * the same recipient on the same day, each with its own amount.
 * @throws Failure `account-changed` where one that waits was written for another account or currency; `phone-busy`
 * for one that waits itself: as the whole order it would take the others back
 */
function requestsOfAll(
  rows: readonly OutboxRow[],
  { requests, filledFrom, account }: Intention,
): readonly CreateParcelRequest[] {
  const part = rows.find((row) => filledFrom.key === keyOfAgain(row.id));
  if (part?.part == null) return requests;
  if (part.state === 'queued' && rows.some((row) => keepsBack(row, part))) throw new Failure('phone-busy');
  const [request, ...more] = requests;
  if (!mayBeRevised(part) || request === undefined || more.length > 0) return requests;
  const parts = partsOf(part, rows);
  const isElsewhere = ({ accountId, currency = account.currency }: OutboxRow) =>
    accountId !== account.id || currency !== account.currency;
  if (parts.some((row) => row.id !== part.id && !hasParcel(row) && isElsewhere(row)))
    throw new Failure('account-changed');
  const { recipient, address, planned_date } = request;
  return parts.map((row) => {
    const { planned_date: _, ...own } = row.request;
    const day = planned_date === undefined ? {} : { planned_date };
    return row.id === part.id ? request : { ...own, recipient, address, ...day };
  });
}

/** The parcels of a press whose first unmade one is mended: those that wait for it are mended with it. */
function partsToMend(standing: OutboxRow, rows: readonly OutboxRow[]): readonly OutboxRow[] {
  return standing.part == null ? [standing] : partsOf(standing, rows);
}

function takenBack({ id }: OutboxRow): RowWrite {
  return { rowId: id, event: { type: 'withdrawn', at: Date.now() } };
}

/** The parcel's number among its order's, as the shop's browsers count them. */
function placeOfRow({ copy, claimPlace }: OutboxRow): number {
  return claimPlace?.copy ?? copy;
}

/** Force is never a first try: the service must have said of this very phone that it has a parcel. */
function requireDuplicate(row: OutboxRow | null, requests: readonly CreateParcelRequest[]): void {
  const isTold = row !== null && isRefusedAsDuplicate(row);
  const isSamePhone = requests.every(({ recipient }) => row?.phoneKey === phoneKey(recipient.phone));
  if (!isTold || !isSamePhone) throw new Failure('not-allowed');
}

interface Planned extends Intention {
  readonly request: CreateParcelRequest;
  readonly part: PartOfPress | null;
  readonly claimPlace: ClaimPlace;
  readonly carries: readonly CarriedOrder[];
  /** It is the next to be sent; the others wait for it. */
  readonly isFirst: boolean;
}

/**
 * A further parcel of one press goes to a recipient who has the one before: that both were asked for is the person's
 * word to which the service is held by `forceDuplicate` (spec, POST /parcels/create).
 */
function plannedFields({ account, request, part, forced, hold, ...planned }: Planned) {
  const { pressedIn, filledFrom, claimPlace, carries } = planned;
  const isForced = forced || (part !== null && part.number > 1);
  return {
    request: isForced ? { ...request, forceDuplicate: true } : request,
    forced: isForced,
    phoneKey: phoneKey(request.recipient.phone),
    quotedFee: quotedFeeOf(account, request),
    pressedIn,
    filledFrom,
    claimPlace,
    carries,
    part,
    heldUntil: hold === 0 ? null : Date.now() + hold,
  };
}

function identityOf({ account }: Planned) {
  return { ...shippedBy(account), currency: account.currency };
}

function revisionOf({ id }: OutboxRow, planned: Planned): RowWrite {
  const identity = identityOf(planned);
  return {
    rowId: id,
    event: { type: 'revised', ...plannedFields(planned), identity, at: Date.now() },
  };
}

function nextOf(copy: number, planned: Planned): RowWrite {
  const { order, isTooFast, isFirst } = planned;
  const now = Date.now();
  const row: OutboxRow = {
    id: crypto.randomUUID(),
    store: order.store,
    orderId: order.orderId,
    copy,
    orderNumber: order.number,
    orderLink: order.link,
    ...identityOf(planned),
    ...plannedFields(planned),
    revision: 0,
    state: 'queued',
    attempts: [],
    sent: null,
    waiting:
      isTooFast && isFirst ? { reason: 'pressed-too-fast', since: now, tries: 0, nextTryAt: null } : null,
    parcelCode: null,
    codeFrom: null,
    refusal: null,
    settlement: null,
    lookedAgain: null,
    storeAsked: null,
    colleaguesAsked: null,
    createdAt: now,
    updatedAt: now,
  };
  return { row };
}

/** For the ledger's sums; nothing waits for a quote that is not there. */
function quotedFeeOf(account: Account, { address, actual_price }: CreateParcelRequest): QuotedFee | null {
  const quote = findQuotedFee(account.id, address.village_id, actual_price ?? null);
  return quote === null ? null : { deliveryCost: quote.deliveryCost, extraPrice: quote.extraPrice };
}

function requireEnded(row: OutboxRow, again: boolean): void {
  if (isOpen(row)) throw new Failure(isUnknown(row) ? 'unsettled' : 'being-sent');
  if (isWithdrawn(row) || isMarkedWrong(row)) return;
  if (!again) throw new Failure('already-shipped', row.parcelCode === null ? {} : { code: row.parcelCode });
}
