import * as z from 'zod/mini';
import { cutText } from '../../parcel/cut-text';
import { code, list, numeric, orNull, truth, words } from './fields';
import { parcelSchema } from './parcel';
import { parcelContentSchema } from './parcel-content';
import { userSchema } from './user';

/** Nothing but a plain `true` is a success: "true" or 1 would be another service's way. */
const succeeded = z.literal(true);
/** Where the spec has no `success`, one that says no is no success. */
const notFailed = z.optional(z.literal(true));

/** Characters of a parcel's code that are kept. A longer text is no code; its beginning is kept, to be shown. */
const LONGEST_CODE = 200;
const keptCode = z.pipe(
  code,
  z.transform((text) => cutText(text, LONGEST_CODE)),
);

/** `parcel_code` is what proves that a parcel was made; without one the answer proves nothing. */
export const createdParcelSchema = z.object({ success: succeeded, parcel_code: keptCode });
export type CreatedParcel = z.infer<typeof createdParcelSchema>;

export const restoredParcelSchema = z.pipe(
  z.object({ success: succeeded, parcel: parcelSchema }),
  z.transform(({ parcel }) => parcel),
);

/** `success` may be false beside a result: then the result says which parcels were rejected. */
export const testParcelResultSchema = z.object({
  success: z.boolean(),
  failedToSubmit: z._default(truth, false),
  parcelResultStatus: z.object({
    allowed_parcels: list(code),
    allowed_companion_parcels: list(z.unknown()),
    rejected_parcels: list(z.unknown()),
    rejected_companion_parcels: list(z.unknown()),
  }),
});
/** Words beside an answer, on which nothing depends. */
const message = z.catch(orNull(words), null);
const sizeMessages = { result: message, message };

/** A rejected size is an answer, not a failure: `success` may be either, and a fee may be missing. */
export const sizeExtraFeeSchema = z.union([
  z.object({
    success: succeeded,
    rejectSize: z.pipe(truth, z.literal(false)),
    ...sizeMessages,
    fee: numeric,
  }),
  z.object({
    success: z.boolean(),
    rejectSize: z.pipe(truth, z.literal(true)),
    ...sizeMessages,
    fee: z.catch(orNull(numeric), null),
  }),
]);
export const feesSchema = z.object({
  success: notFailed,
  delivery_cost: numeric,
  returned_delivery_cost: numeric,
  extra_price: numeric,
  returned_extra_price: numeric,
});
export const updatedParcelContentSchema = z.pipe(
  z.object({ success: notFailed, parcel_content: parcelContentSchema }),
  z.transform(({ parcel_content }) => parcel_content),
);

export const updatedEmployeeSchema = z.pipe(
  z.object({ success: succeeded, user: userSchema }),
  z.transform(({ user }) => user),
);

export const updatedWebhookUrlSchema = z.object({ success: succeeded, message });
export type UpdatedWebhookUrl = z.infer<typeof updatedWebhookUrlSchema>;
