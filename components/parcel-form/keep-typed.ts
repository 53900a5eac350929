import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { InputOf } from '../../lib/messaging/protocol';

/** Milliseconds between the last change and saving it. */
const DELAY = 400;

type Kept = InputOf<'form/save'>;

export interface KeepTyped {
  /** False after a save that failed: closing now would lose what was typed since. */
  readonly safe: ReadonlySignal<boolean>;
  /** Saves at once what is not saved yet. */
  flush(): Promise<void>;
  dispose(): void;
}

/**
 * Saves what is typed: debounced after each change, and at once when the popup is hidden or closed, since a popup
 * closes without asking.
 * @param kept what is to be kept; its first value is what is kept already.
 */
export function keepTyped(kept: ReadonlySignal<Kept>, save: (kept: Kept) => Promise<unknown>): KeepTyped {
  const safe = signal(true);
  let saved = JSON.stringify(kept.peek());
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    const words = JSON.stringify(kept.peek());
    if (words === saved) return;
    const before = saved;
    saved = words;
    try {
      await save(kept.peek());
      safe.value = true;
    } catch {
      // Not kept: the next change, or closing, tries again.
      if (saved === words) saved = before;
      safe.value = false;
    }
  }

  const stop = effect(() => {
    kept.value;
    clearTimeout(timer);
    timer = setTimeout(flush, DELAY);
  });
  const leaving = () => {
    if (document.visibilityState === 'hidden') void flush();
  };
  const closing = () => void flush();
  document.addEventListener('visibilitychange', leaving);
  window.addEventListener('pagehide', closing);

  return {
    safe,
    flush,
    dispose() {
      stop();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', leaving);
      window.removeEventListener('pagehide', closing);
    },
  };
}
