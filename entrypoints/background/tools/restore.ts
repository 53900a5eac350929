import { restoreParcel } from '../../../lib/courier/parcels';
import { parcelContentSchema } from '../../../lib/courier/schemas/parcel-content';
import { customerInfoSchema } from '../../../lib/courier/schemas/user';
import { compareParcel, serviceParcelOf } from '../../../lib/ledger/compare-parcel';
import type { RestoredView, SeenContent } from '../../../lib/messaging/views/tools';
import { isMarkedWrong } from '../../../lib/outbox/meaning';
import { findRowOfCode } from '../../../lib/outbox/read-rows';
import type { OutboxRow } from '../../../lib/outbox/row';
import { wholeFee } from '../../../lib/quotes/whole-fee';
import { logged } from '../../../lib/storage/log';
import { callCourier } from '../accounts/courier';
import { keepCustomerInfo } from '../accounts/customer-info';
import { directoryOf } from '../directories/directories';
import { markWrong } from '../outbox/settling';

/**
 * Takes a parcel out of the recycle bin. It brings a deleted parcel back to life, so it is called for a person who
 * wants that and never to find something out.
 * @throws Failure `parcel-not-found`, `no-permission`, `parcel-not-deleted`, or what else the call says
 */
export async function restore(accountId: string, parcelCode: string): Promise<RestoredView> {
  const { unread, ...parcel } = await callCourier(accountId, (client) =>
    restoreParcel(client, { parcel_id: parcelCode.trim() }),
  );
  // The spec does not show what a parcel's customer is; where it is as CustomerInfo is, it is read as that.
  const { data: info } = customerInfoSchema.safeParse(parcel.customer);
  if (info !== undefined) await keepCustomerInfo(accountId, info);
  // A row that cannot be read is shown as such elsewhere: the parcel is restored all the same.
  const row = await findRowOfCode(accountId, parcel.parcel_code).catch(() => null);
  // The person was told that it counts again.
  if (row !== null && isMarkedWrong(row)) {
    await markWrong(row.id, false).catch(logged('count a restored parcel'));
  }
  return {
    parcelCode: parcel.parcel_code,
    record: parcel,
    comparisons: row === null ? null : compareParcel(await askedOf(row), serviceParcelOf(parcel)),
    contents: parcel.contents.flatMap(seenContent),
    unread,
  };
}

/** Of a parcel's contents the spec shows no field; where they are as contents are elsewhere, they are read. */
function seenContent(item: unknown): readonly SeenContent[] {
  const { data } = parcelContentSchema.safeParse(item);
  if (data === undefined || data.id <= 0) return [];
  return [{ id: data.id, name: data.item_name || data.description || null, quantity: data.quantity }];
}

async function askedOf({ accountId, request, quotedFee }: OutboxRow) {
  // Without the directory the village is said by its number.
  const directory = await directoryOf(accountId).catch(() => null);
  const { village_id: id } = request.address;
  const name = directory?.villages.find((village) => village.id === id)?.name ?? null;
  return {
    totalPrice: request.total_price,
    village: { id, name },
    fee: quotedFee == null ? null : wholeFee(quotedFee),
  };
}
