import type { Asking, StoreAdapter } from './adapter';

/** Asks from the page that a script runs in. Browsers refuse a `fetch` that is called as a method: it is taken out of this first. */
export function fromHere(adapter: StoreAdapter, signal: AbortSignal): Asking {
  return { adapter, document, url: new URL(location.href), fetch, signal };
}
