import type { browser as extensionInterface } from 'wxt/browser';

const names = globalThis as unknown as Record<'browser' | 'chrome', typeof extensionInterface>;

/**
 * The browser's own interface, which all that is built gets in place of the polyfill: Firefox calls it `browser`,
 * Chromium `chrome`. Sending a message answers with a promise in both; a listener that answers later must call
 * `sendResponse` and return true, since Chromium does not wait for a listener's promise.
 */
export const browser = names.browser ?? names.chrome;
