import * as z from 'zod/mini';
import type { TypedKey } from '../../lib/storage/records';
import { findTyped, typedKeeper } from '../../lib/typed/typed-forms';

const text = z.string().check(z.maxLength(10_000));

/** What is kept of the popup's tools, in a file of the popup's own, so that the background does not load it. */
const schemas = {
  fee: z.object({
    village: z.nullable(z.object({ id: z.int(), cityId: z.int(), name: text, city: text })),
    actualPrice: text,
    length: text,
    width: text,
    height: text,
  }),
  recipient: z.object({ phone: text }),
} as const;

export type KeptTool = keyof typeof schemas;
export type KeptOfTool<Name extends KeptTool> = z.infer<(typeof schemas)[Name]>;

/**
 * What was typed into a tool before the popup was closed, `null` for nothing, and a function that keeps what is typed.
 */
export async function openKept<Name extends KeptTool>(
  tool: Name,
  accountId: string,
): Promise<{
  readonly found: KeptOfTool<Name> | null;
  readonly keep: (typed: KeptOfTool<Name> | null) => void;
}> {
  const key: TypedKey = [accountId, tool, ''];
  const schema: z.ZodMiniType<unknown> = schemas[tool];
  // Where nothing can be kept the tool still works.
  const found = await findTyped(key, schema).catch(() => null);
  return { found: found as KeptOfTool<Name> | null, keep: typedKeeper(key) };
}
