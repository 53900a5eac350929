import * as z from 'zod/mini';
import { code, flag, integer, list, notShown, numeric, orNull, readable, words } from './fields';

const timestamp = z.string();

/** Spec, Parcel. Only its code is demanded: the record comes back when something was done to the parcel. */
const demanded = { parcel_code: code };

export const parcelSchema = readable(demanded, {
  description: orNull(words),
  customer_user_id: orNull(integer),
  driver_user_id: notShown,
  paid_driver_id: notShown,
  in_account: orNull(flag),
  parcel_status_id: orNull(integer),
  is_locked: orNull(flag),
  parcel_position_id: orNull(integer),
  parcel_type_id: orNull(integer),
  reference_parcel_code: orNull(words),
  returned_reason_id: orNull(integer),
  address_id: orNull(integer),
  recipient_id: orNull(integer),
  region_cost_map_id: orNull(integer),
  qr_code: notShown,
  qr_hash: orNull(words),
  total_price: orNull(numeric),
  actual_price: orNull(numeric),
  parcel_delivery_cost: orNull(numeric),
  price_extra_fee: orNull(numeric),
  size_fee: orNull(numeric),
  extra_delivery_cost: orNull(numeric),
  commission: orNull(numeric),
  discount_value: orNull(numeric),
  planned_date: orNull(words),
  note: orNull(words),
  customer_private_note: orNull(words),
  weight: orNull(numeric),
  length: orNull(integer),
  width: orNull(integer),
  height: orNull(integer),
  size: orNull(numeric),
  total_size: orNull(numeric),
  created_at: orNull(timestamp),
  updated_at: orNull(timestamp),
  deleted_at: orNull(timestamp),
  customer_invoice_id: orNull(integer),
  final_parcel_status_id: orNull(integer),
  is_replacement: orNull(flag),
  is_completely_received: orNull(flag),
  is_fragile: orNull(flag),
  cell: notShown,
  reference_number: orNull(words),
  companion_parcels: list(z.unknown()),
  contents: list(z.unknown()),
  recipient: notShown,
  customer: notShown,
  promotion_usages: list(z.unknown()),
});
export type Parcel = z.infer<typeof parcelSchema>;
