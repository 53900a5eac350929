import * as z from 'zod/mini';
import { findIn, openDatabase } from './db';
import type { KnownWebhook } from './records';

export const webhookFieldsSchema = z.object({ address: z.string().check(z.maxLength(10_000)) });
export type WebhookFields = z.infer<typeof webhookFieldsSchema>;

/** `null`: nothing is known, which does not mean that there is none. */
export async function findWebhook(accountId: string): Promise<KnownWebhook | null> {
  return findIn('webhooks', accountId);
}

export async function keepWebhook(webhook: KnownWebhook): Promise<void> {
  const database = await openDatabase();
  await database.put('webhooks', webhook);
}
