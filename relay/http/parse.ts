import type { Context } from 'hono';
import type * as z from 'zod/mini';

/** A request's JSON body as a schema has it; null for anything else. */
export async function parseBody<Schema extends z.ZodMiniType>(
  context: Context,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  // A body that is no JSON is as wrong as one of another form.
  const body: unknown = await context.req.json().catch(() => null);
  const parsed = schema.safeParse(body);
  return parsed.success ? parsed.data : null;
}

/** A whole number of a query, from 0 to a most; null for anything else. */
export function parseCount(text: string | undefined, most: number): number | null {
  const count = text === undefined ? 0 : /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(count) && count <= most ? count : null;
}
