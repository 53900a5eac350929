import * as z from 'zod/mini';
import { parcelFieldsSchema } from '../../lib/parcel/parcel-fields-schema';
import { findTyped, type TypedKey, typedKeeper } from '../../lib/storage/typed-forms';

/** What is kept of the popup's tools: their code comes when the first picture stands. */
const schemas = {
  fee: z.pick(parcelFieldsSchema, {
    village: true,
    actualPrice: true,
    length: true,
    width: true,
    height: true,
  }),
  recipient: z.pick(parcelFieldsSchema, { phone: true }),
} as const;

export type Tool = keyof typeof schemas;
export type KeptOf<Name extends Tool> = z.infer<(typeof schemas)[Name]>;

/** What was typed into a tool before the popup was closed, `null` for nothing, and where it is kept from now on. */
export async function openKept<Name extends Tool>(
  tool: Name,
  accountId: string,
): Promise<{ readonly found: KeptOf<Name> | null; readonly keep: (typed: KeptOf<Name> | null) => void }> {
  const key: TypedKey = [accountId, tool, ''];
  const schema: z.ZodMiniType<unknown> = schemas[tool];
  // Where nothing can be kept the tool still works.
  const found = await findTyped(key, schema).catch(() => null);
  return { found: found as KeptOf<Name> | null, keep: typedKeeper(key) };
}
