import type { CreateParcelRequest } from '../../lib/courier/parcels';
import { Failure } from '../../lib/messaging/failure';
import type { OrderReference } from '../../lib/messaging/views';
import { type Intent, intend, intendAll, rowsOfOrder } from '../../lib/outbox/queue';
import { findStanding, mayBeRevised, type OutboxRow, type QuotedFee } from '../../lib/outbox/row';
import { phoneKey } from '../../lib/parcel/phone';
import type { Account } from '../../lib/storage/account';
import { findQuotedFee } from './quotes';
import { renewWatchdog, send } from './sending';

export interface Intention {
  readonly order: OrderReference;
  readonly account: Account;
  readonly request: CreateParcelRequest;
  /** The person was told of the recipient's other parcel and wants this one too. */
  readonly forced: boolean;
  /** The person was told of this order's parcel and wants a second one. */
  readonly again: boolean;
}

/**
 * Writes the intended parcel down, then sends it. However often it is pressed, one order has one parcel unless
 * a second one is asked for in words.
 * @returns the row after sending, whatever became of it
 * @throws Failure `already-shipped`, `being-sent`, `unsettled` or `not-allowed`, with nothing sent.
 */
export async function ship(intention: Intention): Promise<OutboxRow> {
  return send(await intendParcel(intention));
}

/**
 * Writes the intended parcel down, or the mended one anew; nothing is sent yet.
 * @returns the row's id
 * @throws Failure as `ship`
 */
async function intendParcel(intention: Intention): Promise<string> {
  const intent = await planParcel(intention);
  // Before the row is there: a worker that ends between the row and its sending leaves somebody to wake the next.
  await renewWatchdog();
  if ('row' in intent) await intend(intent.row);
  // Another press, here or in another tab, was first.
  else if (!(await intendAll([intent]))[0]) throw new Failure('being-sent');
  return idOf(intent);
}

/**
 * Writes many down in one go; nothing is sent yet.
 * @returns each one's row; `null` where another press was first
 */
export async function intendParcels(intents: readonly Intent[]): Promise<readonly (string | null)[]> {
  await renewWatchdog();
  const written = await intendAll(intents);
  return intents.map((intent, index) => (written[index] ? idOf(intent) : null));
}

/**
 * What is to be written down for an intended parcel: a row of its own, or its mended one anew.
 * @throws Failure as `ship`
 */
export async function planParcel(intention: Intention): Promise<Intent> {
  const rows = await rowsOfOrder(intention.order);
  const standing = findStanding(rows);
  if (intention.forced) requireDuplicate(standing, intention.request);
  if (standing !== null && mayBeRevised(standing)) return revisionOf(standing, intention);
  if (standing !== null) requireEnded(standing, intention.again);
  return nextOf((rows.at(-1)?.copy ?? -1) + 1, intention);
}

function idOf(intent: Intent): string {
  return 'row' in intent ? intent.row.id : intent.rowId;
}

/** Force is never a first try: the service must have said of this very phone that it has a parcel. */
function requireDuplicate(row: OutboxRow | null, request: CreateParcelRequest): void {
  const told = row?.state === 'refused' && row.refusal?.code === 'duplicate-recipient';
  if (!told || row.phoneKey !== phoneKey(request.recipient.phone)) throw new Failure('not-allowed');
}

function revisionOf({ id }: OutboxRow, { account, request, forced }: Intention): Intent {
  const event = {
    type: 'revised',
    request,
    identity: { accountId: account.id, identityVersion: account.identityVersion },
    phoneKey: phoneKey(request.recipient.phone),
    forced,
    quotedFee: quotedFeeOf(account, request),
    at: Date.now(),
  } as const;
  return { rowId: id, event };
}

function nextOf(copy: number, intention: Intention): Intent {
  const { order, account, request, forced } = intention;
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
    waiting: null,
    parcelCode: null,
    codeFrom: null,
    refusal: null,
    settlement: null,
    lookedAgain: null,
    quotedFee: quotedFeeOf(account, request),
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
  if (row.state === 'queued' || row.state === 'sending') throw new Failure('being-sent');
  if (row.state === 'unknown') throw new Failure('unsettled');
  if (row.state === 'withdrawn') return;
  if (!again) throw new Failure('already-shipped', row.parcelCode === null ? {} : { code: row.parcelCode });
}
