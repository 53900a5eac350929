import type { StoreAdapter } from './adapter';

/** `null`: there is nothing to read with after all (a taught store that was forgotten). */
type Provided = StoreAdapter | Promise<StoreAdapter | null>;

/** The scripts of one extension share one world in a page, of which the page sees nothing. */
interface SharedWorld {
  shahnaStores?: Map<StoreAdapter['kind'], Provided>;
}

const world = globalThis as SharedWorld;

/**
 * Hands a store's reader to the script that is loaded after it: each kind of store has a script of its own, so
 * that what is injected stays small however many stores are known, and the bar is packed once.
 */
export function provideStore(kind: StoreAdapter['kind'], provided: Provided): void {
  world.shahnaStores ??= new Map();
  world.shahnaStores.set(kind, provided);
}

/**
 * The readers that were loaded before this script. Mostly one; more where two stores of one host differ in their
 * ports alone, which browsers do not tell apart.
 */
export async function providedStores(): Promise<readonly StoreAdapter[]> {
  const adapters = await Promise.all(world.shahnaStores?.values() ?? []);
  return adapters.filter((adapter) => adapter !== null);
}
