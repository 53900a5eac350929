import { browser } from 'wxt/browser';

/** This version of the extension: what another one made of the same data may be something else. */
export function ownVersion(): string {
  return browser.runtime.getManifest().version;
}
