import * as z from 'zod/mini';

/** What a store's database says of an order: `truth.json` beside its captured pages, order id → this. */
const truthSchema = z.object({
  number: z.string(),
  status: z.string(),
  method: z.nullish(z.string()),
  currency: z.string(),
  total: z.number(),
  /** What is still to be paid; `null`: it cannot be told. */
  due: z.nullish(z.number()),
  /** `null`: nothing is delivered. */
  recipient: z.nullish(
    z.object({
      firstName: z.nullish(z.string()),
      lastName: z.nullish(z.string()),
      company: z.nullish(z.string()),
      phone: z.nullish(z.string()),
      phone2: z.nullish(z.string()),
      lines: z.array(z.nullish(z.string())),
      city: z.nullish(z.string()),
      postcode: z.nullish(z.string()),
      country: z.nullish(z.string()),
    }),
  ),
  items: z.array(z.object({ name: z.string(), quantity: z.number() })),
  more: z.optional(z.object({ module: z.optional(z.string()) })),
});

export type Truth = z.infer<typeof truthSchema>;

/** By the order's id. @throws when the file is of another form. */
export function parseTruth(json: string): Readonly<Record<string, Truth>> {
  return z.record(z.string(), truthSchema).parse(JSON.parse(json));
}
