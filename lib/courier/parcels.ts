import type * as z from 'zod/mini';
import { checkRequest, jsonCall } from './check-request';
import { LOOK_UP_RETRIES, type Operation } from './operation';
import { CREATE_REFUSALS, RESTORE_REFUSALS, SIZE_REFUSALS, TEST_REFUSALS } from './parcel-refusals';
import {
  createParcelRequestSchema,
  feesRequestSchema,
  restoreParcelRequestSchema,
  sizeExtraFeeRequestSchema,
  testParcelRequestSchema,
} from './parcel-requests';
import {
  type CreatedParcel,
  createdParcelSchema,
  type Fees,
  feesSchema,
  restoredParcelSchema,
  type SizeExtraFee,
  sizeExtraFeeSchema,
  type TestParcelResult,
  testParcelResultSchema,
} from './schemas/answers';
import type { Parcel } from './schemas/parcel';

/** A parcel to be created, without the key: plain data, amounts as decimal texts, the service's own names. */
export type CreateParcelRequest = z.input<typeof createParcelRequestSchema>;

const create: Operation<CreatedParcel> = {
  name: 'createParcel',
  path: 'parcels/create',
  answer: createdParcelSchema,
  findTrace: findParcelCode,
  refusals: CREATE_REFUSALS,
};

const restore: Operation<Parcel> = {
  name: 'restoreParcel',
  path: 'parcels/restore-parcel',
  answer: restoredParcelSchema,
  refusals: RESTORE_REFUSALS,
};

const test: Operation<TestParcelResult> = {
  name: 'testParcel',
  path: 'parcels/test-parcel',
  answer: testParcelResultSchema,
  refusals: TEST_REFUSALS,
};

const sizeExtraFee: Operation<SizeExtraFee> = {
  name: 'calculateSizeExtraFee',
  path: 'parcels/calculateSizeExtraFee',
  retries: LOOK_UP_RETRIES,
  answer: sizeExtraFeeSchema,
  refusals: SIZE_REFUSALS,
};

const fees: Operation<Fees> = {
  name: 'calculateFees',
  path: 'parcels/fees',
  retries: LOOK_UP_RETRIES,
  answer: feesSchema,
};

/**
 * Creates one parcel, with one call, whatever happens (spec, POST /parcels/create).
 *
 * Underneath, both browsers send a POST again by themselves when a connection that was used before closes
 * without a byte of an answer (seen in Chromium and Firefox; no setting of fetch keeps them from it). The service
 * may thus get one call twice, and `duplicate-recipient` may be about the parcel that this very call made.
 * @throws CourierError; its `evidence` says whether a parcel may have been made.
 */
export const createParcel = jsonCall(create, createParcelRequestSchema);

/**
 * The body of a creation as `createParcel` sends it, but for the key, which follows as the last field. Two
 * requests with the same text are the same byte for byte; kept beside a request, the text shows whether a later
 * version of this program would still send the same.
 * @throws CourierError `invalid-request`
 */
export function serializeCreate(request: CreateParcelRequest): string {
  return JSON.stringify(checkRequest(create.name, createParcelRequestSchema, request));
}

/** Takes a parcel out of the recycle bin (spec, POST /parcels/restore-parcel). @throws CourierError */
export const restoreParcel = jsonCall(restore, restoreParcelRequestSchema);

/** Moves a parcel along its journey, in the testing environment alone (spec, POST /parcels/test-parcel). @throws CourierError */
export const testParcel = jsonCall(test, testParcelRequestSchema);

/** What a parcel's size costs beyond the customer's default (spec, POST /parcels/calculateSizeExtraFee). @throws CourierError */
export const calculateSizeExtraFee = jsonCall(sizeExtraFee, sizeExtraFeeRequestSchema);

/** What delivery to a village costs (spec, POST /parcels/fees). @throws CourierError */
export const calculateFees = jsonCall(fees, feesRequestSchema);

/** Names under which an answer may hold a parcel's code: `parcel_code` in the spec, and what differs in its writing. */
const CODE_NAME = /parcel[_-]?codes?$/i;

/**
 * A parcel's code anywhere in a JSON answer, under whatever record or list; `null` when there is none. An answer to a
 * creation that holds one is no refusal, whatever it says beside: the parcel may well be there.
 */
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
