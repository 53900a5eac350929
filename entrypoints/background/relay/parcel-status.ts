import type { Translator } from '../../../lib/i18n/translator';
import { findNumberNames } from '../../../lib/number-names/kept-names';
import type { ParcelStatus } from '../../../lib/number-names/parcel-status';
import { parcelStatusOf } from '../../../lib/number-names/parcel-status-words';
import type { OrderKey } from '../../../lib/order-key';
import { findRowOfCode } from '../../../lib/outbox/read-rows';
import { findParcelState, isOfAccount } from '../../../lib/shop-relay/parcel-states';
import { isSharedParcel } from './colleagues';
import { findJoined } from './secrets';

/** The newest that events told of a parcel, in the person's words; `null`: none did. */
export async function findParcelStatus(
  accountId: string,
  parcelCode: string | null,
  translator: Translator,
): Promise<ParcelStatus | null> {
  const state = parcelCode === null ? null : await findParcelState(parcelCode);
  if (state === null || !isOfAccount(state, accountId)) return null;
  return parcelStatusOf(state, await findNumberNames(accountId), translator);
}

export async function findParcelStatuses(
  parcels: readonly { readonly accountId: string; readonly parcelCode: string | null }[],
  translator: Translator,
): Promise<ReadonlyMap<string, ParcelStatus>> {
  const statuses = await Promise.all(
    parcels.map(({ accountId, parcelCode }) => findParcelStatus(accountId, parcelCode, translator)),
  );
  return new Map(
    parcels.flatMap(({ parcelCode }, index) => {
      const one = statuses[index] ?? null;
      return parcelCode === null || one === null ? [] : [[parcelCode, one] as const];
    }),
  );
}

/**
 * Any code may stand in a page: it hears of those that were made here for its own store, or that the shop's browsers
 * know under the order's own name.
 */
export async function ownParcels<Said extends { readonly orderId: string; readonly parcelCode: string }>(
  store: string,
  accountId: string,
  said: readonly Said[],
): Promise<readonly Said[]> {
  if (said.length === 0) return [];
  // A relay whose secrets cannot be read tells of no order; the bar and the list do without.
  const joined = await findJoined().catch(() => null);
  const isOwn = async ({ orderId, parcelCode }: Said) => {
    const order: OrderKey = { store, orderId };
    const row = await findRowOfCode(accountId, parcelCode);
    return row?.store === store || isSharedParcel(joined, order, parcelCode);
  };
  const own = await Promise.all(said.map(isOwn));
  return said.filter((_, index) => own[index]);
}
