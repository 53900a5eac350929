import { collectedBy } from '../../lib/outbox/meaning-of-parts';
import { sumOfShares } from '../../lib/parcel/shares';
import { isShipped, type Reviewed } from '../../lib/review/review-status';
import type { Villages } from '../village-picker/villages';

export type ShownParcel = ReturnType<typeof shownParcel>;

/**
 * A shipped order's parcel, as it was sent: its form may have been discarded or edited since. Else what its form has.
 */
export function shownParcel(reviewed: Reviewed, findVillage: Villages['find']) {
  const { order, row } = reviewed;
  if (row !== null && isShipped(reviewed)) {
    return {
      isSent: true,
      name: row.recipientName || '—',
      phone: row.phone,
      village: row.village ?? findVillage(row.villageId) ?? null,
      street: row.streetName,
      amount: collectedBy(row),
      parcels: row.parts.length,
      history: undefined,
    };
  }
  const fields = order.form?.draft.fields;
  return {
    isSent: false,
    name: fields?.firstName || '—',
    phone: fields?.phone ?? '',
    village: fields?.village ?? null,
    street: fields?.streetName ?? '',
    amount: sumOfShares(fields?.parcels ?? []) ?? fields?.totalPrice ?? '',
    parcels: fields?.parcels.length ?? 0,
    history: order.form?.draft.findings.find(({ code }) => code === 'recipient-history'),
  };
}
