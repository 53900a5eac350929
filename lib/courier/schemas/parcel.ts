import type * as z from 'zod/mini';
import { code, fieldsOf, readable } from './fields';

/** Spec, Parcel. Only its code is demanded: the record comes back when something was done to the parcel. */
export const parcelSchema = readable(
  { parcel_code: code },
  fieldsOf({
    integer: [
      'customer_user_id parcel_status_id parcel_position_id parcel_type_id returned_reason_id address_id',
      'recipient_id region_cost_map_id length width height customer_invoice_id final_parcel_status_id',
    ],
    flag: ['in_account is_locked is_replacement is_completely_received is_fragile'],
    numeric: [
      'total_price actual_price parcel_delivery_cost price_extra_fee size_fee extra_delivery_cost commission',
      'discount_value weight size total_size',
    ],
    words: [
      'description reference_parcel_code qr_hash planned_date note customer_private_note reference_number',
    ],
    timestamp: ['created_at updated_at deleted_at'],
    list: ['companion_parcels contents promotion_usages'],
    notShown: ['driver_user_id paid_driver_id qr_code cell recipient customer'],
  }),
);
export type Parcel = z.infer<typeof parcelSchema>;
