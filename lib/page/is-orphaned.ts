import { browser } from 'wxt/browser';

/** Browsers take the extension's own id away from a script whose extension is gone. */
export function isOrphaned(): boolean {
  try {
    return browser.runtime?.id === undefined;
  } catch {
    // Reading the id of an extension that is gone throws in some browsers.
    return true;
  }
}
