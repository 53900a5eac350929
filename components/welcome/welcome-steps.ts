import { WELCOME_STEPS, type WelcomeProgress, type WelcomeStep } from '../../lib/settings/welcome-progress';

/**
 * Whether the guide stands in place of the settings: to a person without an account, and to one who began it and
 * has not come to its end.
 */
export function isGuided(progress: WelcomeProgress | null, accountCount: number): boolean {
  return progress === null ? accountCount === 0 : !progress.finished;
}

/** Nobody is asked for what the browser says already, its language; it can be changed in its step. */
export const WELCOME_BEGUN: WelcomeProgress = { passed: ['language'], finished: false };

/** The first step that is neither done nor passed over. */
export function currentStep({ passed }: WelcomeProgress): WelcomeStep {
  return WELCOME_STEPS.find((step) => !passed.includes(step)) ?? 'order';
}

export function passStep({ passed, finished }: WelcomeProgress, step: WelcomeStep): WelcomeProgress {
  return { passed: passed.includes(step) ? passed : [...passed, step], finished };
}
