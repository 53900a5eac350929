import { z } from 'zod';

export const timestampSchema = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/, 'must be YYYY-MM-DD HH:MM:SS');
export const flagSchema = z.union([z.literal(0), z.literal(1)]);

const villageSchema = z.strictObject({
  id: z.int(),
  city_id: z.int(),
  name: z.string().min(1),
  driver_region_id: z.int().nullable().optional(),
  region_id: z.int(),
  region_type: z.int(),
  note: z.string().nullable().default(null),
  is_closed: flagSchema.default(0),
  deleted_at: timestampSchema.nullable().default(null),
});

/** A city as `getCitiesAndVillages` answers it. */
export const citySchema = z.strictObject({
  id: z.int(),
  name: z.string().min(1),
  deleted_at: timestampSchema.nullable().default(null),
  villages: z.array(villageSchema),
});

/** A change to one village of the directory, and whether it is hidden, which no listing shows. */
export const villageChangeSchema = z.strictObject({
  id: z.int(),
  hidden: z.boolean().optional(),
  is_closed: flagSchema.optional(),
  note: z.string().nullable().optional(),
  deleted_at: timestampSchema.nullable().optional(),
});

export type CityRecord = z.output<typeof citySchema>;
export type VillageRecord = z.output<typeof villageSchema>;
export type VillageChange = z.output<typeof villageChangeSchema>;
