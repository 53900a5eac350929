import type * as z from 'zod/mini';
import { coalesced } from '../coalesced';
import { openDatabase } from '../storage/db';
import type { TypedKey } from '../storage/records';

export interface Typed<Fields> {
  /** What was typed before the page was closed; `null`: nothing. */
  readonly typed: Fields | null;
  /** `null`: what was typed is discarded. */
  readonly keep: (fields: Fields | null) => void;
}

/** What was being typed; `null` when nothing was, or it cannot be read any more. */
export async function findTyped<Fields>(
  key: TypedKey,
  schema: z.ZodMiniType<Fields>,
): Promise<Fields | null> {
  const database = await openDatabase();
  const kept = await database.get('typed', [...key]);
  return schema.safeParse(kept?.fields).data ?? null;
}

/** One write runs at a time and stores the newest state, so that closing the page loses nothing. `null` deletes it. */
export function typedKeeper(key: TypedKey): (fields: object | null) => void {
  let newest: object | null = null;
  const write = coalesced(() =>
    // A form that cannot be kept is still on the screen; sending it tells where nothing can be stored.
    (newest === null ? forgetTyped(key) : keepTyped(key, newest)).catch(() => undefined),
  );
  return (fields) => {
    newest = fields;
    write();
  };
}

async function keepTyped(key: TypedKey, fields: object): Promise<void> {
  const database = await openDatabase();
  await database.put('typed', { key, fields });
}

async function forgetTyped(key: TypedKey): Promise<void> {
  const database = await openDatabase();
  await database.delete('typed', [...key]);
}
