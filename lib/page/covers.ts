import type { isPaintedOver } from './is-painted-over';

/** All scripts of one extension share one JavaScript world in a page; the page cannot see it. */
interface SharedWorld {
  shahnaIsPaintedOver?: typeof isPaintedOver;
}

const world = globalThis as SharedWorld;

/** Hands the check for covers to the bar's script, which loads it only when somebody is about to press Ship. */
export function provideIsPaintedOver(judge: typeof isPaintedOver): void {
  world.shahnaIsPaintedOver = judge;
}

/** `null` until the script is there. */
export function findIsPaintedOver(): typeof isPaintedOver | null {
  return world.shahnaIsPaintedOver ?? null;
}
