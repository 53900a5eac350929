import { effect, type ReadonlySignal, signal } from '@preact/signals';

/**
 * Since when what a press would ship has been shown unchanged, by the page's own clock in milliseconds, whoever
 * changed it.
 * @param shown all of it, in one text
 */
export function createStood(shown: ReadonlySignal<string>): {
  readonly since: ReadonlySignal<number>;
  dispose(): void;
} {
  const since = signal(performance.now());
  const dispose = effect(() => {
    void shown.value;
    since.value = performance.now();
  });
  return { since, dispose };
}
