import { browser } from 'wxt/browser';
import * as z from 'zod/mini';

export const WELCOME_STEPS = ['language', 'account', 'store', 'order'] as const;
export type WelcomeStep = (typeof WELCOME_STEPS)[number];

/** How far a person came on the way from install to the first parcel. */
export interface WelcomeProgress {
  /** Done or passed over. */
  readonly passed: readonly WelcomeStep[];
  /** The first parcel is there, or the person left the guide. */
  readonly finished: boolean;
}

const progressSchema = z.object({
  passed: z.array(z.enum(WELCOME_STEPS)),
  finished: z.boolean(),
}) satisfies z.ZodMiniType<WelcomeProgress>;

const KEY = 'welcome';

/** `null`: the guide was never begun. */
export async function findWelcomeProgress(): Promise<WelcomeProgress | null> {
  const { [KEY]: kept } = await browser.storage.local.get(KEY);
  return progressSchema.safeParse(kept).data ?? null;
}

export async function saveWelcomeProgress(progress: WelcomeProgress): Promise<void> {
  await browser.storage.local.set({ [KEY]: progress });
}
