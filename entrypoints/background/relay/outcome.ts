import { spanOf } from '../../../lib/ledger/days';
import { hasParcel, isMarkedWrong } from '../../../lib/outbox/meaning';
import type { OutboxRow } from '../../../lib/outbox/row';
import { wholeFee } from '../../../lib/quotes/whole-fee';
import type { OutcomeRequest } from '../../../lib/relay/schemas';
import { findSharedOrder } from '../../../lib/shop-relay/order-claims';
import type { KeptRelay, OrderClaim } from '../../../lib/storage/records';

export function reportOf(row: OutboxRow): Exclude<OrderClaim['told'], 'nothing'> {
  if (hasParcel(row)) return row.parcelCode === null ? 'made' : 'made-with-code';
  if (row.state === 'unknown') return 'unknown';
  return row.state === 'queued' || row.state === 'sending' ? 'claimed' : 'released';
}

/** The row's summary: nothing of a person is in it. */
export async function outcomeOf(row: OutboxRow, kept: OrderClaim, relay: KeptRelay): Promise<OutcomeRequest> {
  const { claim, rowId } = kept;
  if (!hasParcel(row)) return { claim, state: 'unknown' };
  const { parcelCode: code, quotedFee: fee } = row;
  // Of one parcel that has two orders colleagues count the amount once: by its code, and before that by its own order.
  // Of another account's, which may have another currency, they count none among those of the one they joined for.
  const isOwn = row.accountId === relay.accountId && (code !== null || rowId === row.id);
  // Nor of a wrong one: a colleague's earlier version counts whatever has an amount.
  const wrong = isMarkedWrong(row);
  const isCounted = isOwn && !wrong && !(await isDatedAtJoining(kept, relay));
  const amounts = isCounted
    ? { amount: row.request.total_price, fee: fee == null ? null : wholeFee(fee) }
    : { amount: null, fee: null };
  return { claim, state: 'created', code, wrong, ...amounts };
}

/** An earlier relay passes over `age`: an amount of before the joining would be in that day's sum. */
async function isDatedAtJoining(
  { key, claim, begunAt = Number.POSITIVE_INFINITY }: OrderClaim,
  { joinedAt = 0 }: KeptRelay,
): Promise<boolean> {
  const { from } = spanOf('today', joinedAt);
  if (begunAt >= from) return false;
  const shared = await findSharedOrder(key);
  return shared?.claim === claim && Date.parse(shared.claimedAt) >= from;
}
