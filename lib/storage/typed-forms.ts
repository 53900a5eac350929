import type * as z from 'zod/mini';
import { openDatabase } from './db';

/** What a form is about: `''` where nothing is named yet. */
export type TypedKey = readonly [
  accountId: string,
  form: 'content' | 'employee' | 'journey' | 'quotes' | 'webhook',
  about: string,
];

/** A form of the desk as it is being typed. There is no place in it for a password: none is ever kept. */
export interface TypedForm {
  readonly key: TypedKey;
  readonly fields: object;
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

export async function keepTyped(key: TypedKey, fields: object): Promise<void> {
  const database = await openDatabase();
  await database.put('typed', { key, fields });
}

export async function forgetTyped(key: TypedKey): Promise<void> {
  const database = await openDatabase();
  await database.delete('typed', [...key]);
}
