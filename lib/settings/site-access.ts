import { browser } from 'wxt/browser';

/** Without its port: Firefox injects nothing for a pattern with one. The exact origin is checked where it is used. */
export function originPattern(origin: string): string {
  const { protocol, hostname } = new URL(origin);
  return `${protocol}//${hostname}/*`;
}

/** Whether the browser gives access to a site now: a person can take it away at any time. */
export function hasAccess(address: string): Promise<boolean> {
  return browser.permissions.contains({ origins: [originPattern(address)] });
}

/** Asks the person for access to a site; to be called first in their press, with nothing awaited before. */
export async function askAccess(address: string): Promise<boolean> {
  try {
    return await browser.permissions.request({ origins: [originPattern(address)] });
  } catch {
    // A browser that may not ask now has given no access.
    return false;
  }
}
