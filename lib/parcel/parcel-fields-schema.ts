import * as z from 'zod/mini';
import type { ParcelFields } from './parcel-draft';
import { MOST_PARCELS } from './shares';

/** Longer than any limit of the spec, so that too long a text reaches the check that names its field. */
const text = z.string().check(z.maxLength(10_000));

/** The form as it crosses to the background. */
export const parcelFieldsSchema = z.object({
  firstName: text,
  phone: text,
  phone2: text,
  village: z.nullable(z.object({ id: z.int(), cityId: z.int(), name: text, city: text })),
  streetName: text,
  totalPrice: text,
  actualPrice: text,
  description: text,
  note: text,
  customerPrivateNote: text,
  weight: text,
  length: text,
  width: text,
  height: text,
  isReplacement: z.boolean(),
  isFavoriteRecipient: z.boolean(),
  plannedDate: text,
  referenceNumber: text,
  parcelType: text,
  parcels: z.readonly(
    z.array(z.object({ amount: text, description: text })).check(z.maxLength(MOST_PARCELS)),
  ),
}) satisfies z.ZodMiniType<ParcelFields>;
