import { browser } from 'wxt/browser';
import type { PageOrder } from '../order';

/** To the pages and content scripts: something changed, read anew. Carries nothing. */
export const CHANGED = 'changed';

/** To one tab's content script: say what order you show. */
export const READ_ORDER = 'read-order';

/** To one tab's content script, before its address: the person gave the command to ship what the bar there shows. */
export const SHIP_SHOWN = 'ship-shown ';

/** What a content script answers `READ_ORDER` with; the background parses it first. */
export type ReadOrderReply = { readonly order: PageOrder } | { readonly missing: string };

/** What a script answers that a newer copy in its page has taken the place of: that one is to be asked. */
export const REPLACED = 'replaced';

/** Questions to one script, or one page of ours. */
interface Asks {
  /** To a tab of a store: ask the store for one of its orders once more, and for the notes on it. */
  readonly 'read-again': { readonly orderId: string; readonly link: string | null };
  /** To a tab of a store: by which address does this order open now? */
  readonly 'order-address': { readonly orderId: string; readonly link: string };
  /** To the panel of a window: what a press asked the popup to show waits for it (`takeWanted`). It answers `true`. */
  readonly 'show-wanted': { readonly windowId: number };
  /** To the form's own window over this tab: a press in the tab's page asks for its form again. */
  readonly 'show-tab': { readonly tabId: number };
}

export function askOf<Name extends keyof Asks>(ask: Name, about: Asks[Name]) {
  return { ask, ...about };
}

/** What a message asks; `null`: it asks something else, or nothing. */
export function findAsk<Name extends keyof Asks>(message: unknown, ask: Name): Asks[Name] | null {
  const isAsked = typeof message === 'object' && message !== null && 'ask' in message;
  return isAsked && message.ask === ask ? (message as object as Asks[Name]) : null;
}

/** What a script that can ask answers `read-again` with; one that cannot answers nothing. */
export type ReadAgainReply = ReadAgain | { readonly signedOut: true };

export interface ReadAgain {
  readonly order: PageOrder;
  /** The notes were read too, or the store has none that we could have written. */
  readonly notes: boolean;
}

/** A listener answers by its third argument, and returns true where it answers later (`lib/page/native-browser`). */
export function onSignal(
  listener: Parameters<typeof browser.runtime.onMessage.addListener>[0],
  signal: AbortSignal,
): void {
  browser.runtime.onMessage.addListener(listener);
  signal.addEventListener('abort', () => browser.runtime.onMessage.removeListener(listener));
}

/** Milliseconds between two looks of one page: a bulk of hundreds changes something many times a second. */
const PAUSE = 250;

/**
 * Calls back when there was a `CHANGED`, at once and then at most once in `PAUSE`, so that the last change is always
 * seen and the background's limit of looks is never reached by an honest page.
 */
export function onChanged(changed: () => void, signal: AbortSignal): void {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let missed: boolean;
  function look(): void {
    missed = pause !== undefined;
    if (missed) return;
    pause = setTimeout(() => {
      pause = undefined;
      if (missed) look();
    }, PAUSE);
    changed();
  }
  const listener = (message: unknown): undefined => {
    if (message === CHANGED) look();
    return undefined;
  };
  onSignal(listener, signal);
  // A page that comes back from the browser's cache stands as it was left, and heard of nothing meanwhile.
  addEventListener('pageshow', (event) => event.persisted && look(), { signal });
  signal.addEventListener('abort', () => clearTimeout(pause));
}
