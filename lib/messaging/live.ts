import { browser } from 'wxt/browser';

/** The port by which a page of ours says that it is open. */
export const LIVE = 'live';

/** Milliseconds: a background that hears nothing for 30 seconds may be ended. */
const SIGN = 20_000;
const AGAIN = 1_000;

/**
 * Only the background has the relay's token, so it holds the request at the relay open. The messages through this
 * port carry nothing, and keep it from being ended meanwhile, in Chromium as in Firefox.
 */
export function stayLive(): void {
  try {
    const port = browser.runtime.connect({ name: LIVE });
    const signs = setInterval(() => port.postMessage(null), SIGN);
    port.onDisconnect.addListener(() => {
      clearInterval(signs);
      // The background ended nevertheless: connecting starts it.
      setTimeout(stayLive, AGAIN);
    });
  } catch {
    // The extension was updated under the page: it has no background any more.
  }
}
