import * as z from 'zod/mini';
import {
  CUSTOMER_PRIVATE_NOTE_MAXIMUM,
  isAtMost,
  isCalendarDate,
  isDescription,
  NOTE_MAXIMUM,
} from '../parcel/rules';
import {
  amount,
  dimension,
  filledText,
  phone,
  plainNumber,
  serviceId,
  textLike,
} from './schemas/request-fields';

const wholeNumber = z.int();

/**
 * Spec, POST /parcels/create. The order of the fields here is their order on the wire, whatever their order in
 * the request, so that the same request is the same bytes. `city_id` is in the spec's example, its being
 * required is not shown: it is always sent.
 */
export const createParcelRequestSchema = z.object({
  recipient: z.object({ first_name: filledText, phone, phone2: z.optional(phone) }),
  address: z.object({ city_id: serviceId, village_id: serviceId, street_name: filledText }),
  total_price: amount,
  actual_price: z.optional(amount),
  description: textLike(isDescription, 'length'),
  note: z.optional(textLike((note) => isAtMost(note, NOTE_MAXIMUM), 'length')),
  customer_private_note: z.optional(
    textLike((note) => isAtMost(note, CUSTOMER_PRIVATE_NOTE_MAXIMUM), 'length'),
  ),
  weight: z.optional(plainNumber),
  length: z.optional(dimension),
  width: z.optional(dimension),
  height: z.optional(dimension),
  is_replacement: z.optional(z.boolean()),
  is_favorite_recipient: z.optional(z.boolean()),
  planned_date: z.optional(textLike(isCalendarDate, 'date form')),
  reference_number: z.optional(filledText),
  parcel_type: z.optional(wholeNumber),
  forceDuplicate: z.optional(z.boolean()),
});

/** Spec, POST /parcels/restore-parcel; `parcel_id` holds the parcel's code. */
export const restoreParcelRequestSchema = z.object({ parcel_id: filledText });

/** Spec, POST /parcels/test-parcel. */
export const testParcelRequestSchema = z.object({
  parcel_code: filledText,
  parcel_status_id: wholeNumber,
  parcel_position_id: wholeNumber,
  returned_reason_id: z.optional(wholeNumber),
});

/** Spec, POST /parcels/calculateSizeExtraFee; `parcel_id` holds a parcel's code. */
export const sizeExtraFeeRequestSchema = z.object({
  village_id: serviceId,
  length: dimension,
  width: dimension,
  height: dimension,
  parcel_id: z.optional(filledText),
  companion_id: z.optional(serviceId),
});

/** Spec, POST /parcels/fees; `price` is the goods alone. */
export const feesRequestSchema = z.object({ village_id: serviceId, price: z.optional(amount) });
