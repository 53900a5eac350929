import type { StoreIdentity } from '../order';
import type { StoreAdapter } from '../stores/adapter';

/** What runs on one page of a store: on an order, or on a list. */
export interface RunningPage {
  /** The page was changed and is not painted yet: what was wiped is put back. Cheap. */
  keep(): void;
  /** The page was changed a moment ago: what was read may be another thing now. */
  reread(): void;
}

/** @param leave takes everything of ours off the page: the site is no longer one of the person's stores. */
export type StartList = (
  adapter: StoreAdapter,
  store: StoreIdentity,
  signal: AbortSignal,
  leave: () => void,
) => RunningPage;

/** The scripts of one extension share one world in a page, of which the page sees nothing. */
interface SharedWorld {
  shahnaList?: StartList;
}

const world = globalThis as SharedWorld;

/** Hands what runs on lists to the script that asked for it: an order's page does without. */
export function provideList(start: StartList): void {
  world.shahnaList = start;
}

/** `null` until the script is there. */
export function findList(): StartList | null {
  return world.shahnaList ?? null;
}
