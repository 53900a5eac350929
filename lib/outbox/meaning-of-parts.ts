import { addUp } from '../decimal';
import type { Decimal } from '../order';
import { hasRightParcel } from './meaning';
import type { OutboxRow } from './row';

type Parcel = Pick<OutboxRow, 'id' | 'state' | 'settlement' | 'wrongSince' | 'parcelCode'> & {
  readonly totalPrice: Decimal;
  readonly fee: Decimal | null;
};

/** A row, and the parcels that its order goes in by one press; none where it goes in one. */
export type OrderParcels = Parcel & { readonly parts: readonly Parcel[] };

/** The parcels of a row's order that count: those that exist and are meant to; without any, the row stands for itself. */
export function parcelsOf(row: OrderParcels): readonly Parcel[] {
  const right = row.parts.filter(hasRightParcel);
  return right.length === 0 ? [row] : right;
}

/** Those of which there is a label: the service's code is known. */
export function labelledOf(row: OrderParcels): readonly (Parcel & { readonly parcelCode: string })[] {
  return parcelsOf(row).flatMap(({ parcelCode, ...rest }) =>
    parcelCode === null ? [] : [{ ...rest, parcelCode }],
  );
}

export function codesOf(row: OrderParcels): readonly string[] {
  return labelledOf(row).map(({ parcelCode }) => parcelCode);
}

export function collectedBy(row: OrderParcels): Decimal {
  if (row.parts.length === 0) return row.totalPrice;
  return addUp(parcelsOf(row).map(({ totalPrice }) => totalPrice));
}

/** An order's number as people see it on one of its parcels: "149 · 1/2" where it goes in several. */
export function shownNumber({ orderNumber, part }: Pick<OutboxRow, 'orderNumber' | 'part'>): string | null {
  return orderNumber === null || part == null ? orderNumber : `${orderNumber} · ${part.number}/${part.of}`;
}
