import { browser } from 'wxt/browser';
import * as z from 'zod/mini';

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

const KEY = 'review-press';

export async function keepPress({ collectionId, orderIds, at }: ReviewPress): Promise<void> {
  await browser.storage.local.set({ [KEY]: { collectionId, orderIds, at } });
}

/** The press that is not all written down; `null`: none. */
export async function findPress(): Promise<ReviewPress | null> {
  const { [KEY]: kept } = await browser.storage.local.get(KEY);
  return pressSchema.safeParse(kept).data ?? null;
}

export async function forgetPress(): Promise<void> {
  await browser.storage.local.remove(KEY);
}
