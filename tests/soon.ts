import { vi } from 'vitest';

/** Far longer than anything takes on a machine that is busy with other things too: how long is the machine's business. */
const PATIENCE = 20_000;

/** Waits until what is expected holds. @throws what was wrong with it last */
export function soon<Held>(expected: () => Held | Promise<Held>): Promise<Held> {
  return vi.waitFor(expected, PATIENCE);
}
