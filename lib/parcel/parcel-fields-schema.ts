import * as z from 'zod/mini';
import { MOST_PARCELS } from './rules';

/** Longer than any limit of the spec, so that too long a text reaches the check that names its field. */
const text = z.string().check(z.maxLength(10_000));

/** The form as it crosses to the background. */
export const parcelFieldsSchema = z.object({
  firstName: text,
  phone: text,
  phone2: text,
  village: z.nullable(z.readonly(z.object({ id: z.int(), cityId: z.int(), name: text, city: text }))),
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
  /** The parcels that the order goes in, in the order in which they are made; empty: it goes in one. */
  parcels: z.readonly(
    z.array(z.readonly(z.object({ amount: text, description: text }))).check(z.maxLength(MOST_PARCELS)),
  ),
});
