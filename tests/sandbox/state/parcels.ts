import { createHash } from 'node:crypto';
import { type Dimensions, volume } from '../checks/dimensions';
import { samePhone } from '../checks/phone';
import type { SeedParcel } from '../seed/parcel-schema';
import { extraPrice, shippingCost, sizeFee } from './costs';
import type { ContentRecord, ParcelRecord, ParcelState } from './parcel-state';
import { rememberRecipient } from './recipients';
import { type Customer, type State, takeId, type VillageState } from './state';
import { timestamp } from './timestamp';

/** What a new parcel has beyond what every seed parcel has. */
export interface NewParcelDetails {
  readonly dimensions: Dimensions;
  readonly weight: number | null;
  readonly isReplacement: boolean;
  readonly isFavoriteRecipient: boolean;
  readonly plannedDate: string | null;
  readonly parcelType: number | null;
}

/** Adds a parcel and remembers its recipient. */
export function addParcel(
  state: State,
  customer: Customer,
  village: VillageState,
  parcel: SeedParcel,
  details: NewParcelDetails,
): ParcelState {
  const { recipient: seedRecipient, contents, companion_parcels: companions, ...own } = parcel;
  const id = takeId(state);
  const now = timestamp();
  const recipient = rememberRecipient(state, customer, seedRecipient, village);
  if (details.isFavoriteRecipient) recipient.isFavorite = true;
  const [firstStep] = state.seed.lifecycle.journey;
  const cost = shippingCost(customer, village).delivered;
  const actualPrice = own.actual_price ?? Math.max(0, own.total_price - cost);
  const size = volume(details.dimensions);
  const record: ParcelRecord = {
    ...own,
    customer_user_id: customer.id,
    driver_user_id: null,
    paid_driver_id: null,
    in_account: 0,
    parcel_status_id: own.parcel_status_id ?? firstStep?.parcel_status_id ?? 0,
    is_locked: 0,
    parcel_position_id: own.parcel_position_id ?? firstStep?.parcel_position_id ?? 0,
    parcel_type_id: details.parcelType,
    reference_parcel_code: null,
    returned_reason_id: null,
    address_id: recipient.address.id,
    recipient_id: recipient.id,
    region_cost_map_id: village.record.region_id,
    qr_code: null,
    qr_hash: createHash('sha256').update(own.parcel_code).digest('hex'),
    actual_price: actualPrice,
    parcel_delivery_cost: cost,
    price_extra_fee: extraPrice(customer, actualPrice).delivered,
    size_fee: sizeFee(customer, details.dimensions),
    extra_delivery_cost: 0,
    commission: 0,
    discount_value: 0,
    planned_date: details.plannedDate,
    weight: details.weight,
    ...details.dimensions,
    size,
    total_size: companions.reduce((total, companion) => total + volume(companion), size),
    created_at: now,
    updated_at: now,
    customer_invoice_id: null,
    final_parcel_status_id: null,
    is_replacement: details.isReplacement ? 1 : 0,
    is_completely_received: 0,
    is_fragile: 0,
    cell: null,
  };
  const added: ParcelState = {
    id,
    record,
    customer,
    recipient,
    companions,
    contents: contents.map(
      (content): ContentRecord => ({
        ...content,
        parcel_id: id,
        item_image: null,
        content_photo: null,
        created_at: now,
        updated_at: now,
        attachments: [],
      }),
    ),
  };
  state.parcels.set(own.parcel_code, added);
  return added;
}

/** The customer's parcel with this code; one in the recycle bin too. */
export function findParcel(state: State, customer: Customer, code: string): ParcelState | undefined {
  const parcel = state.parcels.get(code);
  return parcel?.customer === customer ? parcel : undefined;
}

/** The customer's parcel with this code, unless it is in the recycle bin. */
export function findLiveParcel(state: State, customer: Customer, code: string): ParcelState | undefined {
  const parcel = findParcel(state, customer, code);
  return parcel?.record.deleted_at === null ? parcel : undefined;
}

/** Whether the customer has a parcel outside the recycle bin for this recipient phone, in any status. */
export function hasParcelFor(state: State, customer: Customer, phone: string): boolean {
  return [...state.parcels.values()].some(
    (parcel) =>
      parcel.customer === customer &&
      parcel.record.deleted_at === null &&
      samePhone(state.choices, parcel.recipient.phone, phone),
  );
}
