import * as z from 'zod/mini';

const text = z.string().check(z.maxLength(10_000));

/** A journey as typed, for a parcel; what was played of it is not in it. */
export const journeyFieldsSchema = z.object({
  parcelCode: text,
  steps: z
    .array(z.object({ status: text, position: text, reason: text }))
    .check(z.minLength(1), z.maxLength(1000)),
  name: text,
});
export type JourneyFields = z.infer<typeof journeyFieldsSchema>;
