import { WELCOME_STEPS, type WelcomeProgress, type WelcomeStep } from '../../lib/settings/welcome-progress';

/**
 * Whether the guide stands in place of the settings: to a person without an account, and to one who began it and
 * has not come to its end.
 */
export function isGuided(progress: WelcomeProgress | null, accountCount: number): boolean {
  return progress === null ? accountCount === 0 : !progress.finished;
}

/** The first step that is neither done nor passed over. */
export function currentStep(progress: WelcomeProgress | null): WelcomeStep {
  return WELCOME_STEPS.find((step) => !progress?.passed.includes(step)) ?? 'order';
}

export function passStep(progress: WelcomeProgress | null, step: WelcomeStep): WelcomeProgress {
  const passed = progress?.passed ?? [];
  return {
    passed: passed.includes(step) ? passed : [...passed, step],
    finished: progress?.finished ?? false,
  };
}
