import type * as z from 'zod/mini';
import { changeIn } from './db';
import type { ValueName } from './records';
import { findValue } from './values';

/** A list that is kept under one name. What cannot be read is an empty one. */
export function keptList<One>(name: ValueName, schema: z.ZodMiniType<readonly One[]>) {
  const parse = (kept: unknown): readonly One[] => schema.safeParse(kept).data ?? [];
  return {
    read: async () => parse(await findValue(name)),

    /** Changes it in one transaction: what another window did meanwhile stays. */
    async change(changed: (all: readonly One[]) => readonly One[]): Promise<void> {
      await changeIn('values', async (store) => store.put(changed(parse(await store.get(name))), name));
    },
  };
}
