import * as z from 'zod/mini';
import { findValue, keepValue } from '../storage/values';

export const WELCOME_STEPS = ['language', 'account', 'store', 'order'] as const;
export type WelcomeStep = (typeof WELCOME_STEPS)[number];

const progressSchema = z.readonly(
  z.object({
    /** Done or passed over. */
    passed: z.readonly(z.array(z.enum(WELCOME_STEPS))),
    /** The first parcel is there, or the person left the guide. */
    finished: z.boolean(),
  }),
);
export type WelcomeProgress = z.infer<typeof progressSchema>;

const NAME = 'welcome';

/** `null`: the guide was never begun. */
export async function findWelcomeProgress(): Promise<WelcomeProgress | null> {
  return progressSchema.safeParse(await findValue(NAME)).data ?? null;
}

export async function saveWelcomeProgress(progress: WelcomeProgress): Promise<void> {
  await keepValue(NAME, progress);
}
