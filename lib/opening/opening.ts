import type { Browser } from 'wxt/browser';
import type { Reply } from '../messaging/send';
import type { PopupBeginning, TabView } from '../messaging/views/form';

/** The tab that a window shows; its address only where the extension may read it. */
export type LookedTab = Browser.tabs.Tab;

/** What the popup's first script has asked for by the time the popup's own code is loaded. */
export interface Opening {
  /** The tab as it was looked at; `undefined`: nobody looked, since the address names one, or there is none. */
  readonly looked: Promise<LookedTab | undefined>;
  /** The tab the person is looking at; `null`: none that has an id. */
  readonly tabId: Promise<number | null>;
  /** The background's reply to `popup/opened`. */
  readonly beginning: Promise<Reply<PopupBeginning> | undefined>;
  /** The background's reply to `tab/read`; without a tab there is nothing of a store, and nobody is asked. */
  readonly tab: Promise<Reply<TabView> | undefined>;
}

/** The window of the popup, where its first script leaves what it asked for. */
export interface OpeningWindow {
  shahnaOpening?: Opening;
}

/** @throws Error when the popup's first script has not run: its page is not built as it should be. */
export function requireOpening(): Opening {
  const { shahnaOpening } = window as OpeningWindow;
  if (shahnaOpening === undefined) throw new Error('opening.js has not run');
  return shahnaOpening;
}
