import * as z from 'zod/mini';
import { findValue, forgetValue, keepValue } from '../storage/values';

/** What one press in a review ships, kept from the press until each of its orders is in the outbox. */
export interface ReviewPress {
  readonly collectionId: string;
  readonly orderIds: readonly string[];
  /** Milliseconds since the epoch. */
  readonly at: number;
}

const pressSchema = z.object({
  collectionId: z.string(),
  orderIds: z.array(z.string()),
  at: z.number(),
}) satisfies z.ZodMiniType<ReviewPress>;

const NAME = 'review-press';

export async function keepPress({ collectionId, orderIds, at }: ReviewPress): Promise<void> {
  await keepValue(NAME, { collectionId, orderIds, at });
}

/** The press that is not all written down; `null`: none. */
export async function findPress(): Promise<ReviewPress | null> {
  return pressSchema.safeParse(await findValue(NAME)).data ?? null;
}

export async function forgetPress(): Promise<void> {
  await forgetValue(NAME);
}
