import type { StoreIdentity } from '../order';
import type { StoreAdapter } from '../stores/adapter';
import type { writeNote } from '../stores/write-note';
import type { isPaintedOver } from './covers/is-painted-over';

/** What runs on one page of a store: on an order, or on a list. */
export interface RunningPage {
  /**
   * The page was changed and is not painted yet: puts back our elements that were removed. Must be cheap.
   * @returns whether all is done that can be done while the page is still coming
   */
  keep(): boolean;
  /** The page was changed a moment ago: it may show another order now. */
  reread(): void;
}

/** @param leave takes everything of ours off the page: the site is no longer one of the person's stores. */
export type StartList = (
  adapter: StoreAdapter,
  store: StoreIdentity,
  signal: AbortSignal,
  leave: () => void,
) => RunningPage;

/** All scripts of one extension share one JavaScript world in a page; the page cannot see it. */
interface SharedWorld {
  shahnaWriteNote?: typeof writeNote;
  shahnaList?: StartList;
  shahnaFollow?: () => void;
  shahnaIsPaintedOver?: typeof isPaintedOver;
}

const world = globalThis as SharedWorld;

/** Hands over what writes into a store's orders; it is loaded with the first note that is due. */
export function provideWriteNote(write: typeof writeNote): void {
  world.shahnaWriteNote = write;
}

/** `null` until the script is there. */
export function findWriteNote(): typeof writeNote | null {
  return world.shahnaWriteNote ?? null;
}

/** Hands the list's code to the script that asked for it; an order's page never loads it. */
export function provideList(start: StartList): void {
  world.shahnaList = start;
}

/** `null` until the script is there. */
export function findList(): StartList | null {
  return world.shahnaList ?? null;
}

/** Hands the check for covers to the bar's script, which loads it only when somebody is about to press Ship. */
export function provideIsPaintedOver(judge: typeof isPaintedOver): void {
  world.shahnaIsPaintedOver = judge;
}

/** `null` until the script is there. */
export function findIsPaintedOver(): typeof isPaintedOver | null {
  return world.shahnaIsPaintedOver ?? null;
}

/** Keeps what writes into the store's orders: brought to a page once more, the one that is there goes on. */
export function provideFollow(follow: () => void): void {
  world.shahnaFollow = follow;
}

/** `null` until the script is there. */
export function findFollow(): (() => void) | null {
  return world.shahnaFollow ?? null;
}
