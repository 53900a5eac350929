import { vi } from 'vitest';

/**
 * Does something, and lets as much time pass, on a clock of its own, as whatever it began may take: for what must
 * not come of it.
 */
export async function afterwards(act: () => void): Promise<void> {
  vi.useFakeTimers();
  try {
    act();
    await vi.advanceTimersByTimeAsync(2_000);
  } finally {
    vi.useRealTimers();
  }
}
