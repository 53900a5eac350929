import * as z from 'zod/mini';

/** What a clerk who looks at an order's page would write: `meant.json` beside the captured pages, order id → this. */
const meantSchema = z.object({
  /** `null` or left out: nothing is said of it. */
  village: z.nullish(z.string()),
  /** What is collected, in the order's currency. */
  amount: z.nullish(z.string()),
  /** A question is as right as the answer. */
  asks: z.optional(z.boolean()),
});

export type Meant = z.infer<typeof meantSchema>;

/** By the order's id. @throws when the file is of another form. */
export function parseMeant(json: string): Readonly<Record<string, Meant>> {
  return z.record(z.string(), meantSchema).parse(JSON.parse(json));
}
