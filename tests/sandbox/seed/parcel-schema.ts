import { z } from 'zod';
import { phoneText } from '../checks/fields';
import { flagSchema, timestampSchema } from './city-schema';

const amount = z.number().nonnegative();

const addressSchema = z.strictObject({ village_id: z.int(), street_name: z.string().min(1) });

/** Somebody a customer has sent to before. `is_blocked` counts for every customer. */
export const recipientSchema = z.strictObject({
  first_name: z.string().min(1),
  last_name: z.string().nullable().default(null),
  phone: phoneText,
  phone2: phoneText.nullable().default(null),
  note: z.string().nullable().default(null),
  is_blocked: flagSchema.default(0),
  address: addressSchema,
});

const contentSchema = z.strictObject({
  id: z.int(),
  companion_parcel_id: z.int().nullable().default(null),
  product_id: z.int().nullable().default(null),
  item_name: z.string().nullable().default(null),
  description: z.string().nullable().default(null),
  item_price: amount.nullable().default(null),
  quantity: z
    .string()
    .regex(/^\d+\.\d\d$/, 'must be a decimal string with 2 decimals')
    .default('1.00'),
});

const companionSchema = z.strictObject({
  id: z.int(),
  description: z.string(),
  length: z.int().positive().default(40),
  width: z.int().positive().default(40),
  height: z.int().positive().default(40),
});

/** A parcel that is there from the start; `deleted_at` set means it is in the recycle bin. */
export const parcelSchema = z.strictObject({
  parcel_code: z.string().min(1),
  recipient: recipientSchema,
  description: z.string().min(3).max(255),
  total_price: amount,
  actual_price: amount.optional(),
  note: z.string().nullable().default(null),
  customer_private_note: z.string().nullable().default(null),
  reference_number: z.string().nullable().default(null),
  parcel_status_id: z.int().optional(),
  parcel_position_id: z.int().optional(),
  deleted_at: timestampSchema.nullable().default(null),
  contents: z.array(contentSchema).default([]),
  companion_parcels: z.array(companionSchema).default([]),
});

export type SeedRecipient = z.output<typeof recipientSchema>;
export type SeedParcel = z.output<typeof parcelSchema>;
export type CompanionParcel = z.output<typeof companionSchema>;
