import { collectedBy } from '../../lib/outbox/meaning-of-parts';
import type { Finding } from '../../lib/parcel/parcel-draft';
import { sumOfShares } from '../../lib/parcel/shares';
import { isShipped, type Reviewed } from '../../lib/review/review-status';
import type { Villages } from '../village-picker/villages';

export interface ShownParcel {
  /** It is shown as it was sent: its form may have been discarded or edited since. */
  readonly isSent: boolean;
  readonly name: string;
  readonly phone: string;
  readonly village: { readonly name: string; readonly city: string } | null;
  readonly street: string;
  /** As it was typed, where it is no number. */
  readonly amount: string;
  readonly parcels: number;
  /** What is known of the recipient's parcels before this one. */
  readonly history: Finding | undefined;
}

/** A shipped order's parcel, or else what its form has. */
export function shownParcel(reviewed: Reviewed, findVillage: Villages['find']): ShownParcel {
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
