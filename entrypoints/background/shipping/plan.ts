import type { CreateParcelRequest } from '../../../lib/courier/parcels';
import { Failure } from '../../../lib/failure';
import type { OrderReference } from '../../../lib/messaging/views/form';
import {
  findStanding,
  isMarkedWrong,
  isOpen,
  isRefusedAsDuplicate,
  isUnknown,
  isWithdrawn,
  mayBeRevised,
} from '../../../lib/outbox/meaning';
import type { Intent } from '../../../lib/outbox/queue';
import type { ClaimPlace, FilledFrom, OutboxRow, PressedIn, QuotedFee } from '../../../lib/outbox/row';
import type { Confirmation } from '../../../lib/parcel/confirmation';
import { phoneKey } from '../../../lib/parcel/phone';
import type { Account } from '../../../lib/settings/account';
import { findQuotedFee } from '../quotes/quotes';
import { placeAmongColleagues } from '../relay/colleagues';
import type { JoinedRelay } from '../relay/secrets';

export interface Intention {
  readonly order: OrderReference;
  readonly account: Account;
  readonly request: CreateParcelRequest;
  readonly forced: boolean;
  readonly again: boolean;
  readonly pressedIn: PressedIn;
  readonly filledFrom: FilledFrom;
  /** The doubts that the person let stand. */
  readonly confirmed: readonly Confirmation[];
  /** Milliseconds that nothing of it is sent, so that the press can be undone. */
  readonly hold: number;
  /** It waits for a person's word in a page of ours. */
  readonly isTooFast: boolean;
}

/**
 * What is to be written down for an intended parcel: a new row, or a new revision of its refused one. However often
 * it is pressed, one order has one parcel unless a second one is asked for in words.
 * @param rows all rows of the order, the oldest copy first
 * @throws Failure `already-shipped`, `being-sent`, `unsettled`, `not-allowed` or `claimed-elsewhere`
 */
export async function planParcel(
  rows: readonly OutboxRow[],
  joined: JoinedRelay | null,
  intention: Intention,
): Promise<Intent> {
  const standing = findStanding(rows);
  if (intention.forced) requireDuplicate(standing, intention.request);
  const placeOf = (copy: number) => placeAmongColleagues(joined, intention.order, copy, intention.confirmed);
  if (standing !== null && mayBeRevised(standing)) {
    return revisionOf(standing, intention, await placeOf(placeOfRow(standing)));
  }
  if (standing !== null) requireEnded(standing, intention.again);
  const copy = (rows.at(-1)?.copy ?? -1) + 1;
  // What was taken back has no parcel: its place among the shop's parcels is free.
  const from = Math.max(-1, ...rows.filter((row) => !isWithdrawn(row)).map(placeOfRow)) + 1;
  return nextOf(copy, intention, await placeOf(from));
}

/** The parcel's number among its order's, as the shop's browsers count them. */
function placeOfRow({ copy, claimPlace }: OutboxRow): number {
  return claimPlace?.copy ?? copy;
}

/** Force is never a first try: the service must have said of this very phone that it has a parcel. */
function requireDuplicate(row: OutboxRow | null, request: CreateParcelRequest): void {
  const isTold = row !== null && isRefusedAsDuplicate(row);
  if (!isTold || row.phoneKey !== phoneKey(request.recipient.phone)) throw new Failure('not-allowed');
}

function revisionOf({ id }: OutboxRow, intention: Intention, claimPlace: ClaimPlace): Intent {
  const { account, request, forced, pressedIn, filledFrom } = intention;
  const event = {
    type: 'revised',
    request,
    identity: { accountId: account.id, identityVersion: account.identityVersion },
    phoneKey: phoneKey(request.recipient.phone),
    forced,
    quotedFee: quotedFeeOf(account, request),
    pressedIn,
    filledFrom,
    claimPlace,
    heldUntil: heldUntilOf(intention),
    at: Date.now(),
  } as const;
  return { rowId: id, event };
}

function nextOf(copy: number, intention: Intention, claimPlace: ClaimPlace): Intent {
  const { order, account, request, forced, pressedIn, filledFrom } = intention;
  const now = Date.now();
  const row: OutboxRow = {
    id: crypto.randomUUID(),
    store: order.store,
    orderId: order.orderId,
    copy,
    orderNumber: order.number,
    orderLink: order.link,
    accountId: account.id,
    identityVersion: account.identityVersion,
    phoneKey: phoneKey(request.recipient.phone),
    forced,
    request,
    revision: 0,
    state: 'queued',
    attempts: [],
    sent: null,
    waiting: intention.isTooFast
      ? { reason: 'pressed-too-fast', since: now, tries: 0, nextTryAt: null }
      : null,
    parcelCode: null,
    codeFrom: null,
    refusal: null,
    settlement: null,
    lookedAgain: null,
    quotedFee: quotedFeeOf(account, request),
    pressedIn,
    filledFrom,
    storeAsked: null,
    colleaguesAsked: null,
    claimPlace,
    heldUntil: heldUntilOf(intention),
    createdAt: now,
    updatedAt: now,
  };
  return { row };
}

function heldUntilOf({ hold }: Intention): number | null {
  return hold === 0 ? null : Date.now() + hold;
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
