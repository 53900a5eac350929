import type { send } from '../messaging/send';
import type { onChanged } from '../messaging/signals';
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

/** What a store's own script is started with, and what it asks the background by. */
export interface OrderScript {
  readonly startStore: (adapter: StoreAdapter, notes?: Notes) => void;
  readonly send: typeof send;
  readonly onChanged: typeof onChanged;
}

/** What writes a store's notes while one of its pages is open. */
export interface Notes {
  /** Tells the store of every parcel of its orders that it has not been told of, until the page is left. */
  keepWritten(store: StoreIdentity, signal: AbortSignal): void;
  /** Writes what is due, of one order or of all. */
  write(
    store: StoreIdentity,
    wish: { readonly orderId: string | null; readonly opened: boolean },
    signal: AbortSignal,
  ): Promise<void>;
}

/** All scripts of one extension share one JavaScript world in a page; the page cannot see it. */
interface SharedWorld {
  /** What all stores' pages have in common, for the store's own script, which follows it into the page. */
  shahnaOrder?: OrderScript;
  /** It comes with the first note that is due. */
  shahnaWriteNote?: typeof writeNote;
  /** It comes with the first list: an order's page never loads it. */
  shahnaList?: StartList;
  /** Brought to a page once more, the one that is there goes on. */
  shahnaFollow?: () => void;
  /** It comes when somebody is about to press Ship. */
  shahnaIsPaintedOver?: typeof isPaintedOver;
}

const world = globalThis as SharedWorld;

/** Hands something to the scripts that come into the page after this one. */
export function share<Name extends keyof SharedWorld>(
  name: Name,
  value: NonNullable<SharedWorld[Name]>,
): void {
  Object.assign(world, { [name]: value });
}

/** `null` until the script that shares it is there. */
export function findShared<Name extends keyof SharedWorld>(
  name: Name,
): NonNullable<SharedWorld[Name]> | null {
  return world[name] ?? null;
}

/** It is registered before every store's own script. @throws TypeError at its first use where it is not there */
export function orderScript(): OrderScript {
  return world.shahnaOrder as OrderScript;
}
