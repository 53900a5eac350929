import type { CompanionParcel } from '../seed/parcel-schema';
import type { Customer, RecipientState } from './state';

/** Parcel content of the specification. */
export interface ContentRecord {
  readonly id: number;
  readonly parcel_id: number;
  companion_parcel_id: number | null;
  product_id: number | null;
  item_name: string | null;
  description: string | null;
  item_price: number | null;
  /** Decimal string with 2 decimals. */
  quantity: string;
  item_image: string | null;
  content_photo: string | null;
  readonly created_at: string;
  updated_at: string;
  readonly attachments: readonly never[];
}

/** Parcel of the specification, without what it embeds. */
export interface ParcelRecord {
  readonly parcel_code: string;
  readonly description: string;
  readonly customer_user_id: number;
  readonly driver_user_id: null;
  readonly paid_driver_id: null;
  readonly in_account: 0 | 1;
  parcel_status_id: number;
  readonly is_locked: 0 | 1;
  parcel_position_id: number;
  readonly parcel_type_id: number | null;
  readonly reference_parcel_code: string | null;
  returned_reason_id: number | null;
  readonly address_id: number;
  readonly recipient_id: number;
  readonly region_cost_map_id: number;
  readonly qr_code: null;
  readonly qr_hash: string;
  readonly total_price: number;
  readonly actual_price: number;
  readonly parcel_delivery_cost: number;
  readonly price_extra_fee: number;
  readonly size_fee: number;
  readonly extra_delivery_cost: number;
  readonly commission: number;
  readonly discount_value: number;
  readonly planned_date: string | null;
  note: string | null;
  readonly customer_private_note: string | null;
  readonly weight: number | null;
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly total_size: number;
  readonly created_at: string;
  updated_at: string;
  deleted_at: string | null;
  readonly customer_invoice_id: number | null;
  readonly final_parcel_status_id: number | null;
  readonly is_replacement: 0 | 1;
  readonly is_completely_received: 0 | 1;
  readonly is_fragile: 0 | 1;
  readonly cell: null;
  reference_number: string | null;
}

export interface ParcelState {
  /** What contents call `parcel_id`. */
  readonly id: number;
  readonly record: ParcelRecord;
  readonly customer: Customer;
  readonly recipient: RecipientState;
  readonly contents: readonly ContentRecord[];
  readonly companions: readonly CompanionParcel[];
}
