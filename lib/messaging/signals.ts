import { browser } from 'wxt/browser';
import type { Order } from '../order';

/** To the pages and content scripts: something changed, read anew. Carries nothing. */
export const CHANGED = 'changed';

/** To one tab's content script: say what order you show. */
export const READ_ORDER = 'read-order';

/** What a content script answers `READ_ORDER` with; the background parses it before it believes it. */
export type ReadOrderReply = { readonly order: Order } | { readonly missing: string };

/** Calls back on every `CHANGED`, until the signal aborts. */
export function onChanged(changed: () => void, signal: AbortSignal): void {
  const listener = (message: unknown): undefined => {
    if (message === CHANGED) changed();
    return undefined;
  };
  browser.runtime.onMessage.addListener(listener);
  signal.addEventListener('abort', () => browser.runtime.onMessage.removeListener(listener));
}
