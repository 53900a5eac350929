import * as z from 'zod/mini';
import {
  CUSTOMER_PRIVATE_NOTE_MAXIMUM,
  isAtMost,
  isCalendarDate,
  isDescription,
  NOTE_MAXIMUM,
} from '../parcel/rules';
import { checkRequest, jsonCall } from './check-request';
import { LOOK_UP_RETRIES, type Operation } from './operation';
import { CREATE_REFUSALS, RESTORE_REFUSALS } from './parcel-refusals';
import { says } from './refusals';
import {
  type CreatedParcel,
  createdParcelSchema,
  feesSchema,
  restoredParcelSchema,
  sizeExtraFeeSchema,
  testParcelResultSchema,
} from './schemas/answers';
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
 * Spec, POST /parcels/create. The order here is the order on the wire, so that the same request is the same bytes.
 * `city_id` is in the spec's example alone: it is always sent.
 */
const createParcelRequestSchema = z.object({
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

/** A parcel to be created, without the key: plain data, amounts as decimal texts, the service's own names. */
export type CreateParcelRequest = z.input<typeof createParcelRequestSchema>;

const create: Operation<CreatedParcel> = {
  name: 'createParcel',
  path: 'parcels/create',
  answer: createdParcelSchema,
  findTrace: findParcelCode,
  refusals: CREATE_REFUSALS,
};

/**
 * Creates one parcel, with one call (spec, POST /parcels/create). Both browsers send a POST again by themselves when
 * a connection that was used before closes without an answer, so `duplicate-recipient` may be about the parcel of
 * this very call.
 * @throws CourierError; its `evidence` says whether a parcel may have been made.
 */
export const createParcel = jsonCall(create, createParcelRequestSchema);

/**
 * The body of a creation but for the key, which is its last field: kept, it shows whether a later version would send
 * the same bytes.
 * @throws CourierError `invalid-request`
 */
export function serializeCreate(request: CreateParcelRequest): string {
  return JSON.stringify(checkRequest(create.name, createParcelRequestSchema, request));
}

/** Takes a parcel out of the recycle bin (spec, POST /parcels/restore-parcel). @throws CourierError */
export const restoreParcel = jsonCall(
  {
    name: 'restoreParcel',
    path: 'parcels/restore-parcel',
    answer: restoredParcelSchema,
    refusals: RESTORE_REFUSALS,
  },
  // The parcel's code, in spite of its name.
  z.object({ parcel_id: filledText }),
);

/** Moves a parcel along its journey, in the testing environment alone (spec, POST /parcels/test-parcel). @throws CourierError */
export const testParcel = jsonCall(
  {
    name: 'testParcel',
    path: 'parcels/test-parcel',
    answer: testParcelResultSchema,
    refusals: [says('parcel-not-found', 'not found')],
  },
  z.object({
    parcel_code: filledText,
    parcel_status_id: wholeNumber,
    parcel_position_id: wholeNumber,
    returned_reason_id: z.optional(wholeNumber),
  }),
);

/** What a parcel's size costs beyond the customer's default (spec, POST /parcels/calculateSizeExtraFee). @throws CourierError */
export const calculateSizeExtraFee = jsonCall(
  {
    name: 'calculateSizeExtraFee',
    path: 'parcels/calculateSizeExtraFee',
    retries: LOOK_UP_RETRIES,
    answer: sizeExtraFeeSchema,
    refusals: [says('parcel-not-found', 'Parcel not found')],
  },
  z.object({
    village_id: serviceId,
    length: dimension,
    width: dimension,
    height: dimension,
    /** A parcel's code. */
    parcel_id: z.optional(filledText),
    companion_id: z.optional(serviceId),
  }),
);

/** What delivery to a village costs (spec, POST /parcels/fees); `price` is the goods alone. @throws CourierError */
export const calculateFees = jsonCall(
  { name: 'calculateFees', path: 'parcels/fees', retries: LOOK_UP_RETRIES, answer: feesSchema },
  z.object({ village_id: serviceId, price: z.optional(amount) }),
);

/** Names under which an answer may hold a parcel's code: `parcel_code` in the spec, and what differs in its writing. */
const CODE_NAME = /parcel[_-]?codes?$/i;

/** A creation's answer that holds a code anywhere is no refusal: the parcel may well be there. */
function findParcelCode(answer: unknown): string | null {
  // A list of what is left to look at, since an answer may be nested deeper than functions can call each other.
  const left = [{ value: answer, isCode: false }];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { value, isCode } = next;
    if (isCode && (typeof value === 'number' || (typeof value === 'string' && value.trim() !== ''))) {
      return String(value).trim();
    }
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      left.push({ value: inner, isCode: isCode || CODE_NAME.test(name) });
    }
  }
  return null;
}
