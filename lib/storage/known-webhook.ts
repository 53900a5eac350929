import * as z from 'zod/mini';
import { openDatabase } from './db';

/**
 * What is known of an account's webhook. The service never answers a question for it: it is known after it was set
 * here, or when an answer about something else carried it.
 */
export interface KnownWebhook {
  readonly accountId: string;
  readonly address: string;
  readonly from: 'set-here' | 'seen-in-answer';
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** An address as it is being typed. */
export const webhookFieldsSchema = z.object({ address: z.string().check(z.maxLength(10_000)) });

/** `null`: nothing is known, which does not mean that there is none. */
export async function findWebhook(accountId: string): Promise<KnownWebhook | null> {
  const database = await openDatabase();
  return (await database.get('webhooks', accountId)) ?? null;
}

export async function keepWebhook(webhook: KnownWebhook): Promise<void> {
  const database = await openDatabase();
  await database.put('webhooks', webhook);
}
