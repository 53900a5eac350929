import { spanOf } from '../../../lib/ledger/days';
import { fateOf } from '../../../lib/ledger/fate';
import { findMeanings } from '../../../lib/ledger/status-meanings';
import type { Order } from '../../../lib/order';
import { hasRightParcel } from '../../../lib/outbox/meaning';
import type { OutboxRow } from '../../../lib/outbox/row';
import { doubtDelivery, doubtStatus } from '../../../lib/parcel/order-doubts';
import { factsOf, isOtherwise } from '../../../lib/parcel/order-facts';
import { findParcelState, isOfAccount } from '../../../lib/shop-relay/parcel-states';
import type { AddressText } from '../../../lib/villages/address';
import { recordsOfPlace } from '../../../lib/villages/village-index';
import { villageIndexOf } from '../directories/directories';
import { matchKnowing } from '../drafting/match-address';

/** Cancelled, paid, refunded, repriced or moved since its press, certainly. Nobody asks once its driver has the parcel. */
export async function hasOrderChanged(order: Order, row: OutboxRow): Promise<boolean> {
  const before = row.filledFrom?.facts;
  if (before === undefined || !(await isWithShop(row))) return false;
  const doubts = [...doubtStatus(order, []), ...doubtDelivery(order)];
  if (doubts.some(({ code }) => code === 'order-shipped' || code === 'order-sent-before')) return false;
  const now = factsOf(order);
  return (
    isOtherwise(before, now, row.phoneKey) || (await isMoved(row.accountId, before.address, now.address))
  );
}

/** Both are matched as addresses are today, by their own words: what was learned since is no change of the order. */
async function isMoved(
  accountId: string,
  before: AddressText | null,
  now: AddressText | null,
): Promise<boolean> {
  const index = await villageIndexOf(accountId);
  const findVillage = async (address: AddressText | null) => {
    const match = address && (await matchKnowing(index, address));
    return match?.confident ? match.candidates[0]?.village : undefined;
  };
  const [from, to] = await Promise.all([findVillage(before), findVillage(now)]);
  if (from === undefined || to === undefined) return false;
  return !recordsOfPlace(index, from).some(({ id }) => id === to.id);
}

/** Its parcel is made, and neither a person nor a status said that its driver took it; of an older one nobody says. */
async function isWithShop(row: OutboxRow): Promise<boolean> {
  const { accountId, parcelCode, createdAt, handedOverAt = null } = row;
  const isRecent = createdAt >= spanOf('week', Date.now()).from;
  if (!hasRightParcel(row) || parcelCode === null || handedOverAt !== null || !isRecent) return false;
  const told = await findParcelState(parcelCode);
  if (told === null || !isOfAccount(told, accountId)) return true;
  const fate = fateOf(told, await findMeanings(accountId));
  return fate === 'only-made' || fate === 'confirmed';
}
