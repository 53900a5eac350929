import { z } from 'zod';
import { choicesSchema } from '../choices';
import { citySchema, villageChangeSchema } from './city-schema';
import { customerSchema } from './customer-schema';

const namedSchema = z.strictObject({ id: z.int(), name: z.string().min(1) });

const stepSchema = z.strictObject({ parcel_status_id: z.int(), parcel_position_id: z.int() });

/** Status and position values are not specified: these are the sandbox's own. */
const lifecycleSchema = z.strictObject({
  statuses: z
    .array(namedSchema.extend({ kind: z.enum(['draft', 'submitted', 'under-way', 'delivered', 'returned']) }))
    .min(1),
  positions: z.array(namedSchema).min(1),
  /** The way of an ordinary parcel. The first step is that of a parcel just created. */
  journey: z.array(stepSchema).min(1),
  returned_reasons: z.array(namedSchema).default([]),
});

const permissionSchema = z.strictObject({
  id: z.int(),
  name: z.string().min(1),
});

export const seedSchema = z.strictObject({
  choices: choicesSchema.prefault({}),
  /** Cities with their villages, or a file of them: relative to the seed file. Left out: the directory. */
  cities: z.union([z.string().min(1), z.array(citySchema)]).optional(),
  villages: z.array(villageChangeSchema).default([]),
  lifecycle: lifecycleSchema,
  parcel_types: z.array(namedSchema).default([]),
  permissions: z.array(permissionSchema).default([]),
  /** `user_type_id` and `account_status_id` of employees. */
  user_types: z
    .strictObject({ employee: z.int(), sales_representative: z.int() })
    .default({ employee: 41, sales_representative: 42 }),
  account_statuses: z
    .strictObject({ active: z.int(), inactive: z.int() })
    .default({ active: 1, inactive: 2 }),
  /** The longest side the service carries; longer ones are rejected. */
  maximum_side: z.int().positive().default(150),
  customers: z.array(customerSchema).min(1),
});

/** A seed as it is written: defaults may be left out. */
export type Seed = z.input<typeof seedSchema>;
/** A seed as it was read: defaults filled in, cities loaded, references checked. */
export type LoadedSeed = Omit<z.output<typeof seedSchema>, 'cities'> & {
  readonly cities: readonly z.output<typeof citySchema>[];
};
